import { describe, expect, it } from 'vitest'

import { dayOf, following, Solved, START, streak } from '../../src/study/solved-puzzles'

const store = (text = '') => {
  const kept = { text }
  return {
    kept,
    getItem: () => kept.text || null,
    setItem: (_: string, value: string) => void (kept.text = value),
  }
}
const better = { rating: 1600, deviation: 200, volatility: 0.06 }

describe('what a browser has solved', () => {
  it('is remembered for each game', () => {
    const storage = store()
    const solved = new Solved(storage)
    solved.note('one', 'b1', true, better, '2026-03-01')
    solved.note('one', 'b2', true, better, null)
    solved.note('two', 'b1', false, START, '2026-03-01')
    expect(new Solved(storage).of('one')).toEqual({
      rating: better,
      tried: { b1: true, b2: true },
      days: ['2026-03-01'],
      run: 2,
      longest: 2,
    })
    const failed = solved.note('one', 'b3', false, START, null)
    expect([failed.run, failed.longest]).toEqual([0, 2])
    expect(solved.of('two').days).toEqual([])
  })

  it('is nothing if what is stored is damaged, or nothing can be', () => {
    for (const text of ['{', 'null', '{"one":{"rating":{"rating":"x"},"tried":{"b1":3},"days":[1],"run":null}}'])
      expect(new Solved(store(text)).of('one')).toEqual({ rating: START, tried: {}, days: [], run: 0, longest: 0 })
    expect(new Solved(null).note('one', 'b1', true, better, null).run).toBe(1)
  })
})

describe('days in a row', () => {
  it('are counted up to today or yesterday, over the end of a month', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01']
    expect(dayOf(new Date(2026, 2, 1))).toBe('2026-03-01')
    expect(streak(days, new Date(2026, 2, 1, 23))).toBe(3)
    expect(streak(days, new Date(2026, 2, 2))).toBe(3)
    expect(streak(days, new Date(2026, 2, 3))).toBe(0)
  })
})

describe('the next puzzle', () => {
  const puzzles = Array.from({ length: 20 }, (_, i) => ({ id: `b${i}`, kind: 'battles', rating: 1000 + 100 * i }))
  const kept = { rating: START, tried: {}, days: [], run: 0, longest: 0 }

  it('is one of the closest to the rating that has not been tried', () => {
    const found = [0, 0.5, 0.99].map((dice) => following(puzzles, kept, () => dice)?.rating ?? 0)
    for (const rating of found) expect(Math.abs(rating - 1500)).toBeLessThanOrEqual(400)
    const tried = Object.fromEntries(puzzles.slice(0, 15).map(({ id }) => [id, true]))
    expect(following(puzzles, { ...kept, tried }, () => 0)?.id).toBe('b15')
  })

  it('is one that was not solved when all have been tried, then any', () => {
    const tried = Object.fromEntries(puzzles.map(({ id }) => [id, id !== 'b3']))
    expect(following(puzzles, { ...kept, tried }, () => 0.9)?.id).toBe('b3')
    expect(following(puzzles, { ...kept, tried: { ...tried, b3: true } }, () => 0)).not.toBeNull()
    expect(following([], kept)).toBeNull()
  })
})
