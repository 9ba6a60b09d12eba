import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AutoAnswer, MOMENT, onlyMove, onlyReader } from '../../src/client/auto-answer.svelte'
import type { Decision, Option } from '../../src/generated/kernel'

const option = (action: string): Option => ({ action, verb: action.split(' ')[0] ?? '', args: {} })
const asked = (actions: string[], sealed: string | null = null, routine = false): Decision =>
  ({
    seat: 0,
    number: 1,
    prompt: { key: 'x', kind: 'k', rule: 'XX-1.1', source: null, args: {} },
    options: actions.map(option),
    default: actions.at(-1),
    sealed,
    routine,
  }) as Decision
const game = { aside: (one: Option) => one.verb === 'ask' }
const me = { kind: 'person', mine: true }
const other = { kind: 'person', mine: false }
const bot = { kind: 'bot', mine: false }
const free = { kind: 'open', mine: false }

describe('the only move', () => {
  it('is the only answer apart from those about when one is asked', () => {
    expect(onlyMove(asked(['ask never', 'pass']), game)?.action).toBe('pass')
    expect(onlyMove(asked(['pass']), {})?.action).toBe('pass')
  })
  it('is doing nothing, if something could still be taken back', () => {
    expect(onlyMove(asked(['ready']), game, false)?.action).toBe('ready')
    expect(onlyMove(asked(['ready']), game, true)).toBeNull()
    expect(onlyMove(asked(['pass']), game, true)?.action).toBe('pass')
    expect(onlyMove(asked(['done']), game, true)?.action).toBe('done')
  })
  it('is the default answer, if that goes without saying', () => {
    expect(onlyMove(asked(['play haste', 'ask never', 'pass'], null, true), game, true)?.action).toBe('pass')
    expect(onlyMove(asked(['recall zombie', 'declare'], null, true), game, true)?.action).toBe('declare')
    expect(onlyMove(asked(['pass', 'save'], null, true), game)?.action).toBe('save')
    expect(onlyMove(asked(['pass', 'save'], null, true), game, true)).toBeNull()
  })
  it('is null if there are several, or none, or it is given already', () => {
    expect(onlyMove(asked(['play haste', 'ask never', 'pass']), game)).toBeNull()
    expect(onlyMove(asked(['ask never']), game)).toBeNull()
    expect(onlyMove(asked(['pass'], 'pass'), game)).toBeNull()
    expect(onlyMove(null, game)).toBeNull()
  })
})

describe('the only reader', () => {
  it('sits in one seat, and no other is or may be somebody else', () => {
    expect(onlyReader([me])).toBe(true)
    expect(onlyReader([bot, me, bot])).toBe(true)
    expect(onlyReader([me, other])).toBe(false)
    expect(onlyReader([me, bot, free])).toBe(false)
    expect(onlyReader([me, me])).toBe(false)
    expect(onlyReader([bot, bot])).toBe(false)
  })
})

describe('passing by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const seated = () => {
    const table = {
      edition: 0 as number | null,
      given: 0,
      passed: [] as string[],
      pass: (_: Decision, action: string) => void table.passed.push(action),
    }
    const decision = asked(['pass'])
    const passing = new AutoAnswer(table)
    const look = (ready = true, move: Option | null = decision.options[0] ?? null, speed = 1) =>
      passing.consider(decision, move, ready, speed)
    return { table, passing, look }
  }

  it('comes after a moment, and says before what it will be', () => {
    const { table, passing, look } = seated()
    look()
    expect(passing.move?.action).toBe('pass')
    vi.advanceTimersByTime(MOMENT - 1)
    expect(table.passed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(table.passed).toEqual(['pass'])
  })
  it('waits until everything has been told, and is never done twice', () => {
    const { table, passing, look } = seated()
    look(false)
    vi.advanceTimersByTime(9 * MOMENT)
    expect(table.passed).toEqual([])
    expect(passing.move).not.toBeNull()
    look()
    vi.advanceTimersByTime(MOMENT / 2)
    look()
    vi.advanceTimersByTime(9 * MOMENT)
    expect(table.passed).toEqual(['pass'])
  })
  it('does nothing where there is a choice, or when it is switched off meanwhile', () => {
    const { table, passing, look } = seated()
    look()
    look(true, null)
    vi.advanceTimersByTime(9 * MOMENT)
    expect(table.passed).toEqual([])
    expect(passing.move).toBeNull()
    look()
    passing.stop()
    vi.advanceTimersByTime(9 * MOMENT)
    expect(table.passed).toEqual([])
  })
  it('is as quick as the story', () => {
    const { table, look } = seated()
    look(true, undefined, 2)
    vi.advanceTimersByTime(MOMENT / 2)
    expect(table.passed).toEqual(['pass'])
  })
  it('does nothing after an undo, until the person has answered', () => {
    const { table, passing, look } = seated()
    look(false)
    table.edition = 1
    look()
    vi.advanceTimersByTime(9 * MOMENT)
    expect(table.passed).toEqual([])
    expect(passing.move).toBeNull()
    table.given = 1
    look()
    vi.advanceTimersByTime(MOMENT)
    expect(table.passed).toEqual(['pass'])
  })
  it('takes no table that comes for the first time for one where something was taken back', () => {
    const { table, look } = seated()
    table.edition = null
    look(false, null)
    table.edition = 4
    look()
    vi.advanceTimersByTime(MOMENT)
    expect(table.passed).toEqual(['pass'])
  })
})
