import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGES, Texts } from '../../../src/base/text/texts'
import type { LogEvent } from '../../../src/game/story/log-event'
import game from '../../../src/games/dungeon-lords'
import { effects } from '../../../src/games/dungeon-lords/answer-effects'
import {
  battleOf,
  blows,
  castIn,
  partyAsTold,
  sprungIn,
  stepOf,
} from '../../../src/games/dungeon-lords/battle/battle-story'
import { isForgotten, lacking } from '../../../src/games/dungeon-lords/battle/plan'
import { describe as spoken } from '../../../src/games/dungeon-lords/board-text'
import { hpWords, inTwo } from '../../../src/games/dungeon-lords/card-text'
import { icon, PLACES } from '../../../src/games/dungeon-lords/content'
import {
  ghostsOf,
  joins,
  monstersOf,
  ordersOf,
  orderState,
  rises,
  setOut,
  siteOf,
  spied,
  squaresOf,
  standsOn,
  tabOf,
} from '../../../src/games/dungeon-lords/event-places'
import { meant } from '../../../src/games/dungeon-lords/intents'
import { freeImps, workersIn } from '../../../src/games/dungeon-lords/lords/workers'
import { caution, dummyName, lockedFor, surcharge } from '../../../src/games/dungeon-lords/places/orders'
import { cameFrom } from '../../../src/games/dungeon-lords/places-in-sight'
import {
  adventurerTerm,
  cardLabel,
  creatureTerm,
  eventTerm,
  roomTerm,
  spaceTerm,
  spellTerm,
  term,
  TERMS,
  trapTerm,
} from '../../../src/games/dungeon-lords/terms'
import { timing, WHENS } from '../../../src/games/dungeon-lords/timing'
import { endedYears } from '../../../src/games/dungeon-lords/year/ended-years'
import type { ChangeView, LordView, OfferView, View } from '../../../src/generated/dungeon-lords'
import { CONTENT } from '../../../src/generated/dungeon-lords-content'
import type { Decision, Option } from '../../../src/generated/kernel'
import { own, WEB, words } from './words'

const lord = (more: Partial<LordView> = {}): LordView =>
  ({
    seat: 0,
    gold: 3,
    food: 3,
    imps: 3,
    idle_imps: 3,
    evil: 5,
    red_counters: 0,
    traps: [],
    trap_slots: 0,
    monster_slots: 0,
    creatures: [],
    tiles: [{ square: '2,0', room: null, conquered: false, uses: 0 }],
    party: [],
    prison: [],
    ...more,
  }) as LordView
const view = (own: Partial<LordView> = {}, more: Partial<View> = {}): View =>
  ({ seat: 0, seats: 4, year: 1, options: { special_events: true }, lords: [lord(own)], ...more }) as View
const option = (action: string, args: Option['args'] = {}): Option => ({
  action,
  verb: action.split(' ')[0] ?? '',
  args,
})
const asks = (
  key: string,
  args: Decision['prompt']['args'] = {},
  source: string | null = null,
  options: Option[] = [],
): Decision => ({
  seat: 0,
  number: 1,
  prompt: { key, kind: 'choose-one', rule: 'DL-1.1', source, args },
  options,
  default: '',
  sealed: null,
  routine: false,
})

describe('what an answer costs and brings', () => {
  const changes = (...of: [good: string, by: number, then: number | null, price: boolean][]): ChangeView[] =>
    of.map(([good, by, then, price]) => ({ good, by, then, price }))
  const offer = (answer: string, ...of: Parameters<typeof changes>): OfferView => ({
    answer,
    changes: changes(...of),
    paladin: false,
  })
  const told = (action: string, ...offers: OfferView[]) =>
    effects(view({}, { offers }), asks('x'), option(action)).map(({ label, by, then, costs, bad }) => [
      label,
      by,
      then,
      costs,
      bad,
    ])
  it('is what the engine says, whatever the lord has', () => {
    const food = offer('act', ['evil', 2, 70, true], ['gold', 1, 40, false], ['food', 3, 60, false])
    expect(told('act', food)).toEqual([
      ['name-evil', 2, 70, true, true],
      ['name-gold', 1, 40, false, false],
      ['name-food', 3, 60, false, false],
    ])
    expect(told('act', offer('act', ['evil', -2, 3, false], ['spy', 1, null, false]))).toEqual([
      ['name-evil', -2, 3, false, false],
      ['name-spy', 1, null, false, false],
    ])
  })
  it('is paid tax, and red counters for the rest', () => {
    const tax = (paid: number) => offer(`tax ${paid}`, ['gold', -paid, 2, true], ['red_counters', 2, 9, true])
    expect(told('tax 1', tax(3), tax(1))).toEqual([
      ['name-gold', -1, 2, true, true],
      ['web-thing-red', 2, 9, true, true],
    ])
  })
  it('names cards, monsters and prisoners, and how many are left of what is counted on the board', () => {
    const said = told('x', offer('x', ['traps', -1, 4, true], ['monsters', -1, null, true], ['prisoners', -1, 2, true]))
    expect(said).toEqual([
      ['name-traps', -1, null, true, true],
      ['name-monster', -1, null, true, true],
      ['web-thing-prison', -1, 2, true, true],
    ])
    const icons = effects(
      view({}, { offers: [offer('x', ['red_counters', 1, 1, true], ['tunnels', 1, null, false])] }),
      asks('x'),
      option('x'),
    )
    expect(icons.map((one) => one.icon)).toEqual([icon('red'), icon('tunnels')])
  })
  it('is not said twice', () => {
    expect(told('dismiss troll1', offer('dismiss troll1', ['evil', 1, 6, false]))).toEqual([])
    expect(told('spring cursed_ring', offer('spring cursed_ring', ['gold', -1, 2, true]))).toEqual([])
  })
  it('is nothing where nothing changes hands, and in a game kept from before', () => {
    expect(told('ready', offer('lay cursed_ring', ['gold', -1, 2, true]))).toEqual([])
    expect(effects(view(), asks('plan'), option('ready'))).toEqual([])
    expect(view().offers).toBeUndefined()
  })
})

