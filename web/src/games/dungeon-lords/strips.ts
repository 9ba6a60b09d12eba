/** The signs of the lists in `docs/rules/learn/dungeon-lords.md`. */
import type { Strips } from '../../rulebook/strip-signs'

export default {
  season: ['gi:goblin-head', 'gi:card-play', 'gi:treasure-map', 'gi:imp', 'gi:calendar', 'gi:broadsword'],
  places: [
    'gi:ham-shank',
    'gi:dove',
    'gi:war-pick',
    'gi:gold-mine',
    'gi:imp',
    'gi:wolf-trap',
    'gi:goblin-head',
    'gi:hammer-nails',
  ],
  points: ['gi:mining', 'gi:troll', 'gi:imprisoned', 'gi:trophy', 'gi:flying-flag', 'gi:envelope'],
} satisfies Strips
