import { describe, expect, it } from 'vitest'

import { lettered, towards } from '../../../src/base/input/keyboard'

describe('keys', () => {
  it('find the next answer by its letter', () => {
    const labels = ['Take it', 'Decline', ' take more']
    expect(lettered(labels, 't', -1)).toBe(0)
    expect(lettered(labels, 'T', 0)).toBe(2)
    expect(lettered(labels, 't', 2)).toBe(0)
    expect(lettered(labels, 'x', 0)).toBe(-1)
    expect(lettered([], 't', -1)).toBe(-1)
  })
  it('go to the nearest square in a direction', () => {
    const points = [
      [0, 0],
      [2, 0],
      [1, 3],
    ] as const
    expect(towards(points, [0, 0], 'ArrowRight')).toBe(1)
    expect(towards(points, [0, 0], 'ArrowDown')).toBe(2)
    expect(towards(points, [0, 0], 'ArrowUp')).toBe(-1)
    expect(towards(points, [0, 0], 'Enter')).toBe(-1)
  })
})