describe('what is meant by pointing at something', () => {
  it('is an answer in the notation of the rules', () => {
    expect(meant(view(), asks('dig'), ['square'], '0,3')).toContain('dig 0,3')
    expect(meant(view(), asks('mark'), ['square'], '0,3')).toContain('mark 0,3')
    expect(meant(view(), asks('hire'), ['creature', 'monster'], 'troll1')[0]).toBe('hire troll1')
    expect(meant(view(), asks('keep-order'), ['order'], 'build_room')).toEqual(['keep build', 'return build', 'act'])
    expect(meant(view(), asks('spy'), ['spy.amount'], 3)[0]).toBe('spy 3')
    expect(meant(view(), asks('build'), ['room'], 'mint')).toContain('build mint 2,0')
  })
  it('names what else a price takes', () => {
    const trap = CONTENT.traps[0]?.id ?? ''
    expect(meant(view(), asks('hire'), ['creature'], 'golem1')[0]).toBe(`hire golem1 ${trap}`)
    const lair = {
      creatures: [
        { id: 'ghost1', kind: 'ghost', knocked_out: false },
        { id: 'troll2', kind: 'troll', knocked_out: false },
      ],
    }
    expect(meant(view(lair), asks('wages'), ['creature'], 'demon1')[0]).toBe('pay demon1 troll2')
  })
  it('is never an answer that is offered', () => {
    const legal = [option('dig 0,3', { square: '0,3' })]
    expect(meant(view(), asks('dig', {}, null, legal), ['square'], '0,3')).not.toContain('dig 0,3')
  })
  it('is always something, so that the rules can say why not', () => {
    for (const kinds of [['space'], ['good'], ['trap'], ['adventurer'], ['target'], ['unheard-of']])
      expect(meant(view(), null, kinds, 'x').length).toBeGreaterThan(0)
  })
})

describe('when something can be chosen', () => {
  const when = (kinds: string[], id: string, own: Partial<LordView> = {}, more: Partial<View> = {}) =>
    timing(view(own, { scores: null, ...more }), kinds, id)?.reason.replace('web-when-', '')
  it('depends on what it is', () => {
    expect(['order', 'space', 'trap', 'room'].map((kind) => when([kind], 'x'))).toEqual([
      'order',
      'space',
      'lay',
      'build',
    ])
    expect(['gold', 'imps', 'evil'].map((id) => when(['good', `${id}.`], id))).toEqual(['price', 'imps', 'evil'])
  })
  it('depends on whose it is', () => {
    expect(when(['creature', 'monster'], 'troll1')).toBe('hire')
    expect(
      when(['creature', 'monster'], 'troll1', { creatures: [{ id: 'troll1', kind: 'troll', knocked_out: false }] }),
    ).toBe('send')
    expect(when(['adventurer'], 'thief1')).toBe('arrive')
    expect(when(['adventurer'], 'thief1', { prison: ['thief1'] })).toBe('free')
  })
  it('depends on what stands on a square', () => {
    const on = (room: string | null, conquered = false) =>
      when(['square'], '2,0', { tiles: [{ square: '2,0', room, conquered, uses: 0 }] })
    expect([on(null), on('mint'), on('labyrinth'), on('pandemonium'), on('mint', true)]).toEqual([
      'mine',
      'works',
      'battles',
      'counts',
      'conquered',
    ])
    expect(when(['square'], '0,3')).toBe('dig')
  })
  it('depends on the time of the year', () => {
    const kinds = ['square', 'target', 'spy.amount']
    expect(kinds.map((kind) => when([kind], '0,3'))).toEqual(['dig', 'wait', 'spy'])
    expect(kinds.map((kind) => when([kind], '0,3', {}, { combat_round: 1 }))).toEqual(['mark', 'hit', 'card'])
    expect(when(['square'], '0,3', {}, { scores: {} as NonNullable<View['scores']> })).toBe('over')
  })
  it('is unknown for what cannot be pointed at', () => {
    expect(when(['ready.'], 'ready')).toBeUndefined()
  })
})

