/** The place on the table where the event being told happens. */
import type { LogEvent } from '../../game/story/log-event'
import { eachOf } from '../../game/story/shared-lines'
import type { LordView, View } from '../../generated/dungeon-lords'
import { adventurer, creature, place, PLACES } from './content'

/** A place where minions act, and a space of it (I is 1); null: the place as a whole. */
export interface Site {
  place: string
  space: number | null
}

/** The places whose minions do this. */
const DEEDS: Record<string, string> = {
  Dug: 'dig_tunnels',
  DugFewer: 'dig_tunnels',
  Mined: 'mine_gold',
  Hired: 'hire_monster',
  Built: 'build_room',
  Spied: 'improve_reputation',
}

/** The places where a price is paid for a creature or a room, which is then the source of the event. */
const BOUGHT: Record<string, string> = { hire: 'hire_monster', build: 'build_room' }

/** An order that is not executed because nobody went there. */
const NOT_THERE = new Set(['full', 'gold'])

/** The place to which an order, or what a minion does, belongs. */
function placeOf(now: LogEvent, before: LogEvent | undefined): string {
  if (now.event === 'OrdersRevealed') return (now.orders as string[])[0] ?? ''
  if (now.event === 'MinionPlaced' || now.event === 'MinionStays') return String(now.order)
  const bought = BOUGHT[String(now.why)]
  if (bought) return bought
  if (typeof now.source === 'string') return place(now.source) ? now.source : ''
  // A room may let its imps dig, too.
  return before?.event === 'Produced' && before.seat === now.seat ? '' : (DEEDS[now.event] ?? '')
}

/** The space on which a lord's minion stood this season; null: nowhere. */
function stoodOn(log: readonly LogEvent[], seat: number | undefined, order: string): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const one = log[i]
    if (!one || one.event === 'SeasonBegins') return null
    if (one.event === 'MinionPlaced' && one.seat === seat && one.order === order) return Number(one.space)
  }
  return null
}

/** Where something is being told about a minion; null: nowhere.
 *
 * @param log the events so far, the one being told last
 */
export function siteOf(now: LogEvent | null, log: readonly LogEvent[]): Site | null {
  const found = now ? placeOf(now, log[log.length - 2]) : ''
  if (!now || !found) return null
  const absent = now.event === 'OrdersRevealed' || NOT_THERE.has(String(now.why))
  return { place: found, space: absent ? null : stoodOn(log, now.seat, found) }
}

/** Whether a minion goes to this space in what is being told, and in which turn; null: none does. */
export function walksTo(now: LogEvent | null, at: Site): { nth: number; count: number } | null {
  if (now?.event !== 'MinionPlaced') return null
  const lords = eachOf(now)
  const all = lords.length ? lords : [now]
  const nth = all.findIndex(({ order, space }) => order === at.place && space === at.space)
  return nth < 0 ? null : { nth, count: all.length }
}

const WAVE = new Set(['OrdersRevealed', 'MinionPlaced', 'MinionStays'])

/** The lords whose order has just been revealed, and whose minions have yet to go to the place. */
export function setOut(view: View, now: LogEvent | null, id: string): number[] {
  if (!now || !WAVE.has(now.event)) return []
  const standing: readonly number[] = view.board[PLACES.findIndex((one) => one.id === id)] ?? []
  return view.lords.flatMap((lord) =>
    lord.orders.at(-1) === id && !lord.unexecuted.includes(id) && !standing.includes(lord.seat) ? [lord.seat] : [],
  )
}

/** How an order of this season stands: revealed, its minion on a space, carried out, or not. */
export type OrderState = 'revealed' | 'placed' | 'done' | 'unexecuted'
export function orderState(view: View, log: readonly LogEvent[], lord: LordView, id: string): OrderState {
  if (lord.unexecuted.includes(id)) return 'unexecuted'
  if (view.board[PLACES.findIndex((one) => one.id === id)]?.includes(lord.seat)) return 'placed'
  return stoodOn(log, lord.seat, id) === null ? 'revealed' : 'done'
}

/** A lord's orders, with those of the viewer that are still to be revealed: he knows them. */
export function ordersOf(lord: LordView, own: boolean, ahead: readonly LogEvent[]): readonly string[] {
  if (!own) return lord.orders
  const coming = ahead.findIndex(({ event }) => event === 'SeasonBegins')
  const now = coming < 0 ? ahead : ahead.slice(0, coming)
  const more = now.flatMap(({ event, seat, orders }) =>
    event === 'OrdersRevealed' && seat === lord.seat ? (orders as string[]) : [],
  )
  return [...lord.orders, ...more]
}

/** Which combat card the viewer has just looked at, from 1; null: none. */
export function spied(view: View, recent: readonly LogEvent[]): number | null {
  const last = [...recent]
    .reverse()
    .find(({ event, seat, spell }) => event === 'Spied' && seat === view.seat && Boolean(spell))
  return last ? Number(last.position) : null
}

