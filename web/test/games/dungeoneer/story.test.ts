/** Dungeoneer as a story: where events happen, dice, monsters on their way, numbers that change. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Args, type Language, LANGUAGES, Texts } from '../../../src/base/text/texts'
import type { LogEvent } from '../../../src/game/story/log-event'
import { linesOf, narrated } from '../../../src/game/story/log-lines'
import game from '../../../src/games/dungeoneer'
import { asTold, blows, ofBattle, withBlow } from '../../../src/games/dungeoneer/battle/battle-story'
import { laid } from '../../../src/games/dungeoneer/content'
import { changeOf, gainOf } from '../../../src/games/dungeoneer/heroes/change'
import { ownedBy } from '../../../src/games/dungeoneer/heroes/owned'
import { Camera, READABLE } from '../../../src/games/dungeoneer/map/camera.svelte'
import { boxAt, coming, rolled } from '../../../src/games/dungeoneer/map/dice-rolls'
import { placeOf } from '../../../src/games/dungeoneer/map/event-cells'
import { H, W } from '../../../src/games/dungeoneer/map/geometry'
import { isTrap, prowlers } from '../../../src/games/dungeoneer/map/prowlers'
import type { BattleView, FighterView, HeroView, PlaceView, View } from '../../../src/generated/dungeoneer'
import { CONTENT } from '../../../src/generated/dungeoneer-content'

const WORDS = join(import.meta.dirname, '../../../../src/undercroft/locale')
/** `own`: with the words of the page's drawing. */
const textsOf = (lang: Language, own = false): Texts =>
  new Texts(lang, [
    ...readdirSync(join(WORDS, lang))
      .filter((name) => name.startsWith('dungeoneer') || name.startsWith('term'))
      .map((name) => readFileSync(join(WORDS, lang, name), 'utf8')),
    ...(own
      ? [`src/games/dungeoneer/locale/${lang}.ftl`, `src/generated/words/${lang}/dungeoneer.ftl`].map((path) =>
          readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'),
        )
      : []),
  ])
const hero = (seat: number, location: string | null): HeroView =>
  ({ seat, hero: seat ? 'vessa_morn' : 'raka', location, alive: location !== null }) as HeroView
const place = (location: string, x: number, y: number): PlaceView => laid(location, x, y, false)!
const view = (more: Partial<View> = {}): View =>
  ({
    seat: 0,
    active: 0,
    heroes: [hero(0, 'corner1'), hero(1, 'crypt')],
    map: [place('corner1', 0, 0), place('crypt', 1, 0)],
    declared: [],
    battles: [],
    ...more,
  }) as View
const event = (kind: string, fields: Record<string, unknown> = {}): LogEvent => ({
  event: kind,
  ...fields,
})
const fighter = (id: string, more: Partial<FighterView> = {}): FighterView =>
  ({ id, hero: false, seat: 0, standing: 'fighting', ...more }) as FighterView
const fight = (...attackers: FighterView[]): BattleView =>
  ({ location: 'crypt', attackers, defender: fighter('vessa_morn', { hero: true, seat: 1 }) }) as BattleView
const threat = { seat: 1, foe: null, why: 'threat', form: 'speed', dice: [3], kept: 3, plus: 2, total: 5, need: 4 }

it('says what dice add up to only if there is something to add', () => {
  const said = (lang: Language, dice: number[], plus: number, total: number) =>
    textsOf(lang).event('DiceRolled', { seat: 0, source: 'bronze_helm', dice, plus, total, need: 4, success: true }, [
      'Anna',
    ])
  for (const lang of LANGUAGES) {
    expect(said(lang, [6], 0, 6)).not.toContain('=')
    expect(said(lang, [5], 1, 6)).toContain('= 6')
    expect(said(lang, [2, 3], 0, 5)).toContain('= 5')
  }
})

it('says that only the best of several dice count', () => {
  const said = (lang: Language, more: Args) =>
    textsOf(lang).event('DiceRolled', { seat: 0, source: 'bronze_helm', need: 4, success: true, plus: 0, ...more }, [
      'Anna',
    ])
  for (const lang of LANGUAGES) {
    const one = said(lang, { dice: [6, 6], counted: [6], total: 6 })
    expect(one).toMatch(/6 (and|и|e) 6 \(.+: 6\);/)
    expect(one).not.toContain('=')
    expect(said(lang, { dice: [2, 6], counted: [6], plus: 1, total: 7 })).toMatch(/\(.+: 6\), .+ = 7;/)
    expect(said(lang, { dice: [2, 5, 6], counted: [5, 6], total: 11 })).toMatch(/\(.+\) = 11;/)
    expect(said(lang, { dice: [5, 6], counted: [5, 6], total: 11 })).not.toContain('(')
  }
  expect(said('en', { dice: [6, 6], counted: [6], total: 6 })).toContain('6 and 6 (only the best die counts: 6)')
})

