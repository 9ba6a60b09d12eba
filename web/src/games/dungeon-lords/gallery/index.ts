/** The gallery's Dungeon Lords: its cards and tiles, what is printed on the board, and its signs. */
import type { Texts } from '../../../base/text/texts'
import { type Collection, type Exhibit, type GalleryModule, signed, signs } from '../../../rulebook/exhibits'
import { EVENTS, PLACES } from '../content'
import { SIGNS, spaceTerm, type Term, term } from '../terms'
import Drawing from './Drawing.svelte'

const SPACES = [1, 2, 3]

/** The event tiles, the eight areas of the central board, and the signs. */
function more(texts: Texts, of: Collection): Collection {
  const printed = (id: string, group: string, copies: number, lines: readonly string[]): Exhibit => ({
    id,
    group,
    name: texts.title(id),
    sets: of.sets.map((set) => set.id),
    copies,
    lines: lines.map((text) => ({ text, indent: 0 })),
    certainty: 'printed',
    source: 'printed',
    doubts: [],
    rules: [group === 'event' ? 'DL-7' : 'DL-5'],
  })
  const events = EVENTS.map((id) => printed(id, 'event', 1, term(texts, id as Term).lines))
  const places = PLACES.map(({ id, reverse, source }) => ({
    ...printed(id, 'place', 0, [
      ...term(texts, id as Term).lines,
      ...SPACES.map((n) => `${'I'.repeat(n)}: ${spaceTerm(texts, id, n, '').lines[0] ?? ''}`),
      texts.text(reverse ? 'web-acts-backwards' : 'web-acts-forwards'),
    ]),
    source,
  }))
  return {
    groups: [
      ...of.groups,
      { id: 'event', name: texts.text('label-events') },
      { id: 'place', name: texts.text('web-places') },
      signs(texts),
    ],
    sets: of.sets,
    exhibits: [...of.exhibits, ...events, ...places, ...SIGNS.map((id) => signed(id, term(texts, id), of.sets))],
  }
}

export default { drawing: Drawing, low: ['trap', 'event', 'sign'], more } satisfies GalleryModule
