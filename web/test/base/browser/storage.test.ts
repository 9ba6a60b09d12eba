import { afterEach, describe, expect, it, vi } from 'vitest'

import { fetched, parts } from '../../../src/base/browser/lazy-parts.svelte'
import { ByGame, local, Newest, session } from '../../../src/base/browser/storage'
import { Memory } from '../../../src/client/last-seen'
import { Drafts } from '../../../src/game/answers/drafts'

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
const broken = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: forbidden }
const NAMES = ['localStorage', 'sessionStorage'] as const

afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(globalThis, name)
  vi.unstubAllGlobals()
})

describe.each([
  ['forbidden', { get: forbidden }],
  ['null', { value: null }],
  ['missing', { value: undefined }],
  ['full or damaged', { value: broken }],
])('a store that is %s', (_, property) => {
  it('costs only what would be remembered', () => {
    for (const name of NAMES) Object.defineProperty(globalThis, name, { configurable: true, ...property })
    for (const store of [local, session]) {
      expect([store.getItem('a'), store.setItem('a', 'b')]).toEqual([null, false])
      store.removeItem('a')
      store.clear()
    }
    const games = new ByGame<{ bot: string }>('k', local)
    games.keep('one', { bot: 'b' })
    expect(games.of('one')).toEqual({})
    const newest = new Newest('k', 5, local)
    newest.keep([1])
    expect(newest.all()).toEqual([])
    const memory = new Memory()
    memory.keep('t', 0, 1, 7)
    expect(memory.latest('t')).toBeNull()
    new Drafts('t')
    fetched()
    expect(parts.lost).toBe(false)
  })
})

it('a row that cannot be read costs that row', () => {
  const rows = [[5, { edition: 1, at: 2 }], null, ['t 0', { edition: 1, at: 3 }], ['t 1', 'x']]
  const memory = new Memory({ getItem: () => JSON.stringify(rows), setItem: () => undefined })
  expect(memory.latest('t')).toEqual({ look: 0, edition: 1, at: 3 })
})
