import { expect, test } from 'vitest'

import type { LogEvent } from '../../../src/game/story/log-event'
import { changesHome } from '../../../src/games/dungeon-lords/event-places'
import type { LordView } from '../../../src/generated/dungeon-lords'

const rival = { seat: 2, tiles: [{ square: '1,1', room: 'mint', conquered: false }] } as unknown as LordView
const about = (event: Partial<LogEvent>) => changesHome({ seat: 2, ...event } as LogEvent, rival)

test('a lord is shown large as long as the story tells of the own dungeon or creatures', () => {
  expect(about({ event: 'Dug', squares: ['2,3', '1,3'] })).toBe(true)
  expect(about({ event: 'Built', square: '1,1', room: 'mint' })).toBe(true)
  expect(about({ event: 'Produced', room: 'mint' })).toBe(true)
  expect(about({ event: 'Hired', creature: 'ghost1' })).toBe(true)
})

test('a lord who only sends minions, pays or takes is not', () => {
  expect(about({ event: 'MinionPlaced', place: 'get_food' })).toBe(false)
  expect(about({ event: 'Gained', good: 'gold', amount: 1 })).toBe(false)
})

test('nor is one of whom the story does not tell', () => {
  expect(about({ event: 'Dug', seat: 1, squares: ['2,3'] })).toBe(false)
  expect(about({ event: 'Hired', seat: 1, creature: 'ghost1' })).toBe(false)
})
