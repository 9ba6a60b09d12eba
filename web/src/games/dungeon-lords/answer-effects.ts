/** What an answer costs and brings: derived from the tiles and cards, the question, and what the lord has. Whether it
 * can be paid is not decided here. */
import type { Effect } from '../../game/answers/answer-rules'
import type { LordView, View } from '../../generated/dungeon-lords'
import type { Goods } from '../../generated/dungeon-lords-content'
import type { Decision, Option } from '../../generated/kernel'
import { listed } from './card-text'
import { creature, EVIL, icon, place, room } from './content'

interface Asked {
  lord: LordView
  decision: Decision
  option: Option
}

const HAVE: Record<string, (lord: LordView) => number> = {
  gold: (lord) => lord.gold,
  food: (lord) => lord.food,
  imps: (lord) => lord.imps,
  evil: (lord) => lord.evil,
  red: (lord) => lord.red_counters,
  prison: (lord) => lord.prison.length,
}
/** Goods that move a counter with another name, and the direction in which one of them moves it. */
const MOVES: Record<string, { id: string; by: number }> = {
  smiles: { id: 'evil', by: -1 },
  trap: { id: 'traps', by: 1 },
}
/** Of these, more is worse. */
const BURDENS = new Set(['evil', 'red'])
const LABELS: Record<string, string> = {
  red: 'web-thing-red',
  prison: 'web-thing-prison',
  workers: 'web-thing-workers',
  spy: 'name-spy',
}

function effect(lord: LordView, id: string, by: number, costs: boolean): Effect {
  const have = HAVE[id]?.(lord)
  const sum = have === undefined ? null : have + by
  // The counter stops at the ends of its track.
  const then = id === 'evil' && sum !== null ? Math.max(EVIL.bottom, Math.min(EVIL.top, sum)) : sum
  // A price is named in full; at the bottom, the counter does not move.
  const change = costs || have === undefined || then === null ? by : then - have
  const bad = BURDENS.has(id) ? change > 0 : change < 0
  return { icon: icon(id), label: LABELS[id] ?? `name-${id}`, by: change, then, costs, bad }
}

function moved(lord: LordView, goods: Partial<Goods>, paid: boolean): Effect[] {
  const effects = listed(goods).map(([good, n]) => {
    const { id, by } = MOVES[good] ?? { id: good, by: 1 }
    // Evil is a price that goes up.
    const sign = paid && id !== 'evil' ? -1 : 1
    return effect(lord, id, sign * by * n, paid)
  })
  return effects.filter(({ by }) => by)
}
const pay = (lord: LordView, goods: Partial<Goods>): Effect[] => moved(lord, goods, true)
const get = (lord: LordView, goods: Goods): Effect[] => moved(lord, goods, false)
const some = (lord: LordView, id: string, by: number): Effect[] =>
  by ? [effect(lord, id, by, by < 0 !== BURDENS.has(id))] : []

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const wage = ({ lord, option }: Asked): Effect[] => {
  const kind = creature(String(option.args.creature))
  return kind ? pay(lord, kind.price) : []
}

const OF: Record<string, (asked: Asked) => Effect[]> = {
  act: ({ lord, decision: { prompt } }) => {
    const of = place(String(prompt.source))?.spaces[number(prompt.args.space) - 1]
    return of ? [...pay(lord, of.pay), ...get(lord, of.get)] : []
  },
  hire: (asked) => {
    const dinner = number(asked.decision.prompt.args.dinner)
    const price = wage(asked)
    const food = price.find((one) => one.icon === icon('food'))
    if (food && dinner)
      return price.map((one) => (one === food ? effect(asked.lord, 'food', food.by - dinner, true) : one))
    return [...price, ...some(asked.lord, 'food', -dinner)]
  },
  pay: wage,
  build: ({ lord, decision }) => some(lord, 'gold', -number(decision.prompt.args.price)),
  use: ({ lord, option }) => {
    const of = room(String(option.args.room))
    return of?.makes ? [...pay(lord, of.pay), ...get(lord, of.makes)] : []
  },
  mine: ({ lord, option }) => some(lord, 'gold', number(option.args.amount)),
  tax: ({ lord, option, decision }) => {
    const paid = number(option.args.amount)
    return [...some(lord, 'gold', -paid), ...some(lord, 'red', number(decision.prompt.args.due) - paid)]
  },
  lay: ({ lord, option }) => pay(lord, lord.trap_prices[lord.traps?.indexOf(String(option.args.trap)) ?? -1] ?? {}),
  attack: ({ lord, option }) => {
    const attack = creature(String(option.args.creature))?.attacks.find((one) =>
      String(option.args.attack).endsWith(`-${one.id}`),
    )
    return attack ? pay(lord, attack.pay) : []
  },
  evil: ({ lord, decision }) => some(lord, 'evil', number(decision.prompt.args.amount)),
  symbol: ({ lord, option }) => {
    const good = String(option.args.good)
    return good === 'monster'
      ? some(lord, 'monster', -1)
      : some(lord, good === 'trap' ? 'traps' : good, good === 'evil' ? 1 : -1)
  },
  lose: ({ lord, option: { args } }) =>
    some(lord, args.creature ? 'monster' : args.trap ? 'traps' : String(args.good), -1),
  discard: ({ lord }) => some(lord, 'traps', -1),
  free: ({ lord }) => some(lord, 'prison', -1),
}

export function effects(view: View, decision: Decision, option: Option): Effect[] {
  const lord = view.lords[decision.seat]
  return lord ? (OF[option.verb]?.({ lord, decision, option }) ?? []) : []
}
