import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { sha256 } from '../../src/base/sha256'

describe('SHA-256', () => {
  it('is that of others, at every length around the size of a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'né№'.repeat(length).slice(0, length)
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })
})
