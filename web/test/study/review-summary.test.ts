import { expect, it } from 'vitest'

import type { Judged, Reviewed } from '../../src/generated/protocol'
import { queryOf } from '../../src/study/explore-address'
import { betterOf, counted, howFar, measured } from '../../src/study/review-summary'

it('says no more of a cost than is known', () => {
  expect(measured('en', 14.53, 'points')).toBe('15')
  expect(measured('it', 0.55, 'points')).toBe('0,6')
  expect(measured('en', 0.0725, 'chance')).toBe('7')
  expect([0.98, 1.2, 1.6].map((n) => counted(n, 'points'))).toEqual([1, 1, 2])
})

it("counts one's own decisions until these are judged, then all, whether it goes on or not", () => {
  const seats = [
    [null, 423, 29],
    [0, 155, 29],
    [1, 134, 0],
    [2, 134, 0],
  ].map(([seat, decisions, judged]) => ({
    ...{ seat, decisions, judged },
  })) as Reviewed['seats']
  const review = { seats } as Reviewed
  const mine = { done: 29, all: 155, mine: true }
  expect(howFar({ judged: 29, decisions: 155, review }, [0])).toEqual(mine) // it goes on
  expect(howFar({ judged: 29, decisions: 423, review }, [0])).toEqual(mine) // it has been stopped
  expect(howFar({ judged: 29, decisions: 423, review }, [])).toEqual({ done: 29, all: 423, mine: false })
  const own = { seats: seats.map((one) => (one.seat === 0 ? { ...one, judged: 155 } : one)) } as Reviewed
  expect(howFar({ judged: 160, decisions: 423, review: own }, [0])).toEqual({ done: 160, all: 423, mine: false })
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
