/** What a year has brought each lord: counted from the events that everybody knows. */
import type { LogEvent } from '../../../game/story/log-event'
import type { View } from '../../../generated/dungeon-lords'

/** What a lord has got, and what he has given for it or lost. */
export interface Flow {
  got: number
  gone: number
}

/** A lord's year. */
export interface Deeds {
  /** How many squares were conquered. */
  conquered: number
  knockedOut: number
  /** How many traps went off or were given up. */
  traps: number
  /** How many creatures left for good. */
  left: number
  /** How much more evil he is. */
  evil: number
  /** The adventurers he has caught and kept. */
  caught: string[]
  gold: Flow
  food: Flow
  imps: Flow
  tunnels: number
  rooms: number
  hired: number
}

/** A year, as far as it is known; `whole`: from its beginning. */
export interface Year {
  year: number
  whole: boolean
  lords: Deeds[]
}

const nothing = (): Deeds => ({
  conquered: 0,
  knockedOut: 0,
  traps: 0,
  left: 0,
  evil: 0,
  caught: [],
  gold: { got: 0, gone: 0 },
  food: { got: 0, gone: 0 },
  imps: { got: 0, gone: 0 },
  tunnels: 0,
  rooms: 0,
  hired: 0,
})
const FLOWS = ['gold', 'food', 'imps'] as const
const flow = (deeds: Deeds, good: unknown): Flow => deeds[FLOWS.find((one) => one === good) ?? 'gold']

const COUNTED: Record<string, (deeds: Deeds, event: LogEvent) => void> = {
  Conquered: (deeds) => (deeds.conquered += 1),
  KnockedOut: (deeds) => (deeds.knockedOut += 1),
  OnStrike: (deeds) => (deeds.knockedOut += 1),
  TrapSprung: (deeds) => (deeds.traps += 1),
  // One that was drawn to choose among has not been spent.
  TrapGone: (deeds, event) => (deeds.traps += event.source === 'buy_traps' ? 0 : 1),
  CreatureLost: (deeds) => (deeds.left += 1),
  EvilMoved: (deeds, event) => (deeds.evil += Number(event.by)),
  Eliminated: (deeds, event) => event.adventurer !== 'decoy' && deeds.caught.push(String(event.adventurer)),
  PrisonerFreed: (deeds, event) => (deeds.caught = deeds.caught.filter((one) => one !== event.adventurer)),
  Gained: (deeds, event) => (flow(deeds, event.good).got += Number(event.amount)),
  Lost: (deeds, event) => (flow(deeds, event.good).gone += Number(event.amount)),
  // Older games tell what is paid as lost, too.
  TaxPaid: (deeds, event) => (deeds.gold.gone += event.source ? Number(event.paid) : 0),
  Mined: (deeds, event) => (deeds.gold.got += Number(event.amount)),
  Dug: (deeds) => (deeds.tunnels += 1),
  Built: (deeds) => (deeds.rooms += 1),
  Hired: (deeds) => (deeds.hired += 1),
}

/** The years that have ended, as far as the log has them; none in a lesson.
 *
 * @param log all events that are known; the first ones may be missing
 */
export function yearsOf(view: View, log: readonly LogEvent[]): Year[] {
  if (view.options.training) return []
  const lords = () => view.lords.map(nothing)
  const firstSeason = log.find((one) => one.event === 'SeasonBegins')
  const first = firstSeason ? Number(firstSeason.year) - (firstSeason.season === 'winter' ? 1 : 0) : view.year
  let now: Year = { year: first, whole: false, lords: lords() }
  const years = [now]
  for (const event of log) {
    if (event.event === 'SeasonBegins' && event.season === 'winter') {
      now = { year: Number(event.year), whole: true, lords: lords() }
      years.push(now)
    }
    const deeds = event.seat === undefined ? undefined : now.lords[event.seat]
    if (deeds) COUNTED[event.event]?.(deeds, event)
  }
  return years.filter(({ year }) => year > 0 && (year < view.year || view.scores !== null))
}
