/* How the words of a language are cut into pieces and read. */
import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pieces, read, readInTurn } from '../../src/base/resources'

const WORDS = ['en', 'ru', 'it'].map((lang) =>
  readFileSync(new URL(`../../../src/undercroft/locale/${lang}/dungeon-lords.ftl`, import.meta.url), 'utf8'),
)

describe('pieces', () => {
  it('cuts before messages and terms only', () => {
    const source =
      'one = 1\n    more\n# About two\nTwo = { $n ->\n    [one] a\n   *[other] b\n}\n    .acc = c\n-term = d\n'
    expect(pieces(source, 1)).toEqual([
      'one = 1\n    more\n# About two\n',
      'Two = { $n ->\n    [one] a\n   *[other] b\n}\n    .acc = c\n',
      '-term = d\n',
    ])
  })

  it.each(WORDS)('says the same as the whole', (source) => {
    const cut = pieces(source)
    expect(cut.join('')).toBe(source)
    expect(cut.length).toBeGreaterThan(2)
    expect(cut.flatMap((piece) => new FluentResource(piece).body)).toEqual(new FluentResource(source).body)
  })
})

describe('readInTurn', () => {
  it('reads each piece once', async () => {
    const [source = ''] = WORDS
    const all = await readInTurn([source, source])
    expect(new Set(all.map(read)).size).toBe(pieces(source).length)
  })
})
