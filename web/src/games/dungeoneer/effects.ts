/** What an answer costs: derived from the cards and what the players have. Whether it can be paid is not decided here.
 * */
import type { HeroView, View } from '../../generated/dungeoneer'
import type { Decision, Option } from '../../generated/kernel'
import type { Effect } from '../../lib/game'
import { card, icon, isGlory } from './content'
import { priceOf } from './prices'

interface Asked {
  view: View
  hero: HeroView
  option: Option
}

const pay = (id: string, by: number, have: number | null, costs = true): Effect[] =>
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
/** A step does not have to be confirmed. */
const step = ({ hero }: Asked): Effect[] => pay('ap', 1, hero.ap, false)
const named = ({ option }: Asked) => card(String(option.args.card))

const sending = ({ view, option }: Asked): Effect[] => {
  const victim = view.heroes[Number(option.args.seat)]
  return pay('peril', priceOf(view, String(option.args.card)), victim ? victim.peril : null, false)
}

const OF: Record<string, (asked: Asked) => Effect[]> = {
  play: (asked) => {
    const of = named(asked)
    if (!of) return []
    const price = priceOf(asked.view, of.id)
    return isGlory(of) ? pay('glory', price, asked.hero.glory) : pay('peril', price, null, false)
  },
  send: sending,
  send_last: sending,
  go: step,
  explore: step,
  stand: step,
  attack: step,
  challenge: step,
  challenge_in: step,
}

export function effects(view: View, decision: Decision, option: Option): Effect[] {
  const hero = view.heroes[decision.seat]
  return hero ? (OF[option.verb]?.({ view, hero, option }) ?? []) : []
}
