import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { kebab, type Language, LANGUAGES, Texts } from '../../../src/base/text/texts'
import { belongs } from '../../../src/locales/game-files'

const WEB = join(import.meta.dirname, '../../..')
const SHARED = join(WEB, '../src/undercroft/locale')
const GAMES = join(WEB, 'src/games')
const COMMON = ['errors.ftl', 'terminal.ftl', 'terms.ftl']
const games = readdirSync(GAMES).filter((name) => statSync(join(GAMES, name)).isDirectory())
const text = (path: string): string => readFileSync(path, 'utf8')
const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '')
/** The client's own words, by file: those of the shell, and those of each game's drawing. */
const filesOf = (lang: Language): string[] => [
  join(WEB, 'locale', `${lang}.ftl`),
  join(WEB, 'locale/study', `${lang}.ftl`),
  join(WEB, 'locale/people', `${lang}.ftl`),
  ...games.map((game) => join(GAMES, game, 'locale', `${lang}.ftl`)).filter((path) => existsSync(path)),
]
const own = (lang: Language) => filesOf(lang).flatMap((path) => keys(text(path)))
/** All that is read for a game, as in `src/locales`. */
const read = (lang: Language, game: string): string[] => [
  ...readdirSync(join(SHARED, lang))
    .filter((name) => COMMON.includes(name) || belongs(name, game))
    .map((name) => text(join(SHARED, lang, name))),
  ...filesOf(lang).map(text),
]
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? (name === 'generated' ? [] : files(path)) : [path]
  })
const sources = [...files(join(WEB, 'src')), ...files(join(WEB, 'scripts'))]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

describe('the words of the client', () => {
  it('are the same in every language', () => {
    for (const lang of LANGUAGES) expect(own(lang)).toEqual(own('en'))
  })
  it('have all that the sources name, and nothing else', () => {
    const named = new Set([...sources.matchAll(/['"`](web-[a-z-]*[a-z])['"`]/g)].map((found) => found[1] ?? ''))
    const starts = [...sources.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? '')
    expect([...named].filter((key) => !own('en').includes(key))).toEqual([])
    expect(own('en').filter((key) => !named.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([])
  })
  it('do not say what the shared texts say', () => {
    for (const lang of LANGUAGES) {
      for (const game of games) {
        const all = read(lang, game).flatMap(keys)
        expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([])
      }
    }
  })
})

describe.each(LANGUAGES)('texts in %s', (lang) => {
  const texts = new Texts(lang, read(lang, 'dungeon-lords'))
  it('name tiles, squares and lists', () => {
    expect(texts.name('3,1')).toBe('3,1')
    expect(texts.name('-1,-2')).toBe('−1,−2')
    expect(texts.name('goblin2')).toBe(texts.name('goblin'))
    expect(texts.name('paladin1')).not.toMatch(/1/)
    expect(texts.names(['gold', 'food', 'imps'])).toContain(',')
    expect(texts.missing).toEqual([])
  })
  it('ask and answer without a gap', () => {
    expect(texts.prompt({ key: 'act', source: 'get_food', args: { place: 'get_food', space: 2 } })).toContain('II')
    const beside = (square: string) => `beside ${square}`
    expect(texts.option('dig', { square: '3,1' }, [], 0, beside)).toContain('beside 3,1')
    expect(texts.option('dig', { square: '3,1' }, [], 0)).not.toContain('beside')
    expect(texts.option('hire', { creature: 'golem1', trap: 'pendulum' })).not.toMatch(/1/)
    expect(texts.option('orders', { first: 'get_food', second: 'dig_tunnels', third: 'mine_gold' })).toMatch(/,/)
    expect(texts.event('EvilMoved', { seat: 0, by: -2, to: 3 }, ['Anna'])).toMatch(/^Anna/)
    expect(texts.event('MinionStays', { seat: 1, order: 'get_food', why: 'full' }, ['Anna', 'Berto'])).toContain(
      'Berto',
    )
    expect(texts.refusal('square-block', { square: '1,1' })).toContain('1,1')
    expect(texts.missing).toEqual([])
  })
})

it('says "you" to a player whom an answer names', () => {
  const texts = new Texts('en', read('en', 'dungeoneer'))
  const said = (seat: number) => texts.option('give_peril', { seat }, ['Anna', 'Berto'], 0)
  expect([said(0), said(1)]).toEqual(['1 peril to you', '1 peril to Berto'])
})

it('begins a sentence with a capital even where an event has no player', () => {
  const texts = new Texts('it', read('it', 'dungeoneer'))
  const attack = { foe: 'zombie', seat: null, defender: 'raka', form: 'melee' }
  expect(texts.event('Attacks', attack, ['Anna'])).toBe('Lo Zombie attacca Raka (mischia).')
})

it('says what an event of an older chronicle says, without what that did not note', () => {
  for (const lang of LANGUAGES) {
    const texts = new Texts(lang, read(lang, 'dungeon-lords'))
    const said = (more: object) => texts.event('Gained', { seat: 0, good: 'gold', amount: 2, ...more }, ['Anna'])
    expect(said({})).toBe(said({ source: null }))
    expect(said({ source: 'mint' })).toBe(`${said({}).slice(0, -1)} (${texts.name('mint')}).`)
  }
})

it('says "you" to whom something is done, in sentences of others', () => {
  const players = ['Anna', 'Berto']
  for (const lang of LANGUAGES) {
    const texts = new Texts(lang, read(lang, 'dungeoneer'))
    const sent = (reader?: number) => texts.event('Sent', { seat: 1, rival: 0, card: 'cloak' }, players, reader)
    expect(sent(0)).not.toContain('Anna')
    expect(sent(0)).toContain('Berto')
    expect(sent()).toContain('Anna')
  }
})

it('tells whose words are whose', () => {
  expect(
    ['a/dungeon-lords.ftl', 'dungeon-lords-terms.ftl', 'dungeoneer.ftl', 'x/dungeon-lordship.ftl'].map((path) =>
      belongs(path, 'dungeon-lords'),
    ),
  ).toEqual([true, true, false, false])
})

it('writes class names as keys', () => {
  expect([kebab('MinionStays'), kebab('wall_of_fire')]).toEqual(['minion-stays', 'wall-of-fire'])
})
