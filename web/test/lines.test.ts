import { describe, expect, it } from 'vitest'
import { linesOf, type Logbook } from '../src/lib/lines'
import { Texts } from '../src/lib/texts'

const WORDS =
  'event-year-begins = Year { $year }.\nevent-digs = { $seat } digs.\nevent-card-turned = A card is turned up.\n'
const book: Logbook = {
  log: [{ event: 'YearBegins', year: 2 }, { event: 'CardTurned' }, { event: 'Digs', seat: 1 }],
  texts: new Texts('en', [WORDS]),
  players: ['Ann', 'Bob'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 0 })),
  game: { quiet: new Set(['CardTurned']), chapters: new Set(['YearBegins']) },
}

describe('the lines of a log', () => {
  it('say what happened and to whom, without what the board shows', () => {
    expect(linesOf(book)).toEqual([
      { i: 0, seat: undefined, chapter: true, text: 'Year 2.' },
      { i: 2, seat: 1, chapter: false, text: 'Bob digs.' },
    ])
  })
  it('begin where they are wanted, and keep their places in the log', () => {
    expect(linesOf(book, 1).map(({ i }) => i)).toEqual([2])
  })
  it('leave nothing out when everything is wanted', () => {
    expect(linesOf(book, 0, true).map(({ text }) => text)).toEqual(['Year 2.', 'A card is turned up.', 'Bob digs.'])
  })
})
