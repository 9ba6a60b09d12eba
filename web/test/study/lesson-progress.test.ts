import { describe, expect, it } from 'vitest'

import type { Step } from '../../src/game/game-module'
import { rest } from '../../src/study/lesson-progress'

const step = (action: string, ...events: string[]): Step => ({
  option: { action, verb: action, args: {} },
  events: events.map((event) => ({ event })),
})
const SOLUTION = [step('lay'), step('send'), step('ready', 'Planned'), step('attack', 'Hit'), step('lay')]
const left = (...answers: string[]) => rest(SOLUTION, answers)?.map(({ option }) => option.action) ?? null

describe('what is left of a solution', () => {
  it('is all of it before the first answer, and nothing in the end', () => {
    expect(left()).toEqual(['lay', 'send', 'ready', 'attack', 'lay'])
    expect(left('lay', 'send', 'ready', 'attack', 'lay')).toEqual([])
  })
  it('does not mind in which sequence a plan is put together', () => {
    expect(left('send')).toEqual(['lay', 'ready', 'attack', 'lay'])
    expect(left('send', 'lay', 'ready')).toEqual(['attack', 'lay'])
  })
  it('is nothing that could be told once another way is taken', () => {
    expect(left('ready')).toBeNull()
    expect(left('lay', 'attack')).toBeNull()
    expect(left('decline')).toBeNull()
    expect(left('lay', 'send', 'ready', 'lay')).toBeNull()
  })
})
