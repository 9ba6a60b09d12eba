/** Where on a small screen a question is answered. */
import type { View } from '../../generated/dungeoneer'
import type { Decision } from '../../generated/kernel'

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
