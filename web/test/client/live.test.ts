import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Memory } from '../../src/client/last-seen'
import { Live } from '../../src/client/live.svelte'
import { lineAfter, patience } from '../../src/client/retry'
import type { Decision } from '../../src/generated/kernel'

/** A socket that the test holds the other end of. */
class Pipe {
  static OPEN = 1
  static CONNECTING = 0
  static all: Pipe[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number; reason: string }) => void
  constructor() {
    Pipe.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.shut(1000)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  shut(code: number, reason = '') {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

const asked = (number: number, sealed: string | null = null): Decision => ({
  seat: 0,
  number,
  prompt: { key: 'x', kind: 'k', rule: 'XX-1.1', source: null, args: {} },
  options: [],
  default: '',
  sealed,
  routine: false,
})
const table = (decision: Decision | null, since = 0, events: unknown[] = [], edition = 1) => ({
  type: 'table',
  edition,
  look: 0,
  since,
  events,
  decisions: decision ? [decision] : [],
  seats: [],
  view: { gold: 3 },
  lists: {},
})
const story = (since: number, beats: unknown[], changes: unknown[] = [], lists: object = {}) => ({
  type: 'story',
  since,
  beats,
  changes,
  lists,
})
const forgetful = () => new Memory(null)

function seated(memory = forgetful()): { live: Live; pipe: Pipe } {
  const live = new Live('t', memory)
  live.connect()
  const pipe = Pipe.all.at(-1)!
  pipe.open()
  pipe.say(table(asked(5)))
  return { live, pipe }
}

beforeEach(() => {
  Pipe.all = []
  vi.stubGlobal('WebSocket', Pipe)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a game that is over', () => {
  it('has nothing to tell to a page that is loaded again', () => {
    const kept = new Map<string, string>()
    const memory = new Memory({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    })
    const { live } = seated(memory)
    expect(memory.latest('t')).toBe(null)
    live.seen()
    const { look, edition } = live.message!
    expect(memory.latest('t')).toEqual({ look, edition, at: live.log.length })
  })
})

describe('an answer on its way', () => {
  it('is not settled by what others do', () => {
    const { live, pipe } = seated()
    live.answer(asked(5), 'go')
    expect([live.pending, live.sent]).toEqual([true, 'go'])
    pipe.say(table(asked(5)))
    expect([live.pending, live.sent]).toEqual([true, 'go'])
    live.answer(asked(5), 'go')
    expect(pipe.sent.filter((one) => one.type === 'answer')).toHaveLength(1)
  })
  it('is settled when it is done and the table shows it, in either order', () => {
    for (const tableFirst of [true, false]) {
      const { live, pipe } = seated()
      live.answer(asked(5), 'go')
      const { id } = pipe.sent.at(-1) as { id: string }
      const messages = [table(asked(6)), { type: 'done', id }]
      if (!tableFirst) messages.reverse()
      pipe.say(messages[0] as object)
      expect(live.pending).toBe(true)
      pipe.say(messages[1] as object)
      expect(live.pending).toBe(false)
    }
  })
  it('is settled when it is sealed, though the same is still asked', () => {
    const { live, pipe } = seated()
    live.answer(asked(5), 'go')
    const { id } = pipe.sent.at(-1) as { id: string }
    pipe.say(table(asked(5, 'go')))
    pipe.say({ type: 'done', id })
    expect([live.pending, live.sent]).toEqual([false, null])
  })
  it('is settled by its own refusal only', () => {
    const { live, pipe } = seated()
    live.answer(asked(5), 'go')
    const { id } = pipe.sent.at(-1) as { id: string }
    pipe.say({ type: 'refused', id: 'c9', code: 'chat', refusal: null })
    expect(live.pending).toBe(true)
    pipe.say({ type: 'done', id: 'c8' })
    expect(live.pending).toBe(true)
    pipe.say({ type: 'refused', id, code: 'stale', refusal: null })
    expect(live.pending).toBe(false)
    expect(live.refused?.code).toBe('stale')
  })
  it('is given up when the line is lost', () => {
    const { live, pipe } = seated()
    live.answer(asked(5), 'go')
    pipe.shut(1006)
    expect(live.pending).toBe(false)
    expect(live.line).toBe('lost')
  })
})

describe('what is done while the line is down', () => {
  const back = (decision: Decision) => {
    Pipe.all.at(-1)?.open()
    Pipe.all.at(-1)?.say(table(decision))
    return Pipe.all.at(-1)!.sent.filter((one) => one.type === 'answer')
  }
  it('an answer on its way is given again if it is still asked', () => {
    for (const [again, times] of [
      [asked(5), 1],
      [asked(6), 0],
      [asked(5, 'go'), 0],
    ] as const) {
      const { live, pipe } = seated()
      live.answer(asked(5), 'go')
      pipe.shut(1006)
      live.hurry()
      expect(back(again)).toHaveLength(times)
      live.close()
    }
  })
  it('an answer or a message is not taken', async () => {
    const { live, pipe } = seated()
    const said = live.say('on its way')
    pipe.shut(1006)
    expect([await said, await live.say('hi'), live.answer(asked(5), 'go')]).toEqual([false, false, false])
    live.close()
  })
  it('a message that has arrived is said', async () => {
    const { live, pipe } = seated()
    const said = live.say('hi')
    pipe.say({ type: 'done', id: (pipe.sent.at(-1) as { id: string }).id })
    expect(await said).toBe(true)
    live.close()
  })
})

describe('what has no field to stay in', () => {
  /** A table at which everything may be done. */
  const busy = (change: object = {}, edition = 1) => ({
    ...table(asked(5), 0, [], edition),
    undo: { 0: null },
    request: { seat: 1, agreed: [1] },
    pause: { seat: 1, agreed: [1], since: null },
    wishes: { resume: [], close: [] },
    seats: [{ seat: 0, mine: true, away: true }],
    newcomers: [{ seat: 2, name: 'Eva', agreed: [] }],
    ...change,
  })
  const posted = vi.fn<(path: string) => Promise<Response>>()
  const DEEDS: [string, (live: Live) => void, object][] = [
    ['undo', (live) => live.undo(0), { undo: { 0: 'undo-disclosed' } }],
    ['agree', (live) => live.agree(0), { request: null }],
    ['disagree', (live) => live.agree(0, false), { request: { seat: 1, agreed: [1, 0] } }],
    ['pause', (live) => live.pause(), { pause: { seat: 1, agreed: [1], since: 5 } }],
    ['play-on', (live) => live.playOn(), { pause: null }],
    ['resume', (live) => live.decide('resume'), { wishes: null }],
    ['close', (live) => live.decide('close'), { wishes: null }],
    ['back', (live) => live.back(), { seats: [{ seat: 0, mine: true, away: false }] }],
    ['admit', (live) => live.admit(2, true), { newcomers: [] }],
  ]
  const sent = (kind: string) =>
    kind === 'admit'
      ? posted.mock.calls.length
      : Pipe.all.flatMap((pipe) => pipe.sent).filter((one) => one.type === kind).length

  beforeEach(() => {
    posted.mockReset().mockRejectedValue(new TypeError('no network'))
    vi.stubGlobal('fetch', posted)
  })

  function offline(): Live {
    const { live, pipe } = seated()
    pipe.say(busy())
    pipe.shut(1006)
    return live
  }
  async function online(live: Live, change: object = {}, edition = 1) {
    posted.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
    live.hurry()
    Pipe.all.at(-1)?.open()
    Pipe.all.at(-1)?.say(busy(change, edition))
    const { id } = Pipe.all.at(-1)!.sent.at(-1)!
    if (id) Pipe.all.at(-1)?.say({ type: 'done', id })
    await vi.advanceTimersByTimeAsync(10)
  }

  it.each(DEEDS)('is visibly kept while there is no connection, then sent once: %s', async (kind, act) => {
    const live = offline()
    act(live)
    await vi.advanceTimersByTimeAsync(10)
    expect(live.outbox.waiting).toHaveLength(1)
    await online(live)
    expect([sent(kind), live.outbox.waiting, live.refused]).toEqual([1, [], null])
    live.close()
  })
  it.each(DEEDS)('is not sent when it has lost its meaning, and that is said: %s', async (kind, act, change) => {
    const live = offline()
    act(live)
    await vi.advanceTimersByTimeAsync(10)
    await online(live, change)
    expect([sent(kind), live.outbox.waiting]).toEqual([0, []])
    expect(live.refused?.code).toBe(kind === 'admit' ? undefined : 'lapsed')
    live.close()
  })
  it('is sent again if it was on its way when the line broke, unless it has arrived', async () => {
    for (const [edition, times] of [
      [1, 2],
      [2, 1],
    ] as const) {
      Pipe.all = []
      const { live, pipe } = seated()
      pipe.say(busy())
      live.undo(0)
      pipe.shut(1006)
      await vi.advanceTimersByTimeAsync(10)
      await online(live, {}, edition)
      expect([sent('undo'), live.refused]).toEqual([times, null])
      live.close()
    }
  })
  it('is replaced by what is done about the same afterwards', async () => {
    const live = offline()
    live.agree(0)
    live.agree(0, false)
    await vi.advanceTimersByTimeAsync(10)
    await online(live)
    expect([sent('agree'), sent('disagree')]).toEqual([0, 1])
    live.close()
  })
  it('is tried again where only its request failed', async () => {
    const { live, pipe } = seated()
    pipe.say(busy())
    live.admit(2, true)
    await vi.advanceTimersByTimeAsync(10)
    expect(live.outbox.waiting).toEqual(['admit 2'])
    posted.mockImplementation(() => Promise.resolve(new Response('{}')))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([posted.mock.calls.length, live.outbox.waiting]).toEqual([2, []])
    live.close()
  })
})

describe('an answer that needed nobody', () => {
  it('is sent like any other, but leaves as news what has not been answered to', () => {
    const { live, pipe } = seated()
    pipe.say(table(asked(5), 0, [[0, { event: 'X' }]]))
    live.pass(asked(5), 'pass')
    expect(pipe.sent.at(-1)).toMatchObject({ type: 'answer', decision: 5, action: 'pass' })
    expect([live.pending, live.sent, live.mark, live.given]).toEqual([true, null, 0, 0])
    pipe.say(table(asked(6), 1, [[1, { event: 'Y' }]]))
    pipe.say({ type: 'done', id: (pipe.sent.at(-1) as { id: string }).id })
    live.answer(asked(6), 'go')
    expect([live.mark, live.given]).toEqual([2, 1])
  })
  it('is not the only one: a response in the turn of another leaves as news what the turn has brought', () => {
    const { live, pipe } = seated()
    let turn = 1
    live.turn = () => turn
    pipe.say(table(asked(5), 0, [[0, { event: 'X' }]]))
    live.answer(asked(5), 'respond')
    expect([live.mark, live.given]).toEqual([0, 1])
    pipe.say(table(asked(6), 1, [[1, { event: 'Y' }]]))
    pipe.say({ type: 'done', id: (pipe.sent.at(-1) as { id: string }).id })
    turn = asked(6).seat
    live.answer(asked(6), 'go')
    expect([live.mark, live.given]).toEqual([2, 2])
  })
})

describe('a line that is refused', () => {
  it('is tried again ever more rarely, though it opens each time', () => {
    const live = new Live('t', forgetful())
    live.connect()
    const start = Date.now()
    for (let i = 0; i < 10; i++) {
      const pipe = Pipe.all.at(-1)!
      pipe.open()
      pipe.shut(1013)
      const before = Pipe.all.length
      vi.advanceTimersToNextTimer()
      expect(Pipe.all.length).toBe(before + 1)
    }
    expect(live.line).toBe('lost')
    expect(Date.now() - start).toBeGreaterThan(30_000)
    live.close()
  })
  it('because there are too many waits a minute, or until somebody asks', () => {
    const live = new Live('t', forgetful())
    live.connect()
    for (const ask of [true, false]) {
      Pipe.all.at(-1)?.open()
      Pipe.all.at(-1)?.shut(4429, 'too-many-sockets')
      expect(live.line).toBe('full')
      const before = Pipe.all.length
      vi.advanceTimersByTime(59_000)
      expect(Pipe.all).toHaveLength(before)
      if (ask) live.hurry()
      else vi.advanceTimersByTime(1_000)
      expect(Pipe.all).toHaveLength(before + 1)
    }
    live.close()
  })
  it('for good is not tried again', () => {
    const live = new Live('t', forgetful())
    live.connect()
    Pipe.all.at(-1)?.shut(4404)
    live.hurry()
    vi.advanceTimersByTime(100_000)
    expect(Pipe.all).toHaveLength(1)
    expect(live.line).toBe('gone')
  })
  it('is tried at once when somebody asks for it, and only once at a time', () => {
    const { live, pipe } = seated()
    pipe.shut(1006)
    live.hurry()
    live.hurry()
    expect(Pipe.all).toHaveLength(2)
    Pipe.all.at(-1)?.open()
    Pipe.all.at(-1)?.say(table(asked(5)))
    live.hurry()
    vi.advanceTimersByTime(20_000)
    expect(Pipe.all).toHaveLength(2)
    expect(live.line).toBe('open')
  })
  it('that is dead without saying so is noticed', () => {
    const { live } = seated()
    vi.advanceTimersByTime(80_000)
    expect(live.line).toBe('lost')
  })
  it('waits twice as long each time, up to a limit, and never exactly as long as others', () => {
    expect([0, 1, 2].map((tries) => patience(tries, () => 1))).toEqual([400, 800, 1600])
    expect(patience(50, () => 1)).toBe(30_000)
    expect(patience(3, () => 0)).toBe(patience(3, () => 1) / 2)
  })
  it('by the network gives way to HTTP until a socket gets through', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify(path.endsWith('/chat') ? [] : table(asked(5))))),
    )
    const live = new Live('t', forgetful())
    live.connect()
    for (let i = 0; i < 3; i++) {
      Pipe.all.at(-1)?.shut(1006)
      vi.advanceTimersToNextTimer()
    }
    await vi.advanceTimersByTimeAsync(10)
    expect([Pipe.all.length, live.line, live.slow, live.decision?.number]).toEqual([3, 'open', true, 5])
    await vi.advanceTimersByTimeAsync(60_000)
    const pipe = Pipe.all.at(-1)!
    pipe.open()
    expect([Pipe.all.length, live.slow, pipe.sent]).toEqual([4, true, [{ type: 'ping' }]])
    pipe.say({ type: 'pong' })
    pipe.say(table(asked(6)))
    expect([live.line, live.slow, live.decision?.number]).toEqual(['open', false, 6])
    expect(pipe.sent.at(-1)).toMatchObject({ type: 'hello' })
    live.close()
  })
  it('by the network has its story over HTTP, too, and asks when that has come to the present', async () => {
    let now = table(asked(5))
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(new Response(JSON.stringify(path.endsWith('/chat') ? [] : now))),
    )
    const live = new Live('t', forgetful())
    live.connect()
    for (let i = 0; i < 3; i++) {
      Pipe.all.at(-1)?.shut(1006)
      vi.advanceTimersToNextTimer()
    }
    await vi.advanceTimersByTimeAsync(10)
    const gain = { event: 'Gained', seat: 1 }
    now = { ...table(asked(6), 0, [[1, gain]]), view: { gold: 4 } }
    await vi.advanceTimersByTimeAsync(2_000)
    expect([live.story.now, live.story.snapshot?.view, live.decision]).toEqual([gain, { gold: 3 }, null])
    now = { ...table(asked(6), 1), view: { gold: 4 } }
    await vi.advanceTimersByTimeAsync(5_000)
    expect([live.story.now, live.story.snapshot?.view, live.decision?.number]).toEqual([null, { gold: 4 }, 6])
    expect(live.story.log).toEqual([gain])
    live.close()
  })
  it('because the server is away is tried with a socket and with HTTP in turn', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('away')))
    vi.stubGlobal('fetch', fetched)
    const live = new Live('t', forgetful())
    live.connect()
    for (let i = 0; i < 12; i++) {
      if (Pipe.all.at(-1)?.readyState === 0) Pipe.all.at(-1)?.shut(1006)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect(live.line).toBe('lost')
    expect(Pipe.all.length).toBeGreaterThan(5)
    expect(fetched.mock.calls.length).toBeGreaterThan(2)
    live.close()
  })
  it('is distinguished by its code', () => {
    expect([4404, 4409, 1008, 4429, 1013, 1012, 1011, 1009, 1006].map(lineAfter)).toEqual([
      'gone',
      'gone',
      'gone',
      'full',
      'lost',
      'lost',
      'lost',
      'lost',
      'lost',
    ])
  })
})

