import { describe, expect, it, vi } from 'vitest'

import { Texts } from '../../../src/base/text/texts'
import type { LogEvent } from '../../../src/game/story/log-event'
import {
  chaptersFrom,
  grouped,
  keyOf,
  linesOf,
  type Logbook,
  narrated,
  narratedTogether,
} from '../../../src/game/story/log-lines'

const WORDS =
  'event-year-begins = Year { $year }.\nevent-digs = { $seat } digs.\nevent-card-turned = A card is turned up.\nyou-digs = You dig.\nplayer-you = You\n'
const book: Logbook = {
  log: [{ event: 'YearBegins', year: 2 }, { event: 'CardTurned' }, { event: 'Digs', seat: 1 }],
  texts: new Texts('en', [WORDS]),
  players: ['Ann', 'Bob'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 0 })),
  game: { quiet: new Set(['CardTurned']), chapters: new Set(['YearBegins']) },
}

describe('what the result counts up', () => {
  const log = ['Title', 'Title', 'Points'].map((event) => ({ event }))
  const texts = new Texts('en', [
    ...WORDS.split('\n'),
    'event-title = A title.',
    'event-points = 9.',
    'web-counting = Over.',
  ])
  const game = { ...book.game, counted: new Set(['Title', 'Points']) }
  it('has one line in the story, without the points, and all of its lines in the log', () => {
    const say = ({ event }: LogEvent) => event
    const [title, , points] = log
    const both = narratedTogether(title!, points!, say, game)
    expect(both && narrated(texts, both, book.players, game)).toBe('Over.')
    expect(narratedTogether({ event: 'Digs', seat: 1 }, title!, say, game)).toBeNull()
    expect(linesOf({ ...book, log, texts, game }).map(({ text }) => text)).toEqual(['A title. ×2', '9.'])
  })
})

