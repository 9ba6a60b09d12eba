import { describe, expect, it } from 'vitest'

import { across, down, grid, HEIGHT, heightOf, LEFT, pointsOf, scaleOf, WIDTH } from '../../../src/base/drawing/chart'

describe('a chart', () => {
  it('always has zero on its scale, and is never flat', () => {
    expect(scaleOf([[3, 7], [5]])).toEqual([0, 7])
    expect(scaleOf([[-4, -2]])).toEqual([-4, 1])
    expect(scaleOf([[0, 0]])).toEqual([0, 1])
    expect(scaleOf([[0, 0.002]], 0.01)).toEqual([0, 0.01])
  })
  it('has a line of the grid at both ends and at zero, each once', () => {
    expect(grid([-4, 6])).toEqual([-4, 0, 6])
    expect(grid([0, 6])).toEqual([0, 6])
  })
  it('is low where the values are few, and still inside', () => {
    const low = heightOf([0, 2])
    expect(low).toBeLessThan(heightOf([0, 6]))
    expect(heightOf([0, 6])).toBe(HEIGHT)
    expect([down(2, [0, 2], low), down(0, [0, 2], low)]).toEqual([10, low - 30])
  })
  it('goes from left to right and from the greatest value down, all of it inside', () => {
    expect(across(0, 5)).toBeGreaterThan(LEFT)
    expect(across(4, 5)).toBeLessThan(WIDTH)
    expect(across(0, 1)).toBe(across(0, 5))
    expect(down(6, [0, 6])).toBe(10)
    expect(down(0, [0, 6])).toBe(HEIGHT - 30)
    expect(pointsOf([0, 6], [0, 6])).toEqual([
      { x: across(0, 2), y: HEIGHT - 30 },
      { x: across(1, 2), y: 10 },
    ])
  })
})
