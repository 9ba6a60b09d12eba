import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LogEvent } from '../../../src/game/story/log-event'
import { type Beat, Story } from '../../../src/game/story/story.svelte'

const happens = (event: string): LogEvent => ({ event })
const beats = (...names: string[]): Beat<string>[] => [
  ...names.map((name) => ({ event: happens(name), snapshot: `after ${name}` })),
  { event: null, snapshot: `after all of ${names.join('')}` },
]
const names = (log: readonly LogEvent[]) => log.map((one) => one.event).join('')

let speed = 1
function begun(): Story<string> {
  const story = new Story<string>(() => speed)
  story.quiet = new Set(['q'])
  story.begin('first', [])
  return story
}
/** What was shown, event and snapshot, until the story came to the present. */
function watched(story: Story<string>): string[] {
  const found: string[] = []
  while (story.now) {
    const shown = `${story.now.event}: ${story.snapshot}`
    if (shown !== found.at(-1)) found.push(shown)
    vi.advanceTimersToNextTimer()
  }
  return [...found, String(story.snapshot)]
}

beforeEach(() => {
  speed = 1
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the story', () => {
  it('shows each event with its own snapshot, at every speed', () => {
    for (speed of [0.6, 1, 2]) {
      const story = begun()
      story.tell(beats('a', 'b', 'c'))
      expect(watched(story)).toEqual(['a: after a', 'b: after b', 'c: after c', 'after all of abc'])
    }
  })
  it('knows how much has been told to its end', () => {
    const story = begun()
    story.tell(beats('a', 'q', 'b', 'c', 'd'))
    expect([story.number, story.finished]).toEqual([1, 0])
    vi.advanceTimersToNextTimer()
    expect([story.number, story.finished]).toEqual([3, 1])
    story.stops = ({ event }) => event === 'd'
    story.finish()
    expect([story.held, story.number, story.finished]).toEqual([true, 5, 4])
    story.stops = () => false
    story.goOn()
    story.finish()
    expect([story.number, story.finished]).toEqual([5, 5])
  })
  it('knows which places of the log it tells, with what passes together with them', () => {
    const story = begun()
    const told = () => [0, 1, 2, 3].filter((place) => story.tells(place))
    story.tell(beats('a', 'q', 'b', 'c'))
    expect(told()).toEqual([0])
    vi.advanceTimersToNextTimer()
    expect(told()).toEqual([1, 2])
    story.finish()
    expect(told()).toEqual([])
  })
  it('goes on where it is when more happens meanwhile', () => {
    const story = begun()
    story.tell(beats('a', 'b'))
    vi.advanceTimersToNextTimer()
    story.tell(beats('c'))
    expect(watched(story)).toEqual(['b: after b', 'c: after c', 'after all of c'])
    expect(names(story.log)).toBe('abc')
  })
  it('tells quiet events in passing', () => {
    const story = begun()
    story.tell(beats('q', 'a', 'q', 'q', 'b', 'q'))
    expect(story.left).toBe(1)
    expect(watched(story)).toEqual(['a: after a', 'b: after b', 'after all of qaqqbq'])
    expect(names(story.log)).toBe('qaqqbq')
  })
  it('tells together what is one line, with the snapshot after the last of it', () => {
    const story = begun()
    story.join = (one, next) =>
      one.event === next.event ? { ...one, repeated: (typeof one.repeated === 'number' ? one.repeated : 1) + 1 } : null
    story.tell(beats('a', 'b', 'b', 'q', 'b', 'c'))
    expect(watched(story)).toEqual(['a: after a', 'b: after b', 'c: after c', 'after all of abbqbc'])
    expect(names(story.log)).toBe('abbqbc')
    vi.runAllTimers()
    story.tell(beats('d', 'e', 'e'))
    vi.advanceTimersToNextTimer()
    expect([story.now, story.number, story.left]).toEqual([{ event: 'e', repeated: 2 }, 9, 0])
    expect(story.last).toEqual({ event: 'e', repeated: 2 })
  })
  it('is at once in the present if nobody wants to wait, and its log is whole', () => {
    speed = 0
    const story = begun()
    story.tell(beats('a', 'b'))
    expect([story.now, story.snapshot, names(story.log)]).toEqual([null, 'after all of ab', 'ab'])
  })
  it('hurries on, and goes to the present when it is hurried twice', () => {
    const story = begun()
    story.tell(beats('a', 'b', 'c', 'd'))
    story.hurry()
    expect(story.now).toEqual(happens('b'))
    vi.advanceTimersByTime(100)
    expect(story.now).toEqual(happens('c'))
    story.hurry()
    expect([story.now, story.snapshot, names(story.log)]).toEqual([null, 'after all of abcd', 'abcd'])
  })
  it('knows what has a line and came last, told or skipped', () => {
    const story = begun()
    expect(story.last).toBe(null)
    story.tell(beats('a', 'b', 'c', 'q'))
    expect(story.last).toEqual(happens('a'))
    story.finish()
    expect(story.last).toEqual(happens('c'))
    story.tell(beats('q'))
    expect(story.last).toEqual(happens('c'))
  })
  it('gives each event the time in which its line can be read', () => {
    const story = begun()
    story.line = ({ event }) =>
      event === 'a' ? 'Short.' : 'A line that is three times as long, in every language, takes longer.'
    story.tell(beats('a', 'b', 'c'))
    const lasts = [story.lasts]
    vi.advanceTimersToNextTimer()
    lasts.push(story.lasts)
    expect(lasts[0]).toBe(450)
    expect(70 / ((lasts[1] ?? 0) / 1000)).toBeLessThan(40)
  })
  it('joins no event at which it has to wait with another', () => {
    const story = begun()
    story.join = (one, next) => ({ ...one, with: next.event })
    story.stops = ({ event }) => event === 'b'
    story.tell(beats('a', 'b', 'c'))
    expect(story.now).toEqual(happens('a'))
    vi.runOnlyPendingTimers()
    expect(story.now).toEqual(happens('b'))
    vi.runAllTimers()
    expect([story.now, story.held]).toEqual([happens('b'), true])
  })
  it('passes quickly over what the viewer has done himself', () => {
    const story = begun()
    story.met = ({ event }) => (event === 'a' ? 'own' : 'news')
    story.line = () => 'A line that would be read for longer than a glance.'
    story.tell(beats('a', 'b', 'c'))
    const own = story.lasts
    vi.advanceTimersToNextTimer()
    expect(own).toBeLessThan(story.lasts / 2)
  })
  it('counts the time of a line from the frame that shows it', () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then))
    const draw = () => {
      for (let i = 0; i < 2; i += 1) for (const then of frames.splice(0)) then()
    }
    const story = begun()
    story.tell(beats('a', 'b', 'c'))
    vi.advanceTimersByTime(5000)
    expect(story.now).toEqual(happens('a'))
    draw()
    vi.advanceTimersByTime(story.lasts - 1)
    expect(story.now).toEqual(happens('a'))
    vi.advanceTimersByTime(1)
    expect(story.now).toEqual(happens('b'))
    // Who hurries waits for no frame of the line before.
    story.hurry()
    expect(story.now).toEqual(happens('c'))
    story.finish()
    draw()
    vi.runAllTimers()
    expect([story.now, names(story.log)]).toEqual([null, 'abc'])
    vi.unstubAllGlobals()
  })
  it('puts only the event that it shows into words: the others wait for their turn', () => {
    const story = begun()
    const said: LogEvent[] = []
    story.line = (event) => {
      said.push(event)
      return event.event
    }
    story.tell(beats('a', 'b', 'c'))
    expect(names(said)).toBe('a')
  })
  it('lets the last line be read before it goes on, and asks nothing meanwhile', () => {
    const story = begun()
    story.tell(beats('a', 'b'))
    const whole = story.lasts
    vi.advanceTimersByTime(whole)
    expect(story.now).toEqual(happens('b'))
    const shown = story.lasts
    expect(shown).toBeLessThan(whole / 2)
    vi.advanceTimersByTime(shown)
    expect([story.now, story.going, story.snapshot]).toEqual([null, false, 'after all of ab'])
    story.tell(beats('q', 'c'))
    expect([story.now, story.going, story.left, story.snapshot]).toEqual([null, true, 1, 'after all of ab'])
    vi.advanceTimersByTime(whole - shown - 1)
    expect(story.now).toBeNull()
    vi.advanceTimersByTime(1)
    expect([story.now, names(story.recent)]).toEqual([happens('c'), 'qc'])
    expect(watched(story)).toEqual(['c: after c', 'after all of qc'])
    expect(names(story.log)).toBe('abqc')
  })
  it('holds the last line also if more comes meanwhile', () => {
    const story = begun()
    story.tell(beats('a', 'b'))
    const whole = story.lasts
    vi.advanceTimersByTime(whole + 1)
    story.tell(beats('c', 'd'))
    vi.advanceTimersByTime(whole - 2)
    expect(story.now).toEqual(happens('b'))
    vi.advanceTimersByTime(1)
    expect([story.now, story.snapshot]).toEqual([happens('c'), 'after c'])
  })
  it('goes on at once when the last line has been read, or has had its time', () => {
    for (const done of ['answered', 'hurried', 'waited']) {
      const story = begun()
      story.tell(beats('a'))
      vi.advanceTimersByTime(story.lasts)
      if (done === 'answered') story.read()
      if (done === 'waited') vi.runAllTimers()
      story.tell(beats('b', 'c'))
      if (done === 'hurried') story.hurry()
      expect(story.now).toEqual(happens('b'))
      expect(watched(story)).toEqual(['b: after b', 'c: after c', 'after all of bc'])
    }
  })
  it('shows at once what has no words while the last line is read', () => {
    const story = begun()
    story.tell(beats('a'))
    vi.advanceTimersByTime(story.lasts)
    story.tell(beats('q'))
    expect([story.going, story.snapshot, names(story.log)]).toEqual([false, 'after all of q', 'aq'])
    story.tell(beats('b'))
    expect(story.now).toBeNull()
    story.hurry()
    story.tell(beats('c'))
    story.hurry()
    expect([story.going, story.snapshot, names(story.log)]).toEqual([false, 'after all of c', 'aqbc'])
  })
  it('holds nothing after it was hurried on', () => {
    const story = begun()
    story.tell(beats('a', 'b'))
    story.hurry()
    vi.advanceTimersByTime(100)
    expect(story.going).toBe(false)
    story.tell(beats('c'))
    expect(story.now).toEqual(happens('c'))
  })
  it('says what is still to be told', () => {
    const story = begun()
    story.tell(beats('a', 'q', 'b'))
    expect(names(story.ahead)).toBe('qb')
    vi.runAllTimers()
    expect(story.ahead).toEqual([])
  })
  it('has the snapshot before an event only until the next', () => {
    const story = begun()
    story.tell(beats('q', 'a'))
    expect([story.was, story.snapshot]).toEqual(['first', 'after a'])
    vi.runAllTimers()
    expect([story.was, story.snapshot]).toEqual([null, 'after all of qa'])
  })
  it('gives up what it was telling when something else is shown', () => {
    const story = begun()
    story.tell(beats('a', 'b'))
    story.begin('elsewhere', [happens('x')], 4)
    vi.runAllTimers()
    expect([story.now, story.snapshot, story.number]).toEqual([null, 'elsewhere', 5])
  })
  it('shows what is not an event when it comes there', () => {
    const story = begun()
    story.tell([{ event: null, snapshot: 'somebody came' }])
    expect(story.snapshot).toBe('somebody came')
    story.tell(beats('a', 'b'))
    story.tell([{ event: null, snapshot: 'somebody left' }])
    expect(story.snapshot).toBe('after a')
    expect(watched(story).at(-1)).toBe('somebody left')
  })
  it('waits where it has to, at every speed, however much it is hurried, until it may go on', () => {
    for (speed of [0, 1]) {
      const story = begun()
      story.stops = ({ event }) => event === 'b'
      story.tell(beats('a', 'b', 'c'))
      story.hurry()
      story.hurry()
      if (speed) vi.advanceTimersByTime(60_000)
      expect([story.held, story.going, story.now?.event, story.snapshot]).toEqual([true, true, 'b', 'after b'])
      expect(names(story.recent)).toBe('ab')
      story.hurry()
      story.finish()
      story.tell(beats('d'))
      expect([story.held, story.now?.event, names(story.log)]).toEqual([true, 'b', 'ab'])
      story.goOn()
      expect(story.held).toBe(false)
      story.finish()
      expect([story.going, names(story.log), story.snapshot]).toEqual([false, 'abcd', 'after all of d'])
    }
  })
  it('waits there if it is hurried just while it tells of it', () => {
    const story = begun()
    story.stops = ({ event }) => event === 'a'
    story.tell(beats('a', 'b'))
    expect(story.now?.event).toBe('a')
    story.hurry()
    expect([story.held, story.now?.event]).toEqual([true, 'a'])
    story.goOn()
    expect([story.held, story.now?.event]).toEqual([false, 'b'])
  })
  it('waits at the last event, too, and forgets it when it begins again', () => {
    const story = begun()
    story.stops = ({ event }) => event === 'a'
    story.tell(beats('a'))
    vi.advanceTimersByTime(60_000)
    expect(story.held).toBe(true)
    story.begin('again', [])
    expect([story.held, story.going, story.snapshot]).toEqual([false, false, 'again'])
  })
})