describe('where an event happens', () => {
  it('is the location that it names, or that of the hero it is about', () => {
    expect(placeOf(event('Moved', { seat: 0, location: 'crypt' }), view())).toBe('crypt')
    expect(placeOf(event('Wounded', { seat: 1, n: 1, life: 3 }), view())).toBe('crypt')
    expect(placeOf(event('Sent', { seat: 0, card: 'legion', rival: 1 }), view())).toBe('crypt')
    expect(placeOf(event('Played', { seat: 0, card: 'dodge' }), view())).toBe('corner1')
  })
  it('is that of the battle for blows', () => {
    const fought = view({ battles: [fight(fighter('legion'))] })
    expect(placeOf(event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn' }), fought)).toBe('crypt')
    expect(placeOf(event('Rolled', { ...threat, seat: 0, why: 'counter' }), fought)).toBe('crypt')
  })
  it('is nowhere for cards in hand, the dead, and what is not laid', () => {
    expect(placeOf(event('Drawn', { seat: 0, card: null }), view())).toBeNull()
    expect(placeOf(event('Died', { seat: 1 }), view({ heroes: [hero(0, 'corner1'), hero(1, null)] }))).toBeNull()
    expect(placeOf(event('LocationUnder', { seat: 0, location: 'library' }), view())).toBeNull()
  })
})

describe('dice on the map', () => {
  it('say what is added, what is needed, and whether it is reached', () => {
    expect(rolled(event('Rolled', threat), view())).toEqual({
      location: 'crypt',
      sign: 'speed',
      dice: [{ face: 3, counts: true }],
      sum: '+ 2 = 5',
      need: '4+',
      success: true,
    })
    expect(rolled(event('Rolled', { ...threat, kept: 1, dice: [1], total: 1, plus: 0 }), view())?.success).toBe(false)
    expect(rolled(event('Rolled', { ...threat, plus: -1 }), view())?.sum).toBe('− 1 = 5')
    expect(rolled(event('Rolled', { ...threat, plus: 0 }), view())?.sum).toBe('= 5')
  })
  it('dim those that do not count, once each', () => {
    const told = { seat: 0, source: 'slay_draky', dice: [2, 5, 5], counted: [5, 2], plus: 0, total: 7, need: 8 }
    const shown = rolled(event('DiceRolled', { ...told, success: false }), view())
    expect(shown?.dice.map(({ counts }) => counts)).toEqual([true, true, false])
    expect(shown).toMatchObject({ sum: '= 7', need: '8+', success: false })
  })
  it('of which one counts have no sum, unless something is added', () => {
    const told = { seat: 0, source: 'slay_draky', dice: [6, 6], counted: [6], need: 6, success: true }
    expect(rolled(event('DiceRolled', { ...told, plus: 0, total: 6 }), view())?.sum).toBe('')
    expect(rolled(event('DiceRolled', { ...told, plus: 1, total: 7 }), view())?.sum).toBe('+ 1 = 7')
  })
  it('lie over the upper edge of their place, and never outside what is seen', () => {
    const sight = { left: 0, top: 0, right: 3 * W, bottom: 3 * H }
    const box = { width: 100, height: 40 }
    expect(boxAt({ x: 1, y: 1 }, sight, box)).toEqual({ x: 1.5 * W, y: H - 14 })
    const seen = boxAt({ x: 0, y: 0 }, sight, { ...box, width: 2 * W })
    expect(seen.y).toBeGreaterThanOrEqual(20)
    expect(seen.x).toBeGreaterThanOrEqual(W)
    expect(boxAt({ x: 2, y: 9 }, sight, box).y).toBeLessThanOrEqual(3 * H - 20)
    // A box that is wider than the window is cut on both sides alike.
    expect(boxAt({ x: 0, y: 0 }, sight, { ...box, width: 9 * W }).x).toBe(1.5 * W)
  })
  it('of a search add the distance', () => {
    const search = { seat: 0, quest: 'slay_draky', die: 4, distance: 2, need: 7, success: false }
    expect(rolled(event('Searched', search), view())).toMatchObject({ sum: '+ 2 = 6', need: '7+', success: false })
  })
  it('of the solo game are good if no card is drawn', () => {
    const dice = { seat: 0, dice: [1, 5], peril: 2, n: 1 }
    expect(rolled(event('SoloDice', dice), view())).toMatchObject({ need: '≤ 2', success: false })
  })
  it('need nothing in battle, and are thrown by no other event', () => {
    const fought = view({ battles: [fight(fighter('legion'))] })
    expect(rolled(event('Rolled', { ...threat, why: 'attack', need: 0 }), fought)).toMatchObject({
      need: '',
      success: null,
    })
    expect(rolled(event('Moved', { seat: 0, location: 'crypt' }), view())).toBeNull()
    expect(rolled(null, view())).toBeNull()
  })
})

describe('the roll about to be made', () => {
  const roll = { seat: 1, foe: null, why: 'threat', source: null, form: 'speed', by: 'pit', need: 4, plus: 2 }
  const odds = { base: 2, bonuses: [], least: 2, percent: 83 }
  const dice = { dice: 1, counted: 1, keep: 'high', each: false, ...odds }
  it('lies beside the hero whose it is, with what is added, what is needed and how likely that is', () => {
    expect(coming(view({ roll: { ...roll, ...dice } }))).toEqual({
      location: 'crypt',
      sign: 'speed',
      dice: [{ face: null, counts: true }],
      sum: '+ 2',
      need: '4+ (83%)',
      success: null,
    })
  })
  it('is not that of a battle, which shows its own', () => {
    expect(coming(view({ roll: { ...roll, ...dice, why: 'attack' } }))).toBeNull()
    expect(coming(view())).toBeNull()
  })
})

describe('the monster of a quest', () => {
  const attacks = { foe: 'bone_warden', defender: 'raka', form: 'melee' }
  it('belongs to nobody, but it is known who rolls for it, in earlier games too', () => {
    expect(asTold([event('Attacks', { ...attacks, seat: null, rival: 1 })], ['raka'])[0]?.seat).toBe(1)
    expect(asTold([event('Attacks', { ...attacks, seat: 1 })], ['raka'])[0]?.seat).toBe(1)
    const battles = [fight(fighter('bone_warden', { seat: 1 }), fighter('legion', { seat: 1 }))]
    expect(prowlers(view({ battles }), null).map(({ id, seat }) => [id, seat])).toEqual([
      ['bone_warden', null],
      ['legion', 1],
    ])
  })
})

describe('monsters on the map', () => {
  const sent = view({ declared: [{ card: 'legion', seat: 1 }] })
  const fought = view({ battles: [fight(fighter('legion'))] })
  const middle = { x: 1.5 * W, y: 0.5 * H }
  const away = (seen: View) => {
    const [one] = prowlers(seen, null)
    return Math.hypot((one!.x - middle.x) / W, (one!.y - middle.y) / H)
  }
  it('wait at the door of their victim’s location, and walk up to the victim for the battle', () => {
    expect(prowlers(sent, null)).toMatchObject([{ id: 'legion', seat: 0, out: false }])
    expect(away(sent)).toBeCloseTo(0.5)
    expect(away(fought)).toBeLessThan(0.3)
  })
  it('are out in the line that says that they are beaten, and gone afterwards; heroes are not among them', () => {
    const beaten = view({
      battles: [fight(fighter('legion', { standing: 'beaten' }), fighter('raka', { hero: true }))],
    })
    expect(prowlers(beaten, event('MonsterBeaten', { foe: 'legion', seat: 1 }))).toMatchObject([
      { id: 'legion', out: true },
    ])
    expect(prowlers(beaten, event('Glory', { seat: 1, n: 1 }))).toEqual([])
    expect(prowlers(beaten, null)).toEqual([])
  })
  it('that are beaten in a challenge are gone, although the battle that it answers does not know it yet', () => {
    const challenge = {
      location: 'crypt',
      attackers: [fighter('vessa_morn', { hero: true, seat: 1 })],
      defender: fighter('legion', { standing: 'beaten' }),
    } as BattleView
    const seen = view({ battles: [fight(fighter('legion'), fighter('zombie')), challenge] })
    expect(prowlers(seen, null).map(({ id }) => id)).toEqual(['zombie'])
  })
  it('stand beside each other', () => {
    const two = view({ declared: ['legion', 'zombie'].map((card) => ({ card, seat: 1 })) })
    const [one, other] = prowlers(two, null)
    expect([one!.x, one!.y]).not.toEqual([other!.x, other!.y])
  })
  it('and traps are seen while they spring', () => {
    expect(isTrap('poison_darts')).toBe(true)
    expect(isTrap('legion')).toBe(false)
    const springs = event('TrapSprings', { card: 'poison_darts', seat: 0, rival: 1 })
    expect(prowlers(view(), springs)).toEqual([{ id: 'poison_darts', seat: 0, ...middle, out: false }])
    expect(prowlers(view(), null)).toEqual([])
  })
})

describe('the camera', () => {
  const box = (x: number) => ({ left: x, top: 0, right: x + 100, bottom: 100 })
  const camera = (): Camera => {
    const one = new Camera()
    one.wide = one.tall = 400
    one.bounds = { left: 0, top: 0, right: 2000, bottom: 2000 }
    one.focus = box(0)
    return one
  }
  it('stays where it is while the story happens in sight', () => {
    const one = camera()
    const before = one.at
    one.follow(box(20))
    one.focus = box(900)
    one.follow(null)
    expect(one.at).toEqual(before)
  })
  it('stays where it is when something lies over its window, but shows nothing under it', () => {
    const one = camera()
    one.follow(box(0))
    const top = () => one.at.y - (one.covered + one.height / 2) / one.at.zoom
    const [before, zoom] = [top(), one.at.zoom]
    one.cover(80, 0)
    expect(top()).toBeCloseTo(before)
    expect(one.at.zoom).toBe(zoom)
    expect(one.sees({ left: 0, top: before, right: 10, bottom: before + 100 })).toBe(false)
    one.needed = { left: 0, top: 0, right: 100, bottom: 100 }
    one.fit()
    expect(one.sees(one.needed)).toBe(true)
    one.cover(0, 0)
    expect(one.height).toBe(one.tall)
  })
  it('moves as far as it must, and zooms no further', () => {
    const one = camera()
    const before = one.at
    one.follow(box(600))
    expect(one.sees(box(600))).toBe(true)
    expect(one.at.zoom).toBe(before.zoom)
    expect(one.at.y).toBe(before.y)
    expect(one.sees(box(650))).toBe(false)
  })
  it('keeps the zoom that a hand has chosen, for the story as for a question', () => {
    const one = camera()
    one.showAll()
    const { zoom } = one.at
    expect(zoom).toBeLessThan(READABLE)
    one.follow(box(600))
    one.needed = box(1900)
    one.settle()
    expect(one.at.zoom).toBe(zoom)
    one.zoomBy(8)
    const near = one.at.zoom
    one.settle()
    expect([one.at.zoom, one.sees(box(1900))]).toEqual([near, true])
  })
  it('brings what another player does into the middle, as far as the map reaches', () => {
    const one = camera()
    one.follow(box(600), false, true)
    expect([one.at.x, one.sees(box(600))]).toEqual([650, true])
    const there = one.at
    one.follow(box(620), false, true)
    expect(one.at, 'what is near the middle moves nothing').toEqual(there)
    one.follow(box(1900), false, true)
    expect(one.sees(box(1900))).toBe(true)
    const edge = one.at
    one.follow(box(1900), false, true)
    expect(one.at).toEqual(edge)
  })
  it('moves when the window shrinks for a battle', () => {
    const one = camera()
    one.needed = box(250)
    one.settle()
    one.follow(box(250))
    one.tall = 120
    expect(one.sees(box(250))).toBe(false)
    one.settle()
    expect(one.sees(box(250))).toBe(true)
  })
})

describe('what lies before a player', () => {
  it('is named with its kind, and with what lies on it', () => {
    const lies = (id: string, tokens = 0) => ({ id, attached: [], tokens })
    const one = {
      ...{ boons: [lies('keen_reflexes')], treasures: [lies('wand_of_sparks', 2)], banes: [lies('curse_of_frailty')] },
      ...{ own_banes: [], escorts: ['carry_the_relic_bones'], used: ['keen_reflexes'] },
    } as unknown as HeroView
    const owned = ownedBy(textsOf('en', true), one)
    expect(owned.map(({ id, kind }) => [id, kind])).toEqual([
      ['keen_reflexes', 'boons'],
      ['wand_of_sparks', 'treasures'],
      ['curse_of_frailty', 'banes'],
      ['carry_the_relic_bones', 'escorts'],
    ])
    expect(owned[1]).toMatchObject({ label: 'Treasures: Wand of Sparks', state: ['Treasures', '× 2'] })
    expect(owned[0]?.state).toEqual(['Boons', 'used this turn'])
  })
})

describe('the course of a game', () => {
  it('numbers the rounds', () => {
    const moments = [1, 2, 3].map((round) => ({ number: round, chapter: { round }, seats: [{ quests: 0 }] }))
    expect(game.course?.(textsOf('en', true), moments as never).marks).toEqual(['1', '2', 'gi:trophy'])
  })
})

describe('numbers that change', () => {
  it('tell by how much, unless they are another’s', () => {
    expect(changeOf({ of: 0, value: 3 }, { of: 0, value: 1 })).toBe(-2)
    expect(changeOf({ of: 0, value: 3 }, { of: 1, value: 9 })).toBe(0)
  })
})

describe('what a hero gains or loses', () => {
  it('comes from the event, with its sign', () => {
    expect(gainOf(event('Glory', { seat: 1, n: -2 }))).toEqual({ seat: 1, what: 'glory', by: -2 })
    expect(gainOf(event('Wounded', { seat: 0, n: 1, life: 4 }))).toEqual({ seat: 0, what: 'life', by: -1 })
    expect(gainOf(event('Moved', { seat: 0, location: 'crypt' }))).toBeNull()
    expect(gainOf(null)).toBeNull()
  })
  it('is also the price of a card or an effect, for the one who pays', () => {
    expect(gainOf(event('Played', { seat: 1, card: 'haste', rival: null, price: 2 }))).toEqual({
      seat: 1,
      what: 'glory',
      by: -2,
    })
    expect(gainOf(event('Played', { seat: 1, card: 'grave_chill', rival: 0, price: 3 }))).toEqual({
      seat: 0,
      what: 'peril',
      by: -3,
    })
    expect(gainOf(event('Used', { seat: 0, source: 'a_game_of_bones', glory: 2, plus: 2 }))?.by).toBe(-2)
    expect(gainOf(event('Sent', { seat: 1, card: 'zombie', rival: 0, price: 1 }))).toEqual({
      seat: 0,
      what: 'peril',
      by: -1,
    })
    expect(gainOf(event('Used', { seat: 0, source: 'climbers_rope' }))).toBeNull()
    expect(gainOf(event('Played', { seat: 1, card: 'haste', rival: null }))).toBeNull()
  })
})

describe('what a player does with cards', () => {
  const players = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 0 }))
  const drawn = (seat: number, card: string | null, more: Record<string, unknown> = {}) =>
    event('Drawn', { seat, card, ...more })
  const linesIn = (lang: Language, ...log: LogEvent[]) =>
    linesOf({ log, texts: textsOf(lang, true), players, game }).map(({ text }) => text)
  it('is one line if several cards are drawn for one reason, without telling others which', () => {
    const hidden = [drawn(1, null), drawn(1, null), drawn(1, null)]
    expect(linesIn('en', ...hidden)).toEqual(['Bob draws 3 cards.'])
    expect(linesIn('ru', ...hidden)).toEqual(['Bob тянет 3 карты.'])
    expect(linesIn('it', ...hidden)).toEqual(['Bob pesca 3 carte.'])
    expect(linesIn('en', drawn(0, 'haste'), drawn(0, 'dodge'))).toEqual(['You draw Haste and Dodge.'])
    const glory = drawn(1, null, { deck: 'glory' })
    expect(linesIn('en', glory, glory, drawn(1, null, { deck: 'peril' }))).toEqual([
      'Bob draws 2 glory cards.',
      'Bob draws a peril card.',
    ])
  })
  it('is one line if a monster that leaves the battle returns to the hand at once', () => {
    const removed = event('AttackerRemoved', { foe: 'legion', why: 'to_hand' })
    const back = event('BackToHand', { seat: 1, card: 'legion' })
    expect(game.joins?.(removed, back)).toBe(back)
    expect(game.joins?.(removed, { ...back, card: 'zombie' })).toBeNull()
    // Where something happens in between, the two lines do not say the same.
    for (const lang of LANGUAGES) {
      const said = (why: string) => textsOf(lang).event('AttackerRemoved', { foe: 'legion', why }, ['Anna', 'Bruna'])
      expect(said('to_hand')).toBe(said('ignore'))
    }
  })
  it('has two lines if the reasons or the players are different', () => {
    expect(linesIn('en', drawn(1, null), drawn(1, null, { cause: 'library' })).length).toBe(2)
    expect(linesIn('en', drawn(1, null), drawn(0, 'haste')).length).toBe(2)
  })
  it.each(LANGUAGES)('comes in the story with what a played card does, in %s', (lang) => {
    const texts = textsOf(lang, true)
    const said = (id: string) =>
      narrated(texts, event('Played', { seat: 1, card: id, rival: null, x: null }), players, game)
    for (const { id, kind } of CONTENT.cards) if (kind !== 'encounter') expect(said(id).length, id).toBeGreaterThan(30)
    expect(texts.missing).toEqual([])
  })
  it.each(LANGUAGES)('says to the one who has won that it is he, in %s', (lang) => {
    const texts = textsOf(lang, true)
    const said = (...seats: number[]) => narrated(texts, event('GameOver', { seats, why: 'quests' }), players, game)
    expect(said(1)).toContain('Bob')
    expect(said(0)).toBe(texts.text('web-dn-you-won', { why: 'quests' }))
    expect(said(0)).not.toBe(texts.text('web-dn-you-won', { why: 'survivor' }))
    expect(texts.missing).toEqual([])
  })
  it('comes with the rules of the card as far as they are short, and without its notes', () => {
    const said = (id: string) =>
      narrated(
        textsOf('en', true),
        event('Played', { seat: 1, card: id, rival: null, x: null, price: 2 }),
        players,
        game,
      )
    expect(said('haste')).toBe('Bob plays Haste for 2 glory. “Gain 2 action points at once, for this turn only.”')
    expect(said('surge_of_faith')).not.toContain('X is from')
    expect(said('climbers_rope')).toContain('stands up')
    expect(said('climbers_rope')).not.toContain('ignores a pit')
    expect(said('potion_of_speed')).toContain('+1 to speed until')
    expect(narrated(textsOf('en', true), event('Used', { seat: 1, source: 'haste' }), players, game)).not.toContain('“')
  })
})