describe('the battle as it is narrated', () => {
  const event = (name: string, more: object = {}) => ({ event: name, seat: 0, ...more })
  it('is in the step of the current event, or of the question', () => {
    expect(stepOf([event('TrapSprung')], null, null)).toBe('trap')
    expect(stepOf([event('Hit', { by: 'fatigue' })], null, null)).toBe('conquest')
    expect(stepOf([], asks('attack').prompt, null)).toBe('creatures')
    expect(stepOf([], asks('dig').prompt, null)).toBeNull()
  })
  it('stays in a step until an event of another step', () => {
    expect(stepOf([event('TrapSprung'), event('Lost', { good: 'gold' })], null, null)).toBe('trap')
    expect(stepOf([event('TrapSprung'), event('BattleBegins')], null, null)).toBeNull()
    expect(stepOf([event('BattleBegins')], asks('attack').prompt, null)).toBeNull()
  })
  it('is in the step of the spell that is cast, though another card lies there by now', () => {
    const [fast, slow] = ['fast', 'slow'].map(
      (speed) => CONTENT.spells.find((spell) => spell.speed === speed)?.id ?? '',
    )
    expect(stepOf([event('SpellCast', { spell: slow })], null, fast ?? null)).toBe('slow')
    expect(stepOf([], asks('sheep').prompt, fast ?? null)).toBe('fast')
    expect(stepOf([event('Withdrawn')], null, null)).toBeNull()
  })
  it('shows an adventurer who is being eliminated where he stood, though the party is without him', () => {
    const [front, fallen, back] = CONTENT.adventurers.slice(0, 3).map(({ id, class: kind, hp, symbols }) => ({
      id,
      class: kind,
      hp,
      damage: 1,
      symbols,
      hp_left: hp - 1,
      bonus: 0,
    }))
    const ids = (party: readonly { id: string }[]) => party.map(({ id }) => id)
    if (!front || !fallen || !back) throw new Error('too few adventurers')
    const falls = event('Eliminated', { adventurer: fallen.id })
    const [was, now] = [lord({ party: [front, fallen, back] }), lord({ party: [front, back] })]
    expect(ids(partyAsTold(now, falls, was))).toEqual(ids(was.party))
    expect(partyAsTold(now, falls, was)[1]?.damage).toBe(fallen.hp)
    expect(ids(partyAsTold(now, falls))).toEqual(ids([fallen, front, back]))
    expect(partyAsTold(now, event('TrapSprung'), was)).toBe(now.party)
    expect(partyAsTold({ ...now, seat: 1 }, falls, was)).toBe(now.party)
  })
  it("is one's own when one is asked, else the one being fought, else the one being narrated", () => {
    const [mine, other, third] = [lord(), lord({ seat: 1 }), lord({ seat: 2 })]
    const of = view({}, { lords: [mine, other, third], battle: { seat: 2 } } as Partial<View>)
    expect(battleOf(of, true, event('Hit', { seat: 1 }))).toBe(mine)
    expect(battleOf(of, false, event('PaladinComes', { seat: 1 }))).toBe(third)
    expect(battleOf({ ...of, battle: null }, false, event('Planned', { seat: 1 }))).toBe(other)
    expect(battleOf({ ...of, battle: null }, false, null)).toBe(mine)
    expect(battleOf({ ...of, battle: null, seat: null }, false, null)).toBe(mine)
  })
  it('puts a number beside the adventurer hit by a blow', () => {
    const hit = event('Hit', { adventurer: 'thief1', amount: 2 })
    const of = (name: string, amount?: number) => blows(event(name, { adventurer: 'thief1', amount }), 'thief1')
    expect([blows(hit, 'thief1'), of('Healed', 1), of('Strengthened'), of('Prevented', 3)].flat()).toEqual([
      { text: '−2', kind: 'hit' },
      { text: '+1', kind: 'heals' },
      { text: '+1', kind: 'heals' },
      { text: '3', kind: 'stops' },
    ])
    expect([...blows(hit, 'priest1'), ...of('Aimed'), ...blows(null, 'thief1')]).toEqual([])
  })
  it('keeps the traps that have gone off in sight', () => {
    const log = [
      event('BattleBegins', { seat: 1 }),
      event('TrapSprung', { seat: 1, trap: 'pendulum' }),
      event('BattleBegins'),
      event('TrapSprung', { trap: 'fire_wall' }),
      event('TrapSprung', { trap: 'cursed_ring' }),
      event('Hit', { by: 'creature' }),
    ]
    expect(sprungIn(log, 0)).toEqual(['fire_wall', 'cursed_ring'])
    expect([sprungIn(log, 1), sprungIn(log.slice(0, 2), 1), sprungIn([], 0)]).toEqual([[], ['pendulum'], []])
  })
})

