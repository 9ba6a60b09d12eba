/** The cell of the map where an event happens. */
import type { LogEvent } from '../../../game/story/log-event'
import type { View } from '../../../generated/dungeoneer'

/** Events of a battle. */
const FOUGHT = new Set(['Attacks', 'AttackerRemoved', 'Compared', 'MonsterWounded', 'MonsterHealed', 'MonsterBeaten'])
/** Events about a rival's hero. */
const AGAINST = new Set(['Sent', 'TrapSprings', 'Played'])
/** Events about a player's cards, not about the hero. */
const ELSEWHERE = new Set([
  'Discarded',
  'Drawn',
  'FirstPlayer',
  'LocationDrawn',
  'LocationPassed',
  'LocationsSeen',
  'LocationUnder',
  'LocationLeftOver',
  'PhaseBegins',
  'QuestOpened',
  'QuestReplaced',
])

/** Whether an event is part of a battle; so are all rolls, except against threats. */
export const isFought = ({ event, why }: LogEvent): boolean =>
  FOUGHT.has(event) || (event === 'Rolled' && why !== 'threat')

/** The location of the event, if it is on the map. */
export function placeOf(event: LogEvent, view: View): string | null {
  const laid = (id: unknown): string | null => (view.map.some((place) => place.location === id) ? (id as string) : null)
  const standing = (seat: unknown): string | null => laid(view.heroes[Number(seat)]?.location)
  const { event: kind, location, rival, seat } = event
  if (typeof location === 'string') return laid(location)
  if (isFought(event) || kind === 'TokenTaken') return laid(view.battles.at(-1)?.location)
  if (AGAINST.has(kind) && typeof rival === 'number') return standing(rival)
  return ELSEWHERE.has(kind) || typeof seat !== 'number' ? null : standing(seat)
}