describe('what is about to be tested', () => {
  const players = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 0 }))
  const said = (kind: string, args: Record<string, unknown>, now = view(), lang: Language = 'en') =>
    narrated(textsOf(lang, true), event(kind, args), players, game, now)
  const springs = { card: 'falling_slab', seat: 1, rival: 0 }
  const attacks = { seat: 1, defender: 'raka' }
  it('comes with the trap, before the dice: what passing brings and failing costs', () => {
    expect(said('TrapSprings', springs)).toContain('Success: gains 1 glory. Failure: takes 1 wound.')
    for (const lang of LANGUAGES) expect(said('TrapSprings', springs, view(), lang)).toMatch(/[“«].+[”»]$/)
  })
  it('comes with a location that tests a hero who enters, in his own turn only', () => {
    const at = { seat: 1, location: 'flooded_chamber' }
    expect(said('Moved', at)).toContain('On entering: pass a threat (speed 5+). Failure: lose 1 action point.')
    expect(said('Moved', { seat: 1, location: 'crossroads1' })).toBe('Bob moves to Crossroads 1.')
    expect(said('Used', { seat: 1, source: 'tomb_antechamber', glory: 2 })).toMatch(
      /^Bob uses .+ for 2 glory\. .*quest/,
    )
    expect(said('Transferred', at, view({ active: 1 }))).toContain('On entering')
    expect(said('Transferred', at, view({ active: 0 }))).not.toContain('On entering')
  })
  it('is whose goal a new location is', () => {
    const placed = { seat: 1, location: 'crypt', beside: 'corner1', side: 'e', glory: 1, peril: 1, hazards: [] }
    const open = { commons: ['damsel_in_distress'], orphans: [] }
    const heroes = [
      { ...hero(0, 'corner1'), quests: [] },
      { ...hero(1, 'corner1'), quests: ['carry_the_relic_bones'] },
    ]
    const now = view({ ...open, heroes })
    for (const lang of LANGUAGES) expect(said('LocationPlaced', placed, now, lang)).toMatch(/[ (]Bob\)?: [^.]+\.$/)
    expect(said('LocationPlaced', placed, now)).toContain('1 peril. Quest of Bob: Carry the Relic Bones.')
    expect(said('LocationPlaced', { ...placed, location: 'corner1' }, now)).not.toContain('Quest')
  })
  it('comes with a quest: of an attempt only what it is', () => {
    const line = said('QuestAttempted', { seat: 1, quest: 'the_lost_codex' })
    expect(line).toContain('Attempt at Library: pass a threat (magic 5+). Success: the quest is completed.')
    expect(line).not.toContain('search')
    expect(said('QuestOpened', { seat: null, quest: 'leap_the_broken_span' })).toContain('Attempt at Troll Bridge')
    expect(said('QuestOpened', { seat: 1, quest: 'carry_the_relic_bones' })).toMatch(/Pick up at Crypt.+Deliver at/)
    expect(said('PickedUp', { seat: 1, quest: 'carry_the_relic_bones' })).toMatch(/“Deliver at Sunken Chapel[^“]+”$/)
  })
  it('comes with a monster, unless its strike only wounds', () => {
    expect(said('Attacks', { ...attacks, foe: 'legion', form: 'melee' })).toContain('When attacking: every hero')
    expect(said('Attacks', { ...attacks, foe: 'grave_wraith', form: 'magic' })).toContain('loses 1 glory')
    expect(said('Attacks', { ...attacks, foe: 'zombie', form: 'melee' })).not.toContain('“')
    expect(said('Attacks', { ...attacks, foe: 'raka', form: 'melee' })).not.toContain('“')
    expect(said('MonsterBeaten', { foe: 'slag_hound', seat: 0 })).toContain('When beaten: every hero')
    expect(said('MonsterBeaten', { foe: 'draky', seat: 0 })).not.toContain('“')
  })
})

