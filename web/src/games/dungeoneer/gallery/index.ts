/** The gallery's Dungeoneer. */
import type { GalleryModule } from '../../../lib/gallery'
import Drawing from './Drawing.svelte'
import Ground from './Ground.svelte'

export default { drawing: Drawing, ground: Ground } satisfies GalleryModule
