import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { EVERY, HttpLine } from '../../src/client/http-line'

type Reply = [status: number, body: unknown]
const replies = new Map<string, Reply>()
const asked: string[] = []

const table = (since: number, events: unknown[] = [], number = 0) => ({
  type: 'table',
  since,
  events,
  number,
  edition: 0,
  look: 1,
})

/** An open line, with everything that it says. */
async function line(): Promise<{ line: HttpLine; said: Record<string, unknown>[]; closed: number[] }> {
  const opened = new HttpLine('t')
  const said: Record<string, unknown>[] = []
  const closed: number[] = []
  opened.onmessage = ({ data }) => said.push(JSON.parse(data) as Record<string, unknown>)
  opened.onclose = ({ code }) => closed.push(code)
  opened.send(JSON.stringify({ type: 'hello', since: 0, edition: 0, look: null }))
  await vi.advanceTimersByTimeAsync(1)
  return { line: opened, said, closed }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1, CLOSED: 3 })
  replies.clear()
  asked.length = 0
  replies.set('GET /api/tables/t/chat', [200, []])
  replies.set('GET /api/tables/t', [200, table(0, [[1, { event: 'A' }]])])
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`)
    const [status, body] = replies.get(`${init.method} ${path.split('?')[0]}`) ?? [0, null]
    if (!status) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line over HTTP', () => {
  it('shows the table, asks for what is new, and says nothing twice', async () => {
    const { said } = await line()
    expect(said.map(({ type }) => type)).toEqual(['table'])
    replies.set('GET /api/tables/t', [200, table(1)])
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    expect(said).toHaveLength(1)
    expect(asked.at(-2)).toBe('GET /api/tables/t?since=1&edition=0&look=1')
    replies.set('GET /api/tables/t', [200, table(1, [[2, { event: 'B' }]], 1)])
    replies.set('GET /api/tables/t/chat', [200, [{ number: 1, seat: 0, name: '', text: 'hi', at: 0 }]])
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(said.slice(1).map(({ type }) => type)).toEqual(['table', 'chat'])
  })

  it.each([
    ['answer', 'answer'],
    ['undo', 'undo'],
    ['agree', 'undo/agree'],
    ['disagree', 'undo/disagree'],
    ['pause', 'pause'],
    ['play-on', 'play-on'],
    ['resume', 'resume'],
    ['close', 'close'],
    ['back', 'back'],
    ['chat', 'chat'],
  ])('carries out %s, then shows what has changed', async (type, path) => {
    const { line: open, said } = await line()
    replies.set(`POST /api/tables/t/${path}`, [200, {}])
    replies.set('GET /api/tables/t', [200, table(1, [], 1)])
    open.send(JSON.stringify({ type, id: 'x1', seat: 0, decision: 5, action: 'go', text: 'hi' }))
    await vi.advanceTimersByTimeAsync(1)
    expect(said.slice(1)).toMatchObject([
      { type: 'table', number: 1 },
      { type: 'done', id: 'x1' },
    ])
  })

  it('says why something is refused', async () => {
    const { line: open, said } = await line()
    const refusal = { rule: 'DL-1.1', reason: 'no', args: {} }
    replies.set('POST /api/tables/t/answer', [409, { type: 'refused', id: null, code: 'illegal', refusal }])
    replies.set('GET /api/tables/t/why', [200, refusal])
    open.send(JSON.stringify({ type: 'answer', id: 'a1', seat: 0, decision: 5, action: 'go' }))
    open.send(JSON.stringify({ type: 'why', id: 'w1', seat: 0, action: 'go' }))
    await vi.advanceTimersByTimeAsync(1)
    expect(said.slice(1)).toEqual([
      { type: 'refused', id: 'a1', code: 'illegal', refusal },
      { type: 'why', id: 'w1', refusal },
    ])
  })

  it('is lost when nothing comes back, and gone when there is no such table', async () => {
    const { closed } = await line()
    replies.delete('GET /api/tables/t')
    await vi.advanceTimersByTimeAsync(4 * EVERY)
    expect(closed).toEqual([1006])
    replies.set('GET /api/tables/t', [404, { code: 'no-table', message: '' }])
    expect((await line()).closed).toEqual([4404])
  })

  it('does not lose an answer silently', async () => {
    const { line: open, said, closed } = await line()
    open.send(JSON.stringify({ type: 'answer', id: 'a1', seat: 0, decision: 5, action: 'go' }))
    await vi.advanceTimersByTimeAsync(1)
    expect([said.length, closed]).toEqual([1, [1006]])
  })
})
