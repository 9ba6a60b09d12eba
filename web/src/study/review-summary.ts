/** What the page makes of a review that the server has summed up: numbers as they are written, and links. */
import type { Language } from '../base/text/texts'
import type { Judged, Reviewed, ReviewStatus } from '../generated/protocol'
import type { Place } from './explore-address'
import { amount } from './study-texts'

/** What something cost, as it is written in the language: points, or a chance in per cent without its sign. It is an
 * estimate: only small ones have a decimal. */
export function measured(lang: Language, n: number, measure: Reviewed['measure']): string {
  return amount(lang, counted(n, measure))
}

/** The number that is written so, by which a text chooses its plural. */
export function counted(n: number, measure: Reviewed['measure']): number {
  const shown = measure === 'chance' ? 100 * n : n
  return Math.abs(shown) < 1 ? Math.round(10 * shown) / 10 : Math.round(shown)
}

/** How many decisions have been judged of how many: of the viewer's own, which come first, until all of these are done;
 * then of all. The same whether the review goes on or has been stopped.
 *
 * @param own the viewer's seats */
export function howFar(
  { judged, decisions, review }: Pick<ReviewStatus, 'judged' | 'decisions' | 'review'>,
  own: readonly number[],
): { done: number; all: number; mine: boolean } {
  const seats = review?.seats.filter(({ seat }) => seat !== null && own.includes(seat)) ?? []
  const sum = (of: 'judged' | 'decisions') => seats.reduce((total, one) => total + one[of], 0)
  const mine = own.length > 0 && (!seats.length || sum('judged') < sum('decisions'))
  return mine && seats.length
    ? { done: sum('judged'), all: sum('decisions'), mine }
    : { done: judged, all: decisions, mine }
}

/** Where the better line leads: the board of a finished game at a moment, and what should have been answered there. */
export const betterOf = (table: string, { number, seat, best }: Judged): Place => ({
  table,
  to: number,
  line: best.map(({ action }) => `${String(seat)} ${action}`),
})
