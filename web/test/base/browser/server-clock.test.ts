import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { serverClock } from '../../../src/base/browser/server-clock.svelte'
import { deadlineOf } from '../../../src/client/time-limits'

const NOON = new Date(2026, 4, 5, 12, 0)
const HOUR = 3_600_000

/** A response that the server sends at noon. */
const at = (control = 'no-store') => new Headers({ Date: NOON.toUTCString(), 'Cache-Control': control })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.setSystemTime(NOON)
  serverClock.hear(at())
  vi.useRealTimers()
})

describe.each([5 * HOUR, -5 * HOUR])('a device whose clock is wrong by %d ms', (wrong) => {
  it('shows by when to answer as its own clock will show it', () => {
    vi.setSystemTime(NOON.getTime() + wrong)
    serverClock.hear(at())
    const asked = NOON.getTime() / 1000
    const end = new Date(NOON.getTime() + wrong + 300_000)
    const wanted = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    expect(deadlineOf(asked + 300, 300, 'en-GB')).toBe(wanted)
    expect(serverClock.now).toBe(asked)
    expect(serverClock.date).toEqual(NOON)
  })
})

it('is not set by an answer from a cache, nor by a second more or less', () => {
  vi.setSystemTime(NOON.getTime() + HOUR)
  serverClock.hear(at('no-cache'))
  expect(serverClock.ahead).toBe(0)
  vi.setSystemTime(NOON.getTime() + 1_500)
  serverClock.hear(at())
  expect(serverClock.ahead).toBe(0)
})
