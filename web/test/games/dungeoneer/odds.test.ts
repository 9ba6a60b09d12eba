/** What is known before a roll is made: odds, ways, next steps; and the list of places. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Language, LANGUAGES, Texts } from '../../../src/base/text/texts'
import { effects } from '../../../src/games/dungeoneer/answer-effects'
import {
  answers,
  brief,
  cardLines,
  heroLines,
  hitsOwner,
  isHopeless,
  leading,
  note,
  placeLines,
  remark,
} from '../../../src/games/dungeoneer/card-text'
import { laid } from '../../../src/games/dungeoneer/content'
import { commonsOf, errand, errandWords, goalsOf, reachWords } from '../../../src/games/dungeoneer/heroes/quest-goals'
import { listed } from '../../../src/games/dungeoneer/map/place-list'
import { wayTo } from '../../../src/games/dungeoneer/map/shortest-paths'
import { addedWords, chancesOf, chanceWords, oddsWords, pairWords } from '../../../src/games/dungeoneer/odds'
import type { ChanceView, HeroView, OfferView, PlaceView, View } from '../../../src/generated/dungeoneer'
import { CONTENT } from '../../../src/generated/dungeoneer-content'
import type { Decision } from '../../../src/generated/kernel'

const WEB = join(import.meta.dirname, '../../..')
const textsOf = (lang: Language): Texts => {
  const words = join(WEB, '../src/undercroft/locale', lang)
  const files = [
    ...['terminal', 'terms'].map((name) => join(words, `${name}.ftl`)),
    join(WEB, 'src/generated/words', lang, 'dungeoneer.ftl'),
    join(WEB, 'src/games/dungeoneer/locale', `${lang}.ftl`),
  ]
  return new Texts(
    lang,
    files.map((path) => readFileSync(path, 'utf8')),
  )
}
const hero = (more: Partial<HeroView> = {}): HeroView =>
  ({
    ...{
      seat: 0,
      hero: 'raka',
      alive: true,
      location: 'crossroads1',
      quests: [],
      escorts: [],
      found: [],
      tried: [],
      ap: 2,
      lying_ap: 0,
      actions: 2,
      errands: [],
      fallen: false,
      glory: 5,
      peril: 3,
      known: [],
    },
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
  ...{ base: 1, bonuses: [], least: 5, percent: 33, together: 33 },
}
const NICHE = 'the_sealed_niche'
const view = (more: Partial<View> = {}): View =>
  ({
    ...{ seat: 0, active: 0, heroes: [hero(), hero({ seat: 1 })], map: MAP, commons: [], orphans: [], battles: [] },
    ...{ chances: [door] },
    ...more,
  }) as View
const one = { plus: 1, each: false, least: 5, percent: 33 }
/** Melee 4 against 2: a sword adds to the attack, and an armour to the counter-roll. */
const pair = {
  ...{
    attack: { plus: 4, base: 2, bonuses: [['crusaders_longsword', 2]] as [string, number][] },
    strikes: 72,
    ties: 11,
    prevented: 0,
  },
  ...{ counter: { plus: 2, base: 3, bonuses: [['coffin_lid_shield', -1]] as [string, number][] }, struck: 17 },
}
const duels = (answer: string, ...forms: string[]) => forms.map((form) => ({ answer, form, pair }))

