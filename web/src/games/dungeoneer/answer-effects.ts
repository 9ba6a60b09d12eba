/** What an answer costs: derived from the cards and what the players have. Whether it can be paid is not decided here.
 * */
import type { Effect } from '../../game/answers/answer-rules'
import type { HeroView, PlaceView, View } from '../../generated/dungeoneer'
import type { Decision, Option } from '../../generated/kernel'
import { card, icon, isGlory, quest, site } from './content'
import { wayTo } from './map/shortest-paths'
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
/** The first attempt at a quest is free each turn, each further one costs a point (DN-11.1). */
const attempting = (asked: Asked): Effect[] =>
  asked.hero.tried.includes(String(asked.option.args.quest)) ? step(asked) : []
/** A search for what a quest wants costs a point (DN-11.7). */
const searching = (asked: Asked): Effect[] =>
  quest(String(asked.option.args.card))?.categories.includes('search') ? step(asked) : []
const named = ({ option }: Asked) => card(String(option.args.card))

/** What is sent costs its victim, who pays for the rest of the plan, too. */
const sending = ({ view, hero, option }: Asked): Effect[] => {
  const victim = view.heroes[Number(option.args.seat)]
  const planned = (hero.plan ?? []).filter(({ seat }) => seat === victim?.seat)
  const spent = planned.reduce((sum, { card: id }) => sum + priceOf(view, id), 0)
  return pay('peril', priceOf(view, String(option.args.card)), victim ? victim.peril - spent : null, false)
}

/** A point for each step of the shortest way on which nothing can happen: through open exits, past no hazard (DN-8.3). */
const walking = ({ view, hero, option }: Asked): Effect[] => {
  const from = view.map.find((place) => place.location === hero.location)
  const leaves = (place: PlaceView, side: number) =>
    place.exits[side]?.kind === 'open' && (place === from || (!place.hazards.length && !site(place.location)?.enters))
  const way = from && wayTo(view.map, from, (place) => place.location === option.args.location, leaves)
  return way ? pay('ap', way.length - 1, hero.ap, false) : []
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
  walk: walking,
  attempt: attempting,
  use: searching,
  attack: step,
  challenge: step,
  challenge_in: step,
}

export function effects(view: View, decision: Decision, option: Option): Effect[] {
  const hero = view.heroes[decision.seat]
  return hero ? (OF[option.verb]?.({ view, hero, option }) ?? []) : []
}
