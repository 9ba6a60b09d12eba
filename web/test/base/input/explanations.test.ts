import { describe, expect, it } from 'vitest'

import { placeFor, Pointer } from '../../../src/base/input/explanations'

describe('where a note goes', () => {
  const screen = { width: 360, height: 740 }
  const note = { width: 200, height: 100 }
  const thing = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 })
  const covers = (at: { x: number; y: number }, { top, bottom }: { top: number; bottom: number }) =>
    at.y < bottom && at.y + note.height > top
  it('is above the thing, in its middle', () => {
    expect(placeFor(thing(160, 400), note, screen)).toEqual({ x: 80, y: 292 })
  })
  it('is below it where there is no room above', () => {
    const at = placeFor(thing(160, 30), note, screen)
    expect(at.y).toBe(58)
    expect(covers(at, thing(160, 30))).toBe(false)
  })
  it('covers nothing else that can be pressed, if there is room beside all of it', () => {
    const among = { left: 0, top: 300, right: 360, bottom: 500 }
    for (const top of [320, 470]) {
      const at = placeFor(thing(160, top), note, screen, 8, among)
      expect(covers(at, among)).toBe(false)
    }
    const high = { ...among, top: 60 }
    expect(placeFor(thing(160, 90), note, screen, 8, high).y).toBe(508)
    const all = { ...among, top: 60, bottom: 700 }
    expect(covers(placeFor(thing(160, 400), note, screen, 8, all), thing(160, 400))).toBe(false)
  })
  it('is on the right of it all, if there is room only there', () => {
    const wide = { width: 1280, height: 800 }
    const among = { left: 8, top: 48, right: 690, bottom: 690 }
    for (const top of [60, 400, 660]) {
      const { x, y } = placeFor(thing(160, top), note, wide, 8, among)
      expect([x, y <= Math.min(top, 692)]).toEqual([698, true])
    }
  })
  it('is on the left of what lies at the right edge', () => {
    const among = { left: 1034, top: 48, right: 1272, bottom: 410 }
    expect(placeFor(thing(1100, 300), note, { width: 1280, height: 800 }, 8, among)).toEqual({ x: 826, y: 300 })
  })
  it('never leaves the screen', () => {
    for (const left of [0, 320])
      for (const top of [0, 720]) {
        const { x, y } = placeFor(thing(left, top), note, screen)
        expect(x >= 8 && x + note.width <= screen.width - 8 && y >= 8 && y + note.height <= screen.height - 8).toBe(
          true,
        )
      }
  })
})

describe('a mouse', () => {
  it('points at what it moves to', () => {
    const mouse = new Pointer()
    expect(mouse.moves(100, 100)).toBe(true)
    expect(mouse.isMet(101, 100)).toBe(false)
    expect(mouse.moves(101, 100)).toBe(true)
  })
  it('points at nothing that appears under it, before it has moved', () => {
    const mouse = new Pointer()
    mouse.moves(100, 100)
    expect(mouse.isMet(100, 100)).toBe(true)
    expect(mouse.moves(102, 101)).toBe(false)
    expect(mouse.moves(105, 101)).toBe(true)
  })
  it('points at nothing after a press, before it has moved', () => {
    const mouse = new Pointer()
    mouse.rest(100, 100)
    expect(mouse.moves(100, 103)).toBe(false)
    expect(mouse.moves(100, 120)).toBe(true)
  })
})
