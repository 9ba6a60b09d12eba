import { describe, expect, it } from 'vitest'

import { Memory } from '../src/client/last-seen'
import { Drafts } from '../src/game/answers/drafts'
import type { Decision } from '../src/generated/kernel'
import type { GameHead } from '../src/generated/protocol'
import { Rivals } from '../src/home/opponents'
import { type TableDraft, TableDrafts } from '../src/home/table-drafts'
import { ClosedReviews } from '../src/log/closed-reviews'
import { Progress } from '../src/study/finished-lessons'
import { Solved, START } from '../src/study/solved-puzzles'

/** What may stand in place of a value. */
const WRONG = [null, true, -1, 1.5, '', 'text', [], [[]], {}, { a: [] }]

/** What may be stored under a key that holds `right`: other things, and others in each of its places. */
function wrongly(right: unknown): unknown[] {
  if (typeof right !== 'object' || right === null) return WRONG
  const places = Object.entries(right).flatMap(([key, value]) =>
    wrongly(value).map((wrong) =>
      Array.isArray(right)
        ? right.map((one: unknown, i) => (String(i) === key ? wrong : one))
        : { ...right, [key]: wrong },
    ),
  )
  return [...WRONG, ...places]
}

function store(text: string) {
  let kept: string | null = text
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

const decision = { seat: 0, number: 5, prompt: { key: 'x' } } as unknown as Decision
const game = {
  id: 'g',
  bots: ['b'],
  levels: ['b'],
  rival: 'b',
  presets: { p: {} },
  seat_counts: [1],
  options: [{ name: 'o' }],
} as unknown as GameHead
const draft: TableDraft = {
  setting: true,
  more: true,
  preset: 'p',
  seats: [{ kind: 'me', bot: 'b', name: '' }],
  chosen: { o: 1 },
  isPublic: true,
  aids: true,
  limit: { pace: 300, increment: null, days_off: false, absent: 'b' },
}
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

/** For each key: what is stored there, and what reads and then writes it. */
const KEYS: [string, unknown, (kept: ReturnType<typeof store>) => void][] = [
  [
    'drafts',
    [['t 0 5 x', ['a', 'b']]],
    (kept) => {
      const drafts = new Drafts('t', kept)
      expect(Array.isArray(drafts.steps(decision))).toBe(true)
      drafts.keep(decision, ['c'])
      expect(drafts.steps(decision)).toEqual(['c'])
    },
  ],
  [
    'what has been seen',
    [['t 0', { edition: 1, at: 7 }]],
    (kept) => {
      const memory = new Memory(kept)
      // The server refuses a greeting with anything but counts, and then the table would never be shown.
      const latest = memory.latest('t')
      if (latest) expect(Object.values(latest).every(isCount)).toBe(true)
      memory.keep('t', 1, 2, 3)
      expect(memory.latest('t')).toEqual({ look: 1, edition: 2, at: 3 })
    },
  ],
  [
    'closed reviews',
    ['t 1 year'],
    (kept) => {
      const closed = new ClosedReviews('t', () => 1, kept)
      closed.keep('battle')
      expect(closed.has('battle')).toBe(true)
    },
  ],
  [
    'puzzles',
    { g: { rating: START, tried: { p: true }, days: ['2026-03-01'], run: 1, longest: 2 } },
    (kept) => {
      const solved = new Solved(kept)
      expect(Object.values(solved.of('g').rating).every(Number.isFinite)).toBe(true)
      solved.note('g', 'q', true, START, null)
      expect(solved.of('g').tried.q).toBe(true)
    },
  ],
  [
    'lessons',
    { g: { done: ['one'], left: { two: { table: 't', read: 3, awaited: { step: 4, event: 'E' } } } } },
    (kept) => {
      const progress = new Progress(kept)
      expect(isCount(progress.read('g', 'two', 't'))).toBe(true)
      const step = progress.awaited('g', 'two', 't')?.step ?? 0
      expect(isCount(step)).toBe(true)
      progress.finish('g', 'two')
      expect(progress.done('g', 'two')).toBe(true)
    },
  ],
  [
    'rivals',
    { g: { bot: 'b' } },
    (kept) => {
      const rivals = new Rivals(kept)
      expect(rivals.of(game)).toBe('b')
      rivals.choose(game, 'b')
    },
  ],
  [
    'new tables',
    { g: draft },
    (kept) => {
      const drafts = new TableDrafts(kept)
      const { seats, chosen } = drafts.of(game) ?? draft
      expect([seats.length, typeof seats[0]?.name, typeof chosen]).toEqual([1, 'string', 'object'])
      drafts.keep(game, draft)
      expect(drafts.of(game)).toEqual(draft)
    },
  ],
]

describe('what is stored in a wrong shape', () => {
  it.each(KEYS)('costs only itself: %s', (_, right, use) => {
    for (const text of ['{', '', ...wrongly(right).map((wrong) => JSON.stringify(wrong))]) use(store(text))
  })
})