describe('what is counted', () => {
  it('shows the hit points that are left, which older chronicles do not say', () => {
    expect([3, 0, null].map((hp_left) => hpWords({ hp: 3, hp_left }))).toEqual(['3/3', '0/3', '?/3'])
  })
  it('draws each imp once, as long as there is room for them in the tunnels', () => {
    const drawn = (imps: number, tunnels: number) => workersIn(imps, tunnels).map((some) => some.map(({ n }) => n))
    expect(drawn(2, 3)).toEqual([[0], [1], []])
    expect(drawn(5, 3)).toEqual([[0, 3], [1, 4], [2]])
    expect(drawn(9, 2).flat().length).toBe(8)
    expect(drawn(3, 0)).toEqual([])
  })
  it('says how many imps of anybody are free while others are at work', () => {
    const imps = (idle_imps: number | null) => freeImps({ imps: 4, idle_imps })
    expect([imps(4), imps(1), imps(null)]).toEqual(['4', '1/4', '4'])
  })
})

describe('the story', () => {
  it('says in the heading that the last combat is over', () => {
    const texts = words('en')
    const heading = (more: object) =>
      game.heading(texts, view({}, { season: 'autumn', combat_round: 0, year: 2, ...more }), [])
    const cards = (turned_up: boolean) => ({ cards: [{ spell: null, turned_up, looked_at_by: [] }] })
    expect(heading(cards(false))).toBe('Year 2 · autumn')
    expect(heading(cards(true))).toBe('Year 2 · the combat is over')
    expect(heading({ ...cards(true), combat_round: 4 })).toContain('round 4')
  })
  it('tells two adventurers of one class apart, always in the same way', () => {
    const texts = words('en')
    const hit = { seat: 1, adventurer: 'wizard1', amount: 2, by: 'fatigue' }
    const told = (more: object) => texts.event('Hit', { ...hit, ...more }, ['Anna', 'Boris'])
    expect(told({})).toBe('Fatigue deals 2 damage to the wizard.')
    expect(told({ hp: 3 })).toBe('Fatigue deals 2 damage to the wizard (3 HP).')
    expect(told({ hp: 3, symbols: 2 })).toBe('Fatigue deals 2 damage to the wizard (3 HP, 2 symbols).')
    expect(told({ hp: 3, nth: 1 })).toBe('Fatigue deals 2 damage to the first wizard (3 HP).')
    expect(told({ nth: 2 })).toBe('Fatigue deals 2 damage to the second wizard.')
    expect(told({ hp: 3, left: 1 })).toBe('Fatigue deals 2 damage to the wizard (3 HP): 1 HP left.')
    expect(told({ left: 0 })).toBe('Fatigue deals 2 damage to the wizard.')
  })
  it('says what is locked once, when an order is taken back', () => {
    expect(['OrderReturned', 'Inaccessible'].filter((line) => !game.quiet.has(line))).toEqual(['OrderReturned'])
  })
  it('has one line for an order and its minion, and one for fatigue, and says what is for hire', () => {
    const lines = ['OrdersRevealed', 'MinionPlaced', 'Tired', 'Hit', 'OfferOpened']
    expect(lines.filter((line) => !game.quiet.has(line))).toEqual(['MinionPlaced', 'Hit', 'OfferOpened'])
  })
})

describe('where somebody comes from', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('is the road for an adventurer, and his tent or a lord for the paladin', () => {
    const one = (query: string) => ({ query, getBoundingClientRect: () => ({ width: 1, height: 1 }) })
    vi.stubGlobal('document', { querySelectorAll: (query: string) => [one(query)] })
    const from = (event: string, more = {}) => cameFrom({ event, seat: 0, ...more })() as { query: string } | null
    expect(from('AdventurerJoins')?.query).toBe('[data-road]')
    expect(from('PaladinComes', { evil: 10, rival: null })?.query).toBe('[data-tent]')
    expect(from('PaladinComes', { evil: 11, rival: 2 })?.query).toBe('[data-lord="2"]')
  })
})

