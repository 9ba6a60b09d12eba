import { afterEach, expect, it, vi } from 'vitest'

import { expectSeat, foundSeat, hasCookie } from '../../src/client/guest-cookie'

afterEach(() => vi.unstubAllGlobals())

it('a browser that blocks cookies has none', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect(hasCookie('t')).toBe(false)
})

it('a browser that loses its cookie is a stranger at its own table, until its seat is found', () => {
  vi.stubGlobal('navigator', { cookieEnabled: true })
  expect(hasCookie('t')).toBe(true)
  expectSeat('t')
  expect([hasCookie('t'), hasCookie('u')]).toEqual([false, true])
  foundSeat('t')
  expect(hasCookie('t')).toBe(true)
})
