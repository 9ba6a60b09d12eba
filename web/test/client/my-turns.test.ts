import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { serverClock } from '../../src/base/browser/server-clock.svelte'
import { Absence } from '../../src/client/absence'
import { arranged, counted, MyTurns } from '../../src/client/my-turns.svelte'
import type { TurnLine } from '../../src/client/turn-line'
import type { MyTable, TableListed } from '../../src/generated/protocol'

const table = (id: string, more: Partial<TableListed> = {}) =>
  ({ id, my_turn: false, changed: 0, ...more }) as TableListed
const turn = (id: string, waits: boolean, more: Partial<MyTable> = {}, changed = 0): MyTable => ({
  table: table(id, { changed }),
  waits,
  until: null,
  pinned: false,
  snoozed: null,
  nudged: false,
  paused: false,
  pause_wanted: false,
  ...more,
})

/** A person with these tables, and what wakes the page. */
function person(tables: MyTable[]) {
  const seen = { asked: 0, badges: [] as number[], lines: 0, closed: 0, wake: (): void => undefined, tables }
  const read = () => {
    seen.asked += 1
    return Promise.resolve({ tables: seen.tables, waiting: seen.tables.filter(({ waits }) => waits).length })
  }
  const open = (wake: () => void) => {
    seen.lines += 1
    seen.wake = wake
    return { close: () => (seen.closed += 1) } as unknown as TurnLine
  }
  return { seen, turns: new MyTurns(read, open, (count) => seen.badges.push(count)) }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('the tables that wait for me', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', new EventTarget())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  it('stay snoozed as long, however wrong the clock of the device is', async () => {
    let sent: unknown
    vi.stubGlobal('fetch', (...[, { body }]: [string, { body: string }]) => {
      sent = JSON.parse(body)
      return Promise.resolve(new Response('{}'))
    })
    serverClock.ahead = 5 * 3_600_000
    const snoozed = turn('a', true, { snoozed: serverClock.now + 600 })
    await person([snoozed]).turns.mark(snoozed, { pinned: true })
    serverClock.ahead = 0
    expect(sent).toEqual({ pinned: true, snooze: 600 })
  })

  it('are followed one after another, without the one that is looked at', async () => {
    const { turns } = person([turn('a', true), turn('b', true), turn('c', false)])
    await turns.load()
    expect([turns.after('a'), turns.after('b'), turns.after('c'), turns.after('x')]).toEqual(['b', 'a', 'a', 'a'])
    expect([turns.others('a'), turns.others('c'), turns.waiting]).toEqual([1, 2, 2])
    const alone = person([turn('a', true)]).turns
    await alone.load()
    expect([alone.after('a'), alone.others('a')]).toEqual([null, 0])
  })

  it('are a number on the icon, which is taken away again', async () => {
    const { seen, turns } = person([])
    await turns.load()
    seen.tables = [turn('a', true)]
    await turns.load()
    seen.tables = [turn('a', false)]
    await turns.load()
    expect(seen.badges).toEqual([1, 0])
  })

  it('are listened to only where there is something else to hear of', async () => {
    const { seen, turns } = person([turn('a', true)])
    const stop = turns.watch('a')
    await settled()
    expect(seen.lines).toBe(0)
    const home = turns.watch(null)
    await settled()
    expect(seen.lines).toBe(1)
    home()
    stop()
    expect(seen.closed).toBe(1)
  })

  it('are asked for after a wake, but not more than once a second', async () => {
    const { seen, turns } = person([turn('a', false)])
    const stop = turns.watch(null)
    await settled()
    expect(seen.asked).toBe(1)
    seen.wake()
    seen.wake()
    seen.wake()
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen.asked).toBe(2)
    await vi.advanceTimersByTimeAsync(61_000) // a message may be lost
    expect(seen.asked).toBe(3)
    stop()
    await vi.advanceTimersByTimeAsync(200_000)
    expect(seen.asked).toBe(3)
  })
})

describe('the list of my tables', () => {
  it('begins with those that wait, then come pinned ones, then those where I play alone', () => {
    const turns = [turn('w', true), turn('p', false, { pinned: true }), turn('s', false, {}, 5)]
    const listed = [
      table('s'),
      table('old', { changed: 1 }),
      table('new', { changed: 9 }),
      table('me', { my_turn: true }),
    ]
    expect(arranged(turns, listed).map((one) => one.table.id)).toEqual(['w', 'p', 'me', 'new', 's', 'old'])
  })
  it('is counted before the title', () => {
    expect([counted(0), counted(3)]).toEqual(['', '(3) '])
  })
})

describe('a time in which the page cannot be seen', () => {
  it('is followed by what has happened, if it was long', () => {
    let now = 0
    const told: number[] = []
    const live = { leave: () => undefined, comeBack: (number: number) => told.push(number), story: { finished: 7 } }
    const absence = new Absence(live, () => now)
    absence.end()
    absence.begin()
    now += 60_000
    absence.end()
    expect(told).toEqual([])
    absence.begin()
    now += 3_600_000
    absence.end()
    expect(told).toEqual([7])
  })
})