describe('where it happens', () => {
  const event = (name: string, more: object = {}): LogEvent => ({ event: name, seat: 1, ...more })
  const stands = event('MinionPlaced', { order: 'get_food', space: 2 })
  const said = (...log: LogEvent[]) => siteOf(log.at(-1) ?? null, log)
  it('is the space of a minion as he comes, and as he acts', () => {
    const paid = event('Lost', { good: 'gold', amount: 1, source: 'get_food' })
    const other = event('MinionPlaced', { seat: 0, order: 'get_food', space: 1 })
    expect([said(stands), said(stands, other, paid)]).toEqual(Array(2).fill({ place: 'get_food', space: 2 }))
    const digs = event('MinionPlaced', { order: 'dig_tunnels', space: 3 })
    expect(said(digs, event('Dug', { square: '2,1' }))).toEqual({ place: 'dig_tunnels', space: 3 })
    expect(said(digs, event('Produced', { room: 'tool_shed' }), event('Dug', { square: '2,1' }))).toBeNull()
  })
  it('is the whole place where nobody stands', () => {
    const [reveals, full] = [
      event('OrdersRevealed', { orders: ['get_food'] }),
      event('MinionStays', { order: 'get_food', why: 'full' }),
    ]
    const season = event('SeasonBegins', { seat: undefined })
    for (const one of [reveals, full]) expect(said(stands, one)).toEqual({ place: 'get_food', space: null })
    expect(said(stands, season, event('Gained', { source: 'get_food' }))).toEqual({ place: 'get_food', space: null })
    expect(said(stands, event('MinionStays', { order: 'get_food', why: 'declined' }))?.space).toBe(2)
    expect([said(event('Gained', { source: 'mint' })), said(event('Healed')), siteOf(null, [])]).toEqual(
      Array(3).fill(null),
    )
  })
  it('shows whose minions are on their way', () => {
    const at = PLACES.map(() => [-1, -1, -1])
    at[0] = [1, -1, -1]
    const lords = [0, 1, 2].map((seat) => lord({ seat, orders: ['mine_gold', 'get_food'], unexecuted: [] }))
    const of = view({}, { lords: [...lords.slice(0, 2), lord({ seat: 2, orders: ['get_food', 'mine_gold'] })] })
    const now = { ...of, board: at } as unknown as View
    expect(setOut(now, event('OrdersRevealed', { orders: ['get_food'] }), PLACES[0]?.id ?? '')).toEqual([0])
    expect(setOut(now, event('Gained'), PLACES[0]?.id ?? '')).toEqual([])
  })
  it('is where a creature is hired or a room built when its price is paid', () => {
    const paid = (source: string, why: string) => siteOf(event('Lost', { source, why }), [])?.place
    expect([paid('troll1', 'hire'), paid('mint', 'build')]).toEqual(['hire_monster', 'build_room'])
    expect(paid('troll1', 'wage')).toBeUndefined()
  })
  it('still has the minion who is acting, although he has left his space in the rules', () => {
    const empty = { ...view(), board: PLACES.map(() => [-1, -1, -1]) } as unknown as View
    const dug = event('Dug', { square: '2,1' })
    const at = { place: 'dig_tunnels', space: 2 }
    expect(standsOn(empty, dug, at, at, null)).toBe(1)
    expect(standsOn(empty, dug, at, { place: 'dig_tunnels', space: 1 }, null)).toBe(-1)
    expect(standsOn(empty, null, null, at, 0)).toBe(0)
  })
  it('is the card that the viewer has just looked at', () => {
    const looks = event('Spied', { seat: 0, position: 3, spell: 'fireball' })
    const other = event('Spied', { position: 2, spell: null })
    expect([spied(view(), [looks, other]), spied(view(), [other]), spied(view(), [])]).toEqual([3, null, null])
  })
  it('says of each order how it stands, and knows the viewer’s own before they are revealed', () => {
    const at = PLACES.map(() => [-1, -1, -1])
    at[1] = [-1, 1, -1]
    const [first, second, third] = PLACES.map((one) => one.id)
    const of = lord({ seat: 1, orders: [first ?? '', second ?? ''], unexecuted: [] })
    const now = { ...view(), board: at } as unknown as View
    const log = [event('MinionPlaced', { order: first, space: 1 }), event('MinionPlaced', { order: second, space: 2 })]
    const state = (id = '', lord = of) => orderState(now, log, lord, id)
    expect([state(first), state(second), state(third)]).toEqual(['done', 'placed', 'revealed'])
    expect(state(second, { ...of, unexecuted: [second ?? ''] })).toBe('unexecuted')
    const ahead = [
      event('OrdersRevealed', { seat: 0, orders: ['mine_gold'] }),
      event('OrdersRevealed', { orders: [third] }),
      event('SeasonBegins', { seat: undefined }),
      event('OrdersRevealed', { orders: ['mine_gold'] }),
    ]
    expect(ordersOf(of, true, ahead)).toEqual([first, second, third])
    expect(ordersOf(of, false, ahead)).toEqual([first, second])
  })
  it('is the square of a room that works, of a tunnel that is dug, of what is conquered', () => {
    const of = lord({
      seat: 1,
      tiles: [
        { square: '2,0', room: null, conquered: false, uses: 0 },
        { square: '1,1', room: 'mint', conquered: false, uses: 1 },
      ],
    })
    const told = [
      event('Produced', { room: 'mint' }),
      event('Gained', { good: 'gold', source: 'mint' }),
      event('Conquered', { square: '2,0' }),
      event('Gained', { good: 'gold', source: 'get_food' }),
      event('Produced', { seat: 0, room: 'mint' }),
    ]
    expect(told.map((now) => squaresOf(now, of))).toEqual([['1,1'], ['1,1'], ['2,0'], [], []])
  })
  it('is the counter that changes, for better or worse', () => {
    const before = view({}, { lords: [lord(), lord({ seat: 1, traps_owned: 2 })] })
    const now = view({}, { lords: [lord({ gold: 5, evil: 6 }), lord({ seat: 1, traps_owned: 1 })] })
    const paid = event('Gained', { seat: 0, source: 'mint' })
    expect(rises(before, now, 0, paid)).toEqual([
      { of: 'gold', by: 2, good: true, source: 'mint' },
      { of: 'evil', by: 1, good: false, source: 'mint' },
    ])
    expect(rises(before, now, 1, paid)).toEqual([{ of: 'traps', by: -1, good: false, source: '' }])
    expect([rises(null, now, 0), rises({ ...before, seat: 1 }, now, 0), rises(before, now, 7)]).toEqual([[], [], []])
  })
  it('takes no ghost for a monster, and counts it beside them', () => {
    const having = (...ids: string[]) =>
      lord({ creatures: ids.map((id) => ({ id, kind: id.slice(0, -1), knocked_out: false })) })
    const mine = having('slime1', 'ghost1', 'troll1')
    expect([monstersOf(mine), ghostsOf(mine)]).toEqual([2, 1])
    const hired = having('slime1', 'ghost1', 'troll1', 'ghost2')
    const shown = rises(view({}, { lords: [mine] }), view({}, { lords: [hired] }), 0)
    expect(shown.map(({ of, by }) => [of, by])).toEqual([['ghost', 1]])
  })
  it('is the lord to whom an adventurer comes', () => {
    expect(joins(event('AdventurerJoins', { adventurer: 'thief1' }), 1, 'thief1')).toBe(true)
    expect(joins(event('AdventurerJoins', { adventurer: 'thief1' }), 0, 'thief1')).toBe(false)
    expect(joins(event('PaladinComes'), 1, 'paladin1')).toBe(true)
    expect(joins(event('PaladinComes'), 1, 'thief1')).toBe(false)
  })
  it('has a tab on a small screen', () => {
    const tabs = (now: LogEvent, more: Partial<View> = {}) => tabOf(view({}, more), now)
    expect(tabs(stands)).toBe('places')
    expect(tabs(event('Dug', { seat: 0 }))).toBe('dungeon')
    expect(tabs(event('Dug'))).toBe('places')
    expect(tabs(event('EventHappens', { seat: undefined }))).toBe('season')
    expect(['WagePaid', 'AdventurerJoins'].map((one) => tabs(event(one)))).toEqual(['rivals', 'rivals'])
    expect(['WagePaid', 'AdventurerJoins'].map((one) => tabs(event(one), { seat: 1 }))).toEqual(['dungeon', 'dungeon'])
    expect(tabs(event('WagePaid'), { seat: null })).toBe('dungeon')
    expect(tabs(event('Gained', { source: 'mint' }))).toBe('rivals')
    expect(tabs(event('Hit'), { combat_round: 2 })).toBe('battle')
    expect(tabs(event('FirstPlayer'))).toBeNull()
  })
})

