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
  game: Pick<GameModule, 'quiet' | 'chapters' | 'explain'>
}

/** What a panel that shows a log is given. `mark`: the event with which what is new begins. */
export interface LogProps extends Logbook {
  mark: number
  /** The board, by which the things that lines name are explained. */
  view?: unknown
  /** Notes of the table that belong above its log. */
  notes?: readonly Note[]
}

/** An event in words. What is about the only seat at this screen is said to "you"; several who share it read names. */
export function spoken(texts: Texts, told: LogEvent, players: readonly Player[]): string {
  const { event, ...args } = told
  const mine = players.filter((player) => player.mine)
  const names = players.map((player) => player.name)
  return texts.event(event, args as Args, names, mine.length === 1 ? mine[0]?.seat : undefined)
}

/** The lines of a log from an event on, without what the board shows anyway unless everything is wanted. What happens
 * several times running is one line. */
export function linesOf({ log, texts, players, game }: Logbook, from = 0, all = false): Line[] {
  const lines: (Line & { times: number })[] = []
  for (const [at, told] of log.slice(from).entries()) {
    if (!all && game.quiet.has(told.event)) continue
    const text = spoken(texts, told, players)
    const last = lines.at(-1)
    if (last?.text === text) last.times += 1
    else {
      const chapter = game.chapters?.has(told.event) ?? false
      lines.push({ i: from + at, seat: told.seat, chapter, text, times: 1 })
    }
  }
  return lines.map(({ times, text, ...line }) => ({ ...line, text: times > 1 ? `${text} ×${times}` : text }))
}

/** The lines of a log from an event on, with the heading of the chapter in which it stands. */
export function chaptersFrom(book: Logbook, from: number, all: boolean): Line[] {
  let begins = from - 1
  while (begins >= 0 && !book.game.chapters?.has(book.log[begins]?.event ?? '')) begins -= 1
  const heading = begins < 0 ? [] : linesOf({ ...book, log: book.log.slice(0, begins + 1) }, begins, all)
  return [...heading, ...linesOf(book, from, all)]
}

/** Lines that belong together: the first is the heading of their chapter, unless there is none yet. */
export function grouped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (line.chapter || !last) groups.push([line])
    else last.push(line)
  }
  return groups
}
