/** Turns events into lines of a log. */
import type { Args, Texts } from '../../base/text/texts'
import type { Note, ProxyAnswer } from '../../generated/protocol'
import type { GameModule, Player } from '../game-module'
import { inSentence, onlySeat } from '../players'
import type { LogEvent } from './log-event'
import { eachOf } from './shared-lines'
import type { Met } from './story.svelte'

export interface Line {
  /** Its place in the log. */
  i: number
  seat: number | undefined
  chapter: boolean
  text: string
  /** How many events it says. */
  times: number
  /** Whether it says that what follows was answered for somebody who was away. */
  proxy?: true
}

/** What tells a line from the others of its log. */
export const keyOf = ({ i, proxy, text }: Line): string => (proxy ? `${i} ${text}` : String(i))

/** Answers given for somebody who was away, and before which event of the log. */
export type Proxy = Pick<ProxyAnswer, 'seat' | 'bot'> & { i: number }

/** A log, and what is needed to put it into words. */
export interface Logbook {
  log: readonly LogEvent[]
  texts: Texts
  players: readonly Player[]
  game: Pick<GameModule, 'quiet' | 'chapters' | 'explain' | 'joins' | 'says'>
  /** In the order of the log. */
  proxies?: readonly Proxy[]
}

/** What a panel that shows a log is given. `mark`: the event with which what is new begins. */
export interface LogProps extends Logbook {
  mark: number
  /** The board, by which the things that lines name are explained. */
  view?: unknown
  /** Notes of the table that belong above its log. */
  notes?: readonly Note[]
}

/** What a game says of its events, beside their own texts. */
export type Says = Pick<GameModule, 'joins' | 'says' | 'adds' | 'counted'>

/** What has been put into words, and by what: a log is read again from its beginning whenever it grows. */
const SAID = new WeakMap<LogEvent, { texts: Texts; game: Says | null; to: string; words: string }>()

/** An event in words. What is about the only seat at this screen is said to "you"; several who share it read names. */
export function spoken(texts: Texts, told: LogEvent, players: readonly Player[], game: Says | null = null): string {
  const names = players.map((player) => player.name)
  const reader = onlySeat(players)
  const figures = players.map((player) => player.figure ?? null)
  const to = [reader, ...names, ...figures].join('\n')
  const said = SAID.get(told)
  if (said?.texts === texts && said.game === game && said.to === to) return said.words
  const { event, repeated, ...args } = told
  const text =
    game?.says?.(texts, told, names, reader, figures) ?? texts.event(event, args as Args, names, reader, figures)
  const words = counted(text, typeof repeated === 'number' ? repeated : 1)
  SAID.set(told, { texts, game, to, words })
  return words
}

/** An event as the story tells it, where there is time for what the log leaves out.
 *
 * @param view the board as the story shows it, if it shows one
 */
export function narrated(
  texts: Texts,
  told: LogEvent,
  players: readonly Player[],
  game?: Says | null,
  view?: unknown,
): string {
  if (game?.counted?.has(told.event)) return texts.text('web-counting')
  const names = players.map((player) => player.name)
  return [spoken(texts, told, players, game), game?.adds?.(texts, told, view, names) ?? ''].filter(Boolean).join(' ')
}

/** Two events in a row as one that says both; null: each has a line. What is said in the same words is `repeated` so many
 * times. `inLog`: for the log, which is read line by line. */
export function joined(
  one: LogEvent,
  next: LogEvent,
  say: (told: LogEvent) => string,
  game?: Says | null,
  inLog = false,
): LogEvent | null {
  const both = game?.joins?.(one, next, inLog)
  if (both) return both
  // What is not repeated yet is said as it is: its words are remembered.
  const { repeated = 1, ...rest } = one
  const once = one.repeated === undefined ? one : rest
  return say(once) === say(next) ? { ...once, repeated: Number(repeated) + 1 } : null
}

/** Two events in a row as the story tells them: all that the result counts up has one line. */
export function narratedTogether(
  one: LogEvent,
  next: LogEvent,
  say: (told: LogEvent) => string,
  game?: Says | null,
): LogEvent | null {
  if (game?.counted?.has(one.event)) return game.counted.has(next.event) ? one : null
  return joined(one, next, say, game)
}

/** How a viewer meets an event; `own`: the seat of the only one at this screen. */
export function met(game: Pick<GameModule, 'done' | 'drawn'>, event: LogEvent, own: number | undefined): Met {
  if (own !== undefined && event.seat === own && game.done?.(event)) return 'own'
  const concerns = ({ seat, rival }: LogEvent) => seat === undefined || seat === own || rival === own
  const isRivals = own !== undefined && ![...eachOf(event), event].some(concerns)
  if (game.drawn?.(event)) return isRivals ? 'rival drawn' : 'drawn'
  return isRivals ? 'rival' : 'news'
}

/** That somebody who was away was answered for, in words. */
export function proxied(texts: Texts, { seat, bot }: Proxy, players: readonly Player[]): string {
  const to = seat === onlySeat(players) ? '-you' : ''
  return texts.text(`web-proxy-${bot ? 'bot' : 'default'}${to}`, { player: inSentence(players[seat]?.name ?? '') })
}

/** Counts what is said several times running. */
const counted = (words: string, times: number): string => (times > 1 ? `${words} ×${times}` : words)

/** The lines of a log from an event on, without what the board shows anyway unless everything is wanted. What happens
 * several times running is one line. */
export function linesOf({ log, texts, players, game, proxies = [] }: Logbook, from = 0, all = false): Line[] {
  const found: { i: number; told: LogEvent | Proxy; times: number; chapter: boolean }[] = []
  const say = (told: LogEvent): string => spoken(texts, told, players, game)
  const coming = proxies.filter(({ i }) => i >= from)
  const pass = (to: number): void => {
    for (let proxy = coming[0]; proxy && proxy.i <= to; proxy = coming[0]) {
      const { i, seat, bot } = proxy
      coming.shift()
      const same = found.filter(({ told }) => !isEvent(told) && told.seat === seat && told.bot === bot).at(-1)
      if (same && (same.i === i || same === found.at(-1))) same.times += 1
      else found.push({ i, told: proxy, times: 1, chapter: false })
    }
  }
  for (const [at, told] of log.slice(from).entries()) {
    pass(from + at)
    if (!all && game.quiet.has(told.event)) continue
    const last = found.at(-1)
    const both = last && isEvent(last.told) ? joined(last.told, told, say, game, true) : null
    if (last && both) {
      last.told = both
      last.times += 1
    } else found.push({ i: from + at, told, times: 1, chapter: game.chapters?.has(told.event) ?? false })
  }
  pass(log.length)
  return found.map(({ i, told, times, chapter }) =>
    isEvent(told)
      ? { i, seat: told.seat, chapter, text: say(told), times }
      : { i, seat: told.seat, chapter, text: counted(proxied(texts, told, players), times), times: 0, proxy: true },
  )
}

const isEvent = (told: LogEvent | Proxy): told is LogEvent => 'event' in told

/** The lines of a log from an event on, with the heading of the chapter in which it stands. */
export function chaptersFrom(book: Logbook, from: number, all: boolean): Line[] {
  let begins = from - 1
  while (begins >= 0 && !book.game.chapters?.has(book.log[begins]?.event ?? '')) begins -= 1
  const heading = begins < 0 ? [] : linesOf({ ...book, log: book.log.slice(0, begins + 1), proxies: [] }, begins, all)
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
