import { describe, expect, it } from 'vitest'

import type { GameHead } from '../../src/generated/protocol'
import { type TableDraft, TableDrafts } from '../../src/home/table-drafts'

const game = {
  id: 'toy',
  seat_counts: [1, 2],
  presets: { first: {} },
  bots: ['greedy'],
  options: [{ name: 'fast', schema: { type: 'boolean' }, default: false }],
} as unknown as GameHead
const draft: TableDraft = {
  setting: true,
  more: false,
  preset: 'first',
  seats: [
    { kind: 'me', bot: 'greedy', name: '' },
    { kind: 'open', bot: 'greedy', name: '' },
  ],
  chosen: { fast: true },
  isPublic: true,
  aids: false,
  limit: { pace: 86_400, increment: null, days_off: true, absent: 'greedy' },
}
function store() {
  let kept: string | null = null
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

describe('a half-filled form', () => {
  it('is as it was left, for its game only, until the table has been made', () => {
    const kept = store()
    expect(new TableDrafts(kept).of(game)).toBeNull()
    new TableDrafts(kept).keep(game, draft)
    expect(new TableDrafts(kept).of(game)).toEqual(draft)
    expect(new TableDrafts(kept).of({ ...game, id: 'other' })).toBeNull()
    new TableDrafts(kept).forget(game)
    expect(new TableDrafts(kept).of(game)).toBeNull()
  })
  it.each<[string, Partial<GameHead>]>([
    ['preset', { presets: {} }],
    ['number of seats', { seat_counts: [1] }],
    ['bot', { bots: [] }],
    ['option', { options: [] }],
  ])('is not shown if the game no longer has its %s', (_, change) => {
    const kept = store()
    new TableDrafts(kept).keep(game, draft)
    expect(new TableDrafts(kept).of({ ...game, ...change })).toBeNull()
  })
})
