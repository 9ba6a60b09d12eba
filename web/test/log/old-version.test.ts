import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import { noted } from '../../src/log/notes'
import { retold, stopped } from '../../src/log/old-version'

const TERMS = new URL('../../../src/undercroft/locale/en/terminal.ftl', import.meta.url)
const PAGE = new URL('../../locale/en.ftl', import.meta.url)
const NAMES = 'name-tomb = Tomb of the Lich Lord\nplayer-number = Player { $number }\n'

const past = {
  made_by: '0.1.0',
  rules: [2, 3] as [number, number],
  parts: ['tomb', 'unheard-of'],
  divergence: null,
}
const diverging = { ...past, parts: [], divergence: { number: 31, answers: 40 } }

describe('a game that another version has begun', () => {
  const texts = new Texts('en', [readFileSync(TERMS, 'utf8'), readFileSync(PAGE, 'utf8'), NAMES])
  it('says what has changed, by name where it has one', () => {
    expect(retold(texts, past)).toContain('the rules and some values have changed (Tomb of the Lich Lord)')
    expect(retold(texts, { ...past, rules: [3, 3], parts: ['unheard-of'] })).toContain('some values have changed;')
    expect(retold(texts, { ...past, parts: [] })).toContain('the rules have changed;')
    expect(texts.missing).toEqual([])
  })
  it('says where it diverges, and what can be done', () => {
    expect(stopped(texts, diverging)).toMatch(/move 31 of 40 is no longer legal.*continue from move 30/)
    expect(retold(texts, diverging)).toContain('only the moves before it')
  })
  it('says in its log that it goes on', () => {
    const note = { code: 'upgraded', seat: 0, number: 12, past, name: '' }
    expect(noted(texts, note)).toContain('started with version 0.1.0')
    expect(noted(texts, { ...note, code: 'resumed' })).toContain('continues from move 12')
    expect(noted(texts, { ...note, code: 'bot-slow', past: null }, ['Greedy'])).toContain('Greedy')
  })
  it('says in its log who has taken or left a seat', () => {
    const note = { code: 'seat-claimed', seat: 1, number: 0, past: null, name: 'Boris' }
    expect(noted(texts, note)).toBe('Boris has taken seat 2.')
    expect(noted(texts, { ...note, name: '' })).toContain('Player 2')
  })
})
