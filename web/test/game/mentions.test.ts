import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Language, LANGUAGES, Texts } from '../../src/base/text/texts'
import { namedIn } from '../../src/game/mentions'
import { namedTerm as lordsTerm } from '../../src/games/dungeon-lords/terms'
import { namedTerm as heroesTerm } from '../../src/games/dungeoneer/terms'
import type { View as LordsView } from '../../src/generated/dungeon-lords'
import { CONTENT as LORDS } from '../../src/generated/dungeon-lords-content'
import type { View as HeroesView } from '../../src/generated/dungeoneer'
import { CONTENT as HEROES } from '../../src/generated/dungeoneer-content'
import { belongs } from '../../src/locales/game-files'

const WEB = join(import.meta.dirname, '../..')
const within = (folder: string, wanted: (name: string) => boolean) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && wanted(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
const textsOf = (lang: Language, game: string) =>
  new Texts(lang, [
    ...within(join(WEB, '../src/undercroft/locale', lang), (name) => name === 'terms.ftl' || belongs(name, game)),
    ...within(join(WEB, 'locale'), (name) => name === `${lang}.ftl`),
    ...within(join(WEB, 'src/games', game, 'locale'), (name) => name === `${lang}.ftl`),
    ...within(join(WEB, 'src/generated/words', lang), (name) => belongs(name, game)),
  ])
const ids = (...tables: (readonly { id: string }[])[]) => tables.flatMap((table) => table.map((one) => one.id))
const lordsView = { seats: 4, year: 2 } as LordsView
const heroesView = { heroes: [{ hero: 'raka', level: 3 }] } as HeroesView

describe('what an answer or a line names', () => {
  it('is explained whole: every card and tile of both games, in every language', () => {
    for (const lang of LANGUAGES) {
      const lords = textsOf(lang, 'dungeon-lords')
      const { creatures, rooms, traps, spells, specials, adventurers } = LORDS
      for (const id of ids(creatures, rooms, traps, spells, specials, adventurers))
        expect(lordsTerm(lords, id, lordsView)?.lines.join('').length, id).toBeGreaterThan(3)
      expect(lords.missing).toEqual([])
      const heroes = textsOf(lang, 'dungeoneer')
      for (const id of ids(HEROES.cards, HEROES.quests, HEROES.beasts, HEROES.sites, HEROES.heroes))
        expect(heroesTerm(heroes, id, heroesView)?.lines.join('').length, id).toBeGreaterThan(3)
      expect(heroes.missing).toEqual([])
    }
  })
  it('is a tile by any of its names, and a hero as strong as it is now', () => {
    const lords = textsOf('en', 'dungeon-lords')
    expect(lordsTerm(lords, 'goblin2', lordsView)).toEqual(lordsTerm(lords, 'goblin', lordsView))
    const heroes = textsOf('en', 'dungeoneer')
    const levels = HEROES.heroes.find((one) => one.id === 'raka')!.levels
    expect(heroesTerm(heroes, 'raka', heroesView)?.lines[1]).toContain(String(levels[2]![0]))
  })
  it('is each thing once, and nothing else', () => {
    const texts = textsOf('en', 'dungeoneer')
    const game = { explain: (some: Texts, view: unknown, id: string) => heroesTerm(some, id, view as HeroesView) }
    const said = namedIn(game, texts, heroesView, {
      event: 'Sent',
      seat: 1,
      card: 'haste',
      cards: ['haste', 'x'],
      no: null,
    })
    expect(said.map((one) => one.title)).toEqual([texts.title('haste')])
    expect(namedIn({}, texts, heroesView, { card: 'haste' })).toEqual([])
  })
})
