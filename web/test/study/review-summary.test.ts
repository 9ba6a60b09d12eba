import { expect, it } from 'vitest'

import type { Judged } from '../../src/generated/protocol'
import { queryOf } from '../../src/study/explore-address'
import { betterOf, measured } from '../../src/study/review-summary'

it('says no more of a cost than is known', () => {
  expect(measured('en', 14.53, 'points')).toBe('15')
  expect(measured('it', 0.55, 'points')).toBe('0,6')
  expect(measured('en', 0.0725, 'chance')).toBe('7')
})

it('leads to the better line on its board', () => {
  const best = ['lay pendulum', 'ready'].map((action) => ({ action, verb: '', args: {} }))
  const one: Judged = {
    number: 7,
    seat: 2,
    kind: 'plans',
    chapter: { season: 'winter' },
    given: [],
    best,
    regret: 1,
    low: 1,
    high: 1,
    lead: 0,
    causes: [],
  }
  const there = new URLSearchParams(queryOf(betterOf('a b', one)))
  expect(Object.fromEntries(there)).toEqual({ table: 'a b', to: '7', line: '2 lay pendulum;2 ready' })
})
