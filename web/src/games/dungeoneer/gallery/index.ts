/** The gallery's Dungeoneer: its cards, and its signs. */
import type { Texts } from '../../../base/text/texts'
import { type Collection, type GalleryModule, signed, signs } from '../../../rulebook/exhibits'
import { SIGNS, term } from '../terms'
import Drawing from './Drawing.svelte'
import Ground from './Ground.svelte'

const more = (texts: Texts, of: Collection): Collection => ({
  groups: [...of.groups, signs(texts)],
  sets: of.sets,
  exhibits: [...of.exhibits, ...SIGNS.map((id) => signed(id, term(texts, id), of.sets))],
})

export default {
  drawing: Drawing,
  ground: Ground,
  low: ['boon', 'treasure', 'bane', 'trap', 'sign'],
  more,
} satisfies GalleryModule
