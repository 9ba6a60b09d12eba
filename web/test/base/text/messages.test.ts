/* How the messages of a language are cut apart and read. */
import { readFileSync } from 'node:fs'

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { cut, Messages } from '../../../src/base/text/messages'

const WORDS = ['en', 'ru', 'it'].map((lang) =>
  readFileSync(new URL(`../../../../src/undercroft/locale/${lang}/dungeon-lords.ftl`, import.meta.url), 'utf8'),
)

describe('cut', () => {
  it('cuts before messages and terms only', () => {
    const source =
      '# Head = no message\none = 1\n    more = less\n# About two\nTwo = { $n ->\n    [one] a\n   *[other] b\n}\n    .acc = c\n-term = d\n'
    expect(cut(source)).toEqual([
      ['one', 'one = 1\n    more = less\n# About two\n'],
      ['Two', 'Two = { $n ->\n    [one] a\n   *[other] b\n}\n    .acc = c\n'],
      ['-term', '-term = d\n'],
    ])
  })

  it.each(WORDS)('says the same as the whole', (source) => {
    const apart = cut(source)
    expect(apart.flatMap(([, text]) => new FluentResource(text).body)).toEqual(new FluentResource(source).body)
    expect(apart.map(([name]) => name)).toEqual(new FluentResource(source).body.map((one) => one.id))
  })
})

describe('Messages', () => {
  const said = (messages: Messages, name: string) => {
    const errors: Error[] = []
    const value = messages.get(name)?.value
    return [value ? messages.format(value, { n: 2 }, errors) : null, errors]
  }

  it('reads what a message refers to, in whatever order they stand and however deep it is', () => {
    const messages = new Messages('en', [
      'one = { two }, { -three } and { four.acc }\n',
      'two = { $n ->\n    [one] one\n   *[other] { five } and { $n }\n}\n-three = a term\nfour = four\n    .acc = for { five }\n',
      'five = "5"\n',
    ])
    expect(said(messages, 'one')).toEqual(['"5" and 2, a term and for "5"', []])
  })

  it('keeps the first of two with one name', () => {
    const messages = new Messages('en', ['one = first\n', 'one = second\none = third\n'])
    expect(said(messages, 'one')).toEqual(['first', []])
  })

  it('has what it has not read yet, and nothing else', () => {
    const messages = new Messages('en', ['one = 1\n-term = 2\n'])
    expect(['one', 'two'].map((name) => messages.has(name))).toEqual([true, false])
    expect(said(messages, 'one')).toEqual(['1', []])
    expect(messages.has('one')).toBe(true)
    expect(messages.get('two')).toBeUndefined()
  })

  it('survives messages that refer to one another', () => {
    expect(said(new Messages('en', ['one = { two }\ntwo = { one }\n']), 'one')[1]).not.toEqual([])
  })
})
