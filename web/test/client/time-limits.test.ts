import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import { awayOf, deadlineOf, paceOf } from '../../src/client/time-limits'

const PAGE = new URL('../../locale/en.ftl', import.meta.url)

describe('the time for each answer', () => {
  const texts = new Texts('en', [readFileSync(PAGE, 'utf8'), 'bot-greedy = Greedy\n'])
  it('is said with what happens afterwards', () => {
    expect(paceOf(texts, { pace: null, absent: null })).toBe('')
    expect(paceOf(texts, { pace: 300, absent: null })).toMatch(/5 minutes.*default/)
    expect(paceOf(texts, { pace: 86_400, absent: 'greedy' })).toMatch(/1 day.*Greedy/)
    expect(awayOf(texts, 'greedy')).toContain('Greedy')
    expect(texts.missing).toEqual([])
  })
  it('ends at a time of today, or of another day', () => {
    const now = new Date(2026, 4, 5, 12, 0)
    const asked = now.getTime() / 1000
    expect(deadlineOf({ asked, away: false }, 300, 'en-GB', now)).toBe('12:05')
    expect(deadlineOf({ asked, away: false }, 86_400, 'en-GB', now)).toMatch(/^Wed.*12:00$/)
    expect(deadlineOf({ asked, away: true }, 300, 'en-GB', now)).toBe('')
    expect(deadlineOf({ asked: asked - 301, away: false }, 300, 'en-GB', now)).toBe('')
    expect(deadlineOf({ asked: null, away: false }, 300, 'en-GB', now)).toBe('')
  })
})
