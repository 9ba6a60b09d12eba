import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Language, LANGUAGES, Texts } from '../../../src/base/text/texts'
import type { LogEvent } from '../../../src/game/story/log-event'
import game from '../../../src/games/dungeoneer'
import { effects } from '../../../src/games/dungeoneer/answer-effects'
import { asTold, type Exchange, ofBattle, standing, stepTold } from '../../../src/games/dungeoneer/battle/battle-story'
import { notice, outcome } from '../../../src/games/dungeoneer/battle/outcome'
import {
  calls,
  cardLines,
  heroLines,
  leadsTo,
  note,
  placeLines,
  questLines,
} from '../../../src/games/dungeoneer/card-text'
import { laid } from '../../../src/games/dungeoneer/content'
import { remember, remembered } from '../../../src/games/dungeoneer/hints/seen-hints'
import { hintFor } from '../../../src/games/dungeoneer/hints/tour'
import { hasIcon } from '../../../src/games/dungeoneer/icons'
import { meant } from '../../../src/games/dungeoneer/intents'
import { Camera } from '../../../src/games/dungeoneer/map/camera.svelte'
import { around, frontier, sideTo, W } from '../../../src/games/dungeoneer/map/geometry'
import { priceOf } from '../../../src/games/dungeoneer/prices'
import { cardTerm, questTerm, term, TERMS } from '../../../src/games/dungeoneer/terms'
import type { BattleView, HeroView, OfferView, PlaceView, View } from '../../../src/generated/dungeoneer'
import { CONTENT } from '../../../src/generated/dungeoneer-content'
import type { Decision, Option } from '../../../src/generated/kernel'
import vengeance from './vengeance.json'

const WEB = join(import.meta.dirname, '../../..')
const SHARED = (lang: Language) => join(WEB, '../src/undercroft/locale', lang)
const WORDS = (lang: Language) => join(WEB, 'src/generated/words', lang, 'dungeoneer.ftl')
const textsOf = (lang: Language): Texts => {
  const shared = ['terminal', 'terms'].map((name) => join(SHARED(lang), `${name}.ftl`))
  return new Texts(
    lang,
    [...shared, join(WEB, 'src/games/dungeoneer/locale', `${lang}.ftl`), WORDS(lang)].map((path) =>
      readFileSync(path, 'utf8'),
    ),
  )
}

const hero = (more: Partial<HeroView> = {}): HeroView =>
  ({
    seat: 0,
    hero: 'raka',
    ap: 2,
    lying_ap: 0,
    actions: 2,
    errands: [],
    glory: 5,
    peril: 3,
    location: 'corner1',
    moved: false,
    fallen: false,
    quests: [],
    escorts: [],
    hand: { count: 1, glory: null, peril: null, cards: ['dodge'], prices: [1] },
    lair: [],
    plan: [],
    ...more,
  }) as HeroView
const place = (location: string, x: number, y: number): PlaceView => laid(location, x, y, false)!
const view = (more: Partial<View> = {}): View =>
  ({
    seat: 0,
    heroes: [hero(), hero({ seat: 1, hero: 'vessa_morn', peril: 4 })],
    map: [place('corner1', 0, 0), place('crypt', 1, 0)],
    commons: [],
    orphans: [],
    battles: [],
    spare: [],
    ...more,
  }) as View
const option = (action: string, args: Option['args'] = {}): Option => ({
  action,
  verb: action.split(' ')[0] ?? '',
  args,
})
const asks = (key: string, options: Option[] = []): Decision => ({
  seat: 0,
  number: 1,
  prompt: { key, kind: 'choose-one', rule: 'DN-1.1', source: null, args: {} },
  options,
  default: '',
  sealed: null,
  routine: false,
})

it('tells two locations of the same name apart, in every language', () => {
  const twice = CONTENT.sites.map((one) => one.id).filter((id) => /[0-9]$/.test(id))
  expect(twice.length).toBeGreaterThan(0)
  for (const lang of LANGUAGES) {
    const texts = textsOf(lang)
    for (const id of twice)
      for (const form of ['', 'the', 'acc'])
        expect(texts.name(id, form)).toBe(`${texts.name(id.slice(0, -1), form)} ${id.at(-1)}`)
    expect(texts.name('crypt')).not.toMatch(/[0-9]/)
  }
})

