/** What an answer costs, as the engine says it: the page adds up no prices. */
import type { Effect } from '../../game/answers/answer-rules'
import type { HeroView, OfferView, View } from '../../generated/dungeoneer'
import type { Decision, Option } from '../../generated/kernel'
import { icon } from './content'
import { priceOf } from './prices'

/** What the engine says of an answer; a game kept from before has none. */
export const offerOf = (view: View, answer: string): OfferView | undefined =>
  (view.offers as OfferView[] | undefined)?.find((one) => one.answer === answer)

/** Of what is paid, only the glory for a card asks for a second press: a step does not. */
const CONFIRMED = new Set(['play', 'play_x'])

const pay = (id: string, by: number, have: number | null, costs = false): Effect[] =>
  by
    ? [
        {
          icon: icon(id),
          label: `name-${id}`,
          by: -by,
          then: have === null ? null : Math.max(0, have - by),
          costs,
          bad: true,
        },
      ]
    : []

/** What the victim of what is sent has left, who pays for the rest of the plan, too; null: it is not known who pays. */
function left(view: View, hero: HeroView, { verb, args }: Option): number | null {
  const victim = verb.startsWith('send') ? view.heroes[Number(args.seat)] : undefined
  const planned = (hero.plan ?? []).filter(({ seat }) => seat === victim?.seat)
  return victim ? victim.peril - planned.reduce((sum, { card }) => sum + priceOf(view, card), 0) : null
}

export function effects(view: View, decision: Decision, option: Option): Effect[] {
  const hero = view.heroes[decision.seat]
  const offer = offerOf(view, option.action)
  if (!hero || !offer) return []
  return [
    ...pay('glory', offer.glory, hero.glory, CONFIRMED.has(option.verb)),
    ...pay('peril', offer.peril, left(view, hero, option)),
    ...pay('ap', offer.ap, hero.ap + hero.lying_ap),
    ...pay('life', offer.life, hero.life),
  ]
}
