/** The signs of the lists in `docs/rules/learn/dungeoneer.md`. */
import type { Strips } from '../../rulebook/strip-signs'

export default {
  turn: ['gi:campfire', 'gi:death-skull', 'gi:cave-entrance', 'gi:run', 'gi:card-play'],
  glory: ['gi:laurel-crown', 'gi:death-skull', 'gi:run'],
  winning: ['gi:laurel-crown', 'gi:person', 'gi:upgrade', 'gi:hearts'],
} satisfies Strips
