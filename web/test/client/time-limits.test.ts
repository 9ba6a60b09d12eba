import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import {
  absenceOf,
  awayOf,
  CLOCKS,
  clockText,
  deadlineOf,
  isSlow,
  paceOf,
  timeLeft,
  vacationOf,
} from '../../src/client/time-limits'
import { BANKS, SLOW_PACES } from '../../src/generated/time-limits'

const PAGE = new URL('../../locale/en.ftl', import.meta.url)

describe('the time for each answer', () => {
  const texts = new Texts('en', [readFileSync(PAGE, 'utf8'), 'bot-greedy = Greedy\n'])
  it('is said with what happens afterwards', () => {
    expect(paceOf(texts, { pace: null, increment: null, days_off: false, absent: null })).toBe('')
    expect(paceOf(texts, { pace: 300, increment: null, days_off: false, absent: null })).toMatch(/5 minutes.*default/)
    expect(paceOf(texts, { pace: 86_400, increment: null, days_off: false, absent: 'greedy' })).toMatch(/1 day.*Greedy/)
    expect(paceOf(texts, { pace: 600, increment: 20, days_off: false, absent: null })).toMatch(/10 min.*20 s.*default/)
    expect(paceOf(texts, { pace: 600, increment: 20, days_off: false, absent: 'greedy' })).toMatch(
      /10 min.*20 s.*Greedy/,
    )
    expect(paceOf(texts, { pace: 86_400, increment: null, days_off: true, absent: null })).toMatch(/default.*Sundays/)
    expect(awayOf(texts, 'greedy')).toContain('Greedy')
    expect(texts.missing).toEqual([])
  })
  it('may leave out weekends if it is a day or more, and no clock may', () => {
    const paces = [null, 3600, 86_400, 3 * 86_400, BANKS[1], ...CLOCKS.map(([bank]) => bank)]
    const slow = paces.filter((pace) => isSlow({ pace, increment: null, days_off: false, absent: null }))
    expect(slow).toEqual([86_400, 3 * 86_400])
    expect(Math.min(...SLOW_PACES)).toBeGreaterThan(BANKS[1])
  })
  it('names the date where a day of the week does not say which', () => {
    const now = new Date(2026, 4, 5, 12, 0)
    expect(deadlineOf(now.getTime() / 1000 + 8 * 86_400, 86_400, 'en-GB', now)).toMatch(/13 May/)
  })
  it('stands still until the last day of a vacation that has begun', () => {
    const [begins, ends] = [new Date(2026, 4, 5), new Date(2026, 4, 12)].map((day) => day.getTime() / 1000) as [
      number,
      number,
    ]
    const seat = { vacation_from: begins, vacation_until: ends }
    expect(vacationOf(seat, 'en-GB', begins)).toBe('11 May')
    expect([begins - 1, ends].map((now) => vacationOf(seat, 'en-GB', now))).toEqual(['', ''])
    expect(vacationOf({ vacation_from: null, vacation_until: null }, 'en-GB', begins)).toBe('')
  })
  it('says who answers for somebody who is away, and until when somebody is absent', () => {
    const [begins, ends] = [new Date(2026, 4, 5).getTime() / 1000, new Date(2026, 4, 12).getTime() / 1000]
    const here = { away: false, stand_in: null, vacation_from: null, vacation_until: null }
    expect(absenceOf(texts, here, 'greedy', begins)).toBe('')
    expect(absenceOf(texts, { ...here, away: true }, null, begins)).toMatch(/away.*default/)
    expect(absenceOf(texts, { ...here, away: true }, 'greedy', begins)).toMatch(/away.*Greedy/)
    expect(absenceOf(texts, { ...here, away: true, stand_in: 'greedy' }, null, begins)).toMatch(/away.*Greedy/)
    const absent = { ...here, vacation_from: begins, vacation_until: ends }
    expect(absenceOf(texts, absent, 'greedy', begins)).toBe('absent through May 11')
    expect(absenceOf(texts, { ...absent, away: true }, 'greedy', begins)).toMatch(/May 11; away.*Greedy/)
    expect(absenceOf(texts, absent, 'greedy', ends)).toBe('')
    expect(texts.missing).toEqual([])
  })
  it('ends at a time of today, or of another day', () => {
    const now = new Date(2026, 4, 5, 12, 0)
    const asked = now.getTime() / 1000
    expect(deadlineOf(asked + 300, 300, 'en-GB', now)).toBe('12:05')
    expect(deadlineOf(asked + 86_400, 86_400, 'en-GB', now)).toMatch(/^Wed.*12:00$/)
    expect(deadlineOf(asked - 1, 300, 'en-GB', now)).toBe('')
    expect(deadlineOf(null, 300, 'en-GB', now)).toBe('')
    const evening = asked + 9 * 3600 + 300
    expect(['en', 'ru', 'it'].map((language) => deadlineOf(evening, 300, language, now).replace(/\s/, ' '))).toEqual([
      '9:05 PM',
      '21:05',
      '21:05',
    ])
    const early = new Date(2026, 4, 5, 1, 0)
    const morning = early.getTime() / 1000 + 8 * 3600
    expect(['ru', 'it'].map((language) => deadlineOf(morning, 300, language, early))).toEqual(['09:00', '09:00'])
  })
})

describe('a clock', () => {
  it('counts down while it runs, and ends at nothing', () => {
    const [now, bank] = [1_700_000_000, null]
    const until = now + 90
    expect(timeLeft({ until, bank }, now)).toBe(90)
    expect(timeLeft({ until, bank }, now + 60)).toBe(30)
    expect(timeLeft({ until, bank }, now + 120)).toBe(0)
    expect(timeLeft({ until: null, bank: 75 }, now)).toBe(75)
    expect(timeLeft({ until: null, bank }, now)).toBeNull()
  })
  it('shows minutes and seconds, and hours if there are any', () => {
    expect([0, 9.2, 75, 600, 3_723].map(clockText)).toEqual(['0:00', '0:10', '1:15', '10:00', '1:02:03'])
  })
})
