import { describe, expect, it } from 'vitest'
import { next } from '../../src/base/gradual.svelte'

describe('a long list', () => {
  it('is drawn in parts that never take long: fewer items after one that did', () => {
    expect(next(6, 9)).toBe(4)
    expect(next(6, 600)).toBe(3)
    expect(next(12, 12)).toBe(6)
  })

  it('is drawn in larger parts where there is time, at most twice as large', () => {
    expect(next(6, 4)).toBe(9)
    expect(next(6, 0)).toBe(12)
  })
})
