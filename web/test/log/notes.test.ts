import { describe, expect, it } from 'vitest'

import type { Texts } from '../../src/base/text/texts'
import type { Note } from '../../src/generated/protocol'
import { noted } from '../../src/log/notes'

const texts = {
  has: () => true,
  text: (_: string, { seat, player }: { seat: number; player: string }) => `${player} ${seat}`,
} as unknown as Texts

describe('a note', () => {
  it('keeps a name that is written from right to left apart from what follows it', () => {
    const note = { code: 'left', seat: 1, name: 'דנה', number: 0, past: null } as unknown as Note
    expect(noted(texts, note)).toBe('\u2068דנה\u2069 2')
    expect(noted(texts, { ...note, name: 'Anna' })).toBe('Anna 2')
  })
})