describe('the end of the game', () => {
  it('is a victory, or the death of the only hero, not a snapshot in which nobody is asked', () => {
    expect(game.over(view({ to_act: [], winners: [] }))).toBe(false)
    expect(game.over(view({ to_act: [], winners: [1] }))).toBe(true)
    expect(game.over(view({ to_act: [], winners: [], heroes: [hero(0, null)] }))).toBe(true)
  })
})

describe('the turns of rivals', () => {
  const heroes = ['raka', 'vessa_morn']
  it('leaves out nothing that hurts or helps', () => {
    for (const kind of ['Sent', 'TrapSprings', 'Rolled', 'Wounded', 'Moved', 'Glory', 'Peril', 'QuestCompleted'])
      expect(game.quiet.has(kind), kind).toBe(false)
  })
  it('adds up what comes twice for the same reason', () => {
    const peril = event('Peril', { seat: 1, n: 1, cause: 'legion', rival: 0 })
    expect(game.joins?.(peril, peril)).toMatchObject({ event: 'Peril', n: 2 })
    expect(game.joins?.(peril, { ...peril, rival: 1 })).not.toMatchObject({ n: 2 })
  })
  it('tells nothing of cards that are put away', () => {
    expect(game.quiet.has('QuestUnder')).toBe(true)
  })
  it('shows a battle until something else begins', () => {
    const blows = [
      event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'melee' }),
      event('Compared', { foe: 'legion', total: 7, defender: 'vessa_morn', counter: 5 }),
      event('Wounded', { seat: 1, n: 1, life: 4 }),
    ]
    expect(asTold(blows, heroes)).toMatchObject([{ foe: 'legion', hurt: { defender: 1 } }])
    expect(asTold([...blows, event('Moved', { seat: 1, location: 'corner1' })], heroes)).toEqual([])
  })
  it('shows the blow being told, also if the story began after the attack', () => {
    const stands = ofBattle(fight(fighter('legion'), fighter('zombie')), [])
    const hurt = (blow: LogEvent | null) => withBlow(stands, blow, heroes).map((one) => one.hurt)
    const none = { foe: 0, defender: 0 }
    expect(hurt(event('Wounded', { seat: 1, n: 2, life: 4 }))).toEqual([{ foe: 0, defender: 2 }, none])
    expect(hurt(event('MonsterWounded', { foe: 'zombie', n: 1, life: 0 }))).toEqual([none, { foe: 1, defender: 0 }])
    expect(hurt(event('Wounded', { seat: 0, n: 2, life: 4 }))).toEqual([none, none])
    expect(hurt(null)).toEqual([none, none])
  })
  it('opens the tab on which it is seen', () => {
    const fought = view({ battles: [fight(fighter('legion'))] })
    const attack = event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'melee' })
    expect(game.tabForEvent?.(fought, attack)).toBe('battle')
    expect(game.tabForEvent?.(fought, event('Rolled', { ...threat, why: 'attack' }))).toBe('battle')
    expect(game.tabForEvent?.(view(), event('Rolled', threat))).toBe('map')
    expect(game.tabForEvent?.(view(), event('Moved', { seat: 1, location: 'crypt' }))).toBe('map')
    expect(game.tabForEvent?.(view(), event('Glory', { seat: 1, n: 2 }))).toBeNull()
    expect(game.tabForEvent?.(view(), event('Drawn', { seat: 1, card: null }))).toBeNull()
  })
})

