/** Where the games are found: their drawings are fetched when they are needed, what the first page shows is here at once. */
import { GAMES } from '../games'
import type { GameCard, GameModule } from './game'
import { addIcons } from './icons'
import { settings } from './settings.svelte'

const CARDS = import.meta.glob<GameCard>('../games/*/card.ts', { eager: true, import: 'default' })
const ICONS = import.meta.glob<Record<string, string>>('../generated/icons/*.ts', { import: 'ICONS' })
const PLAIN: GameCard = { icon: 'gi:dungeon-gate' }

export const cardOf = (id: string): GameCard => CARDS[`../games/${id}/card.ts`] ?? PLAIN

/** The drawing of a game, with its icons and words; null: there is none. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const [module, icons] = await Promise.all([
    GAMES[id]?.(),
    ICONS[`../generated/icons/${id}.ts`]?.(),
    settings.learn(id),
  ])
  addIcons(icons ?? {})
  return module?.default ?? null
}
