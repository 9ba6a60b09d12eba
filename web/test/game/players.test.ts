import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import { freeColour, playersOf, takenColours, waitedFor } from '../../src/game/players'
import type { SeatHead } from '../../src/generated/protocol'

describe('players', () => {
  const seat = (number: number, colour: string, name = ''): SeatHead => ({
    seat: number,
    kind: 'person',
    bot: null,
    level: null,
    alias: null,
    name,
    colour,
    shape: '',
    mine: false,
    online: true,
    to_act: false,
    away: false,
    asked: null,
    until: null,
    bank: null,
    stand_in: null,
    nudged: null,
    former: false,
    vacation_from: null,
    vacation_until: null,
  })
  it('never share a mark', () => {
    const players = playersOf(
      [seat(0, 'azure'), seat(1, 'azure'), seat(2, 'ember'), seat(3, 'none')],
      new Texts('en', ['player-number = Player { $number }']),
    )
    expect(new Set(players.map((player) => player.colour)).size).toBe(4)
    expect(players[0]?.colour).toBe(1)
    expect(players[3]?.name).toBe('Player 4')
  })
  it('are waited for by their names, and free seats by their number', () => {
    const texts = new Texts('en', ['web-free-seats = { $n } free'])
    const seats = [
      { ...seat(0, '', 'Anna'), mine: true },
      seat(1, '', 'Boris'),
      { ...seat(2, ''), kind: 'open' },
      seat(3, '', 'Dora'),
    ]
    const name = ({ name }: SeatHead) => name
    expect(waitedFor(seats, texts, (number) => number < 3, name)).toEqual(['Boris', '1 free'])
    expect(waitedFor(seats, texts, (number) => number === 0, name)).toEqual([])
  })
  it('keep the order of a sentence where a name is written from right to left', () => {
    const names = playersOf(
      [seat(0, 'azure', '\u05e0\u05e2\u05d4'), seat(1, 'ember', '\ubbf8\ub098')],
      new Texts('en', []),
    )
    expect(names.map(({ name }) => name)).toEqual(['\u2068\u05e0\u05e2\u05d4\u2069', '\ubbf8\ub098'])
  })
  it('have no name any more once they are deleted, and differ if there are several', () => {
    const texts = new Texts('en', [
      'web-former-player = { $n ->\n    [one] a former player\n   *[other] a former player ({ $number })\n}',
    ])
    const former = (number: number) => ({ ...seat(number, 'azure', ''), former: true })
    const anna = seat(1, 'ember', 'Anna')
    expect(playersOf([former(0), anna], texts).map(({ name }) => name)).toEqual(['a former player', 'Anna'])
    const names = playersOf([former(0), anna, former(2)], texts).map(({ name }) => name)
    expect(names).toEqual(['a former player (1)', 'Anna', 'a former player (3)'])
  })
  it('are called by the figure that a bot leads, where one is given', () => {
    const texts = new Texts('en', ['name-kron-axereaver = Kron Axereaver', 'player-number = Player { $number }'])
    const bot = { ...seat(1, 'azure'), kind: 'bot', bot: 'greedy' }
    expect(playersOf([seat(0, 'ember'), bot], texts, () => 'kron_axereaver').map(({ name }) => name)).toEqual([
      'Player 1',
      'Kron',
    ])
  })
  it('are called by the name that the server chose for a bot, never by its level and the number of its seat', () => {
    const texts = new Texts('en', [
      'alias-dungeoneer-olm = Olm Halflight\nalias-none = { $bot } (seat { $seat })',
      'alias-level = level { $level }: { $bot }\nbot-scout = Scout',
    ])
    const bot = { ...seat(1, 'azure'), kind: 'bot', bot: 'scout', level: 2, alias: 'dungeoneer-olm' }
    const [named, plain] = playersOf([bot, { ...bot, alias: null, level: null, bot: 'greedy' }], texts, () => null)
    expect([named?.name, plain?.name]).toEqual(['Olm Halflight', 'Greedy (seat 2)'])
    const [person] = playersOf([seat(0, 'ember', 'Anna')], texts)
    expect([named, plain, person].map((one) => one?.strength)).toEqual(['level 2: Scout', 'Greedy', ''])
  })
})

describe('colours at a table', () => {
  const seat = (number: number, kind: string, colour: string) =>
    ({ seat: number, kind, colour, name: kind }) as SeatHead
  const seats = [seat(0, 'person', 'ember'), seat(1, 'open', ''), seat(2, 'bot', ''), seat(3, 'hotseat', 'moss')]
  const players = playersOf(seats, new Texts('en', []))
  it('are taken by people, not by bots', () => {
    expect([...takenColours(seats, players, 1).entries()]).toEqual([
      [0, 'person'],
      [2, 'hotseat'],
    ])
  })
  it('are not taken by oneself', () => {
    expect([...takenColours(seats, players, 0).keys()]).toEqual([2])
  })
  it('are those one likes, if they are free', () => {
    const taken = new Map([[0, 'Anna']])
    expect([freeColour(3, taken), freeColour(0, taken)]).toEqual([3, 1])
    expect(freeColour(2, new Map([0, 1, 2, 3].map((colour) => [colour, 'x'])))).toBe(2)
  })
})
