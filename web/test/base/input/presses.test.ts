import { describe, expect, it } from 'vitest'

import { Presses } from '../../../src/base/input/presses'

/** A first click that was taken, and a new question that followed it. */
function answered(): Presses {
  const presses = new Presses()
  presses.pointer('mouse', 100, 100, 1000)
  presses.take(1000)
  presses.changed(1050)
  return presses
}

describe('a press that follows another', () => {
  it.each([
    ['at the same place and soon', 102, 99, 1120, false],
    ['at the same place, a moment after the question', 100, 100, 1340, false],
    ['at the same place, later', 100, 100, 1350, true],
    ['elsewhere, and as soon', 140, 100, 1060, true],
  ])('%s', (_, x, y, at, counts) => {
    const presses = answered()
    presses.pointer('mouse', x, y, at)
    expect(presses.take(at)).toBe(counts)
  })

  it('does not count for what it would take back in the same question', () => {
    const presses = new Presses()
    presses.pointer('mouse', 100, 100, 1000)
    presses.take(1000)
    presses.pointer('mouse', 100, 100, 1120)
    expect(presses.take(1120)).toBe(false)
  })

  it('is one, however often it asks', () => {
    const presses = answered()
    presses.pointer('mouse', 500, 100, 1060)
    expect([presses.take(1060), presses.take(1060), presses.count]).toEqual([true, true, true])
  })

  it('of somebody who hammers at one place counts again after a while', () => {
    const presses = answered()
    const counted = [1120, 1240, 1360, 1480].map((at) => {
      presses.pointer('mouse', 100, 100, at)
      return presses.take(at)
    })
    expect(counted).toEqual([false, false, true, false])
  })

  it('by a finger may be a little beside it', () => {
    const presses = new Presses()
    presses.pointer('touch', 100, 100, 1000)
    presses.changed(1050)
    presses.pointer('touch', 110, 112, 1120)
    expect(presses.count).toBe(false)
  })
})

describe('a key', () => {
  it('counts once for a question, and other keys count at once', () => {
    const presses = new Presses()
    presses.key('Enter', 1000)
    presses.changed(1010)
    presses.key('Enter', 1100)
    expect(presses.count).toBe(false)
    presses.key('Digit1', 1110)
    expect(presses.count).toBe(true)
  })

  it('counts again as long as it has done nothing, so that 11 can be typed', () => {
    const presses = new Presses()
    presses.key('Digit1', 1000)
    presses.key('Digit1', 1060)
    expect(presses.count).toBe(true)
  })

  it('that steps or goes back counts however fast', () => {
    const presses = new Presses()
    for (const at of [1000, 1050, 1100]) {
      presses.key('Backspace', at)
      expect(presses.take(at)).toBe(true)
    }
  })
})

it('lets a program press', () => {
  expect(new Presses().take(0)).toBe(true)
})
