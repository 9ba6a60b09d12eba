/** The gallery's Dungeoneer. */
import type { GalleryModule } from '../../../reading/gallery'
import Drawing from './Drawing.svelte'
import Ground from './Ground.svelte'

export default {
  drawing: Drawing,
  ground: Ground,
  low: ['boon', 'treasure', 'bane', 'trap'],
} satisfies GalleryModule
