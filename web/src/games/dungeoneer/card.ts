/** Dungeoneer on the first page. */
import type { GameCard } from '../../game/game-module'

const SOLO = 1
const SOLO_ONLY = new Set(['harder_solo'])
/** Options that need other players. */
const COMPANY_ONLY = new Set([
  'separate_decks',
  'unbiased_placement',
  'nothing_personal',
  'optional_discard',
  'resurrection',
])

const card: GameCard = {
  icon: 'gi:torch',
  groups: [
    { id: 'map', options: ['no_white_spots', 'unbiased_placement'] },
    {
      id: 'heroes',
      options: ['choosing_heroes', 'resurrection', 'limited_movement', 'ap_for_falling', 'dodging_spikes'],
    },
    { id: 'cards', options: ['separate_decks', 'optional_discard', 'nothing_personal', 'harder_solo'] },
  ],
  applies: (option, seats, value) => {
    if (option === 'separate_decks') return seats > SOLO && value('sets') === 'both'
    if (SOLO_ONLY.has(option)) return seats === SOLO
    return seats > SOLO || !COMPANY_ONLY.has(option)
  },
  seats: { tomb: 2, vault: 2, both: 3 },
}

export default card
