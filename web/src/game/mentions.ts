/** Explanations of what an answer or an event mentions: the full texts of cards and tiles that it only names. */
import type { Explanation } from '../base/input/explanations'
import type { Texts } from '../base/text/texts'
import type { GameModule } from './game-module'

/** The most explanations in one note. */
const MOST = 2

/** The strings among these arguments, including those in lists. */
function* idsIn(args: object): Generator<string> {
  for (const value of Object.values(args) as unknown[])
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (typeof one === 'string') yield one
}

/** The explanations of the things that the arguments name, each of them once. */
export function namedIn(game: Pick<GameModule, 'explain'>, texts: Texts, view: unknown, args: object): Explanation[] {
  const found: Explanation[] = []
  for (const id of new Set(idsIn(args))) {
    const words = game.explain?.(texts, view, id)
    if (words && found.length < MOST) found.push(words)
  }
  return found
}
