/** Dungeoneer as a story: where events happen, dice, monsters on their way, numbers that change. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BattleView, FighterView, HeroView, PlaceView, View } from '../src/generated/dungeoneer'
import game from '../src/games/dungeoneer'
import { rollTold } from '../src/games/dungeoneer/battle/rolling'
import { asTold, ofBattle, withBlow } from '../src/games/dungeoneer/battle/told'
import { laid } from '../src/games/dungeoneer/content'
import { changeOf, gainOf } from '../src/games/dungeoneer/heroes/change'
import { ownedBy } from '../src/games/dungeoneer/heroes/owned'
import { Camera, READABLE } from '../src/games/dungeoneer/map/camera.svelte'
import { H, W } from '../src/games/dungeoneer/map/geometry'
import { isTrap, prowlers } from '../src/games/dungeoneer/map/prowling'
import { rolled } from '../src/games/dungeoneer/map/rolled'
import { placeOf } from '../src/games/dungeoneer/map/where'
import type { LogEvent } from '../src/lib/live.svelte'
import { LANGUAGES, Texts, type Args, type Language } from '../src/lib/texts'

const WORDS = join(import.meta.dirname, '../../src/undercroft/locale')
/** `own`: with the words of the page's drawing. */
const textsOf = (lang: Language, own = false): Texts =>
  new Texts(lang, [
    ...readdirSync(join(WORDS, lang))
      .filter((name) => name.startsWith('dungeoneer') || name.startsWith('term'))
      .map((name) => readFileSync(join(WORDS, lang, name), 'utf8')),
    ...(own ? [readFileSync(join(import.meta.dirname, `../src/games/dungeoneer/locale/${lang}.ftl`), 'utf8')] : []),
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

describe('the roll over the map', () => {
  const roll = event('Rolled', { why: 'threat', seat: 1, dice: [3], kept: 3, plus: 2, total: 5, need: 4 })
  const told = (...recent: LogEvent[]) => rollTold({ now: recent.at(-1) ?? null, recent })
  it('stays for what it leads to, and goes with the next step', () => {
    expect(told(roll)).toBe(roll)
    expect(told(roll, event('Tested'), event('Wounded', { seat: 1 }))).toBe(roll)
    expect(told(roll, event('Tested'), event('Moved', { seat: 1 }))).toBeUndefined()
    expect(told(roll, event('TurnBegins', { seat: 2 }), event('Recovered'))).toBeUndefined()
    expect(rollTold({ now: null, recent: [roll] })).toBeUndefined()
  })
  it('is not that of a battle, which shows its own', () => {
    expect(told(event('Rolled', { ...roll, why: 'attack' }))).toBeUndefined()
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
  it('are out when they are beaten; heroes are not among them', () => {
    const beaten = view({
      battles: [fight(fighter('legion', { standing: 'beaten' }), fighter('raka', { hero: true }))],
    })
    expect(prowlers(beaten, null)).toMatchObject([{ id: 'legion', out: true }])
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
    one.width = one.height = 400
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
  it('moves as far as it must, and zooms no further', () => {
    const one = camera()
    const before = one.at
    one.follow(box(600))
    expect(one.sees(box(600))).toBe(true)
    expect(one.at.zoom).toBe(before.zoom)
    expect(one.at.y).toBe(before.y)
    expect(one.sees(box(650))).toBe(false)
  })
  it('comes closer for the story if the map was too small to read, also after it was shown as a whole', () => {
    const one = camera()
    one.showAll()
    expect(one.at.zoom).toBeLessThan(READABLE)
    one.follow(box(600))
    expect(one.at.zoom).toBe(READABLE)
    expect(one.sees(box(600))).toBe(true)
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
    one.needed = box(0)
    one.follow(box(250))
    one.height = 120
    expect(one.suits()).toBe(false)
    one.follow(box(250))
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
})

describe('the end of the game', () => {
  it('is a victory, or the death of the only hero, not a picture in which nobody is asked', () => {
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
      `Bruna, pit (Rat Run): speed 1 (2, ${texts.name('haste')} −1) + die 3 = 4; 4 or more needed, or the hero falls: passed.`,
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