describe('a shared screen', () => {
  it('keeps the log of each seat', () => {
    const { live, pipe } = seated()
    const view = (look: number, since: number, events: unknown[]) => ({ ...table(asked(5), since, events), look })
    pipe.say(
      view(0, 0, [
        [1, { event: 'A' }],
        [2, { event: 'B' }],
      ]),
    )
    live.look(1)
    expect(pipe.sent.at(-1)).toEqual({ type: 'look', seat: 1, since: 0, edition: 0 })
    pipe.say(
      view(1, 0, [
        [1, { event: 'A' }],
        [2, { event: 'X' }],
        [3, { event: 'Y' }],
      ]),
    )
    expect(live.log.map((one) => one.event)).toEqual(['A', 'X', 'Y'])
    live.look(0)
    expect(pipe.sent.at(-1)).toEqual({ type: 'look', seat: 0, since: 2, edition: 1 })
    pipe.say(view(0, 2, [[3, { event: 'C' }]]))
    expect(live.log.map((one) => one.event)).toEqual(['A', 'B', 'C'])
    // A server that sends the whole log again is believed.
    live.look(1)
    pipe.say(view(1, 0, [[1, { event: 'Z' }]]))
    expect(live.log.map((one) => one.event)).toEqual(['Z'])
  })
})

