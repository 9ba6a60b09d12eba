/** What an answer costs, as the engine says it: the page adds up no prices. */
import type { Effect } from '../../game/answers/answer-rules'
import type { OfferView, View } from '../../generated/dungeoneer'
import type { Decision, Option } from '../../generated/kernel'
import { icon } from './content'

/** What the engine says of an answer; a game kept from before has none. */
export const offerOf = (view: View, answer: string): OfferView | undefined =>
  (view.offers as OfferView[] | undefined)?.find((one) => one.answer === answer)

/** Of what is paid, only the glory for a card asks for a second press: a step does not. */
const CONFIRMED = new Set(['play', 'play_x'])

/** What is paid, and what remains of it. */
type Paid = 'glory' | 'peril' | 'ap' | 'life'

const pay = ({ left, ...offer }: OfferView, id: Paid, costs = false): Effect[] =>
  offer[id] ? [{ icon: icon(id), label: `name-${id}`, by: -offer[id], then: left[id] ?? null, costs, bad: true }] : []

export function effects(view: View, _: Decision, option: Option): Effect[] {
  const offer = offerOf(view, option.action)
  if (!offer) return []
  return [
    ...pay(offer, 'glory', CONFIRMED.has(option.verb)),
    ...pay(offer, 'peril'),
    ...pay(offer, 'ap'),
    ...pay(offer, 'life'),
  ]
}
