import { describe, expect, it } from 'vitest'
import type { SeatHead, TableMessage } from '../src/generated/protocol'
import { grown, type LogEvent } from '../src/lib/live.svelte'
import { playersOf } from '../src/lib/players'
import { parse } from '../src/lib/routes'
import { Texts } from '../src/lib/texts'

const event = (name: string): LogEvent => ({ event: name })
const message = (edition: number, look: number, since: number, names: string[]) =>
  ({ edition, look, since, events: names.map((name, i) => [since + i + 1, event(name)]) }) as unknown as TableMessage

describe('the log', () => {
  const log = ['A', 'B', 'C'].map(event)
  const known = { edition: 1, look: 0, before: 0 }
  it('goes on', () => {
    expect(grown(log, known, message(1, 0, 3, ['D'])).log.map((one) => one.event)).toEqual(['A', 'B', 'C', 'D'])
    expect(grown(log, known, message(1, 0, 2, ['C', 'D'])).log.map((one) => one.event)).toEqual(['A', 'B', 'C', 'D'])
    expect(grown(log, known, message(1, 0, 3, [])).log).toBe(log)
  })
  it('goes on from the last events of a long one', () => {
    const late = { ...known, before: 200 }
    const next = grown(log, late, message(1, 0, 203, ['D']))
    expect(next.log.map((one) => one.event)).toEqual(['A', 'B', 'C', 'D'])
    expect(next.before).toBe(200)
    expect(grown(log, late, message(1, 0, 250, ['X']))).toEqual({ log: [event('X')], before: 250 })
    expect(grown(log, late, message(1, 0, 100, ['X'])).before).toBe(100)
  })
  it('starts over after an undo, from another seat, or after a gap', () => {
    for (const other of [message(2, 0, 0, ['X']), message(1, 1, 0, ['X']), message(1, 0, 9, ['X'])]) {
      expect(grown(log, known, other).log.map((one) => one.event)).toEqual(['X'])
    }
  })
})

describe('players', () => {
  const seat = (number: number, colour: string, name = ''): SeatHead => ({
    seat: number,
    kind: 'person',
    bot: null,
    name,
    colour,
    shape: '',
    mine: false,
    online: true,
    to_act: false,
    away: false,
    asked: null,
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
})

describe('addresses', () => {
  it('name screens', () => {
    expect(parse('/', '', '')).toEqual({ screen: 'home' })
    expect(parse('/join/abc/2', '', '#secret')).toEqual({ screen: 'join', id: 'abc', seat: 2, secret: 'secret' })
    expect(parse('/replay/abc', '?to=12&seat=1', '')).toEqual({ screen: 'replay', id: 'abc', to: 12, seat: 1 })
    expect(parse('/replay/abc', '?seat=all', '')).toEqual({ screen: 'replay', id: 'abc', to: null, seat: 'all' })
    expect(parse('/rules/dungeon-lords', '', '#DL-5.8')).toEqual({
      screen: 'rules',
      guide: '',
      game: 'dungeon-lords',
      rule: 'DL-5.8',
    })
  })
})