describe('what has been seen', () => {
  const store = () => {
    const kept = new Map<string, string>()
    return {
      kept,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    }
  }
  const events = (from: number, n: number) => Array.from({ length: n }, (_, i) => [from + i + 1, { event: 'E' }])
  it('is remembered when one comes back', () => {
    const { storage } = store()
    const first = seated(new Memory(storage))
    first.pipe.say(table(asked(6), 0, events(0, 10)))
    first.live.answer(asked(6), 'go')
    const again = new Live('t', new Memory(storage))
    again.connect()
    Pipe.all.at(-1)?.open()
    // A long log comes with its last events only.
    Pipe.all.at(-1)?.say(table(asked(7), 4, events(4, 12)))
    expect(again.mark).toBe(6)
  })
  it('is forgotten after an undo, if spoilt, and if it is too old', () => {
    const { kept, storage } = store()
    const memory = new Memory(storage)
    memory.keep('t', 0, 1, 7)
    expect([memory.mark('t', 0, 1), memory.mark('t', 0, 2), memory.mark('t', 1, 1), memory.mark('u', 0, 1)]).toEqual([
      7, 0, 0, 0,
    ])
    for (let i = 0; i < 70; i++) memory.keep(`n${i}`, 0, 1, 1)
    expect(memory.mark('t', 0, 1)).toBe(0)
    for (const spoilt of ['{', '[1]', '[["t 0",{"at":"x"}]]', 'null']) {
      kept.set('undercroft-seen', spoilt)
      expect(memory.mark('t', 0, 1)).toBe(0)
    }
  })
})