describe('lines', () => {
  const names = ['Anna', 'Bruna']
  const line = (texts: Texts, { event: kind, ...args }: LogEvent) => texts.event(kind, args as Args, names)
  it('name what adds to a roll, and what follows', () => {
    const roll = event('Rolled', {
      ...{ ...threat, plus: 1, total: 4 },
      ...{ by: 'pit', source: 'rat_run', base: 2, bonuses: [['haste', -1]], success: true },
    })
    const texts = textsOf('en')
    expect(line(texts, roll)).toBe(
      `Bruna, pit (Rat Run): speed 1 (2, ${texts.name('haste')} −1) + die 3 = 4 (4 needed). Passed: the hero does not fall.`,
    )
  })
  it('of games from before are complete, in every language', () => {
    const earlier = [
      event('Rolled', threat),
      event('Wounded', { seat: 0, n: 1, life: 4 }),
      event('Glory', { seat: 0, n: -2 }),
      event('Recovered', { seat: 0, ap: 3 }),
      event('Drawn', { seat: 0, card: null }),
      event('DiceRolled', {
        seat: 0,
        source: 'slay_draky',
        why: 'quest',
        dice: [3, 4],
        plus: 1,
        need: 9,
        success: false,
      }),
      event('Discarded', { seat: 0, card: 'dodge' }),
    ]
    for (const lang of LANGUAGES) {
      const texts = textsOf(lang)
      for (const told of earlier) expect(line(texts, told)).not.toMatch(/[{}]|\bnone\b|undefined/)
      expect(texts.missing).toEqual([])
    }
  })
})

