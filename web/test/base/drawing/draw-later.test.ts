import { describe, expect, it } from 'vitest'

import { nextBatch } from '../../../src/base/drawing/draw-later.svelte'

describe('a long list', () => {
  it('is drawn in parts that never take long: fewer items after one that did', () => {
    expect(nextBatch(6, 9)).toBe(4)
    expect(nextBatch(6, 600)).toBe(3)
    expect(nextBatch(12, 12)).toBe(6)
  })

  it('is drawn in larger parts where there is time, at most twice as large', () => {
    expect(nextBatch(6, 4)).toBe(9)
    expect(nextBatch(6, 0)).toBe(12)
  })
})
