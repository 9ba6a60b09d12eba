import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchAhead, parts, watchParts } from '../../../src/base/browser/lazy-parts.svelte'

const page = new EventTarget()
const reload = vi.fn()
let kept: Record<string, string> = {}

/** As the built page fetches a part that is not there. */
const lost = (error: Error) => () => {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return Promise.reject(error)
}

beforeEach(() => {
  vi.useFakeTimers()
  kept = {}
  reload.mockClear()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { href: '/table/1', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what will probably be wanted', () => {
  it('is fetched one part after another, once the page is complete', async () => {
    const fetched: string[] = []
    let come: () => void = () => undefined
    const slow = () => {
      fetched.push('slow')
      return new Promise<void>((resolve) => (come = resolve))
    }
    const quick = () => Promise.resolve(fetched.push('quick'))
    fetchAhead(slow, quick)
    expect(fetched).toEqual([])
    await vi.runAllTimersAsync()
    expect(fetched).toEqual(['slow'])
    come()
    await vi.runAllTimersAsync()
    expect(fetched).toEqual(['slow', 'quick'])
  })

  it('is not fetched for a page that has gone, or for a person who saves data', async () => {
    const load = vi.fn(() => Promise.resolve())
    fetchAhead(load)()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    fetchAhead(load)
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
  })

  it('may be missing without anybody noticing', async () => {
    watchParts()
    const load = vi.fn(() => Promise.resolve())
    fetchAhead(lost(new Error('gone')), load)
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a part that is wanted and missing', () => {
  it('brings the newer page, once', async () => {
    watchParts()
    const gone = lost(new Error('gone'))
    await expect(gone()).rejects.toThrow('gone')
    await vi.runAllTimersAsync()
    expect(reload).toHaveBeenCalledOnce()
    expect(parts.lost).toBe(false)
    await expect(gone()).rejects.toThrow('gone')
    await vi.runAllTimersAsync()
    expect(reload).toHaveBeenCalledOnce()
    expect(parts.lost).toBe(true)
  })
})
