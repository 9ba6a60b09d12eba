/** The tab of a small screen where a question is answered, and where an event of the story is visible. */
import type { LogEvent } from '../../game/story/log-event'
import type { View } from '../../generated/dungeoneer'
import type { Decision } from '../../generated/kernel'
import { isFought, placeOf } from './map/event-cells'

export type TabId = 'map' | 'cards' | 'battle' | 'hero'

const OF: Record<string, TabId> = {
  misdeeds: 'cards',
  settle: 'cards',
  banes: 'cards',
  discard: 'cards',
  'surplus-boon': 'hero',
  'surplus-treasure': 'hero',
  'surplus-lair': 'hero',
  fodder: 'cards',
  'at-once': 'cards',
  draw: 'cards',
  form: 'battle',
  compare: 'battle',
  challenge: 'battle',
  'free-attack': 'battle',
  harder: 'battle',
  seize: 'battle',
  'one-attack': 'battle',
  'replace-quest': 'hero',
  'part-with': 'hero',
  host: 'hero',
  sacrifice: 'hero',
  'choose-hero': 'hero',
  'another-hero': 'hero',
}

export const tabOf = (view: View, decision: Decision): TabId => {
  const found = OF[decision.prompt.key]
  if (found === 'battle' && !view.battles.length) return 'map'
  if (found) return found
  return decision.prompt.key === 'window' && view.battles.length ? 'battle' : 'map'
}

/** What befalls a hero in a battle, as on the map. */
const HURT = new Set(['Wounded', 'Prevented', 'Revived'])
/** Counters and cards: they are seen beside the map, too, so that a story does not go back and forth for them. */
const COUNTED = new Set(['Glory', 'Peril', 'ActionPoints', 'Recovered', 'Level', 'Healed'])

/** The tab of a narrow screen that shows an event; null: the one that is open. */
export function tabForEvent(view: View, event: LogEvent): string | null {
  const { event: kind } = event
  if ((isFought(event) || HURT.has(kind)) && view.battles.length) return 'battle'
  if (COUNTED.has(kind)) return null
  return placeOf(event, view) ? 'map' : null
}
