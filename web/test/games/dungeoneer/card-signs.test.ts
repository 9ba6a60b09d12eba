import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { pathOf } from '../../../src/base/icon-paths'
import { LANGUAGES, Texts } from '../../../src/base/text/texts'
import { shortLines } from '../../../src/games/dungeoneer/card-text'
import { signIcon, signName, wordsOf } from '../../../src/games/dungeoneer/signs/card-signs'
import { CONTENT } from '../../../src/generated/dungeoneer-content'
import { ICONS as OWN } from '../../../src/generated/icons/dungeoneer'

const WEB = join(import.meta.dirname, '../../..')
const GAME = 'src/games/dungeoneer/locale'

describe.each(LANGUAGES)('the short form of a card (%s)', (lang) => {
  const files = [`../src/undercroft/locale/${lang}/terms.ftl`, `${GAME}/${lang}.ftl`]
  const words = [...files, `src/generated/words/${lang}/dungeoneer.ftl`]
  const texts = new Texts(
    lang,
    words.map((path) => readFileSync(join(WEB, path), 'utf8')),
  )
  const lines = CONTENT.cards.flatMap(({ id }) => shortLines(texts, id))
  const moments = CONTENT.cards.flatMap(({ timing, duration }) => [timing, duration])
  const signs = lines.flatMap((line) =>
    wordsOf(line)
      .flat()
      .filter(({ is }) => is === 'sign'),
  )
  const all = [...new Set([...signs.map(({ what }) => what), ...moments])]

  it('exists of all cards but plain monsters', () => {
    expect(CONTENT.cards.filter((one) => !one.monster && !shortLines(texts, one.id).length)).toEqual([])
  })
  it('has only signs that are drawn', () => {
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((id) => !pathOf(signIcon(id)) && !(signIcon(id) in OWN))).toEqual([])
    // The picture for what has none.
    expect(all.filter((id) => id !== 'room' && signIcon(id) === signIcon('no such thing'))).toEqual([])
  })
  it('has only signs with a name', () => {
    expect(all.filter((id) => /[_[\]{}]/.test(signName(texts, id)))).toEqual([])
    expect(all.filter((id) => lang !== 'en' && signName(texts, id) === id)).toEqual([])
  })
})

it('breaks between words, never between a number and its sign', () => {
  const words = wordsOf('+1[attack][melee] vs [undead]')
  expect(words.map((word) => word.map(({ what }) => what))).toEqual([['+1', 'attack', 'melee'], ['vs'], ['undead']])
})
