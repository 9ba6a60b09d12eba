/** Events as lines of a log. */
import type { GameModule } from './game'
import type { LogEvent } from './live.svelte'
import type { Texts, Args } from './texts'

export interface Line {
  /** Its place in the log. */
  i: number
  seat: number | undefined
  chapter: boolean
  text: string
}

/** The lines of a log from an event on; without what the board shows anyway, unless all of it is wanted. */
export function linesOf(
  log: readonly LogEvent[],
  texts: Texts,
  names: readonly string[],
  game: Pick<GameModule, 'quiet' | 'chapters'>,
  from = 0,
  all = false,
): Line[] {
  return log.slice(from).flatMap((event, at) => {
    const { event: kind, ...args } = event
    if (!all && game.quiet.has(kind)) return []
    return [
      {
        i: from + at,
        seat: event.seat,
        chapter: game.chapters?.has(kind) ?? false,
        text: texts.event(kind, args as Args, names),
      },
    ]
  })
}
