import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { parse } from '../../src/base/browser/routes'
import type { Explanation } from '../../src/base/input/explanations'
import { type Language, LANGUAGES, Texts } from '../../src/base/text/texts'
import { icon as lordsIcon } from '../../src/games/dungeon-lords/content'
import * as lords from '../../src/games/dungeon-lords/terms'
import { icon as heroesIcon } from '../../src/games/dungeoneer/content'
import * as heroes from '../../src/games/dungeoneer/terms'
import { CONTENT as LORDS } from '../../src/generated/dungeon-lords-content'
import { CONTENT as HEROES } from '../../src/generated/dungeoneer-content'
import {
  addressOf,
  choices,
  type Collection,
  found,
  GAMES,
  grouped,
  signed,
  standing,
  standsFor,
  type Wing,
  type Wish,
  wished,
} from '../../src/rulebook/exhibits'

const GENERATED = join(import.meta.dirname, '../../src/generated/gallery')
const wing = (game: string, lang: string): Wing => ({
  game,
  ...(JSON.parse(readFileSync(join(GENERATED, lang, `${game}.json`), 'utf8')) as Collection),
})
const ids = (of: Wing): string[] => of.exhibits.map((one) => one.id)
const wish = (some: Partial<Wish>): Wish => ({ ...wished(''), ...some })
const byId = (one: { id: string }): string => one.id

describe('the gallery', () => {
  it('has every card and tile of the games, and says of each what it does, in every language', () => {
    expect(GAMES).toEqual(['dungeon-lords', 'dungeoneer'])
    const faces = new Set(HEROES.sites.map((site) => site.id.replace(/[0-9]+$/, '')))
    const wanted: Record<string, string[]> = {
      'dungeon-lords': [
        LORDS.creatures,
        LORDS.rooms,
        LORDS.adventurers,
        LORDS.traps,
        LORDS.spells,
        LORDS.specials,
      ].flatMap((all) => all.map(byId)),
      dungeoneer: [...[HEROES.cards, HEROES.quests, HEROES.heroes].flatMap((all) => all.map(byId)), ...faces],
    }
    for (const lang of LANGUAGES) {
      for (const game of GAMES) {
        const of = wing(game, lang)
        expect(ids(of).sort()).toEqual(wanted[game]?.sort())
        expect(of.exhibits.filter((one) => !one.name || !one.lines.length || one.copies < 1)).toEqual([])
        const groups = new Set(of.groups.map(byId))
        const sets = new Set(of.sets.map(byId))
        expect(of.exhibits.filter((one) => !groups.has(one.group))).toEqual([])
        expect(of.exhibits.filter((one) => !one.sets.length || !one.sets.every((set) => sets.has(set)))).toEqual([])
      }
    }
  })
  it('counts the copies of a map card', () => {
    const copies = new Map(wing('dungeoneer', 'en').exhibits.map((one) => [one.id, one.copies]))
    for (const face of ['corner', 'tomb_antechamber'])
      expect(copies.get(face)).toBe(HEROES.sites.filter((site) => site.id.replace(/[0-9]+$/, '') === face).length)
  })
})

describe('the signs', () => {
  const texts = (lang: Language, game: string) =>
    new Texts(
      lang,
      [`${lang}.ftl`, `${lang}/${game}.ftl`].map((file) =>
        readFileSync(join(import.meta.dirname, '../../src/generated/words', file), 'utf8'),
      ),
    )
  it.each(LANGUAGES)('have a picture, a name, words and a rule in %s', (lang) => {
    for (const [game, shown] of [
      ['dungeon-lords', lords.SIGNS.map((id) => [id, lords.term(texts(lang, 'dungeon-lords'), id), lordsIcon(id)])],
      ['dungeoneer', heroes.SIGNS.map((id) => [id, heroes.term(texts(lang, 'dungeoneer'), id), heroesIcon(id)])],
    ] as [string, [string, Explanation, string][]][])
      for (const [id, of, picture] of shown) {
        const one = signed(id, of, [{ id: 'set', name: 'set' }])
        expect([game, id, one.rules.length, standsFor(one)]).toEqual([game, id, 1, id])
        expect(picture).not.toBe('gi:stone-block')
        if (lang !== 'en') expect(one.name.toLowerCase()).not.toBe(id)
        expect(one.lines[0]?.text.length, `${game} ${id}`).toBeGreaterThan(10)
        expect(one.lines[0]?.text).not.toContain('web-')
      }
  })
  it.each(['ru', 'it'] as const)('and all else that has words have a name in %s', (lang) => {
    const alike = ['tunnel'] // in Italian, too
    const nameless = [
      ...lords.TERMS.map((id) => [id, lords.term(texts(lang, 'dungeon-lords'), id).title]),
      ...heroes.TERMS.map((id) => [id, heroes.term(texts(lang, 'dungeoneer'), id).title]),
    ].filter(([id = '', title]) => title?.toLowerCase() === id && !alike.includes(id))
    expect(nameless).toEqual([])
  })
  it('are the only exhibits that stand for something', () => {
    expect(wing('dungeon-lords', 'en').exhibits.filter((one) => standsFor(one) !== null)).toEqual([])
  })
})

