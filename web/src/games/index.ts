/** The games that can be drawn. A new one: a folder here (`lib/game.ts` says what is in it), and a line below. */
import type { GameModule } from '../lib/game'

export const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  'dungeon-lords': () => import('./dungeon-lords'),
  dungeoneer: () => import('./dungeoneer'),
}
