/** When a thing can be chosen: a text and its rule, for a person who points at it while something else is asked. */
import type { Timing } from '../../game/answers/answer-rules'
import type { Id, Kind } from '../../game/answers/choices'
import type { View } from '../../generated/dungeon-lords'
import { room } from './content'

/** The texts, after `web-when-`, and their rules. */
export const WHENS = {
  order: 'DL-4.1',
  space: 'DL-4.2',
  hire: 'DL-5.13',
  build: 'DL-5.14',
  dig: 'DL-5.7',
  mine: 'DL-5.9',
  works: 'DL-6.1',
  battles: 'DL-16.1',
  counts: 'DL-16.3',
  conquered: 'DL-11.13',
  mark: 'DL-11.2',
  send: 'DL-11.2',
  lay: 'DL-11.2',
  spy: 'DL-5.6',
  card: 'DL-11.1',
  arrive: 'DL-8.1',
  wait: 'DL-8.2',
  hit: 'DL-11.6',
  free: 'DL-11.10',
  price: 'DL-5.3',
  imps: 'DL-5.10',
  evil: 'DL-5.4',
  tokens: 'DL-6.1',
  red: 'DL-7.3',
  over: 'DL-13.1',
} as const
type When = keyof typeof WHENS

const own = (view: View) => (view.seat === null ? undefined : view.lords[view.seat])

function square(view: View, id: string): When {
  const tile = own(view)?.tiles.find((one) => one.square === id)
  if (tile?.conquered) return 'conquered'
  if (view.combat_round) return 'mark'
  if (!tile) return 'dig'
  const of = tile.room ? room(tile.room) : undefined
  if (!of) return 'mine'
  return of.makes ? 'works' : of.score ? 'counts' : 'battles'
}

const GOODS: Record<string, When> = { imps: 'imps', evil: 'evil', tokens: 'tokens', red: 'red' }
const OF: Record<Kind, (view: View, id: string) => When> = {
  order: () => 'order',
  space: () => 'space',
  creature: (view, id) => (own(view)?.creatures.some((one) => one.id === id) ? 'send' : 'hire'),
  trap: () => 'lay',
  room: () => 'build',
  square,
  adventurer: (view, id) => (own(view)?.prison.includes(id) ? 'free' : 'arrive'),
  target: (view) => (view.combat_round ? 'hit' : 'wait'),
  'spy.amount': (view) => (view.combat_round ? 'card' : 'spy'),
  good: (_, id) => GOODS[id] ?? 'price',
}

export function timing(view: View, kinds: readonly Kind[], id: Id): Timing | null {
  const kind = kinds.find((one) => one in OF)
  const when = view.scores ? 'over' : kind && OF[kind]?.(view, String(id))
  return when ? { reason: `web-when-${when}`, rule: WHENS[when] } : null
}
