/** Who moves where in the story of Dungeon Lords. */
import { describe, expect, it } from 'vitest'

import { stepTowards, turns, way } from '../../../src/base/drawing/moving-figures'
import type { LogEvent } from '../../../src/game/story/log-event'
import { blows, fallenIn, partyAsTold, strikeIn } from '../../../src/games/dungeon-lords/battle/battle-story'
import { walksTo } from '../../../src/games/dungeon-lords/event-places'
import { joins } from '../../../src/games/dungeon-lords/story-lines'
import { conqueredIn, dugIn } from '../../../src/games/dungeon-lords/tiles/tile-events'
import { wayIn } from '../../../src/games/dungeon-lords/tiles/tile-ways'
import type { AdventurerView, LordView, TileView } from '../../../src/generated/dungeon-lords'

const event = (event: string, more: object = {}): LogEvent => ({ event, seat: 0, ...more })
/** The events in one line. */
const line = (...all: LogEvent[]): LogEvent =>
  all.reduce((one, next) => joins(one, next) ?? expect.fail(`no line has both ${one.event} and ${next.event}`))
const tile = (square: string): TileView => ({ square, room: null, conquered: false, uses: 0 })
const stands = (id: string): AdventurerView => ({
  id,
  class: 'thief',
  hp: 3,
  damage: 0,
  symbols: 1,
  hp_left: 3,
  bonus: 0,
})

describe('a blow', () => {
  const blow = line(
    event('CreatureActs', { creature: 'troll1', attack: 'club' }),
    event('Hit', { adventurer: 'thief1', amount: 3, by: 'creature' }),
    event('Eliminated', { adventurer: 'thief1' }),
    event('Hit', { adventurer: 'wizard1', amount: 1, by: 'creature' }),
  )
  it('is struck by a creature at the first whom it reaches, and its numbers stand beside each of them', () => {
    expect(strikeIn(blow)).toEqual({ by: 'troll1', at: 'thief1' })
    expect(blows(blow, 'thief1')).toEqual([{ text: '−3', kind: 'hit' }])
    expect(blows(blow, 'wizard1')).toEqual([{ text: '−1', kind: 'hit' }])
  })
  it('of a trap comes from the trap, and stops at the thief who prevents it', () => {
    const stopped = line(
      event('TrapSprung', { trap: 'fire_wall' }),
      event('Prevented', { adventurer: 'thief1', amount: 2 }),
      event('Hit', { adventurer: 'wizard1', amount: 1, by: 'trap' }),
    )
    expect(strikeIn(stopped)).toEqual({ by: 'fire_wall', at: 'thief1' })
    expect(strikeIn(event('CreatureActs', { creature: 'ghost1' }))).toEqual({ by: 'ghost1', at: null })
    expect(strikeIn(event('Hit', { adventurer: 'thief1', amount: 1, by: 'fatigue' }))).toBeNull()
    expect(strikeIn(null)).toBeNull()
  })
  it('shows all who fall by it where they stood, though the party is without them', () => {
    const [first, second, third] = ['thief1', 'wizard1', 'priest1'].map(stands)
    const both = line(
      event('Hit', { adventurer: 'wizard1', amount: 3, by: 'creature' }),
      event('Eliminated', { adventurer: 'wizard1' }),
      event('Hit', { adventurer: 'thief1', amount: 3, by: 'creature' }),
      event('Eliminated', { adventurer: 'thief1' }),
    )
    expect(fallenIn(both)).toEqual(['wizard1', 'thief1'])
    const [was, now] = [[first, second, third], [third]].map((party) => ({ seat: 0, party }) as LordView)
    expect(partyAsTold(now!, both, was).map(({ id, damage }) => [id, damage])).toEqual([
      ['thief1', 3],
      ['wizard1', 3],
      ['priest1', 0],
    ])
  })
})

describe('a tile', () => {
  const tiles = ['2,0', '2,1', '1,1', '3,1', '3,2'].map(tile)
  it('is entered from the side from which one comes from the entrance', () => {
    expect(wayIn(tiles, '2,0')).toEqual([0, 1])
    expect(wayIn(tiles, '2,1')).toEqual([0, 1])
    expect(wayIn(tiles, '1,1')).toEqual([-1, 0])
    expect(wayIn(tiles, '3,1')).toEqual([1, 0])
    expect(wayIn(tiles, '3,2')).toEqual([0, 1])
  })
  it('burns when it is conquered, and its rock breaks when it is dug', () => {
    const fall = line(event('Hit', { adventurer: 'thief1', by: 'fatigue' }), event('Conquered', { square: '2,0' }))
    expect(conqueredIn(line(fall, event('EvilMoved', { by: -1, source: 'conquest' })), 0)).toEqual(['2,0'])
    expect(conqueredIn(fall, 1)).toEqual([])
    const dug = line(event('Dug', { square: '1,1' }), event('Dug', { square: '3,1' }))
    expect(dugIn(dug, 0)).toEqual(['1,1', '3,1'])
    expect([...dugIn(dug, 1), ...dugIn(null, 0), ...dugIn(fall, 0)]).toEqual([])
  })
})

describe('minions of all lords', () => {
  it('go to their spaces one after another', () => {
    const placed = line(
      event('MinionPlaced', { order: 'mine_gold', space: 2 }),
      event('MinionPlaced', { seat: 1, order: 'get_food', space: 1 }),
    )
    expect(walksTo(placed, { place: 'mine_gold', space: 2 })).toEqual({ nth: 0, count: 2 })
    expect(walksTo(placed, { place: 'get_food', space: 1 })).toEqual({ nth: 1, count: 2 })
    expect(walksTo(placed, { place: 'get_food', space: 2 })).toBeNull()
    expect(walksTo(event('Mined', { amount: 2 }), { place: 'mine_gold', space: 1 })).toBeNull()
    expect(walksTo(null, { place: 'mine_gold', space: 1 })).toBeNull()
  })
})

describe('a figure', () => {
  it('lunges no farther than to whom it strikes', () => {
    expect(way([1, 2], [4, 6])).toEqual([3, 4])
    expect(stepTowards([0, 0], [0, -100])).toEqual([0, -24])
    expect(stepTowards([0, 0], [30, 40], 10)).toEqual([6, 8])
    expect(stepTowards([5, 5], [8, 9])).toEqual([3, 4])
    expect(stepTowards([5, 5], [5, 5])).toEqual([0, 0])
  })
  it.each([1, 2, 4])('sets out in its turn, and arrives before the event has passed: one of %i', (count) => {
    for (const lasts of [70, 400, 1200, 3000]) {
      const { walk, wait } = turns(count, lasts)
      const starts = Array.from({ length: count }, (_, nth) => wait(nth))
      expect(starts).toEqual([...starts].sort((one, other) => one - other))
      expect(starts[0]).toBe(0)
      expect((starts.at(-1) ?? 0) + walk).toBeLessThanOrEqual(lasts * 0.75 + 1e-9)
    }
  })
})
