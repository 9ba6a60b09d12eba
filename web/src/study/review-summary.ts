/** What the page makes of a review that the server has summed up: numbers as they are written, and links. */
import type { Language } from '../base/text/texts'
import type { Judged, Reviewed } from '../generated/protocol'
import type { Place } from './explore-address'
import { amount } from './study-texts'

/** What something cost, as it is written in the language: points, or a chance in per cent without its sign. It is an
 * estimate: only small ones have a decimal. */
export function measured(lang: Language, n: number, measure: Reviewed['measure']): string {
  const shown = measure === 'chance' ? 100 * n : n
  return amount(lang, Math.abs(shown) < 1 ? Math.round(10 * shown) / 10 : Math.round(shown))
}

/** Where the better line leads: the board of a finished game at a moment, and what should have been answered there. */
export const betterOf = (table: string, { number, seat, best }: Judged): Place => ({
  table,
  to: number,
  line: best.map(({ action }) => `${String(seat)} ${action}`),
})
