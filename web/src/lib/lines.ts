/** Events as lines of a log. */
import type { Note } from '../generated/protocol'
import type { GameModule, Player } from './game'
import type { LogEvent } from './live.svelte'
import type { Texts, Args } from './texts'

export interface Line {
  /** Its place in the log. */
  i: number
  seat: number | undefined
  chapter: boolean
  text: string
}

/** A log, and what is needed to put it into words. */
export interface Logbook {
  log: readonly LogEvent[]
  texts: Texts
  players: readonly Player[]
  game: Pick<GameModule, 'quiet' | 'chapters'>
}

/** What a panel that shows a log is given. `mark`: the event with which what is new begins. */
export interface LogProps extends Logbook {
  mark: number
  /** Notes of the table that belong above its log. */
  notes?: readonly Note[]
}

/** An event in words. */
export function spoken(texts: Texts, told: LogEvent, names: readonly string[]): string {
  const { event, ...args } = told
  return texts.event(event, args as Args, names)
}

/** The lines of a log from an event on, without what the board shows anyway unless everything is wanted. */
export function linesOf({ log, texts, players, game }: Logbook, from = 0, all = false): Line[] {
  const names = players.map((player) => player.name)
  return log.slice(from).flatMap((told, at) => {
    if (!all && game.quiet.has(told.event)) return []
    const chapter = game.chapters?.has(told.event) ?? false
    return [{ i: from + at, seat: told.seat, chapter, text: spoken(texts, told, names) }]
  })
}
