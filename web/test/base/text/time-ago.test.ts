import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type Language, Texts } from '../../../src/base/text/texts'
import { ago } from '../../../src/base/text/time-ago'

const NOW = 1_700_000_000
const texts = (lang: Language) =>
  new Texts(lang, [readFileSync(new URL(`../../../locale/${lang}.ftl`, import.meta.url), 'utf8')])

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3599, '59 min ago'],
  [7200, '2 h ago'],
  [86_400, 'yesterday'],
  [40 * 86_400, '40 days ago'],
])('%s seconds ago', (passed, said) => {
  expect(ago(texts('en'), NOW - passed, NOW)).toBe(said)
})

test('in other languages', () => {
  expect(ago(texts('ru'), NOW - 7200, NOW)).toBe('2 ч назад')
  expect(ago(texts('it'), NOW - 86_400, NOW)).toBe('ieri')
})