describe('the panel of a battle', () => {
  const heroes = ['raka', 'vessa_morn']
  const attacks = event('Attacks', { foe: 'legion', seat: 0, defender: 'vessa_morn', form: 'magic' })
  const compared = event('Compared', {
    foe: 'legion',
    total: 6,
    defender: 'vessa_morn',
    counter: 4,
    by: 'foe',
    seat: 0,
  })
  const wounded = event('Wounded', { seat: 1, n: 1, life: 4 })
  const shown = (battle: BattleView | undefined, ...recent: LogEvent[]) =>
    blows({ now: recent.at(-1) ?? null, recent }, battle, heroes).map(({ foe }) => foe)
  it('shows the blows of the battle, and what follows from them at once', () => {
    expect(shown(fight(fighter('legion')), attacks, compared, wounded)).toEqual(['legion'])
    expect(shown(undefined, attacks, compared, wounded)).toEqual(['legion'])
  })
  it('is gone with the next thing that happens after the battle, although a wound follows', () => {
    const gone = event('ToLair', { seat: 0, card: 'legion' })
    expect(shown(undefined, attacks, compared, wounded, gone)).toEqual([])
    expect(shown(undefined, attacks, compared, event('TrapSprings', { card: 'pit_trap' }), wounded)).toEqual([])
  })
  it('does not show an earlier battle in place of the next one', () => {
    expect(shown(fight(fighter('bone_archer')), attacks, compared, wounded)).toEqual([])
    expect(shown(fight(fighter('bone_archer')), event('Drawn', { seat: 0 }))).toEqual([])
  })
})

