import { describe, expect, it, vi } from 'vitest'

import { asksHelp, digitOf, lettered, towards, watchKeys, zoomOf } from '../../../src/base/input/keyboard'

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
  it('zoom by their sign or their place, but not where they are digits', () => {
    const zooms = (key: string, code: string, shiftKey = false) => zoomOf({ key, code, shiftKey })
    expect([zooms('+', 'Equal', true), zooms('=', 'Equal'), zooms('+', 'BracketRight')]).toEqual([1, 1, 1])
    expect([zooms('-', 'Minus'), zooms('ß', 'Minus'), zooms('-', 'NumpadSubtract')]).toEqual([-1, -1, -1])
    // French: 6 is where the minus is; Swiss: the plus is on the key of 1, with Shift.
    expect([zooms('-', 'Digit6'), zooms('+', 'Digit1', true), zooms('a', 'KeyA')]).toEqual([0, 1, 0])
  })
  it('are digits by what they type or by their place', () => {
    const digit = (key: string, code: string, shiftKey = false) => digitOf({ key, code, shiftKey })
    expect([digit('1', 'Numpad1'), digit('&', 'Digit1'), digit('1', 'Digit1', true)]).toEqual(['1', '1', '1'])
    expect([digit('!', 'Digit1', true), digit('ArrowLeft', 'Numpad4'), digit('١', 'Digit1')]).toEqual(['', '', '1'])
  })
  it('ask for help on every layout', () => {
    const help = (key: string, code: string, shiftKey: boolean) => asksHelp({ key, code, shiftKey })
    expect([help('?', 'Digit7', true), help('؟', 'Slash', true), help('/', 'Slash', false)]).toEqual([
      true,
      true,
      false,
    ])
  })
  it('that are part of a longer input reach nothing', () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    watchKeys()
    const heard: string[] = []
    page.addEventListener('keydown', (event) => heard.push((event as unknown as { what: string }).what))
    const press = (what: string, key: object) => page.dispatchEvent(Object.assign(new Event('keydown'), { what }, key))
    press('composing', { isComposing: true, keyCode: 13 })
    press('Safari', { isComposing: false, keyCode: 229 })
    press('typed', { isComposing: false, keyCode: 13 })
    vi.unstubAllGlobals()
    expect(heard).toEqual(['typed'])
  })
})
