/** What an answer or an event names, explained: the full text of cards and tiles that are only called by name. */
import type { Explanation } from '../base/explain'
import type { GameModule } from './game'
import type { Texts } from '../base/texts'

/** The most that one note says. */
const MOST = 2

/** The words in these arguments, also in lists. */
function* idsIn(args: object): Generator<string> {
  for (const value of Object.values(args) as unknown[])
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) if (typeof one === 'string') yield one
}

/** What there is to say about the things that the arguments name, each once. */
export function namedIn(game: Pick<GameModule, 'explain'>, texts: Texts, view: unknown, args: object): Explanation[] {
  const found: Explanation[] = []
  for (const id of new Set(idsIn(args))) {
    const words = game.explain?.(texts, view, id)
    if (words && found.length < MOST) found.push(words)
  }
  return found
}
