import { describe, expect, it } from 'vitest'

import { chosenOf } from '../../src/game/table-setup'
import type { GameHead } from '../../src/generated/protocol'

describe('the options of a table', () => {
  const option = (name: string) => ({ name, schema: { type: 'boolean' }, default: false })
  const head = {
    id: 'game',
    seat_counts: [2],
    presets: { short: { a: false, b: false, hidden: 1 }, long: { a: true, b: true, hidden: 2 } },
    options: [option('a'), option('b'), { name: 'hidden', schema: { type: 'integer' }, default: 1 }],
    bots: [],
    lessons: [],
    guided: [],
    studies: [],
  } as unknown as GameHead
  const has = (key: string) => key !== 'web-option-game-hidden'
  const of = (options: Record<string, unknown>) => {
    const { preset, changed } = chosenOf(head, { icon: '' }, has, options, 2)
    return [preset, ...changed.map(({ option }) => option.name)]
  }
  it('are those of a preset', () => {
    expect(of({ a: true, b: true, hidden: 2 })).toEqual(['long'])
  })
  it('or of the nearest preset, with what differs', () => {
    expect(of({ a: true, b: false, hidden: 1 })).toEqual(['short', 'a'])
  })
  it('where the preset says what has no words', () => {
    expect(of({ a: true, b: true, hidden: 1 })).toEqual(['short', 'a', 'b'])
  })
})
