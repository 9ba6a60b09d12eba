/** What of the map is in sight. */
import { describe, expect, it } from 'vitest'

import { Camera } from '../../../src/games/dungeoneer/map/camera.svelte'
import { around, boxOf, type Cell, H, widened } from '../../../src/games/dungeoneer/map/geometry'

/** A camera of a window with a hand below the map and a card to lay at the right, 134 by 105 pixels. */
function asking(lit: readonly Cell[], map: readonly Cell[]): Camera {
  const camera = new Camera()
  Object.assign(camera, { wide: 683, tall: 642, under: 150 })
  camera.cover(0, 134, 105)
  camera.bounds = camera.focus = widened(around([...map, ...lit]), 10)
  camera.needed = around(lit)
  camera.parts = lit.map(boxOf)
  camera.heart = boxOf({ x: 1, y: 2 })
  camera.settle()
  return camera
}
const ROW: readonly Cell[] = [0, 1, 2, 3].map((x) => ({ x, y: 2 }))
const ABOVE: readonly Cell[] = [0, 1].map((y) => ({ x: 1, y }))

describe('the map', () => {
  it('shows all that glows where there is room below the card to lay', () => {
    const lit = [
      { x: -1, y: 2 },
      { x: 4, y: 2 },
      { x: 1, y: -1 },
    ]
    const camera = asking(lit, [...ROW, ...ABOVE, { x: 1, y: 3 }, { x: 1, y: 4 }])
    expect(lit.filter((cell) => !camera.sees(boxOf(cell)))).toEqual([])
  })
  it('cuts nothing at the sides, even if more glows above than there is room for', () => {
    const column = [...ABOVE, { x: 1, y: -1 }, { x: 1, y: -2 }, { x: 1, y: -3 }]
    const sides = [
      { x: -1, y: 2 },
      { x: 4, y: 2 },
    ]
    const camera = asking([...sides, { x: 1, y: -4 }], [...ROW, ...column])
    expect(sides.filter((cell) => !camera.sees(boxOf(cell)))).toEqual([])
  })
  it('hides nothing that glows behind that card', () => {
    const lit = [
      { x: -1, y: 2 },
      { x: 4, y: 0 },
      { x: 1, y: 5 },
    ]
    const camera = asking(lit, [...ROW, ...ABOVE, { x: 1, y: 3 }, { x: 1, y: 4 }])
    expect(camera.sees(boxOf({ x: 1, y: 2 }))).toBe(true)
    expect(camera.sees(boxOf(lit[1]!))).toBe(camera.sight.right >= boxOf(lit[1]!).right - 1)
  })
  it('becomes smaller by no more than the next location needs', () => {
    const camera = new Camera()
    Object.assign(camera, { wide: 1100, tall: 600 })
    camera.bounds = camera.focus = widened(around(ROW), 10)
    camera.settle()
    const before = camera.at.zoom
    camera.bounds = widened(around([...ROW, { x: 1, y: 0 }, { x: 1, y: 4 }]), 10)
    camera.settle()
    const { top, bottom } = camera.sight
    expect(camera.at.zoom).toBeLessThan(before)
    expect(bottom - top).toBeLessThan(6.5 * H)
    expect(camera.whole).toBe(true)
  })
})
