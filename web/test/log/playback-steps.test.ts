import { describe, expect, it } from 'vitest'

import { chapterFrom, stepBy } from '../../src/log/playback-steps'

const chapters = [0, 10, 25]

describe('replaying', () => {
  it('steps, and stops at both ends', () => {
    expect([
      stepBy('ArrowRight', 3, 40, chapters),
      stepBy('ArrowRight', 40, 40, chapters),
      stepBy('ArrowLeft', 0, 40, chapters),
    ]).toEqual([4, 40, 0])
    expect([stepBy('Home', 9, 40, chapters), stepBy('End', 9, 40, chapters), stepBy('x', 9, 40, chapters)]).toEqual([
      0,
      40,
      null,
    ])
  })
  it('goes from chapter to chapter', () => {
    expect([stepBy('PageDown', 10, 40, chapters), stepBy('PageDown', 30, 40, chapters)]).toEqual([25, 40])
    expect([stepBy('PageUp', 10, 40, chapters), stepBy('PageUp', 12, 40, chapters)]).toEqual([0, 10])
    expect([chapterFrom([], 5, 1, 9), chapterFrom([], 5, -1, 9)]).toEqual([9, 0])
  })
})