/** Who stands on a space: its minion, or the one whose action is being told, who has left it only in the rules. */
export function standsOn(view: View, now: LogEvent | null, site: Site | null, at: Site, asked: number | null): number {
  const seat = view.board[PLACES.findIndex((one) => one.id === at.place)]?.[(at.space ?? 0) - 1] ?? -1
  if (seat >= 0) return seat
  if (site?.place === at.place && site.space === at.space && now?.seat !== undefined) return now.seat
  return asked ?? -1
}

/** How many monsters a lord has. Ghosts do not count, and score nothing (DL-15.3). */
export const monstersOf = (lord: LordView): number => lord.creatures.filter((one) => !creature(one.id)?.ghost).length
/** How many ghosts: they are counted beside the monsters. */
export const ghostsOf = (lord: LordView): number => lord.creatures.filter((one) => creature(one.id)?.ghost).length

/** What is counted of a lord for all to see. */
const COUNTED = {
  gold: (lord: LordView) => lord.gold,
  food: (lord: LordView) => lord.food,
  imps: (lord: LordView) => lord.imps,
  evil: (lord: LordView) => lord.evil,
  red: (lord: LordView) => lord.red_counters,
  tokens: (lord: LordView) => lord.troll_tokens,
  traps: (lord: LordView) => lord.traps_owned ?? 0,
  monster: monstersOf,
  ghost: ghostsOf,
  prison: (lord: LordView) => lord.prison.length,
} as const
export type Count = keyof typeof COUNTED
const COUNTS = Object.keys(COUNTED) as Count[]
/** What one would rather have less of. */
const BAD: ReadonlySet<string> = new Set<Count>(['evil', 'red'])

/** By how much the event being told has changed something of a lord; `good`: whether he is glad of it. */
export interface Rise {
  of: Count
  by: number
  good: boolean
  /** What it comes from or is paid for: a place, room, card …; empty: nothing that is named. */
  source: string
}

/** What the event being told has changed in numbers.
 *
 * @param was the view before the event; nothing has changed without it
 * @param now the event
 */
export function rises(was: View | null | undefined, view: View, seat: number, now: LogEvent | null = null): Rise[] {
  const before = was?.seat === view.seat ? was.lords[seat] : undefined
  const lord = view.lords[seat]
  if (!before || !lord) return []
  const source = typeof now?.source === 'string' && now.seat === seat ? now.source : ''
  return COUNTS.flatMap((of) => {
    const by = COUNTED[of](lord) - COUNTED[of](before)
    return by ? [{ of, by, good: by > 0 !== BAD.has(of), source }] : []
  })
}

/** Whether the event being told is that an adventurer comes to a lord. */
export const joins = (now: LogEvent | null, seat: number, id: string): boolean =>
  now?.seat === seat &&
  ((now.event === 'AdventurerJoins' && now.adventurer === id) ||
    (now.event === 'PaladinComes' && adventurer(id)?.class === 'paladin'))

/** The squares of a lord's dungeon where the event being told happens. */
export function squaresOf(now: LogEvent | null, lord: LordView): string[] {
  if (now?.seat !== lord.seat) return []
  if (Array.isArray(now.squares)) return now.squares.map(String)
  if (typeof now.square === 'string') return [now.square]
  const room = now.event === 'Produced' ? now.room : now.source
  return lord.tiles.flatMap((tile) => (tile.room !== null && tile.room === room ? [tile.square] : []))
}

/** Whether an event is about a lord's dungeon, or about who lives there. */
export const changesHome = (now: LogEvent, lord: LordView): boolean =>
  squaresOf(now, lord).length > 0 || (now.seat === lord.seat && typeof now.creature === 'string')

/** What is shown where a lord is: on the own board, or among the rivals. */
const AT_HOME = new Set([
  ...['Produced', 'Spared', 'NobodyToPay', 'WagePaid', 'OnStrike', 'CreatureLost', 'TaxPaid', 'RedCounters'],
  'OrderReturned',
])
const ARRIVALS = new Set(['AdventurerJoins', 'PaladinComes', 'DecoyVanishes'])
const OF_SEASON = new Set([
  'SeasonBegins',
  'YearTwoChanges',
  'EventHappens',
  'SpecialHappens',
  'PutUnder',
  'AdventurerLeaves',
])

/** The tab of a small screen on which the event being told can be seen; null: it does not matter.
 *
 * @param view the view with the event
 */
export function tabOf(view: View, now: LogEvent): string | null {
  const own = now.seat === view.seat
  if (view.combat_round) return 'battle'
  if (OF_SEASON.has(now.event)) return 'season'
  if (now.event === 'Dug' || now.event === 'Built') return own || view.seat === null ? 'dungeon' : 'places'
  if (siteOf(now, [])) return 'places'
  if (AT_HOME.has(now.event) || ARRIVALS.has(now.event) || typeof now.source === 'string')
    return own || view.seat === null ? 'dungeon' : 'rivals'
  return null
}
