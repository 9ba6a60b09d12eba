import { expect, test } from 'vitest'
import { ago } from '../../src/base/ago'

const NOW = 1_700_000_000

test.each([
  [0, 'now'],
  [-5, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [40 * 86_400, '40 days ago'],
])('%s seconds ago', (passed, said) => {
  expect(ago(NOW - passed, 'en', NOW)).toBe(said)
})

test('in other languages', () => {
  expect(ago(NOW - 7200, 'ru', NOW)).toBe('2 часа назад')
  expect(ago(NOW - 86_400, 'it', NOW)).toBe('ieri')
})