describe('the page of a year', () => {
  it('comes when the year has ended, the last with the points', () => {
    const years = (year: number, more: Partial<View> = {}) =>
      endedYears(view({}, { year, options: {}, scores: null, ...more }))
    expect(years(1)).toEqual([])
    expect(years(2)).toEqual([1])
    expect(years(2, { scores: {} as View['scores'] })).toEqual([1, 2])
    expect(years(2, { options: { training: true } })).toEqual([])
  })
})

describe.each(LANGUAGES)('what things are, in %s', (lang) => {
  const texts = words(lang)
  const complete = (words: { title: string; lines: readonly string[]; rule?: string | null }) => {
    expect(words.title && words.lines.join('')).toBeTruthy()
    expect(words.rule).toMatch(/^DL-\d+\.\d+$/)
    expect(texts.missing).toEqual([])
  }
  it('exists for every term, and each text belongs to one', () => {
    const args = { number: 1, space: 'II', zone: 'x' }
    for (const id of TERMS)
      complete(
        id === 'hidden-wizards'
          ? { ...term(texts, 'rage', [], args), lines: [texts.text('web-term-hidden-wizards')] }
          : term(texts, id, [], args),
      )
    const keys = [...own(lang).matchAll(/^web-term-([a-z-]+) =/gm)].map((found) => found[1])
    expect(keys.sort()).toEqual(TERMS.map((id) => id.replaceAll('_', '-')).sort())
  })
  it('exists for every time at which they can be chosen', () => {
    const keys = [...own(lang).matchAll(/^web-when-([a-z-]+) =/gm)].map((found) => found[1])
    expect(keys.sort()).toEqual(Object.keys(WHENS).sort())
  })
  it('tells how each lesson is solved, in words', () => {
    for (const [lesson, steps] of Object.entries(CONTENT.solutions)) {
      const told = (game.solution?.(lesson) ?? []).flatMap(({ option: { verb, args }, events }) => [
        texts.option(verb, args, ['Anna']),
        ...events.map(({ event, ...of }) => texts.event(event, of as Option['args'], ['Anna'])),
      ])
      expect(told.length).toBeGreaterThan(steps.length)
      expect(told.join(' ')).not.toMatch(/_|\{/)
    }
    expect(texts.missing).toEqual([])
  })
  it('can be read as text', () => {
    const own = {
      creatures: [{ id: 'troll1', kind: 'troll', knocked_out: true }],
      traps: ['pendulum'],
      orders: [],
      inaccessible: ['get_food'],
      sent: [],
      troll_tokens: 1,
      laid_count: 1,
      laid: null,
      marked: '2,0',
      answered: true,
    }
    const table = {
      to_act: [],
      first: 0,
      board: [[0, 8, -1]],
      creatures: ['golem1'],
      rooms: ['mint'],
      events: ['payday', null, null],
      special_event: null,
      adventurers: [],
      next_adventurers: ['thief1'],
      dummies: [{ orders: [], inaccessible: ['get_food'] }],
      cards: [{ spell: 'illusion', turned_up: false, looked_at_by: [] }],
      paladin: -1,
      combat_round: 0,
    }
    const lines = spoken(texts, view(own, table as unknown as Partial<View>), ['Anna'])
    expect(texts.missing).toEqual([])
    const all = lines.join('\n')
    for (const id of ['golem', 'mint', 'payday', 'illusion', 'pendulum', 'paladin'])
      expect(all.toLowerCase()).toContain(texts.name(id).toLowerCase())
    for (const key of ['web-thing-answered', 'web-marked']) expect(all).toContain(texts.text(key))
    // As a person says it: no state stands in brackets after a name.
    expect(all).toContain(texts.text('ko-creature', texts.words({ creature: 'troll1' }, [])))
  })
  it('exists for every tile and card', () => {
    for (const { id } of CONTENT.creatures) complete(creatureTerm(texts, id))
    for (const { id } of CONTENT.rooms) complete(roomTerm(texts, id, 4))
    for (const { id } of CONTENT.traps) complete(trapTerm(texts, id, 2))
    for (const { id } of CONTENT.spells) {
      complete(spellTerm(texts, id, 3))
      expect(cardLabel(texts, { spell: id, turned_up: false, looked_at_by: [0] }, 3, ['Anna'])).not.toContain('..')
    }
    for (const { id } of CONTENT.adventurers) complete(adventurerTerm(texts, id))
    for (const { id } of CONTENT.places) for (const space of [1, 2, 3]) complete(spaceTerm(texts, id, space, ''))
    for (const tile of [undefined, null, 'payday', 'taxes', 'special_event'])
      complete(eventTerm(texts, view({}, { special_event: 'rats' }), 'spring', tile))
  })
})

describe.each(LANGUAGES)('before orders are given, in %s', (lang) => {
  const texts = words(lang)
  const players = ['Anna', 'Berto'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 0 }))
  const two = view(
    {},
    {
      lords: [lord({ inaccessible: ['get_food'] }), lord({ seat: 1, inaccessible: ['mine_gold', 'get_food'] })],
      dummies: [
        { inaccessible: ['mine_gold'], orders: [] },
        { inaccessible: [], orders: ['get_food'] },
      ],
    },
  )
  it('says for whom an order is locked, and whose dummy is whose', () => {
    expect(lockedFor(two, 'mine_gold')).toEqual([1, 8])
    expect(lockedFor(two, 'get_food')).toEqual([1])
    expect(dummyName(texts, two, players, 0)).toBe(texts.text('web-dummy-mine'))
    expect(dummyName(texts, two, players, 1)).toContain('Berto')
    expect(dummyName(texts, { ...two, dummies: two.dummies.slice(1) }, players, 0)).not.toContain('Anna')
  })
  it('says what hiring early costs, where it costs something', () => {
    const early = (gold: number, costs: boolean) => view({ gold }, { options: { early_hire_costs: costs } })
    expect(caution(texts, early(1, true), ['hire_monster'])).toBe(texts.text('web-early-hire'))
    expect(caution(texts, early(0, true), ['hire_monster'])).toBe(texts.text('web-early-hire-poor'))
    expect(caution(texts, early(1, true), ['get_food', 'hire_monster'])).toBe('')
    expect(caution(texts, early(1, false), ['hire_monster'])).toBe('')
    expect(surcharge(texts, early(1, true), 'hire_monster')).toHaveLength(1)
    expect(surcharge(texts, early(1, true), 'get_food')).toEqual([])
  })
  it('says in which order the minions of a place act', () => {
    const last = (id: string) => spaceTerm(texts, id, 1, '').lines.at(-1)
    for (const id of ['hire_monster', 'build_room']) expect(last(id)).toMatch(/III, II, I\b/)
    for (const { id } of PLACES.slice(0, 6)) expect(last(id)).toMatch(/ I, II, III/)
  })
  it('names creatures without the number of their tile', () => {
    expect(creatureTerm(texts, 'goblin2').title).not.toMatch(/\d/)
    expect(texts.event('Hired', { seat: 0, creature: 'goblin2' }, ['Anna'])).not.toMatch(/\d/)
    expect(texts.option('send', { creature: 'troll1' })).not.toMatch(/\d/)
  })
  it('has no event where special events are off', () => {
    const off = view({}, { options: { special_events: false } })
    expect(eventTerm(texts, off, 'spring', 'special_event').lines).toEqual([texts.text('web-term-no-event')])
    const up = { season: 'spring', tile: 'special_event', special: null }
    expect(texts.event('EventTurnedUp', up).toLowerCase()).not.toContain(texts.name('special_event').toLowerCase())
  })
  const plan = (verbs: string[]) =>
    asks(
      'plan',
      { traps: 1, monsters: 2 },
      null,
      [...verbs, 'ready'].map((verb) => option(verb)),
    )
  it('says what a plan lacks', () => {
    const empty = view({ laid_count: 0, sent: [], trap_slots: 1, monster_slots: 2 })
    expect(isForgotten(empty, plan(['lay', 'send']))).toBe(true)
    expect(lacking(texts, empty, plan(['lay', 'send']))).toBe(texts.text('web-plan-forgotten'))
    expect(isForgotten(empty, plan([]))).toBe(false)
    expect(lacking(texts, empty, plan([]))).toBe('')
    const begun = view({ laid_count: 1, sent: ['troll1'], monster_slots: 1 })
    expect(isForgotten(begun, plan(['send']))).toBe(false)
    expect(lacking(texts, begun, plan(['send']))).toContain(texts.text('web-free-monsters', { n: 1 }))
    expect(lacking(texts, begun, plan(['lay']))).not.toContain(texts.text('web-free-monsters', { n: 1 }))
    // Nothing more fits, but the plan is still to be ended.
    expect(lacking(texts, begun, plan([]))).toBe(texts.text('web-plan-counts'))
    expect(texts.missing).toEqual([])
  })
  it('asks again before a forgotten plan only', () => {
    const ready = option('ready')
    expect(game.gives(ready, view({ laid_count: 0, sent: [] }), plan(['lay']))).toBe(true)
    expect(game.gives(ready, view({ laid_count: 1, sent: [] }), plan(['send']))).toBe(false)
    expect(game.gives(ready, view({ laid_count: 0, sent: [] }), plan([]))).toBe(false)
  })
})

