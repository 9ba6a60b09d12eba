import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { noticeWords } from '../../../scripts/site.mjs'
import { clockOf, minutesOf } from '../../../src/people/notices/clock-times'
import { Codes, hashHere, noPush } from '../../../src/people/notices/web-push'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the times of quiet hours', () => {
  it('are minutes after midnight', () => {
    for (const minutes of [0, 1, 59, 60, 719, 720, 1439]) expect(minutesOf(clockOf(minutes))).toBe(minutes)
    expect(clockOf(8 * 60 + 5)).toBe('08:05')
    expect(minutesOf('22:30:00')).toBe(1350)
    for (const odd of ['', '8:05', '24:00', 'noon', '12:']) expect(minutesOf(odd)).toBeNull()
  })
})

describe('the code that proves a browser', () => {
  it('counts whether it comes before it is waited for or after', async () => {
    const codes = new Codes()
    const waited = codes.next()
    codes.take('11111111')
    codes.take('22222222')
    expect(await waited).toBe('11111111')
    expect(await codes.next()).toBe('22222222')
  })
  it('is given up if it does not come', async () => {
    vi.useFakeTimers()
    const waited = new Codes().next()
    const given = expect(waited).rejects.toThrow('no code')
    await vi.advanceTimersByTimeAsync(60_000)
    await given
    vi.useRealTimers()
  })
})

describe('notices in a browser', () => {
  it('need a secure page and a browser that can show them', async () => {
    vi.stubGlobal('isSecureContext', false)
    expect(noPush()).toBe('browser')
    expect(await hashHere()).toBe('')
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PushManager', vi.fn())
    vi.stubGlobal('Notification', vi.fn())
    vi.stubGlobal('navigator', { serviceWorker: {} })
    expect(noPush()).toBeNull()
  })
  it('are recognised by the hash of where they go', async () => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PushManager', vi.fn())
    vi.stubGlobal('Notification', vi.fn())
    const pushManager = { getSubscription: () => Promise.resolve({ endpoint: 'https://push.example/1' }) }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } })
    // As the server writes it: hashlib.sha256(b"https://push.example/1").hexdigest()[:32]
    expect(await hashHere()).toBe('5ba15fff965f44afa55aa4fa4d52b94b')
  })
})

/** A service worker's surroundings, as far as it uses them. */
function worker(
  pages: { url: string; postMessage: (said: unknown) => void; focus: () => void }[],
  lang: string | null,
) {
  const heard = new Map<string, (event: unknown) => void>()
  const shown: [string, NotificationOptions][] = []
  const opened: string[] = []
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => heard.set(kind, hear),
    navigator: { language: 'it-IT' },
    location: { origin: 'https://test.example' },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (path: string) => opened.push(path) },
    registration: {
      showNotification: (title: string, options: NotificationOptions) => shown.push([title, options]),
    },
  }
  const caches = { match: () => Promise.resolve(lang === null ? undefined : new Response(lang)) }
  const source = readFileSync(join(import.meta.dirname, '../../../offline/sw.js'), 'utf8')
  const whole = source.replace('WORDS', () => JSON.stringify(noticeWords()))
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is our own file, and not a module
  const run = new Function('self', 'caches', whole) as (...given: unknown[]) => void
  run(self, caches)
  const tell = async (kind: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> = Promise.resolve()
    heard.get(kind)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return { shown, opened, tell }
}
const said = (data: unknown) => ({ data: { json: () => data } })

describe('the service worker', () => {
  it('shows a notice in the language of the page, and nothing but what the server says', async () => {
    const { shown, tell } = worker([], 'ru')
    await tell('push', said({ kind: 'turn', table: 'abc' }))
    await tell('push', said({ kind: 'warning', table: 'abc' }))
    expect(shown.map(([title, { tag }]) => [title, tag])).toEqual([
      ['Ваш ход', 'abc'],
      ['Осталось мало времени', 'abc'],
    ])
  })
  it('shows one in the language of the browser otherwise, whatever comes', async () => {
    const { shown, tell } = worker([], null)
    await tell('push', { data: null })
    const broken = () => {
      throw new SyntaxError('no JSON')
    }
    await tell('push', { data: { json: broken } })
    await tell('push', said({ kind: 'later', table: 'x' }))
    expect(shown.map(([title]) => title)).toEqual(['Tocca a te', 'Tocca a te', 'Tocca a te'])
  })
  it('passes a code on to the pages', async () => {
    const postMessage = vi.fn()
    const page = { url: 'https://test.example/', postMessage, focus: vi.fn() }
    const { shown, tell } = worker([page], 'en')
    await tell('push', said({ kind: 'proof', table: '', code: '12345678' }))
    expect(postMessage).toHaveBeenCalledWith({ code: '12345678' })
    expect(JSON.stringify(shown)).not.toContain('12345678')
  })
  it('leads to the table, in a page that is there already or in another', async () => {
    const focus = vi.fn()
    const page = { url: 'https://test.example/table/abc', postMessage: vi.fn(), focus }
    const { opened, tell } = worker([page], 'en')
    const notification = (table: string) => ({ notification: { close: vi.fn(), data: { table } } })
    await tell('notificationclick', notification('abc'))
    expect(focus).toHaveBeenCalledOnce()
    await tell('notificationclick', notification('d/e'))
    await tell('notificationclick', notification(''))
    expect(opened).toEqual(['/table/d%2Fe', '/'])
  })
})
