import { expect, it } from 'vitest'

import type { Judged } from '../../src/generated/protocol'
import { queryOf } from '../../src/study/explore-address'
import { betterOf, kindsOf, MOMENTS, momentsOf, partsOf } from '../../src/study/review-summary'

const one = (number: number, seat: number, kind: string, regret: number, low: number, season = 'winter'): Judged => ({
  number,
  seat,
  kind,
  chapter: { season },
  given: [],
  best: [],
  regret,
  low,
  high: regret,
})
const JUDGED = [
  one(0, 0, 'orders', 2, 1),
  one(3, 1, 'hiring', 4, 0),
  one(5, 0, 'orders', 1, 0.5, 'spring'),
  one(8, 1, 'plans', 9, 8, 'spring'),
]

it('names the moments that cost most for sure', () => {
  expect(momentsOf(JUDGED, null).map(({ number }) => number)).toEqual([8, 0, 5])
  expect(momentsOf(JUDGED, 0).map(({ number }) => number)).toEqual([0, 5])
  const many = Array.from({ length: 9 }, (_, i) => one(i, 0, 'orders', i + 1, i + 1))
  expect(momentsOf(many, null).map(({ number }) => number)).toEqual([8, 7, 6, 5, 4])
  expect(momentsOf(many, null)).toHaveLength(MOMENTS)
})

it('adds up what each kind cost each seat', () => {
  expect(kindsOf(JUDGED, null)).toEqual([
    { seat: 0, kind: 'orders', decisions: 2, regret: 3 },
    { seat: 1, kind: 'plans', decisions: 1, regret: 9 },
    { seat: 1, kind: 'hiring', decisions: 1, regret: 4 },
  ])
})

it('adds up what each part of the game cost', () => {
  expect(partsOf(JUDGED, 2)).toEqual([
    { number: 0, chapter: { season: 'winter' }, lost: [2, 4] },
    { number: 5, chapter: { season: 'spring' }, lost: [1, 9] },
  ])
})

it('leads to the better line on its board', () => {
  const best = ['lay pendulum', 'ready'].map((action) => ({ action, verb: '', args: {} }))
  const there = new URLSearchParams(queryOf(betterOf('a b', { ...one(7, 2, 'plans', 1, 1), best })))
  expect(Object.fromEntries(there)).toEqual({ table: 'a b', to: '7', line: '2 lay pendulum;2 ready' })
})
