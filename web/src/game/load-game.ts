/** Loads the games. Their drawings are fetched when they are needed; what the first page shows is available at once. */
import { fetchIcons } from '../base/icon-paths'
import { language } from '../base/text/language.svelte'
import type { GameCard, GameModule } from './game-module'

/** Here the type of a game's view is erased: the server sends each game its own, and the shell only passes it on. */
const MODULES = import.meta.glob<GameModule>('../games/*/index.ts', { import: 'default' })
const CARDS = import.meta.glob<GameCard>('../games/*/card.ts', { eager: true, import: 'default' })
const PLAIN: GameCard = { icon: 'gi:dungeon-gate' }

export const cardOf = (id: string): GameCard => CARDS[`../games/${id}/card.ts`] ?? PLAIN

const generic = async () => (await import('./generic')).default as GameModule

/** How a game is drawn, with its icons and words: as its folder says, or else as any game can be. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[`../games/${id}/index.ts`] ?? generic
  const [module] = await Promise.all([load(), fetchIcons(id), language.learn(id)])
  return module
}
