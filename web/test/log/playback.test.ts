import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Replay } from '../../src/log/playback.svelte'

/** The views of two seats after each answer: how much gold they see, and the event that led there. */
const GOLD = [0, 3, 5, 4]
const view = (at: number, seat: number) => ({ gold: (GOLD[at] ?? 0) + 10 * seat })
const events = (at: number) =>
  at
    ? [
        { event: `counts ${at}`, seat: 1 },
        { event: `pays ${at}`, seat: 1 },
      ]
    : []

let asked: string[] = []
let broken = false
function respond(path: string): Response {
  asked.push(path)
  const url = new URL(path, 'http://here')
  const to = Number(url.searchParams.get('to'))
  const seat = url.searchParams.get('seat')
  const at = to ? [to % 2, `answer ${to}`] : null
  if (broken || to >= GOLD.length)
    return new Response(JSON.stringify({ code: 'no-position', message: '' }), { status: 404 })
  if (url.pathname.endsWith('/log')) return new Response(JSON.stringify(GOLD.map((_, at) => events(at))))
  const step = { number: to, answers: GOLD.length - 1, at }
  const gold = (one: number) => [['gold', view(to, one).gold]]
  const made = seat === null ? [gold(0), gold(1)] : gold(Number(seat))
  const nothing = seat === null ? [[], []] : []
  const [counts, pays] = events(to)
  const whole = seat === null ? { views: [view(to, 0), view(to, 1)] } : { view: view(to, Number(seat)) }
  const body = url.pathname.endsWith('/story')
    ? { ...step, beats: [[counts, nothing], [pays, made]] } // prettier-ignore
    : { ...step, views: null, view: null, ...whole, events: events(to) }
  return new Response(JSON.stringify(body))
}

let speed = 1
/** What the replay shows now. */
const shown = (replay: Replay) => replay.story.snapshot?.views
const told = (replay: Replay) => `${replay.story.now?.event ?? ''}: ${JSON.stringify(shown(replay))}`
/** What was shown until the story came to the present. */
function watched(replay: Replay): string[] {
  const found: string[] = []
  while (replay.story.now) {
    found.push(told(replay))
    vi.advanceTimersToNextTimer()
  }
  return [...found, told(replay)]
}

beforeEach(() => {
  speed = 1
  asked = []
  broken = false
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(respond(path)))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a replay', () => {
  const begun = async (number: number, reader: number | 'all'): Promise<Replay> => {
    const replay = new Replay('/tables/x', () => speed)
    await replay.show(number, reader)
    return replay
  }
  it('shows any position at once, with what led to it in the log', async () => {
    const replay = await begun(2, 0)
    expect(shown(replay)).toEqual([{ gold: 5 }])
    expect(replay.story.now).toBeNull()
    expect(replay.story.log).toEqual([...events(1), ...events(2)])
    expect(replay.story.recent).toEqual([])
    expect([replay.last, replay.at(2), replay.at(1)]).toEqual([3, true, false])
  })
  it('knows how many events there were up to a position', async () => {
    const replay = await begun(0, 1)
    expect([0, 1, 2, 9].map((number) => replay.seen(number))).toEqual([0, 2, 4, 6])
  })
  it('opens at an event of a seat, not at what came before it in the same step, and goes on from there', async () => {
    for (const pace of [1, 0]) {
      speed = pace
      const replay = new Replay('/tables/x', () => speed)
      expect(await replay.momentOf('pays 3', 1)).toBe(3)
      await replay.show(3, 1)
      expect([told(replay), replay.story.held, replay.at(3)]).toEqual(['pays 3: [{"gold":14}]', true, false])
      replay.letGo()
      vi.runAllTimers()
      expect([replay.story.held, replay.at(3)]).toEqual([false, true])
    }
    const replay = await begun(0, 1)
    expect([await replay.momentOf('counts 3', 0), await replay.momentOf('never', 1)]).toEqual([0, 0])
  })
  it('goes to another position from the event at which it waits', async () => {
    const replay = await begun(0, 1)
    await replay.show(await replay.momentOf('counts 2', 1), 1)
    expect(replay.story.held).toBe(true)
    await replay.show(3, 1)
    expect([replay.story.held, watched(replay).length]).toEqual([false, 3])
    await replay.show(1, 1)
    expect([replay.story.held, told(replay)]).toEqual([false, ': [{"gold":13}]'])
  })
  it('tells how the next position comes about, each event with the snapshot of then', async () => {
    const replay = await begun(1, 1)
    await replay.show(2, 1)
    expect(replay.at(2)).toBe(false)
    expect(watched(replay)).toEqual(['counts 2: [{"gold":13}]', 'pays 2: [{"gold":15}]', ': [{"gold":15}]'])
    expect(replay.at(2)).toBe(true)
    expect(replay.story.log).toEqual([...events(1), ...events(2)])
  })
  it('tells somebody who sees everything what changes for each seat', async () => {
    const replay = await begun(0, 'all')
    await replay.show(1, 'all')
    expect(watched(replay)).toEqual([
      'counts 1: [{"gold":0},{"gold":10}]',
      'pays 1: [{"gold":3},{"gold":13}]',
      ': [{"gold":3},{"gold":13}]',
    ])
    expect(replay.story.snapshot?.at).toEqual([1, 'answer 1'])
  })
  it('goes back, further and to another seat at once', async () => {
    const replay = await begun(1, 0)
    await replay.show(0, 0)
    expect([told(replay), replay.at(0)]).toEqual([': [{"gold":0}]', true])
    await replay.show(3, 0)
    expect(told(replay)).toBe(': [{"gold":4}]')
    await replay.show(3, 1)
    expect(told(replay)).toBe(': [{"gold":14}]')
  })
  it('ends a story when the next one is asked for', async () => {
    const replay = await begun(0, 0)
    await replay.show(1, 0)
    await replay.show(2, 0)
    expect(watched(replay)).toEqual(['counts 2: [{"gold":3}]', 'pays 2: [{"gold":5}]', ': [{"gold":5}]'])
  })
  it('tells nothing if the story is to be at once', async () => {
    speed = 0
    const replay = await begun(0, 0)
    await replay.show(1, 0)
    expect(told(replay)).toBe(': [{"gold":3}]')
    expect(replay.story.log).toEqual(events(1))
  })
  it('asks for what comes next beforehand, and for nothing twice', async () => {
    const replay = await begun(1, 0)
    await replay.show(2, 0)
    await replay.show(1, 0)
    await replay.show(2, 0)
    const paths = ['replay?to=1&seat=0', 'log?seat=0', 'story?to=2&seat=0', 'story?to=3&seat=0'].map(
      (path) => `/api/tables/x/${path}`,
    )
    expect(asked).toEqual(paths)
  })
  it('shows only what was asked for last', async () => {
    const replay = await begun(0, 0)
    await Promise.all([replay.show(3, 0), replay.show(1, 0)])
    expect(replay.end?.number).toBe(1)
  })
  it('says what went wrong, and asks again', async () => {
    broken = true
    const replay = await begun(9, 0)
    expect([replay.missing, replay.end]).toEqual([true, null])
    broken = false
    await replay.show(0, 0)
    expect([replay.missing, replay.problem, replay.at(0)]).toEqual([false, null, true])
  })
})
