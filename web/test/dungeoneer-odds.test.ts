/** What is known before a roll is made: odds, ways, next steps; and the list of places. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ChanceView, HeroView, PlaceView, View } from '../src/generated/dungeoneer'
import { laid } from '../src/games/dungeoneer/content'
import { errand, errandWords } from '../src/games/dungeoneer/heroes/errand'
import { listed } from '../src/games/dungeoneer/map/listed'
import { wayTo } from '../src/games/dungeoneer/map/ways'
import { chanceWords, chancesOf, oddsWords, percentOf, probability, type Odds } from '../src/games/dungeoneer/odds'
import { hitsOwner, placeLines, remark } from '../src/games/dungeoneer/words'
import { LANGUAGES, Texts, type Language } from '../src/lib/texts'

const WEB = join(import.meta.dirname, '..')
const textsOf = (lang: Language): Texts => {
  const words = join(WEB, '../src/undercroft/locale', lang)
  return new Texts(lang, [
    ...readdirSync(words)
      .filter((name) => name.startsWith('dungeoneer') || name.startsWith('term'))
      .map((name) => readFileSync(join(words, name), 'utf8')),
    readFileSync(join(WEB, 'src/games/dungeoneer/locale', `${lang}.ftl`), 'utf8'),
  ])
}
const hero = (more: Partial<HeroView> = {}): HeroView =>
  ({
    ...{ seat: 0, hero: 'raka', alive: true, location: 'crossroads1', quests: [], escorts: [], found: [], ap: 2 },
    ...more,
  }) as HeroView
/** A location with an open exit to each side. */
const place = (location: string, x: number, y: number): PlaceView => {
  const one = laid(location, x, y, false)!
  return { ...one, exits: one.exits.map((exit) => ({ ...exit, kind: 'open', stat: null })) }
}
const MAP = [place('crossroads1', 0, 0), place('crossroads2', 1, 0), place('troll_bridge', 2, 0)]
const door: ChanceView = {
  ...{ seat: 0, what: 'go', id: 'e', by: 'blocked_exit', form: 'melee', plus: 1, need: 6, dice: 1, each: false },
}
const view = (more: Partial<View> = {}): View =>
  ({
    ...{ seat: 0, active: 0, heroes: [hero(), hero({ seat: 1 })], map: MAP, commons: [], orphans: [], battles: [] },
    ...{ chances: [door] },
    ...more,
  }) as View
const one: Odds = { need: 6, plus: 1, dice: 1, counted: 1, keep: 'high', each: false }

describe('the odds of a roll', () => {
  it('count the faces that are enough', () => {
    expect(probability(one)).toBeCloseTo(2 / 6)
    expect(probability({ ...one, dice: 2 })).toBeCloseTo(1 - (4 / 6) ** 2)
    expect(probability({ ...one, dice: 2, keep: 'low' })).toBeCloseTo((2 / 6) ** 2)
    expect(probability({ ...one, need: 9, plus: 0, dice: 2, counted: 2 })).toBeCloseTo(10 / 36)
    expect(probability({ ...one, need: 4, plus: 0, dice: 3, counted: 3, each: true })).toBeCloseTo(1 / 8)
    expect(percentOf([door, door])).toBe(11)
  })
  it.each(LANGUAGES)('are said in a few words, with what failing costs, in %s', (lang) => {
    const texts = textsOf(lang)
    expect(oddsWords(texts, one)).toBe('5+, 33 %')
    expect(oddsWords(texts, { ...one, plus: 0, need: 5 })).toBe('33 %')
    expect(chanceWords(texts, door)).toContain('≥ 6: 5+, 33 %; ')
    for (const by of ['trapped_exit', 'spikes', 'pit', 'standing_up', 'quest', 'search'])
      expect(chanceWords(texts, { ...door, by, form: null })).not.toBe('')
    expect([oddsWords(texts, { ...one, need: 2 }), oddsWords(texts, { ...one, need: 9 })]).not.toContain('')
    expect(texts.missing).toEqual([])
  })
  it('stand beside the answer and on the place that it leads to', () => {
    const texts = textsOf('en')
    const go = { action: 'go e', verb: 'go', args: { side: 'e' } }
    const words =
      'Blocked exit: melee 1 + die ≥ 6: 5+, 33 %; if it fails, the action point is spent and the exit stands open'
    expect(remark(texts, view(), go)).toBe(words)
    expect(placeLines(texts, view(), MAP[1]!, ['Ann', 'Bob'])).toContain(words)
    expect(placeLines(texts, view(), MAP[2]!, ['Ann', 'Bob'])).not.toContain(words)
  })
  it('are missing in a game from before, which can still be seen', () => {
    const before = Object.fromEntries(Object.entries(view()).filter(([name]) => name !== 'chances'))
    expect(chancesOf(before as unknown as View, 'go')).toEqual([])
  })
})