describe('the odds of a roll', () => {
  it.each(LANGUAGES)('are said in a few words, with what failing costs, in %s', (lang) => {
    const texts = textsOf(lang)
    expect(oddsWords(texts, one)).toBe('5+, 33%')
    expect(oddsWords(texts, { ...one, plus: 0 })).toBe('33%')
    expect(chanceWords(texts, door)).toContain('≥ 6: 5+, 33%; ')
    for (const by of ['trapped_exit', 'spikes', 'pit', 'standing_up', 'quest', 'search'])
      expect(chanceWords(texts, { ...door, by, form: null })).not.toBe('')
    expect(chanceWords(texts, { ...door, percent: 100 })).not.toContain(';')
    expect([oddsWords(texts, { ...one, percent: 100 }), oddsWords(texts, { ...one, percent: 0 })]).not.toContain('')
    expect(texts.missing).toEqual([])
  })
  it.each(LANGUAGES)('tell a strike that a card prevents from a tie, in %s', (lang) => {
    const texts = textsOf(lang)
    const words = pairWords(texts, { ...pair, strikes: 0, prevented: 58, ties: 14, struck: 28 })
    expect(words.match(/\d+/g)).toEqual(['58', '14', '28'])
    if (lang === 'en') expect(words).toBe('attacker wins without effect 58%, tie 14%, defender strikes 28%')
  })
  it('stand beside the answer and on the place that it leads to', () => {
    const texts = textsOf('en')
    const go = { action: 'go e', verb: 'go', args: { side: 'e' } }
    const words =
      'Blocked exit: melee 1 + die ≥ 6: 5+, 33%; on a failure, the action point is spent and the exit stays open'
    expect(remark(texts, view(), go)).toBe(`Crossroads 2: 1 glory, 2 peril. ${words}`)
    const again = view({ heroes: [hero({ known: ['crossroads2'] }), hero({ seat: 1 })] })
    expect(remark(texts, again, go)).toBe(`Crossroads 2. ${words}`)
    expect(brief(texts, view(), go)).toBe('5+, 33%')
    expect(placeLines(texts, view(), MAP[1]!, ['Ann', 'Bob'])).toContain(words)
    expect(placeLines(texts, view(), MAP[2]!, ['Ann', 'Bob'])).not.toContain(words)
  })
  it('name a hazard once', () => {
    const said = placeLines(textsOf('en'), view(), laid('hall_of_chains', 5, 5, false)!, ['Ann', 'Bob'])
    expect(said.join(' ').match(/pit/gi)).toHaveLength(1)
  })
  it.each(LANGUAGES)('of dice to which nothing is added name the dice alone, in %s', (lang) => {
    const roll = { seat: 0, foe: null, why: 'quest', dice: 2, need: 10, form: null, plus: 0, base: 0, bonuses: [] }
    const window = { moment: 'roll', about: [0], order: [0] }
    const seen = view({ roll: { ...roll, percent: 17, least: 10 }, window } as unknown as Partial<View>)
    const asked = { seat: 0, prompt: { key: 'x', source: null, args: {} }, options: [] } as unknown as Decision
    const said = note(textsOf(lang), seen, asked)
    expect(said).not.toContain('+ 0')
    expect(said).not.toContain(' )')
    expect(said).toContain('(2 ')
  })
  it('stand beside the question before a roll, and what the cause of a wound does beside that before it', () => {
    const texts = textsOf('en')
    const roll = { seat: 0, foe: null, why: 'threat', dice: 1, need: 4, form: 'magic', plus: 3, base: 3, bonuses: [] }
    const said = (moment: string) => {
      const window = { moment, about: [0], order: [0] }
      const seen = view({ roll: { ...roll, percent: 100, least: 1 }, window } as unknown as Partial<View>)
      const prompt = { key: 'window', source: 'bugbear', args: { by: moment, why: 'none', n: 1 } }
      return note(texts, seen, { seat: 0, prompt, options: [] } as unknown as Decision)
    }
    expect(said('roll')).toContain('needs 4')
    expect(said('wound')).toBe(texts.text('lines-bugbear').replaceAll('\n', ' '))
  })
  it('come with word that nothing is lost by passing, where all that can be done can wait', () => {
    const texts = textsOf('en')
    const asked = (routine: boolean, key = 'window') =>
      ({ seat: 0, prompt: { key, source: null, args: {} }, options: [], routine }) as unknown as Decision
    expect(note(texts, view(), asked(true))).toBe(texts.text('web-dn-can-wait'))
    expect([note(texts, view(), asked(false)), note(texts, view(), asked(true, 'feats'))]).toEqual(['', ''])
  })
  it.each(LANGUAGES)('of peril for wounds say how much it is and for what, in %s', (lang) => {
    const texts = textsOf(lang)
    const asked = { seat: 0, prompt: { key: 'where-to', source: 'zombie', args: { n: 2 } }, options: [] }
    const option = { action: 'lair_giving zombie 1', verb: 'lair_giving', args: { card: 'zombie', seat: 1 } }
    const seen = view({ heroes: [hero({ lair: [] }), hero({ seat: 1 })] })
    const said = remark(texts, seen, option, asked as unknown as Decision)
    expect(said).toMatch(/^\+2 /)
    expect(said).toContain(texts.text('web-dn-to-lair', { n: 0 }))
    expect(texts.missing).toEqual([])
  })
  it('come with what the location does to a hero who enters it', () => {
    const texts = textsOf('en')
    const there = view({ heroes: [hero({ location: 'crossroads2' }), hero({ seat: 1 })], chances: [] })
    const entering = remark(texts, there, { action: 'go e', verb: 'go', args: { side: 'e' } })
    const does = texts.text('lines-troll_bridge').replaceAll('\n', ' ')
    expect(entering).toContain(does)
    expect(remark(texts, there, { action: 'go s', verb: 'go', args: { side: 's' } })).toBe('')
    const walk = { action: 'walk troll_bridge', verb: 'walk', args: { location: 'troll_bridge' } }
    expect(remark(texts, there, walk)).toBe(does)
    const run = { action: 'walk rat_run', verb: 'walk', args: { location: 'rat_run' } }
    expect(remark(texts, view({ map: [...MAP, place('rat_run', 3, 0)] }), run)).toContain('pit')
  })
  it.each(LANGUAGES)(
    'are not needed to see between which effects one chooses: they are what the answers are called, in %s',
    (lang) => {
      const texts = textsOf(lang)
      const prompt = { key: 'choose-effect', source: 'troll_bridge', args: {} }
      const asked = { seat: 0, prompt, options: [] } as unknown as Decision
      const effects = [1, 2].map(
        (n) => answers(texts, asked, { action: `option ${n}`, verb: 'option', args: { n } }) ?? '',
      )
      const lower = effects.map((one) => one.charAt(0).toLocaleLowerCase(lang) + one.slice(1))
      expect(lower[0]).not.toBe('')
      expect(effects).not.toEqual(lower)
      expect(texts.text('lines-troll_bridge')).toContain(`(1) ${lower[0]}; (2) ${lower[1]}`)
      expect(note(texts, view(), asked)).toBe(texts.text('lines-troll_bridge'))
    },
  )
  it('are missing in a game from before, which can still be seen', () => {
    const before = Object.fromEntries(Object.entries(view()).filter(([name]) => name !== 'chances'))
    expect(chancesOf(before as unknown as View, 'go')).toEqual([])
  })
})