describe('somebody who was away', () => {
  const others = [
    { kind: 'person', mine: true, to_act: false },
    { kind: 'person', mine: false, to_act: false },
  ]
  const beat = (i: number) => [{ event: 'Gained', seat: 1, i }, [['gold', i]]]
  const events = (n: number) => Array.from({ length: n }, (_, i) => [i + 1, { event: 'E' }])

  it('hears what has happened since the last look, or else since the last answer, and only the last of it', () => {
    const looks = forgetful()
    const first = new Live('t', forgetful(), () => 1, looks)
    first.connect()
    const pipe = Pipe.all.at(-1)!
    pipe.open()
    expect(pipe.sent[0]).toEqual({ type: 'hello', since: 0, edition: 0, look: null, tell: -1 })
    pipe.say({ ...table(null, 0, events(3)), seats: others })
    first.close()
    const kept = { latest: () => ({ look: 0, edition: 1, at: 3 }), keep: () => undefined, mark: () => 0 }
    const again = new Live('t', forgetful(), () => 1, kept as unknown as Memory)
    again.connect()
    const line = Pipe.all.at(-1)!
    line.open()
    expect(line.sent[0]).toEqual({ type: 'hello', since: 0, edition: 1, look: 0, tell: 3 })
    line.say({ ...table(null, 0, events(3)), seats: others })
    line.say(
      story(
        3,
        Array.from({ length: 40 }, (_, i) => beat(i)),
      ),
    )
    expect(again.away).toBe(40)
    expect([again.story.log.length, again.story.ahead.length]).toEqual([3 + 26, 14]) // fifteen, one of them now
    again.story.hurry() // one press leads to the present
    expect([again.story.log.length, again.mark]).toEqual([43, 3])
    line.say(story(43, [beat(9)]))
    expect(again.away).toBe(0)
    again.close()
  })

  it('does not hear again what it heard of an answer before it left', () => {
    const kept = { latest: () => ({ look: 0, edition: 1, at: 5 }), keep: () => undefined, mark: () => 0 }
    const live = new Live('t', forgetful(), () => 1, kept as unknown as Memory)
    live.connect()
    const pipe = Pipe.all.at(-1)!
    pipe.open()
    pipe.say({ ...table(null, 0, events(3)), seats: others })
    pipe.say(story(3, [beat(1), beat(2), beat(3), beat(4)]))
    expect([live.story.log.length, live.story.now?.i, live.away]).toEqual([6, 3, 2])
    live.close()
  })

  it('hears it again when the page is looked at after a long time', () => {
    const live = new Live('t', forgetful(), () => 0, forgetful())
    live.connect()
    const pipe = Pipe.all.at(-1)!
    pipe.open()
    pipe.say({ ...table(null, 0, events(3)), seats: others })
    pipe.say(story(3, [beat(1), beat(2)]))
    expect(live.story.number).toBe(5)
    live.comeBack(5)
    expect(pipe.sent).toHaveLength(1) // nothing has happened
    live.comeBack(3)
    expect(pipe.sent.at(-1)).toEqual({ type: 'hello', since: 3, edition: 1, look: 0, tell: 3 })
    pipe.say({ ...table(null, 3), seats: others })
    expect(live.story.number).toBe(3)
    pipe.say(story(3, [beat(1), beat(2)]))
    expect([live.story.number, live.away]).toEqual([5, 2])
    live.see(false)
    expect(pipe.sent.at(-1)).toEqual({ type: 'sight', visible: false })
    live.close()
  })

  it('sees who is at the table, until the line is lost', () => {
    const { live, pipe } = seated()
    const seats = [{ seat: 1, here: true, since: null }]
    pipe.say({ type: 'presence', seats })
    expect(live.present).toEqual(seats)
    pipe.shut(1006)
    expect(live.present).toEqual([])
  })
})

