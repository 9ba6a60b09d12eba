/** Dungeon Lords on the first page. */
import type { GameCard } from '../../game/game-module'

const card: GameCard = {
  icon: 'gi:dungeon-gate',
  groups: [
    { id: 'start', options: ['choose_initial_orders', 'early_hire_costs', 'first_player'] },
    { id: 'year', options: ['special_events', 'evil_price_limited'] },
  ],
  seatOptions: ['first_player'],
}

export default card