describe('an effect that can be used', () => {
  const card = 'ring_of_magic'
  const use = (n: number) => ({ action: n > 1 ? `use ${card} ${n}` : `use ${card}`, verb: 'use', args: { card, n } })
  it.each(LANGUAGES)('says what it does and costs, and not what the others on its card do, in %s', (lang) => {
    const texts = textsOf(lang)
    const all = CONTENT.cards.filter(({ id }) => texts.has(`uses-${id}`))
    expect(all.map(({ id }) => id)).toContain(card)
    for (const { id } of [...all, ...CONTENT.sites, ...CONTENT.heroes, ...CONTENT.quests]) {
      const each = texts.has(`uses-${id}`) ? texts.text(`uses-${id}`).split('\n') : []
      const said = each.map((_, i) => remark(texts, view(), { ...use(i + 1), args: { card: id, n: i + 1 } }))
      expect(new Set(said).size).toBe(said.length)
    }
    expect(texts.text(`uses-${card}`).split('\n')).toHaveLength(2)
  })
  it('is all that is said of it', () => {
    const said = [1, 2].map((n) => remark(textsOf('en'), view(), use(n)))
    expect(said).toEqual([
      'You may use 1 life token to prevent 1 wound.',
      'You may discard this card to prevent 1 wound.',
    ])
  })
})