describe('a hero in a line', () => {
  const [names, figures] = [
    ['Anna', 'Boris'],
    ['raka', 'vessa_morn'],
  ]
  const said = (lang: Language, kind: string, args: Args, reader?: number) =>
    textsOf(lang).event(kind, args, names, reader, figures)
  const attacks = { foe: 'legion', seat: 1, defender: 'raka', form: 'melee' }
  const compared = { foe: 'raka', total: 6, defender: 'legion', counter: 4, by: 'foe', seat: 0 }
  it.each(LANGUAGES)('is called as the player, and is "you" for the one who leads it, in %s', (lang) => {
    const hero = textsOf(lang).name('raka')
    for (const reader of [0, 1, undefined]) {
      for (const line of [said(lang, 'Attacks', attacks, reader), said(lang, 'Compared', compared, reader)]) {
        expect(line).not.toContain(hero)
        expect(line.includes('Anna')).toBe(reader !== 0)
      }
    }
  })
  it('reads well for the one who leads it', () => {
    expect(said('en', 'Attacks', attacks, 0)).toBe('Legion attacks you (melee).')
    expect(said('en', 'Compared', compared, 0)).toBe('You 6, Legion 4: you strike.')
    expect(said('it', 'Compared', compared, 0)).toContain('colpisci tu')
    expect(said('ru', 'Attacks', attacks, 0)).toContain('вас')
  })
  it('keeps its name where it does not fight', () => {
    expect(said('en', 'Used', { seat: 0, source: 'raka' }, 1)).toContain(textsOf('en').name('raka', 'use'))
    expect(said('en', 'Discarded', { seat: 0, card: 'dodge', cause: 'raka', why: 'died' }, 1)).toContain('Raka')
  })
})

