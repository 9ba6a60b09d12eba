/** The text files (as in `src/undercroft/locale/texts.py`): those for all games, and those for a single game, since two
 * games may use the same key. */
import type { Language } from './texts'

export interface Locale {
  /** The texts for all games, and the client's own. */
  common: string[]
  /** The texts of one game. */
  of(game: string): Promise<string[]>
  /** The texts about keeping one's games and signing in. */
  people(): Promise<string[]>
  /** The texts of the study pages, and of a game's hints. */
  study(game: string): Promise<string[]>
}

export const LOCALES: Record<Language, () => Promise<{ default: Locale }>> = {
  en: () => import('../../locales/en'),
  ru: () => import('../../locales/ru'),
  it: () => import('../../locales/it'),
}
