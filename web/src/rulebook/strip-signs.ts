/** The signs of the lists in the pages beside the rules: a game names them in the `strips.ts` of its folder. */
import { fetchIcons } from '../base/icon-paths'

/** Icons by the name of the list, as many as it has items. */
export type Strips = Readonly<Record<string, readonly string[]>>

const STRIPS = import.meta.glob<Strips>('../games/*/strips.ts', { import: 'default' })

/** The signs of a game, with its icons; none if it has not named any. */
export async function stripsOf(game: string): Promise<Strips> {
  const [strips] = await Promise.all([STRIPS[`../games/${game}/strips.ts`]?.(), fetchIcons(game)])
  return strips ?? {}
}