describe('the map in numbers', () => {
  it('has empty cells around it, each once', () => {
    const cells = frontier([place('corner1', 0, 0), place('crypt', 1, 0)]).map(({ x, y }) => `${x},${y}`)
    expect(cells.sort()).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'])
  })
  it('knows what lies beside what', () => {
    expect(sideTo({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe('n')
    expect(sideTo({ x: 0, y: 0 }, { x: 1, y: 0 })).toBe('e')
    expect(sideTo({ x: 0, y: 0 }, { x: 1, y: 1 })).toBeNull()
  })
  it('calls a cell as the log does, by a place from which a way leads there', () => {
    const texts = textsOf('en')
    const map = [place('corner2', 1, 1), place('corner1', 0, 0)]
    const at = (location: string) => [hero({ location, alive: true })]
    const name = (cell: string, map: PlaceView[], heroes: HeroView[]) =>
      calls(texts, view({ active: 0, map, heroes }), cell)
    expect(name('0,1', map, at('corner1'))).toBe('south of Corner 1')
    const both = [place('corner1', 1, 0), place('corner2', 0, 1)]
    expect(name('1,1', both, at('corner1'))).toBe('south of Corner 1')
    expect(name('1,1', both, at('corner2'))).toBe('east of Corner 2')
    expect(name('corner1', both, at('corner2'))).toBeNull()
  })
  it('turns a card by 180 degrees', () => {
    const [upright, turned] = [laid('corner1', 0, 0, false), laid('corner1', 0, 0, true)]
    expect(upright?.exits.map(({ kind }) => kind)).toEqual(['wall', 'open', 'open', 'wall'])
    expect(turned?.exits.map(({ kind }) => kind)).toEqual(['open', 'wall', 'wall', 'open'])
  })
})

describe('an answer that is wasted', () => {
  const heroes = ['corner1', 'corner1', 'crypt'].map((location, seat) => hero({ seat, location, alive: true }))
  const mine = view({ heroes })
  const confirms = (verb: string, args: Option['args']) => game.gives({ ...option(verb, args), verb }, mine, null)
  it('is given with a second press only, if it harms oneself', () => {
    for (const verb of ['give_peril', 'lair_giving'])
      expect([confirms(verb, { seat: 0 }), confirms(verb, { seat: 1 })]).toEqual([true, false])
    const trap = CONTENT.cards.find(({ type }) => type === 'trap')?.id ?? ''
    for (const verb of ['send', 'send_last'])
      expect([confirms(verb, { card: trap, seat: 1 }), confirms(verb, { card: trap, seat: 2 })]).toEqual([true, false])
  })
  it('or pays for nothing, says so', () => {
    const offers = [{ answer: 'play dodge', glory: 1, vain: true, left: { glory: 4 } }] as unknown as OfferView[]
    const one = option('play dodge', { card: 'dodge' })
    expect([game.gives(one, view({ offers }), null), game.gives(one, view(), null)]).toEqual([true, false])
    for (const lang of LANGUAGES) {
      const texts = textsOf(lang)
      expect(game.remark(texts, view({ offers }), one, null)).toContain(texts.text('web-dn-in-vain'))
      expect(texts.missing).toEqual([])
    }
  })
})

describe('the camera', () => {
  const camera = () => {
    const one = new Camera()
    ;[one.wide, one.tall] = [800, 600]
    one.bounds = around([
      { x: 0, y: 0 },
      { x: 3, y: 3 },
    ])
    one.focus = around([{ x: 0, y: 0 }])
    return one
  }
  it('shows all of the map while it can be read', () => {
    const one = camera()
    expect(one.whole).toBe(true)
    expect(one.sees(one.bounds)).toBe(true)
  })
  it('shows what matters where all would be too small, and all on demand', () => {
    const one = camera()
    one.bounds = around([
      { x: 0, y: 0 },
      { x: 40, y: 3 },
    ])
    expect(one.sees(one.focus)).toBe(true)
    expect(one.whole).toBe(false)
    one.showAll()
    expect(one.whole).toBe(true)
  })
  it('shows all of a map that has grown while it can be read, unless a hand has chosen otherwise', () => {
    const one = camera()
    one.settle()
    const grown = around([
      { x: 0, y: -1 },
      { x: 3, y: 3 },
    ])
    one.bounds = grown
    expect(one.whole).toBe(false)
    one.settle()
    expect(one.whole).toBe(true)
    one.closer()
    const near = one.at
    one.settle()
    expect([one.whole, one.at]).toEqual([false, near])
  })
  it('keeps its place from question to question: what is in sight moves nothing', () => {
    const one = camera()
    one.settle()
    const before = one.at
    for (const cell of [
      { x: 0, y: 0 },
      { x: 3, y: 3 },
      { x: 1, y: 2 },
    ]) {
      one.needed = one.focus = around([cell])
      one.settle()
      expect(one.at).toEqual(before)
    }
  })
  it('zooms out only where there is no other way to show what is needed, and then with room for more', () => {
    const one = camera()
    one.bounds = around([
      { x: 0, y: 0 },
      { x: 20, y: 12 },
    ])
    const needs = (x: number) => {
      one.needed = around([
        { x: 0, y: 0 },
        { x, y: 1 },
      ])
      one.settle()
      expect(one.sees(one.needed)).toBe(true)
      return one.at.zoom
    }
    const close = needs(2)
    expect(needs(3)).toBe(close)
    const wider = needs(5)
    expect(wider).toBeLessThan(close)
    expect([needs(2), needs(6)]).toEqual([wider, wider])
  })
  it('never makes a card too small to be judged: where there is no room for all, the heart of it is in sight', () => {
    const one = camera()
    for (const [wide, least] of [
      [800, 96],
      [344, 64],
    ] as const) {
      one.wide = wide
      one.bounds =
        one.needed =
        one.focus =
          around([
            { x: 0, y: 0 },
            { x: 30, y: 9 },
          ])
      one.heart = around([
        { x: 28, y: 8 },
        { x: 29, y: 8 },
      ])
      one.settle()
      expect(one.at.zoom * W).toBeGreaterThan(least)
      expect(one.sees(one.heart)).toBe(true)
      const before = one.at
      one.settle()
      expect(one.at).toEqual(before)
    }
  })
  it('moves nothing in sight when the card that is to be laid covers its edge', () => {
    const one = camera()
    one.settle()
    const left = () => one.at.x - one.width / 2 / one.at.zoom
    const before = left()
    one.cover(0, 130)
    expect(left()).toBeCloseTo(before)
    expect(one.sees(around([{ x: 3, y: 3 }]))).toBe(false)
    one.needed = around([{ x: 3, y: 3 }])
    one.settle()
    expect(one.sees(one.needed)).toBe(true)
  })
  it('leaves no empty room beside a map that is larger than its window', () => {
    const one = camera()
    one.bounds = one.focus = around([
      { x: 0, y: 0 },
      { x: 20, y: 12 },
    ])
    one.needed = around([{ x: 20, y: 12 }])
    const { x, y, zoom } = one.at
    expect(x + one.width / 2 / zoom).toBeLessThan(one.bounds.right + 40)
    expect(y + one.height / 2 / zoom).toBeLessThan(one.bounds.bottom + 40)
  })
  it('keeps the point under the hand where it is', () => {
    const one = camera()
    const { x, y, zoom } = one.at
    const under = { x: x + (100 - 400) / zoom, y: y + (50 - 300) / zoom }
    one.zoomBy(1.5, 100, 50)
    expect(one.at.x + (100 - 400) / one.at.zoom).toBeCloseTo(under.x)
    expect(one.at.y + (50 - 300) / one.at.zoom).toBeCloseTo(under.y)
    one.fit()
    expect(one.at).toEqual({ x, y, zoom })
  })
})

describe('a battle as it is narrated', () => {
  const event = (name: string, more: object): LogEvent => ({ event: name, ...more })
  const heroes = ['raka', 'vessa_morn']
  const fight = [
    event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'melee' }),
    event('Rolled', { foe: 'legion', seat: null, why: 'attack', dice: [4], kept: 4, plus: 2, total: 6 }),
    event('Rolled', { foe: null, seat: 1, why: 'counter', dice: [1, 3], kept: 3, plus: 1, total: 4 }),
    event('Compared', { foe: 'legion', total: 6, defender: 'vessa_morn', counter: 4, by: 'foe' }),
    event('Wounded', { seat: 1, n: 1, life: 5 }),
  ]
  it('grows blow by blow', () => {
    const steps = fight.map((_, i) => stepTold(asTold(fight.slice(0, i + 1), heroes)))
    expect(steps).toEqual(['attack', 'attack_rolls', 'counter_rolls', 'comparisons', 'comparisons'])
    const [one] = asTold(fight, heroes)
    expect(one).toMatchObject({
      foe: 'legion',
      won: 1,
      attack: { dice: [4], total: 6 },
      counter: { dice: [1, 3], kept: 3 },
      hurt: { foe: 0, defender: 1 },
    })
  })
  it('starts over when a hero strikes back', () => {
    const all = asTold(
      [...fight, event('Attacks', { foe: 'vessa_morn', seat: 1, defender: 'legion', form: 'magic' })],
      heroes,
    )
    expect(all.map(({ foe }) => foe)).toEqual(['vessa_morn'])
  })
  it('shows the dice of the battle that is going on, as the log has them', () => {
    const fighter = {
      id: 'legion',
      hero: false,
      seat: 0,
      form: 'melee',
      attack: 7,
      counter: 4,
      pair: { strikes: 100, ties: 0, struck: 0, prevented: 0 },
      compared: true,
      standing: 'fighting',
    }
    const battle = { attackers: [fighter], defender: { id: 'raka' } } as unknown as BattleView
    expect(ofBattle(battle, [])[0]).toMatchObject({ attack: { kept: null, total: 7 }, won: 1, out: null })
    const rolled = {
      event: 'Rolled',
      why: 'attack',
      dice: [3],
      kept: 3,
      plus: fighter.attack - 3,
      total: fighter.attack,
      source: 'raka',
    }
    expect(ofBattle(battle, [rolled])[0]).toMatchObject({ attack: { kept: 3 }, counter: { kept: null } })
    const before = [rolled, { event: 'Attacks', foe: 'legion', defender: 'raka' }]
    expect(ofBattle(battle, before)[0]).toMatchObject({ attack: { kept: null } })
  })
})

// `vengeance.json`: an attack and the hero's blow in return, as the engine told them, and the battle at the question
// whether to strike once more.
describe('a battle in which the hero has struck back', () => {
  const event = (name: string, more: object): LogEvent => ({ event: name, ...more })
  const log = [
    event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'melee' }),
    event('Compared', { foe: 'legion', total: 6, defender: 'vessa_morn', counter: 4, by: 'foe' }),
    event('Attacks', { foe: 'vessa_morn', seat: 1, defender: 'legion', form: 'magic' }),
    event('Compared', { foe: 'vessa_morn', total: 9, defender: 'legion', counter: 5, by: 'foe' }),
    event('MonsterBeaten', { foe: 'legion', seat: 1 }),
  ]
  const seen = (standings: string[]) => {
    const attackers = standings.map((one, i) => ({ id: i ? 'zombie' : 'legion', standing: one, compared: true }))
    const battle = { attackers, defender: { id: 'vessa_morn' } } as unknown as BattleView
    return standing(battle, log, ['raka', 'vessa_morn']).map(({ foe, won }) => [foe, won])
  }
  it('shows that blow, unless others still attack', () => {
    expect(seen(['beaten'])).toEqual([['vessa_morn', 1]])
    expect(seen(['beaten', 'fighting']).map(([foe]) => foe)).toEqual(['legion', 'zombie'])
    expect(seen(['fighting'])).toEqual([['vessa_morn', 1]])
  })
  it('takes no roll of that blow for one of the attack', () => {
    const { heroes, battle, log } = vengeance as unknown as {
      heroes: string[]
      battle: BattleView
      log: LogEvent[]
    }
    const dice = (all: Exchange[]) => all.map(({ foe, attack, counter }) => [foe, attack?.dice, counter?.dice])
    expect(dice(standing(battle, log, heroes))).toEqual([['kron_axereaver', [6], [3]]])
    expect(dice(ofBattle(battle, log))).toEqual([['ghoul_pack', [1], [2]]])
    // Had the blow come to what the attack did, its dice would still not be those of the attack.
    const same = log.map((one, i) => (one.why === 'counter' && i > 5 ? { ...one, total: 3 } : one))
    expect(dice(ofBattle(battle, same))).toEqual([['ghoul_pack', [1], [2]]])
  })
})

