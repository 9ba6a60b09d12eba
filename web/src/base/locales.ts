/** Which files hold whose words (as in `src/undercroft/locale/texts.py`): the words of every game, and those that no other
 * game sees, since two games may use the same key. */
import type { Language } from './texts'

export interface Locale {
  /** The words of every game, and the client's own. */
  common: string[]
  /** The words of one game. */
  of(game: string): Promise<string[]>
  /** The words of the pages to study with, and of a game's hints. */
  study(game: string): Promise<string[]>
}

export const LOCALES: Record<Language, () => Promise<{ default: Locale }>> = {
  en: () => import('../locales/en'),
  ru: () => import('../locales/ru'),
  it: () => import('../locales/it'),
}
