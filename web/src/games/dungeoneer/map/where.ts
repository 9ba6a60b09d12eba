/** Where on the map an event happens. */
import type { View } from '../../../generated/dungeoneer'
import type { LogEvent } from '../../../lib/live.svelte'

/** Events at the place of the battle. */
const FOUGHT = new Set([
  'Attacks',
  'AttackerRemoved',
  'Compared',
  'MonsterWounded',
  'MonsterHealed',
  'MonsterBeaten',
  'TokenTaken',
])
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

/** The location of the event, if it is on the map. */
export function placeOf(event: LogEvent, view: View): string | null {
  const laid = (id: unknown): string | null => (view.map.some((place) => place.location === id) ? (id as string) : null)
  const standing = (seat: unknown): string | null => laid(view.heroes[Number(seat)]?.location)
  const { event: kind, location, rival, seat } = event
  if (typeof location === 'string') return laid(location)
  if (FOUGHT.has(kind) || (kind === 'Rolled' && event.why !== 'threat')) return laid(view.battles.at(-1)?.location)
  if (AGAINST.has(kind) && typeof rival === 'number') return standing(rival)
  return ELSEWHERE.has(kind) || typeof seat !== 'number' ? null : standing(seat)
}
