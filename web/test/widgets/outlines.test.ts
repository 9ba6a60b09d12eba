import { describe, expect, it } from 'vitest'

import { put, solid } from '../../src/widgets/portrait/layers'
import { both, mirrored, moved, oval, placed, whole } from '../../src/widgets/portrait/outlines'

describe('an outline', () => {
  it('is moved, mirrored and placed as data', () => {
    expect(moved('M1 2L-3 4.5Z', 10, -1)).toBe('M11 1L7 3.5Z')
    expect(mirrored('M60 20C70 20 70 30 60 40Z')).toBe('M40 20C30 20 30 30 40 40Z')
    expect(both('M60 1Z')).toBe('M60 1ZM40 1Z')
    expect(placed('M60 50L50 40', { turn: 90 })).toBe('M50 60L60 50')
    expect(placed('M60 50L50 40', { grow: 2, widen: -1, x: 1, y: 2 })).toBe('M31 52L51 32')
  })
  it('is completed from its right half', () => {
    expect(whole('M50 10L70 20C80 30 80 40 60 50L50 60')).toBe(
      'M50 10L70 20C80 30 80 40 60 50L50 60L40 50C20 40 20 30 30 20L50 10Z',
    )
  })
  it('of an oval begins at its top', () => {
    expect(oval(50, 50, 10, 20)).toMatch(/^M50 30C.* 60 50C.* 50 70C.* 40 50C.* 50 30Z$/)
  })
})

describe('a part', () => {
  it('keeps its colours in another place', () => {
    expect(put(solid('moss', 'M50 50Z'), { x: 5 })).toEqual([{ look: 'solid', d: 'M55 50Z', colour: 'moss' }])
  })
})