describe('who pays, and against whom', () => {
  const played = { seat: 1, card: 'drain_renown', rival: 0, x: null, price: 2 }
  it.each(LANGUAGES)('is said of a card that is played on somebody, in %s', (lang) => {
    const said = (more: Args, reader?: number) =>
      textsOf(lang).event('Played', { ...played, ...more }, ['Anna', 'Boris', 'Clara'], reader)
    expect(said({ aimed: true })).not.toBe(said({ aimed: false }))
    expect(said({ aimed: true }, 0)).not.toBe(said({ aimed: false }, 0))
    for (const aimed of [true, false]) {
      expect(said({ aimed })).toContain('Anna')
      expect(said({ aimed }, 0)).not.toContain('Anna')
    }
  })
  it('is said of a card that is used up, and of the tokens that are left', () => {
    const texts = textsOf('en')
    const gone = { seat: 1, card: 'wand_of_sparks', why: 'used_up' }
    expect(texts.event('Discarded', gone, ['Anna', 'Boris'])).toBe('Boris has used up Wand of Sparks.')
    const used = { seat: 1, source: 'wand_of_sparks', plus: 2, left: 1 }
    expect(texts.event('Used', used, ['Anna', 'Boris'])).toBe('Boris uses Wand of Sparks: +2 to the roll (1 left).')
  })
})

it('says in one line what lay before a player whose hero has died', () => {
  const lost = (card: string) => event('Discarded', { seat: 1, card, cause: 'raka', why: 'died' })
  const [one, next] = [lost('dodge'), lost('haste')]
  const both = game.joins!(one, next)!
  for (const lang of LANGUAGES) {
    const texts = textsOf(lang, true)
    const line = game.says!(texts, both, ['Anna', 'Boris'], 0)!
    for (const id of ['dodge', 'haste']) expect(line).toContain(texts.name(id))
    expect(game.says!(texts, both, ['Anna', 'Boris'], 1)).not.toContain('Boris')
    expect(texts.missing).toEqual([])
  }
  expect(game.joins!(one, event('Discarded', { seat: 1, card: 'haste', why: 'turn_ends' }))).toBeNull()
})

it('says points for staying in a separate line, in one pair of brackets', () => {
  const stayed = (kind: string) => event(kind, { seat: 0, n: 1, cause: 'corner1', why: 'stayed' })
  const gone = event('Discarded', { seat: 0, card: 'haste', cause: null, why: 'turn_ends' })
  expect(game.joins!(gone, stayed('Glory'))).toBeNull()
  const both = game.joins!(stayed('Glory'), stayed('Peril'))!
  for (const lang of LANGUAGES) {
    const texts = textsOf(lang, true)
    expect(game.says!(texts, both, ['Anna', 'Boris'], 0)!.match(/\(/g)).toHaveLength(1)
    expect(texts.missing).toEqual([])
  }
})

it('calls places by what is beside them, and says what an effect is used for', () => {
  const moved = { location: 'corner1', square: '0,-3', turned: 0, beside: 'crypt', side: 'e' }
  for (const lang of LANGUAGES) {
    const texts = textsOf(lang)
    const told = (kind: string, args: Args, reader?: number) => texts.event(kind, args, ['Anna', 'Boris'], reader)
    expect(told('Shifted', moved)).toContain(texts.name('crypt'))
    expect(told('Shifted', moved)).not.toMatch(/[0-9],/)
    expect(told('Shifted', { ...moved, beside: null, side: null })).toContain('0,−3')
    const rid = { seat: 0, source: 'curse_of_frailty', glory: 3, why: 'rid' }
    const search = { seat: 1, source: 'the_lost_codex', ap: 1, why: 'search' }
    for (const args of [rid, search])
      for (const reader of [0, 1]) {
        expect(told('Used', args, reader)).not.toBe(told('Used', { ...args, why: '' }, reader))
        expect(told('Used', args, reader)).toContain(texts.name(args.source))
      }
    expect(texts.missing).toEqual([])
  }
  const texts = textsOf('en')
  expect(texts.event('Shifted', moved)).toBe('Corner 1 now lies east of Crypt.')
  const args = { seat: 0, source: 'curse_of_frailty', glory: 3, why: 'rid' }
  expect(texts.event('Used', args, ['Anna'], 0)).toBe('You get rid of Curse of Frailty for 3 glory.')
})
