import { describe, expect, it } from 'vitest'

import { Drafts } from '../../../src/game/answers/drafts'
import type { Decision } from '../../../src/generated/kernel'

const store = (begins = '') => {
  const kept = new Map([['undercroft-drafts', begins]])
  return {
    getItem: (key: string) => kept.get(key) || null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const asked = (number: number, seat = 0) => ({ seat, number, prompt: { key: 'orders' } }) as Decision

describe('answers that have been begun', () => {
  it('belong to a question of a seat at a table', () => {
    const storage = store()
    new Drafts('one', storage).keep(asked(3), ['a', 'b'])
    expect(new Drafts('one', storage).steps(asked(3))).toEqual(['a', 'b'])
    for (const other of [asked(4), asked(3, 1)]) expect(new Drafts('one', storage).steps(other)).toEqual([])
    expect(new Drafts('two', storage).steps(asked(3))).toEqual([])
  })
  it('are forgotten when nothing is left of them', () => {
    const drafts = new Drafts('one', store())
    drafts.keep(asked(3), ['a'])
    drafts.keep(asked(3), [])
    expect(drafts.steps(asked(3))).toEqual([])
  })
  it('do not exist where the store is damaged or forbidden', () => {
    expect(new Drafts('one', store('{"no')).steps(asked(3))).toEqual([])
    expect(new Drafts('one', store('[[1, 2]]')).steps(asked(3))).toEqual([])
    expect(new Drafts('one', null).steps(asked(3))).toEqual([])
  })
})
