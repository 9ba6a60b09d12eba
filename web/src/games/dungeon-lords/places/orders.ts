/** What a lord should know before he gives orders: what is locked for whom, whose dummy is whose, what hiring early
 * costs. */
import type { Texts } from '../../../base/text/texts'
import type { Id } from '../../../game/answers/choices'
import type { Player } from '../../../game/game-module'
import type { View } from '../../../generated/dungeon-lords'
import type { Decision } from '../../../generated/kernel'

/** On the board, minions of dummies have these numbers and higher ones. */
const DUMMIES = 8
/** The mark of what nobody plays. */
const NOBODY = 8
const EARLY = 'hire_monster'

/** The name of a dummy (from 0). With two lords each keeps one (DL-12.2). */
export function dummyName(texts: Texts, view: View, players: readonly Player[], i: number): string {
  if (view.dummies.length < 2) return texts.text('dummy', { number: i + 1 })
  if (i === view.seat) return texts.text('web-dummy-mine')
  return texts.text('web-dummy-of', { player: players[i]?.name ?? '' })
}

/** Whose minion stands on a space of the board. */
export function minion(
  texts: Texts,
  view: View,
  players: readonly Player[],
  number: number,
): { colour: number; name: string } {
  return number >= DUMMIES
    ? { colour: NOBODY, name: dummyName(texts, view, players, number - DUMMIES) }
    : { colour: players[number]?.colour ?? NOBODY, name: players[number]?.name ?? '' }
}

/** Whether lords have minions on the board; those of dummies are there before orders are given (DL-12.1). */
export const carriedOut = (view: View): boolean =>
  view.board.some((place) => place.some((number) => number >= 0 && number < DUMMIES))

/** Whether orders are to be chosen, so that everybody's locked orders matter. */
export const ordering = (decision: Decision | null): boolean => decision?.prompt.key.startsWith('orders') ?? false

/** The others who cannot give an order this season: seats, and the numbers of dummies whose lords choose for them. */
export function lockedFor(view: View, id: string): number[] {
  return [
    ...view.lords.filter((lord) => lord.seat !== view.seat && lord.inaccessible.includes(id)).map(({ seat }) => seat),
    ...(view.dummies.length < 2
      ? []
      : view.dummies.flatMap((dummy, i) => (dummy.inaccessible.includes(id) ? [i + DUMMIES] : []))),
  ]
}

/** What the first order will cost, if that is not on the board (DL-4.4). */
export function caution(texts: Texts, view: View, steps: readonly Id[]): string {
  if (steps[0] !== EARLY || !view.options.early_hire_costs) return ''
  const gold = view.seat === null ? 0 : (view.lords[view.seat]?.gold ?? 0)
  return texts.text(gold ? 'web-early-hire' : 'web-early-hire-poor')
}

/** The same, for a person who asks what the place is. */
export const surcharge = (texts: Texts, view: View, id: string): string[] =>
  id === EARLY && view.options.early_hire_costs ? [texts.text('web-early-hire')] : []