describe('a battle that is over', () => {
  const event = (kind: string, more: Record<string, unknown> = {}): LogEvent => ({ event: kind, ...more })
  const heroes = ['raka', 'vessa_morn']
  const attack = event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'melee' })
  const compared = event('Compared', { foe: 'legion', total: 6, defender: 'vessa_morn', counter: 4, by: 'foe' })
  const wounded = event('Wounded', { seat: 1, n: 1, life: 4 })
  const back = event('Attacks', { foe: 'vessa_morn', seat: 1, defender: 'legion', form: 'magic' })
  const beaten = event('MonsterBeaten', { foe: 'legion', seat: 1 })
  const over = event('PhaseBegins', { seat: 0, phase: 'locations' })
  const fighting = { attackers: [{ id: 'legion' }], defender: { id: 'vessa_morn' } } as unknown as BattleView
  const texts = textsOf('en')
  const names = ['Anna', 'Bruna']

  it('includes the challenge, but nothing before the battle or after it', () => {
    const earlier = [
      event('Attacks', { foe: 'zombie', seat: 1, defender: 'raka', form: 'melee' }),
      event('Compared', { foe: 'zombie' }),
      event('Wounded', { seat: 0, n: 2, life: 1 }),
      over,
    ]
    const found = outcome(
      [...earlier, attack, compared, wounded, back, beaten, over, event('Wounded', { seat: 0, n: 9, life: 0 })],
      heroes,
    )
    expect(found?.events).toEqual([wounded, beaten])
    expect([...(found?.fighters ?? [])].sort()).toEqual(['legion', 'vessa_morn'])
    expect([...(found?.seats ?? [])].sort()).toEqual([0, 1])
  })
  it('is null before anything is decided', () => {
    expect(outcome([attack, over], heroes)).toBeNull()
    expect(notice(texts, view(), null, [attack, over], 0, names)).toBeNull()
  })
  it('is shown when it is over, not while it goes on, and only once', () => {
    const log = [attack, compared, wounded]
    expect(notice(texts, view({ battles: [fighting] }), null, log, 0, names)).toBeNull()
    const later = [...log, over]
    const told = notice(texts, view(), view({ battles: [fighting] }), later, 3, names)
    expect(told?.lines).toEqual(['Bruna takes 1 wound. Life left: 4.'])
    expect(told?.title).toContain(texts.title('legion'))
    expect(notice(texts, view(), view(), [...later, over], 4, names)).toBeNull()
  })
  it('is good for the one who wounds, bad for the one who is wounded, and neutral for others', () => {
    const tone = (seat: number | null) =>
      notice(texts, view({ seat }), null, [attack, compared, wounded], 0, names)?.tone
    expect([tone(0), tone(1), tone(null), tone(2)]).toEqual(['good', 'bad', 'plain', undefined])
  })
  it('is good for a hero who is wounded and then wins, and bad for one who dies', () => {
    const tone = (...events: LogEvent[]) =>
      notice(texts, view({ seat: 1 }), null, [attack, compared, ...events], 0, names)?.tone
    expect(tone(wounded, beaten)).toBe('good')
    expect(tone(beaten, wounded)).toBe('bad')
    expect(tone(wounded, event('Died', { seat: 1 }), beaten)).toBe('bad')
  })
  it('says so when nobody is hurt, in every language', () => {
    for (const lang of LANGUAGES) {
      const words = textsOf(lang)
      expect(notice(words, view(), null, [attack, compared], 0, names)?.lines).toEqual([
        words.text('web-dn-battle-unhurt'),
      ])
    }
  })
})

