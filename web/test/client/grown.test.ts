import { describe, expect, it } from 'vitest'

import { grown } from '../../src/client/live.svelte'
import type { LogEvent } from '../../src/game/story/log-event'
import type { TableMessage } from '../../src/generated/protocol'

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
    expect(grown(log, known, message(1, 0, 1, [])).log.map((one) => one.event)).toEqual(['A'])
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