describe('an exit that tests', () => {
  it.each([
    ['en', 'north: blocked exit (melee 4+ to leave)'],
    ['ru', 'на выход: ближний бой 4+'],
    ['it', '(mischia 4+ per uscire)'],
  ] as const)('says that it tests only who leaves by it, in %s', (lang, words) => {
    const elbow = laid('elbow1', 0, 0, false)!
    expect(placeLines(textsOf(lang), view(), elbow, ['Ann', 'Bob']).join('\n').toLowerCase()).toContain(words)
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
    const errands = [{ quest: 'leap_the_broken_span', does: 'attempt', price: 0 }]
    expect(next(hero({ quests, errands, location: 'troll_bridge' }))).toBe('You are there: attempt it')
    expect(next(hero({ quests }), MAP.slice(0, 2))).toBe('Next: explore; not in the dungeon yet: Troll Bridge')
    expect(next(hero({ quests }), [MAP[0]!, place('troll_bridge', 4, 4)])).toBe('No way leads there yet: Troll Bridge')
  })
  it.each(LANGUAGES)('names its price, and what is missing, in %s', (lang) => {
    const said = (quest: string, does: string, price: number, actions: number) => {
      const own = hero({ quests: [quest], location: quest === NICHE ? 'dark_crossroads' : 'troll_bridge', actions })
      const seen = view({ heroes: [own], map: [...MAP, place('dark_crossroads', 0, 5)] })
      return errandWords(textsOf(lang), errand(seen, { ...own, errands: [{ quest, does, price }] }, quest)!)
    }
    const [enough, lacking] = [said(NICHE, 'search', 2, 2), said(NICHE, 'search', 2, 1)]
    expect(enough).toContain('2')
    expect(lacking).toMatch(/2.*\(.*1\)$/)
    if (lang === 'en') expect(lacking).toBe('You are there: search for 2 action points (you have 1)')
    expect(said('leap_the_broken_span', 'attempt', 1, 0)).toMatch(/1.*\(.*0\)$/)
    expect(said('leap_the_broken_span', 'attempt', 0, 0)).not.toMatch(/\d/)
    const words = ['attempt', 'search', 'pick_up', 'deliver', 'attempting', 'searching'].map((does) =>
      said(NICHE, does, 0, 0),
    )
    expect(new Set(words).size).toBe(words.length)
  })
  it('is not said of a game from before, but where it is done', () => {
    const quests = ['leap_the_broken_span']
    const before = hero({ quests, errands: undefined, actions: undefined })
    expect(next(before)).toBe('Next: 2 steps to Troll Bridge')
    expect(next({ ...before, location: 'troll_bridge' })).toBe('')
  })
  it('of an escort is to take it, and then to lead it away', () => {
    const quests = ['damsel_in_distress']
    const map = [...MAP, place('tomb_antechamber', 0, -1)]
    const led = errand(view({ map }), hero({ quests, escorts: quests }), 'damsel_in_distress')
    expect(led).toMatchObject({ places: ['entrance'], laid: true })
    expect(errand(view({ map }), hero({ quests }), 'damsel_in_distress')?.places).toEqual(['inner_sanctum'])
    const waiting = map.map((one, i) => (i === 1 ? { ...one, tokens: quests } : one))
    expect(errand(view({ map: waiting }), hero(), 'damsel_in_distress')?.places).toEqual(['crossroads2'])
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

describe('the quests of a rival, which are public', () => {
  const rival = hero({ seat: 1, quests: ['leap_the_broken_span', 'damsel_in_distress'] })
  const seen = view({ heroes: [hero(), rival], map: [...MAP, place('inner_sanctum', 0, -1)] })
  it.each(LANGUAGES)('say where each is to be done, in %s', (lang) => {
    const texts = textsOf(lang)
    const goals = (of: HeroView) => goalsOf(texts, seen, of).map(({ name, place: at }) => `${name}: ${at}`)
    const names = (...ids: string[]) => ids.map((id) => texts.name(id))
    expect(goals(rival)).toEqual([
      `${texts.title('leap_the_broken_span')}: ${names('troll_bridge')[0]}`,
      `${texts.title('damsel_in_distress')}: ${names('inner_sanctum')[0]}`,
    ])
    const leads = { ...rival, escorts: ['damsel_in_distress'] }
    expect(goals(leads)[1]).toBe(`${texts.title('damsel_in_distress')}: ${names('entrance')[0]}`)
    expect(goalsOf(texts, seen, { ...rival, alive: false, location: null }).length).toBe(2)
    expect(texts.missing).toEqual([])
  })
  it('say how far he is from each, if a way leads there', () => {
    const [bridge, sanctum] = goalsOf(textsOf('en'), { ...seen, map: MAP }, rival)
    expect([bridge?.steps, sanctum?.steps]).toEqual([2, null])
  })
  it('mark their places on the map with whose they are, after the own ones', () => {
    const both = view({ heroes: [hero({ quests: ['leap_the_broken_span'] }), rival] })
    const own = { quest: 'leap_the_broken_span', mine: true, rival: null }
    const his = { quest: 'leap_the_broken_span', mine: false, rival: 1 }
    expect(leading(both, MAP[2]!)).toEqual([own, his])
    expect(leading({ ...both, seat: null }, MAP[2]!).map((one) => one.rival)).toEqual([0, 1])
    const said = (lang: Language) => placeLines(textsOf(lang), both, MAP[2]!, ['Ann', 'Bob']).join('\n')
    expect(said('en')).toContain('Quest: Leap the Broken Span; Quest of Bob: Leap the Broken Span')
    for (const lang of LANGUAGES) expect(said(lang)).toContain('Bob')
    expect(said('en')).not.toContain('Ann')
  })
})

describe('an attempt', () => {
  it('says what it asks for, where it asks for no roll', () => {
    const texts = textsOf('en')
    const attempt = { action: 'attempt q', verb: 'attempt', args: { quest: 'lay_down_your_arts' } }
    expect(remark(texts, view(), attempt)).toContain(texts.text('lines-lay_down_your_arts').split('\n')[0])
  })
  it('is hopeless if no roll is enough', () => {
    const attempt = { action: 'attempt x', verb: 'attempt', args: { quest: 'x' } }
    const asking = (together: number) => view({ chances: [{ ...door, what: 'attempt', id: 'x', together }] })
    expect([isHopeless(asking(1), attempt), isHopeless(asking(0), attempt)]).toEqual([false, true])
    expect(isHopeless(view(), attempt)).toBe(false)
  })
})

describe('a monster that may be sent', () => {
  it('says how it stands against the hero, with what both sides add, as the engine has it', () => {
    const texts = textsOf('en')
    const action = 'send chimera_whelp 1'
    const send = { action, verb: 'send', args: { card: 'chimera_whelp', seat: 1 } }
    const against = view({ duels: duels(action, 'magic', 'melee') })
    const sides = "4 (2, Crusader's Longsword +2) ↔ 2 (3, Coffin-Lid Shield −1)"
    const odds = 'attacker strikes 72%, tie 11%, defender strikes 17%'
    expect(remark(texts, against, send)).toContain(`magic ${sides}: ${odds}. melee ${sides}: ${odds}`)
    expect(brief(texts, against, send)).toBe(`magic 4 ↔ 2: ${odds}`)
    expect(remark(texts, view(), send)).not.toContain('↔')
  })
})

describe('a hunt', () => {
  it.each(LANGUAGES)(
    'says how the attack of its monster stands, and a quest without a monster does not, in %s',
    (lang) => {
      const texts = textsOf(lang)
      const action = 'attempt slay_draky'
      const seen = view({ duels: duels(action, 'speed') })
      const said = remark(texts, seen, { action, verb: 'attempt', args: { quest: 'slay_draky' } })
      expect(said).toContain(texts.title('draky'))
      expect(said).toContain('72%')
      const fish = { action: 'attempt catch_the_magic_fish', verb: 'attempt', args: { quest: 'catch_the_magic_fish' } }
      expect(remark(texts, seen, fish)).not.toContain('↔')
      expect(texts.missing).toEqual([])
    },
  )
})

describe('a trap', () => {
  it('says that it hits its owner, too, if both heroes are in one place', () => {
    const texts = textsOf('en')
    const send = { action: 'send poison_darts 1', verb: 'send', args: { card: 'poison_darts', seat: 1 } }
    expect(remark(texts, view(), send)).toMatch(/^It hits your own hero too\. /)
    expect(brief(texts, view(), send)).toBe('It hits your own hero too.')
    const apart = view({ heroes: [hero(), hero({ seat: 1, location: 'troll_bridge' })] })
    expect(remark(texts, apart, send)).not.toContain('your own hero')
    expect(hitsOwner(view(), 'zombie', 1)).toBe(false)
  })
})

describe('a pair of rolls', () => {
  it.each([
    ['form melee', 'form', { form: 'melee' }],
    ['challenge_in zombie melee', 'challenge_in', { foe: 'zombie', form: 'melee' }],
    ['attack 1', 'attack', { seat: 1 }],
  ] as const)('has its odds beside %s', (action, verb, args) => {
    const seen = view({ duels: duels(action, 'melee') })
    const odds = '4 ↔ 2: attacker strikes 72%, tie 11%, defender strikes 17%'
    expect(brief(textsOf('en'), seen, { action, verb, args })).toBe(verb === 'attack' ? `melee ${odds}` : odds)
    expect(remark(textsOf('en'), seen, { action, verb, args })).toContain('Longsword +2')
  })
  it('is said before it is rolled, with what is added', () => {
    const fighter = { id: 'zombie', form: 'melee', pair }
    const battle = { attackers: [fighter], current: 0, defender: { id: 'raka', pair: null } }
    const roll = { ...pair.attack, seat: 0, foe: null, why: 'attack', dice: 1, need: 0, form: 'melee', percent: null }
    const window = { moment: 'roll', about: [0], order: [0] }
    const seen = view({ battles: [battle], roll, window } as unknown as Partial<View>)
    const asked = { seat: 0, prompt: { key: 'respond', source: null, args: {} }, options: [] } as unknown as Decision
    const said = note(textsOf('en'), seen, asked)
    expect(said).toContain("4 (2, Crusader's Longsword +2)")
    expect(said).toContain('attacker strikes 72%')
  })
})

describe('the words of a face', () => {
  it.each(LANGUAGES)('stand beside an answer with the places that it leads to, if they are few, in %s', (lang) => {
    const texts = textsOf(lang)
    const use = { action: 'use ilk_quickshade', verb: 'use', args: { card: 'ilk_quickshade', n: 1 } }
    const said = (to: string[]) => {
      const offers = [{ answer: use.action, to, left: {}, percent: null, least: null }]
      return remark(texts, view({ offers } as unknown as Partial<View>), use)
    }
    const few = texts.text('web-dn-leads-to', { places: texts.name('rat_run') })
    expect(said(['rat_run'])).toContain(few)
    expect(said(Array.from({ length: 5 }, () => 'rat_run'))).toBe(said([]))
  })
  it.each(LANGUAGES)('name the ability of a hero once, in %s', (lang) => {
    const texts = textsOf(lang)
    const hero = heroLines(texts, 'vessa_morn').join('; ')
    expect(hero.split(texts.name('ability_vessa_morn'))).toHaveLength(2)
    const use = { action: 'use vessa_morn', verb: 'use', args: { card: 'vessa_morn', n: 1 } }
    expect(remark(texts, view(), use)).not.toContain(texts.name('ability_vessa_morn'))
    expect(remark(texts, view(), use)).not.toBe('')
  })
  it.each(LANGUAGES)('say only of the card as a whole that solo games leave it out, in %s', (lang) => {
    const texts = textsOf(lang)
    const solo = texts.text('solo-ghost_step')
    expect(cardLines(texts, 'ghost_step')).toContain(solo)
    const play = { action: 'play ghost_step', verb: 'play', args: { card: 'ghost_step' } }
    expect(remark(texts, view(), play)).not.toContain(solo)
  })
})

describe('what is added to the dice', () => {
  it.each(LANGUAGES)('names its causes, with a true minus sign, in %s', (lang) => {
    const texts = textsOf(lang)
    const said = addedWords(texts, { plus: -1, base: 0, bonuses: [['the_lichs_gaze', -1]] })
    expect(said).toMatch(/^−1 \(0, .+ −1\)$/)
    expect(addedWords(texts, { plus: 2, base: 2, bonuses: [] })).toBe('2')
    expect(texts.missing).toEqual([])
  })
})

describe('the price of an answer', () => {
  const offer: OfferView = {
    ...{
      answer: '',
      glory: 0,
      peril: 0,
      ap: 0,
      life: 0,
      left: {},
      least: null,
      each: false,
      percent: null,
      pair: null,
      vain: false,
      to: [],
    },
  }
  const asked = (source: string | null = null) =>
    ({ seat: 0, prompt: { key: 'x', source, args: {} }, options: [] }) as unknown as Decision
  const paid = (verb: string, args: Record<string, string | number>, more: Partial<OfferView>) => {
    const action = [verb, ...Object.values(args)].join(' ')
    const seen = view({ offers: [{ ...offer, answer: action, ...more }] })
    return effects(seen, asked(), { action, verb, args }).map(({ label, by, then, costs }) => [label, by, then, costs])
  }
  it('is what the engine says, with what remains, whatever the answer is', () => {
    const niche = paid('use', { card: NICHE }, { ap: 2, left: { ap: 7 } })
    expect(niche).toEqual([['name-ap', -2, 7, false]])
    const haste = paid('play', { card: 'haste' }, { glory: 2, left: { glory: 3 } })
    expect(haste).toEqual([['name-glory', -2, 3, true]])
    expect(paid('x', { n: 1 }, { glory: 1, left: { glory: 4 } })).toEqual([['name-glory', -1, 4, false]])
    const sent = paid('send', { card: 'zombie', seat: 1 }, { peril: 1, left: { peril: 2 } })
    expect(sent).toEqual([['name-peril', -1, 2, false]])
    expect(paid('play', { card: 'haste' }, { peril: 1 })).toEqual([['name-peril', -1, null, false]])
  })
  it('is nothing for an answer of which the engine names none, or in a game from before', () => {
    const go = { action: 'go e', verb: 'go', args: { side: 'e' } }
    expect(effects(view({ offers: [] }), asked(), go)).toEqual([])
    expect(effects(view(), asked(), go)).toEqual([])
  })
  it.each(LANGUAGES)('stands with what an X does, and with the odds that it leads to, in %s', (lang) => {
    const texts = textsOf(lang)
    const faces = [...CONTENT.cards, ...CONTENT.quests].filter(({ id }) => texts.has(`x-${id}`))
    expect(faces.map(({ id }) => id)).toEqual(expect.arrayContaining(['a_game_of_bones', 'surge_of_faith']))
    for (const { id } of faces) {
      const said = texts.text(`x-${id}`).split('\n')
      const words = said.map((_, i) =>
        remark(texts, view(), { action: `x ${i + 1}`, verb: 'x', args: { n: i + 1 } }, asked(id)),
      )
      expect(words).toEqual(said)
      expect(new Set(words).size).toBe(words.length)
      expect(words.join(' ')).not.toMatch(/\bX\b/)
    }
    const action = 'x 2'
    const seen = view({ offers: [{ ...offer, answer: action, glory: 2, least: 8, percent: 42 }] })
    const option = { action, verb: 'x', args: { n: 2 } }
    expect(remark(texts, seen, option, asked('a_game_of_bones'))).toContain('8+, 42%')
    expect(brief(texts, seen, option)).toContain('8+, 42%')
    expect(texts.missing).toEqual([])
  })
  it('is said of X in full', () => {
    const said = remark(textsOf('en'), view(), { action: 'x 2', verb: 'x', args: { n: 2 } }, asked('a_game_of_bones'))
    expect(said).toBe('You may pay 2 glory to add 2 to the total of the dice.')
  })
})

describe('a global quest', () => {
  const far = hero({ seat: 1, location: MAP[1]!.location })
  const dead = hero({ seat: 2, alive: false, location: null })
  const seen = view({ heroes: [hero(), far, dead], commons: ['leap_the_broken_span'] })
  it('says how far every living hero is from it, and is called so on the map', () => {
    const texts = textsOf('en')
    const [common] = commonsOf(texts, seen)
    expect(common?.place).toBe(texts.name('troll_bridge'))
    expect(common?.heroes).toEqual([
      { seat: 0, steps: 2 },
      { seat: 1, steps: 1 },
    ])
    const said = placeLines(texts, seen, MAP[2]!, ['Ann', 'Bob', 'Cid']).join('\n')
    expect(said).toContain('Global quest: Leap the Broken Span')
  })
  it('names the places of all heroes, who may have come to different steps of it', () => {
    const texts = textsOf('en')
    const quests = ['rescue_the_princess']
    const [leads, looks] = [hero({ quests, escorts: quests }), { ...far, quests }]
    const left = view({ heroes: [leads, looks], orphans: quests })
    const places = [leads, looks].map((one) => goalsOf(texts, left, one)[0]?.place)
    expect(new Set(places).size).toBe(2)
    expect(commonsOf(texts, left)[0]?.place).toBe(places.join(', '))
  })
  it.each(LANGUAGES)('has words for each distance, in %s', (lang) => {
    const texts = textsOf(lang)
    const said = [0, 1, 2, 5, null].map((steps) => reachWords(texts, 'Bob', steps))
    expect(new Set(said).size).toBe(said.length)
    expect(texts.missing).toEqual([])
  })
})
