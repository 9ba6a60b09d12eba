/** Which pair of a battle is drawn large when it rolls, and who strikes. */
import { describe, expect, it } from 'vitest'

import type { LogEvent } from '../../../src/game/story/log-event'
import { asTold, duelIn } from '../../../src/games/dungeoneer/battle/battle-story'
import { joins } from '../../../src/games/dungeoneer/story-lines'

const event = (event: string, more: object = {}): LogEvent => ({ event, ...more })
const line = (...all: LogEvent[]): LogEvent =>
  all.reduce((one, next) => joins(one, next) ?? expect.fail(`no line has both ${one.event} and ${next.event}`))
const HEROES = ['raka', 'vessa_morn']
const roll = (why: string, total: number, of: object) =>
  event('Rolled', { why, dice: [total - 1], kept: total - 1, plus: 1, total, ...of })
const attacks = (foe: string) => event('Attacks', { seat: 1, foe, defender: 'raka', form: 'melee' })
const rat = [attacks('rat'), roll('attack', 6, { foe: 'rat' }), roll('counter', 3, { seat: 0 })]
const struck = [event('Compared', { foe: 'rat', by: 'foe' }), event('Wounded', { seat: 0, n: 1 })]

describe('a pair of a battle', () => {
  it('is drawn large when it rolls, and while one of them strikes', () => {
    const thrown = duelIn(line(...rat), asTold(rat, HEROES))
    expect(thrown).toMatchObject({
      foe: 'rat',
      defender: 'raka',
      attack: { total: 6 },
      counter: { total: 3 },
      won: null,
    })
    const decided = duelIn(line(...struck), asTold([...rat, ...struck], HEROES))
    expect(decided).toMatchObject({ foe: 'rat', won: 1, hurt: { foe: 0, defender: 1 } })
  })
  it('is the one that rolls last, if several attack', () => {
    const both = [attacks('rat'), attacks('ooze'), roll('attack', 6, { foe: 'rat' })]
    expect(duelIn(both.at(-1)!, asTold(both, HEROES))?.foe).toBe('rat')
    const next = [...both, roll('attack', 4, { foe: 'ooze' })]
    expect(duelIn(next.at(-1)!, asTold(next, HEROES))?.foe).toBe('ooze')
  })
  it('is not drawn for other events and rolls', () => {
    const told = asTold(rat, HEROES)
    expect(duelIn(null, told)).toBeNull()
    expect(duelIn(attacks('rat'), told)).toBeNull()
    expect(duelIn(roll('threat', 4, { seat: 0, need: 5 }), told)).toBeNull()
    expect(duelIn(event('Compared', { foe: 'ghoul', by: 'foe' }), told)).toBeNull()
  })
})
