import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Typed } from '../../src/decisions/typed-number.svelte'

describe('a typed number', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function typed(count: number): { typed: Typed; chosen: number[] } {
    const chosen: number[] = []
    return {
      typed: new Typed(
        () => count,
        (number) => chosen.push(number),
      ),
      chosen,
    }
  }

  it('chooses at once where no longer number is possible', () => {
    const { typed: one, chosen } = typed(12)
    one.digit('2')
    expect(chosen).toEqual([2])
    expect(one.text).toBe('')
  })
  it('waits for another digit where one is possible', () => {
    const { typed: one, chosen } = typed(12)
    one.digit('1')
    expect(chosen).toEqual([])
    expect(one.text).toBe('1')
    one.digit('2')
    expect(chosen).toEqual([12])
    one.digit('1')
    vi.runAllTimers()
    expect(chosen).toEqual([12, 1])
  })
  it('may be 0, where an answer has that number', () => {
    const chosen: number[] = []
    const one = new Typed(
      () => 0,
      (number) => chosen.push(number),
      () => true,
    )
    for (const digit of ['1', '0']) one.digit(digit)
    expect([chosen, one.text]).toEqual([[0], ''])
  })
  it('is forgotten if there is no such answer, or if asked to', () => {
    const { typed: one, chosen } = typed(12)
    for (const digit of ['0', '1', '5']) one.digit(digit)
    expect(one.text).toBe('')
    one.digit('1')
    one.forget()
    vi.runAllTimers()
    expect(chosen).toEqual([])
  })
})
