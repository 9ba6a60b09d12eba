/** The icons that have been fetched: the shell's own, and those of the games that have been opened. */
import { ICONS } from '../generated/icons'

const known: Record<string, string> = { ...ICONS }

export const addIcons = (icons: Readonly<Record<string, string>>): void => void Object.assign(known, icons)
/** The path of an icon, on a ground of 512 × 512. */
export const pathOf = (name: string): string => known[name] ?? ''

const OF_GAMES = import.meta.glob<Record<string, string>>('../generated/icons/*.ts', { import: 'ICONS' })

/** Fetch the icons that only this game uses. */
export async function fetchIcons(game: string): Promise<void> {
  addIcons((await OF_GAMES[`../generated/icons/${game}.ts`]?.()) ?? {})
}