describe('the lines of a log', () => {
  it('say what happened and to whom, without what the board shows', () => {
    expect(linesOf(book)).toEqual([
      { i: 0, seat: undefined, chapter: true, text: 'Year 2.', times: 1 },
      { i: 2, seat: 1, chapter: false, text: 'Bob digs.', times: 1 },
    ])
  })
  it('begin where they are wanted, and keep their places in the log', () => {
    expect(linesOf(book, 1).map(({ i }) => i)).toEqual([2])
  })
  it('speak to the only one at this screen', () => {
    const digs = (mine: readonly boolean[], seat = 1) => {
      const players = book.players.map((player, i) => ({ ...player, mine: mine[i] === true }))
      return linesOf({ ...book, players, log: [{ event: 'Digs', seat }] }).map(({ text }) => text)
    }
    expect(digs([false, true])).toEqual(['You dig.'])
    expect(digs([true, false])).toEqual(['Bob digs.'])
    expect(digs([true, true])).toEqual(['Bob digs.'])
    expect(digs([false, false], 0)).toEqual(['Ann digs.'])
  })
  it('say once what happens several times running', () => {
    const log = [0, 0, 0, 1, 0].map((seat) => ({ event: 'Digs', seat }))
    const lines = linesOf({ ...book, log }).map(({ i, text }) => [i, text])
    expect(lines).toEqual([
      [0, 'You dig. ×3'],
      [3, 'Bob digs.'],
      [4, 'You dig.'],
    ])
  })
  it('say together what the game tells together', () => {
    const log = [1, 1, 1, 0].map((seat) => ({ event: 'Digs', seat }))
    const joins = (one: LogEvent, next: LogEvent) =>
      one.seat === 1 && next.seat === 1 ? { ...one, n: Number(one.n ?? 1) + 1 } : null
    const says = (_: Texts, { n }: LogEvent) => (n ? `${Number(n)} squares are dug.` : null)
    const lines = linesOf({ ...book, log, game: { ...book.game, joins, says } }).map(({ i, text }) => [i, text])
    expect(lines).toEqual([
      [0, '3 squares are dug.'],
      [3, 'You dig.'],
    ])
  })
  it('say an event that counts by itself in its own words', () => {
    const texts = new Texts('en', ['event-works = { $times ->\n    [2] Works again.\n   *[other] Works.\n}\n'])
    const twice = { event: 'Works', times: 2 }
    const lines = (...log: LogEvent[]) => linesOf({ ...book, texts, log }).map(({ text }) => text)
    expect(lines({ event: 'Works' }, twice)).toEqual(['Works.', 'Works again.'])
    expect(lines(twice, { ...twice })).toEqual(['Works again. ×2'])
  })
  it('say where somebody who was away was answered for', () => {
    const texts = new Texts('en', [
      `${WORDS}web-proxy-default = Default for { $player }.\nweb-proxy-bot-you = A bot for you.\nweb-proxy-bot = A bot for { $player }.\n`,
    ])
    const log = [0, 1, 1].map((seat) => ({ event: 'Digs', seat })).concat({ event: 'CardTurned', seat: 1 })
    const proxies = [
      { i: 0, seat: 1, bot: false },
      { i: 0, seat: 0, bot: true },
      { i: 0, seat: 1, bot: false },
      { i: 2, seat: 1, bot: true },
      { i: 3, seat: 1, bot: false },
      { i: 4, seat: 1, bot: false },
      { i: 5, seat: 1, bot: false },
    ]
    const lines = linesOf({ ...book, texts, log, proxies })
    expect(lines.map(({ i, text, times }) => [i, text, times])).toEqual([
      [0, 'Default for Bob. ×2', 0],
      [0, 'A bot for you.', 0],
      [0, 'You dig.', 1],
      [1, 'Bob digs.', 1],
      [2, 'A bot for Bob.', 0],
      [2, 'Bob digs.', 1],
      [3, 'Default for Bob. ×2', 0],
    ])
    expect(new Set(lines.map(keyOf)).size).toBe(lines.length)
    const chapters = chaptersFrom({ ...book, texts, proxies: [{ i: 1, seat: 1, bot: false }] }, 2, false)
    expect(chapters.map(({ text }) => text)).toEqual(['Year 2.', 'Bob digs.'])
  })
  it('are put into words once while the log grows', () => {
    const log = [0, 1, 0, 1, 0].map((seat) => ({ event: 'Digs', seat }))
    const event = vi.spyOn(book.texts, 'event')
    for (let n = 1; n <= log.length; n += 1) linesOf({ ...book, log: log.slice(0, n) })
    expect(event).toHaveBeenCalledTimes(log.length)
    event.mockRestore()
  })
  it('leave to the story what it alone adds', () => {
    const game = { ...book.game, adds: () => 'It is deep.' }
    const digs = { event: 'Digs', seat: 1 }
    expect(narrated(book.texts, digs, book.players, game)).toBe('Bob digs. It is deep.')
    const asks = {
      ...book.game,
      adds: (_: unknown, told: LogEvent, view: unknown) => `${told.event} in ${String(view)}.`,
    }
    expect(narrated(book.texts, digs, book.players, asks, 'rock')).toBe('Bob digs. Digs in rock.')
    expect(linesOf({ ...book, game, log: [digs] })[0]?.text).toBe('Bob digs.')
  })
  it('are grouped by chapter, each under its heading', () => {
    const log = [...book.log, { event: 'YearBegins', year: 3 }, { event: 'Digs', seat: 0 }, { event: 'Digs', seat: 1 }]
    const texts = (from: number) =>
      grouped(chaptersFrom({ ...book, log }, from, false)).map((group) => group.map(({ text }) => text))
    expect(texts(1)).toEqual([
      ['Year 2.', 'Bob digs.'],
      ['Year 3.', 'You dig.', 'Bob digs.'],
    ])
    expect(texts(5)).toEqual([['Year 3.', 'Bob digs.']])
    expect(grouped(linesOf(book, 2))).toEqual([[expect.objectContaining({ i: 2 })]])
  })
  it('leave nothing out when everything is wanted', () => {
    expect(linesOf(book, 0, true).map(({ text }) => text)).toEqual(['Year 2.', 'A card is turned up.', 'Bob digs.'])
  })
})