describe('a story', () => {
  it('shows each event with the snapshot of then, and asks when it has come to the present', () => {
    const { live, pipe } = seated()
    const [gain, loss] = [
      { event: 'Gained', seat: 0 },
      { event: 'Lost', seat: 0 },
    ]
    const beats = [
      [gain, [['gold', 5]]],
      [loss, [['gold', 4]]],
      [null, [['gold', 2]]],
    ]
    pipe.say(story(0, beats, [['decisions', [asked(6)]]]))
    expect(live.story.now).toEqual(gain)
    expect([live.story.snapshot?.view, live.decision]).toEqual([{ gold: 5 }, null])
    expect(live.log).toEqual([gain, loss])
    expect(live.story.log).toEqual([gain])
    vi.advanceTimersByTime(5_000)
    expect(live.story.now).toBeNull()
    expect([live.story.snapshot?.view, live.decision?.number]).toEqual([{ gold: 2 }, 6])
  })
  it('finds the options of a list that was sent before', () => {
    const { live, pipe } = seated()
    const options = [{ action: 'go' }]
    const named = (number: number) => [['decisions', [{ ...asked(number), options: 'abc' }]]]
    pipe.say(story(0, [], named(6), { abc: options }))
    pipe.say(story(0, [], named(7)))
    expect(live.decision?.options).toEqual(options)
  })
  it('is left for a whole snapshot when something is missing', () => {
    const { live, pipe } = seated()
    pipe.say(story(3, []))
    expect(live.line).toBe('lost')
  })
})
