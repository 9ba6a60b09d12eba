import { describe, expect, it } from 'vitest'

import type { SeatHead, TableMessage } from '../../src/generated/protocol'
import { undoing } from '../../src/table/undo'

const seat = (number: number, kind: string, mine = false) => ({ seat: number, kind, mine }) as SeatHead
const table = (undo: Record<string, string | null>, seats: SeatHead[], wishes: unknown = null) =>
  ({ seats, undo, wishes }) as unknown as TableMessage
const ALONE = [seat(0, 'person', true), seat(1, 'bot')]
const TOGETHER = [seat(0, 'person', true), seat(1, 'person')]

describe('taking back', () => {
  it('is possible at once where nothing has been seen since', () => {
    expect(undoing(table({ 0: null }, ALONE), false)).toEqual({ seat: 0, asks: null, reason: null })
  })
  it('says why it is not', () => {
    expect(undoing(table({ 0: 'undo-nothing' }, ALONE), false)).toEqual({
      seat: null,
      asks: null,
      reason: 'undo-nothing',
    })
  })
  it('is asked of the others, if there are any, once at a time, and before the end', () => {
    const after = { 0: 'undo-disclosed' }
    expect(undoing(table(after, TOGETHER), false).asks).toBe(0)
    expect(undoing(table(after, ALONE), false).asks).toBeNull()
    expect(undoing(table(after, [seat(0, 'person', true), seat(1, 'open')]), false).asks).toBeNull()
    expect(undoing(table(after, TOGETHER, { seat: 1 }), false).asks).toBeNull()
    expect(undoing(table(after, TOGETHER), true).asks).toBeNull()
    expect(undoing(table({ 0: 'undo-nothing' }, TOGETHER), false).asks).toBeNull()
  })
  it('is no matter of those who only watch', () => {
    expect(undoing(table({}, [seat(0, 'bot'), seat(1, 'bot')]), false)).toEqual({
      seat: null,
      asks: null,
      reason: null,
    })
  })
  it('takes the seat that can, at a screen shared by several', () => {
    const shared = [seat(0, 'hotseat', true), seat(1, 'hotseat', true)]
    expect(undoing(table({ 0: 'undo-other-seat', 1: null }, shared), false).seat).toBe(1)
  })
})