describe('what is looked for', () => {
  const ru = wing('dungeon-lords', 'ru')
  const en = wing('dungeoneer', 'en')
  it('is found in any case and with any accents', () => {
    const { name } = wing('dungeoneer', 'it').exhibits.find((one) => /[àèéìòù]/.test(one.name))!
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    expect(plain).not.toBe(name.toUpperCase())
    expect(found(wing('dungeoneer', 'it'), wish({ q: plain })).exhibits.map((one) => one.name)).toContain(name)
    expect(ids(found(ru, wish({ q: 'ПРИВИДЕНИЕ' })))).toEqual(ids(found(ru, wish({ q: 'привидение' }))))
    const yo = ru.exhibits.find((one) => one.name.includes('ё'))!
    expect(ids(found(ru, wish({ q: yo.name.replace(/ё/g, 'е') })))).toContain(yo.id)
  })
  it('has all the words, in the name, the kind or the text', () => {
    const hits = found(en, wish({ q: 'glory  TREASURE' }))
    expect(hits.exhibits.length).toBeGreaterThan(0)
    expect(hits.exhibits.length).toBeLessThan(found(en, wish({ q: 'glory' })).exhibits.length)
    expect(found(en, wish({ q: 'no such words at all' })).exhibits).toEqual([])
  })
  it('can be narrowed by kind, set and origin', () => {
    const some = found(en, wish({ kind: 'boon', set: 'vault', origin: 'proposed' })).exhibits
    expect(some.length).toBeGreaterThan(0)
    for (const one of some)
      expect([one.group, one.sets, one.certainty, one.doubts]).toEqual(['boon', ['vault'], 'proposed', []])
    expect(ids(found(en, wish({})))).toEqual(ids(en))
  })
  it('stands in the address, and is read from it again', () => {
    const some = wish({ q: 'огонь & вода', kind: 'trap', origin: 'partly' })
    const address = new URL(addressOf('dungeoneer', some), 'http://here')
    const route = parse(address.pathname, address.search, '#haste')
    expect(route).toEqual({ screen: 'gallery', game: 'dungeoneer', exhibit: 'haste', query: address.search })
    expect(wished(address.search)).toEqual(some)
    expect(addressOf('', wish({}))).toBe('/gallery')
  })
  it('is shown by kind, without kinds that have none', () => {
    const groups = grouped(found(en, wish({ q: 'dragon' })))
    expect(groups.length).toBeGreaterThan(1)
    expect(groups.every(({ exhibits }) => exhibits.length)).toBe(true)
  })
  it('offers each kind once, though both games have it', () => {
    const kinds = choices([wing('dungeon-lords', 'en'), en], (one) => one.groups).map(byId)
    expect(kinds.filter((kind) => kind === 'trap')).toEqual(['trap'])
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  it('shows a game only below those that come before it, so that none is pushed down when another is there', () => {
    const [lords, heroes] = [wing('dungeon-lords', 'en'), wing('dungeoneer', 'en')]
    expect(standing(GAMES, {})).toEqual([])
    expect(standing(GAMES, { dungeoneer: heroes })).toEqual([])
    expect(standing(GAMES, { dungeoneer: heroes, 'dungeon-lords': lords })).toEqual([lords, heroes])
    expect(standing(['dungeoneer'], { dungeoneer: heroes, 'dungeon-lords': lords })).toEqual([heroes])
  })
})