describe('the next step of a quest', () => {
  const texts = textsOf('en')
  const next = (own: HeroView, map = MAP) => {
    const found = errand(view({ heroes: [own], map }), own, own.quests[0] ?? '')
    return found ? errandWords(texts, found) : ''
  }
  it('is to explore, to go there, or to attempt it', () => {
    const quests = ['leap_the_broken_span']
    expect(next(hero({ quests }))).toBe('Next: 2 steps to Troll Bridge')
    expect(next(hero({ quests, location: 'troll_bridge' }))).toBe('You are there: attempt it')
    expect(next(hero({ quests }), MAP.slice(0, 2))).toBe('Next: explore; not in the dungeon yet: Troll Bridge')
    expect(next(hero({ quests }), [MAP[0]!, place('troll_bridge', 4, 4)])).toBe('No way leads there yet: Troll Bridge')
  })
  it('of an escort is to take it, and then to lead it away', () => {
    const quests = ['damsel_in_distress']
    const map = [...MAP, place('tomb_antechamber', 0, -1)]
    const led = errand(view({ map }), hero({ quests, escorts: quests }), 'damsel_in_distress')
    expect(led).toMatchObject({ does: 'deliver', places: ['entrance'] })
    expect(errand(view({ map }), hero({ quests }), 'damsel_in_distress')?.does).toBe('pick-up')
  })
  it('goes round walls', () => {
    const walled: PlaceView[] = MAP.map((one, i) =>
      i === 1 ? { ...one, exits: one.exits.map((exit) => ({ ...exit, kind: 'wall' })) } : one,
    )
    expect(wayTo(walled, walled[0]!, (one) => one === walled[2])).toBeNull()
    expect(wayTo(MAP, MAP[0]!, (one) => one === MAP[2])?.length).toBe(3)
  })
})

describe('the list of places', () => {
  it('is sorted by name, says how far each is, and finds names, quests and players', () => {
    const texts = textsOf('en')
    const places = MAP.map((one, i) => (i === 1 ? { ...one, heroes: [1] } : one))
    const heroes = [hero({ quests: ['leap_the_broken_span'] }), hero({ seat: 1 })]
    const find = (wanted: string) =>
      listed(texts, view({ map: places, heroes }), ['Ann', 'Böb'], wanted).map(({ place: { location } }) => location)
    expect(find('')).toEqual(['crossroads1', 'crossroads2', 'troll_bridge'])
    expect(find('troll')).toEqual(['troll_bridge'])
    expect(find('broken span')).toEqual(['troll_bridge'])
    expect(find('bob')).toEqual(['crossroads2'])
    expect(find('nothing')).toEqual([])
    expect(listed(texts, view(), ['Ann', 'Bob'], 'troll')[0]?.says).toContain('2 steps from your hero')
  })
})

describe('a trap', () => {
  it('says that it hits its owner, too, if both heroes are in one place', () => {
    const texts = textsOf('en')
    const send = { action: 'send poison_darts 1', verb: 'send', args: { card: 'poison_darts', seat: 1 } }
    expect(remark(texts, view(), send)).toMatch(/^It hits your own hero too\. /)
    const apart = view({ heroes: [hero(), hero({ seat: 1, location: 'troll_bridge' })] })
    expect(remark(texts, apart, send)).not.toContain('your own hero')
    expect(hitsOwner(view(), 'zombie', 1)).toBe(false)
  })
})
