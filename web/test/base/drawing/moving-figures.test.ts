import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { rises } from '../../../src/base/drawing/moving-figures'

/** As much of a page as a rising number needs. */
const body: object[] = []
const figure = { dataset: {}, style: {}, animate: () => ({}), remove: () => void body.splice(0) }
const box = { left: 0, top: 0, width: 9, height: 9 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', {
    documentElement: { dataset: { motion: 'on' } },
    body: { append: (one: object) => body.push(one) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  body.splice(0)
})

function rise() {
  const panel = { isConnected: true }
  const node = {
    parentElement: panel,
    style: { opacity: '' },
    getBoundingClientRect: () => box,
    cloneNode: () => figure,
  }
  const gone = rises(node as unknown as HTMLElement) as () => void
  return { panel, node, gone }
}

describe('a number that rises', () => {
  it('gives way to the number itself, which stays with its panel', () => {
    const { node } = rise()
    expect([body.length, node.style.opacity]).toEqual([1, '0'])
    vi.advanceTimersByTime(1000)
    expect([body.length, node.style.opacity]).toEqual([0, ''])
  })
  it('can be read even if the story goes on sooner', () => {
    const { gone } = rise()
    vi.advanceTimersByTime(100)
    gone()
    vi.advanceTimersByTime(100)
    expect(body.length).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(body.length).toBe(0)
  })
  it('goes with its panel', () => {
    const { panel, gone } = rise()
    panel.isConnected = false
    gone()
    vi.advanceTimersByTime(1)
    expect(body.length).toBe(0)
  })
})
