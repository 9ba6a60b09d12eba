import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, get, post } from '../../../src/base/browser/api'

/** A server that gives these statuses one after another, each with this wait; the methods that it was asked with. */
function server(statuses: number[], wait: string) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init.method ?? '')
    const status = statuses.shift() ?? 200
    const body = JSON.stringify(status === 200 ? { fine: true } : { code: 'rate', message: 'wait' })
    return Promise.resolve(new Response(body, { status, headers: { 'Retry-After': wait } }))
  })
  return asked
}

describe('a server that is asked too much', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is asked again when it says, if I am only reading', async () => {
    const asked = server([429, 429], '0.001')
    expect(await get('/tables')).toEqual({ fine: true })
    expect(asked).toEqual(['GET', 'GET', 'GET'])
  })

  it('is not asked for ever, nor after a long time', async () => {
    const asked = server([429, 429, 429, 429, 429], '0.001')
    await expect(get('/tables')).rejects.toThrow(ApiError)
    expect(asked.length).toBe(4)
    const once = server([429], '60')
    await expect(get('/tables')).rejects.toThrow('wait')
    expect(once.length).toBe(1)
  })

  it('gets what changes something only once', async () => {
    const asked = server([429], '0.001')
    await expect(post('/tables')).rejects.toThrow('wait')
    expect(asked).toEqual(['POST'])
  })
})

describe('a question', () => {
  it('has the header that guards changes only if it changes something, so that it can be fetched ahead', async () => {
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('X-Undercroft'))
      return Promise.resolve(new Response('{}'))
    })
    await get('/games')
    await post('/tables')
    vi.unstubAllGlobals()
    expect(sent).toEqual([null, '1'])
  })
})

describe('a proxy that does not reach the server', () => {
  it.each([502, 503, 504])('counts as no connection: %i', async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status })))
    await expect(get('/games')).rejects.toMatchObject({ status: 0, code: 'offline' })
    vi.unstubAllGlobals()
  })
  it('is not the server, which says what is wrong', async () => {
    server([503], '0')
    await expect(get('/games')).rejects.toMatchObject({ status: 503, code: 'rate' })
    vi.unstubAllGlobals()
  })
})