describe('what somebody may mean', () => {
  it('is never nothing, and never what is offered', () => {
    const asked = asks('feats', [option('explore'), option('go e', { side: 'e' })])
    expect(meant(view(), asked, ['card'], 'dodge')).toContain('play dodge')
    expect(meant(view(), asked, ['card'], 'legion')).toContain('send legion 1')
    expect(meant(view(), asked, ['go.side'], 'n')).toEqual(['go n'])
    expect(meant(view(), asked, ['go.side'], 'e')).toEqual([])
    expect(meant(view(), asks('place'), ['square'], '2,0')).toContain('place 2,0 turned')
    expect(meant(view(), asks('place'), ['location', 'go.side'], 'crypt')).toEqual(['place 1,0', 'at crypt', 'explore'])
    expect(meant(view(), asks('feats'), ['location', 'use.card'], 'crypt')).toEqual([
      'at crypt',
      'use crypt',
      'explore',
    ])
  })
})

describe('what an answer costs', () => {
  const offer = (answer: string, more: Partial<OfferView>): OfferView => ({
    ...{
      answer,
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
    ...more,
  })
  it('is glory for one’s own cards, and the peril of the other one', () => {
    const asked = asks('feats')
    const offers = [
      offer('play dodge', { glory: 1 }),
      offer('send legion 1', { peril: 4 }),
      offer('go n', { ap: 1, left: { ap: 1 } }),
    ]
    expect(effects(view({ offers }), asked, option('play dodge', { card: 'dodge' }))).toMatchObject([
      { label: 'name-glory', costs: true, bad: true },
    ])
    expect(effects(view({ offers }), asked, option('send legion 1', { card: 'legion', seat: 1 }))).toMatchObject([
      { label: 'name-peril', costs: false },
    ])
    expect(effects(view({ offers }), asked, option('go n', { side: 'n' }))).toMatchObject([
      { label: 'name-ap', by: -1, then: 1, costs: false },
    ])
    expect(effects(view(), asked, option('done'))).toEqual([])
  })
  it('is what is paid now, not what is printed, if it is known', () => {
    const lair = [
      { id: 'barrow_knight', attached: [], life: 2, melee: 4, magic: 0, speed: 1, declared: false, price: 4 },
    ]
    const own = hero({ hand: { count: 2, glory: null, peril: null, cards: ['zombie', 'dodge'], prices: [1, 0] }, lair })
    const seen = view({ heroes: [own, hero({ seat: 1, lair: [] })] })
    expect(['zombie', 'dodge', 'barrow_knight'].map((id) => priceOf(seen, id))).toEqual([1, 0, 4])
    expect(priceOf(seen, 'legion')).toBe(CONTENT.cards.find(({ id }) => id === 'legion')?.cost)
    const offers = [offer('send zombie 1', { peril: 1, left: { peril: 2 } })]
    const sent = effects({ ...seen, offers }, asks('misdeeds'), option('send zombie 1', { card: 'zombie', seat: 1 }))
    expect(sent).toMatchObject([{ label: 'name-peril', by: -1, then: 2 }])
  })
})

describe('the lair of the harder solo game', () => {
  const panels = (options: Record<string, boolean>) => game.panels(view({ options, lair: [] })).map(({ id }) => id)
  it('is drawn where there is one, in the place of the rivals', () => {
    expect(panels({ solo: true, harder_solo: true })).toContain('lair')
    expect(panels({ solo: true, harder_solo: false })).not.toContain('lair')
    expect(panels({ solo: false, harder_solo: true })).not.toContain('lair')
    expect(game.tabs(view({ options: { solo: true, harder_solo: true } })).map(({ label }) => label)).toContain(
      'web-dn-thing-lair',
    )
    expect(game.tabs(view({ options: {} })).map(({ label }) => label)).toContain('web-dn-rivals')
  })
  it('hides the hand from a spectator', () => {
    expect(game.panels(view({ seat: null, options: {} })).map(({ id }) => id)).not.toContain('hand')
    expect(panels({})).toContain('hand')
  })
})

describe('hints', () => {
  const texts = textsOf('en')
  it('say what fits the moment, beside what is asked', () => {
    const moved = view({ heroes: [hero({ moved: true })] })
    const go = [option('go n', { side: 'n' })]
    expect(hintFor(view(), asks('feats', go), texts)).toMatchObject({ key: 'feats-first', place: 'map' })
    expect(hintFor(moved, asks('feats', go), texts)?.key).toBe('feats-on')
    expect(hintFor(moved, asks('feats', [option('attempt slay_draky', { quest: 'slay_draky' })]), texts)?.key).toBe(
      'feats-quest',
    )
    expect(hintFor(view(), asks('misdeeds'), texts)).toMatchObject({ key: 'misdeeds-first', place: 'cards' })
    expect(hintFor(view(), asks('discard'), texts)?.text).toBe(texts.help('discard'))
    expect(hintFor(view(), asks('nothing-of-the-kind'), texts)).toBeNull()
    const pass = [option('ask never', { standing: 'never' }), option('pass')]
    expect(hintFor(view(), asks('window', pass), texts)).toBeNull()
    expect(hintFor(view(), asks('window', [option('play dodge', { card: 'dodge' }), ...pass]), texts)?.key).toBe(
      'window',
    )
  })
  it('are shown where nothing can be remembered', () => {
    expect(() => remember('x', { on: false, seen: ['a'] })).not.toThrow()
    expect(remembered('x')).toEqual({ on: true, seen: [] })
  })
})

describe('where quests lead', () => {
  it('by name, to any dark tunnel, to an entrance', () => {
    expect(leadsTo('slay_draky', place('inner_sanctum', 0, 0))).toBe(true)
    expect(leadsTo('slay_draky', place('crypt', 0, 0))).toBe(false)
    expect(leadsTo('damsel_in_distress', place('vault_gate', 0, 0))).toBe(true)
    const dark = CONTENT.quests.find(({ where }) => where.includes('dark_tunnel'))
    expect(leadsTo(dark?.id ?? '', place('dark_crossroads', 0, 0))).toBe(true)
  })
})

it('has a sign for every hero, monster, type and category', () => {
  const ids = [
    ...CONTENT.heroes.map(({ id }) => id),
    ...CONTENT.beasts.map(({ id }) => id),
    ...CONTENT.cards.map(({ id, type, monster }) => (monster ? id : type)),
    ...CONTENT.quests.flatMap(({ categories }) => categories.filter((one) => one !== 'heroic')),
  ]
  expect(ids.filter((id) => !hasIcon(id))).toEqual([])
})

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = textsOf(lang)
  it('every card, quest, hero and location can be read', () => {
    const silent = [
      ...CONTENT.cards.filter(({ id }) => cardLines(texts, id).length < 3),
      ...CONTENT.quests.filter(({ id }) => questLines(texts, id).length < 4),
      ...CONTENT.heroes.filter(({ id }) => heroLines(texts, id).length < 4),
      ...CONTENT.sites.filter(({ id }) => placeLines(texts, view(), place(id, 0, 0), ['A', 'B']).length < 3),
    ]
    expect(silent.map(({ id }) => id)).toEqual([])
    for (const { id } of CONTENT.cards) expect(cardTerm(texts, id).rule).toMatch(/^DN-/)
    for (const { id } of CONTENT.quests) questTerm(texts, id)
    for (const id of TERMS) term(texts, id)
    expect(texts.missing).toEqual([])
  })
  it('what a card or a location is about to do has one full stop between two sentences', () => {
    const asked = { prompt: { source: null } } as unknown as Decision
    const ids = [...CONTENT.cards, ...CONTENT.sites].map(({ id }) => id)
    const notes = ids.map((id) => note(texts, { ...view(), playing: { id } } as unknown as View, asked))
    expect(notes.filter((one) => /\.\s*\./.test(one) || !one)).toEqual([])
  })
})
