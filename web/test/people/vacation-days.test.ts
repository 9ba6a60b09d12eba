import { describe, expect, it } from 'vitest'

import { dayBegins, dayEnds, dayText, lastDay } from '../../src/people/vacation/vacation-days'

describe('the days of a vacation', () => {
  it('begin and end at midnight here, whatever the clocks do', () => {
    expect(dayBegins('2026-03-24')).toBe(new Date(2026, 2, 24).getTime() / 1000)
    expect(dayEnds('2026-03-29')).toBe(new Date(2026, 2, 30).getTime() / 1000)
    expect(dayEnds('2026-12-31')).toBe(new Date(2027, 0, 1).getTime() / 1000)
  })
  it('are the same as a field for a date has them', () => {
    for (const text of ['2026-01-01', '2026-10-25', '2028-02-29']) {
      expect(dayText(new Date(dayBegins(text)! * 1000))).toBe(text)
      expect(dayText(lastDay(dayEnds(text)!))).toBe(text)
    }
  })
  it('cannot be read from an empty field', () => {
    expect([dayBegins(''), dayEnds('soon')]).toEqual([null, null])
  })
})