it('has rules to point to', () => {
  const rules = readFileSync(join(WEB, '../docs/rules/dungeon-lords.md'), 'utf8')
  const texts = new Texts('en', [])
  for (const rule of [...TERMS.map((id) => term(texts, id).rule ?? ''), ...Object.values(WHENS)]) {
    expect(rules, rule).toContain(`<a id="${rule}"></a>`)
  }
})

it('cuts long names in two', () => {
  expect([inTwo('Mint'), inTwo('Tool Shed'), inTwo('Stanza dell’Anti-Magia'), inTwo('one two three four')]).toEqual([
    ['Mint'],
    ['Tool', 'Shed'],
    ['Stanza', 'dell’Anti-Magia'],
    ['one two', 'three four'],
  ])
})

it('draws every term that is a thing', () => {
  for (const id of [
    'gold',
    'food',
    'imps',
    'evil',
    'traps',
    'red',
    'prison',
    'warrior',
    'thief',
    'priest',
    'wizard',
    'paladin',
  ])
    expect(icon(id)).not.toBe('gi:stone-block')
})

describe('what a spell did', () => {
  const at = (event: string, more: Partial<LogEvent> = {}): LogEvent => ({ event, seat: 0, ...more })
  const begins = (round: number): LogEvent => ({ event: 'CombatRoundBegins', round })
  const did = (round: number, ...log: LogEvent[]) => castIn(log, round, 0).map(({ event }) => event)
  it('is its casting and what follows at once, at that dungeon, in that round of this year', () => {
    const round = [
      begins(1),
      at('SpellCast', { spell: 'word_of_peace', seat: 1 }),
      at('Lost', { seat: 1 }),
      at('TrapSprung'),
      at('SpellCast', { spell: 'aura_of_fear' }),
      at('Withdrawn'),
      at('CreatureActs'),
      at('Lost'),
    ]
    expect(did(1, ...round)).toEqual(['SpellCast', 'Withdrawn'])
    expect(did(2, ...round)).toEqual([])
    expect(did(1, ...round, begins(2), at('SpellFails', { spell: 'fireball' }), at('Lost'))).toEqual([
      'SpellCast',
      'Withdrawn',
    ])
    expect(did(2, ...round, begins(2), at('SpellFails', { spell: 'fireball' }), at('Lost'))).toEqual(['SpellFails'])
    expect(did(1, ...round, begins(1), at('CreatureActs'))).toEqual([])
  })
  it('is healing only by Regeneration', () => {
    const healed = (spell: string) => did(1, begins(1), at('SpellCast', { spell }), at('Healed'), at('Healed'))
    expect(healed('regeneration')).toEqual(['SpellCast', 'Healed'])
    expect(healed('detect_evil')).toEqual(['SpellCast'])
  })
})
