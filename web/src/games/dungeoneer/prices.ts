/** The present prices of cards: lower than printed if something makes them cheaper. */
import type { View } from '../../generated/dungeoneer'
import { card } from './content'

/** What the viewer would pay for one of his cards, without its X; what is printed if it is not his. */
export function priceOf(view: View, id: string): number {
  const own = view.seat === null ? undefined : view.heroes[view.seat]
  const held = own?.hand.cards?.indexOf(id) ?? -1
  return own?.hand.prices?.[held] ?? own?.lair.find((one) => one.id === id)?.price ?? card(id)?.cost ?? 0
}
