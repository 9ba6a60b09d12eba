import { describe, expect, it } from 'vitest'

import {
  empty,
  format,
  freeKinds,
  freePeople,
  freeTile,
  freeTraps,
  fromLord,
  lacks,
  leftOf,
  paladinAt,
  parse,
  planOf,
  positionOf,
  rivalsPaladin,
} from '../../../src/games/dungeon-lords/solver/battle-position'
import type { LordView, View } from '../../../src/generated/dungeon-lords'

const BATTLE =
  'party paladin1:2 priest1 wizard3+1; creatures troll1 goblin1*; traps pendulum pendulum; gold 2; food 1; imps 3; ' +
  'evil 7; tiles 2,0# 2,1=mint 2,2; cards fireball ? suggestion ?; round 2; prison thief1; lenient'

describe('the text of a battle', () => {
  it('is read and written alike', () => {
    const position = parse(BATTLE)
    expect(position && format(position)).toBe(BATTLE)
    expect(position?.party[0]).toEqual({ id: 'paladin1', damage: 2, bonus: 0 })
    expect(position?.creatures[1]).toEqual({ id: 'goblin1', out: true })
    const rivals = 'party warrior1; tiles 2,0; cards ? ? ? ?; rivals 11=paladin1:2+1 4; lenient'
    expect(format(parse(rivals) ?? empty())).toBe(rivals)
    const training = 'party warrior1; tiles 2,0; training'
    expect(format(parse(training) ?? empty())).toBe(training)
  })
  it('keeps the rivals while something else is edited', () => {
    const position = parse('party warrior1; tiles 2,0; cards ? ? ? ?; rivals 11=paladin1 4') ?? empty()
    expect(format({ ...position, gold: 2 })).toBe(
      'party warrior1; gold 2; tiles 2,0; cards ? ? ? ?; rivals 11=paladin1 4',
    )
  })
  it('puts the paladin with one of the other lords, and only if he can be there', () => {
    const position = parse('party warrior1; tiles 2,0; rivals 11=paladin1:2 4') ?? empty()
    expect(rivalsPaladin(position)).toBe('paladin1')
    const moved = paladinAt(position.rivals, 1, { id: 'paladin1', damage: 1, bonus: 0 })
    expect(format({ ...position, rivals: moved })).toContain('rivals 11 4=paladin1:1')
    expect(format({ ...position, rivals: paladinAt(moved, -1, null) })).toContain('rivals 11 4')
    const there = (text: string) => rivalsPaladin(parse(text) ?? empty())
    expect(there('party paladin1 warrior1; tiles 2,0; rivals 4')).toBeNull()
    expect(there('party warrior1; tiles 2,0; tent; rivals 4')).toBeNull()
    expect(there('party warrior1; tiles 2,0; prison paladin1; rivals 4')).toBeNull()
    expect(there('party warrior5; tiles 2,0; year 2; prison paladin1; rivals 4')).toBe('paladin2')
  })
  it('has the lords of a table in its order', () => {
    const players = ['Anna', 'Bob', 'Carl'].map((name, seat) => ({ seat, name, colour: seat, mine: seat === 1 }))
    expect(fromLord(players, 1).map(({ name }) => name)).toEqual(['Bob', 'Anna', 'Carl'])
  })
  it.each([
    '',
    'party warrior1',
    'tiles 2,0',
    'party Warrior!; tiles 2,0',
    'party warrior1; tiles 2,0; gold many',
    'party warrior1; tiles 2,0; rivals paladin1',
    'party warrior1; tiles 2,0; rivals 11=Paladin!',
    'x',
  ])('is refused where it cannot be read: %s', (text) => expect(parse(text)).toBeNull())
  it('does not depend on spaces and the order of its parts', () => {
    const position = parse(' tiles  2,0#=mint ;party warrior1:1 ;')
    expect(position && format(position)).toBe('party warrior1:1; tiles 2,0#=mint; cards ? ? ? ?')
    // As another program has saved it: a byte order mark, other line ends, empty lines.
    const saved = parse('\ufeff\r\nparty warrior1:1;\r\ntiles 2,0#=mint\r\n\r\n')
    expect(saved).toEqual(position)
  })
})

it('says what a battle lacks', () => {
  const lacking = (text: string) => lacks(parse(text) ?? empty())
  expect(lacking('party; tiles 2,0')).toBe('web-solve-needs-party')
  expect(lacking('party warrior1; tiles')).toBe('web-solve-needs-tiles')
  expect(lacking('party warrior1; tiles 2,0 2,2')).toBe('web-solve-needs-tiles')
  expect(lacking('party warrior1; tiles 2,0 2,1 3,1')).toBe('')
})

it('offers what there is still one of', () => {
  const all = [1, 2, 3].map((n) => ({ id: `goblin${String(n)}`, out: false }))
  expect(freeTile('goblin', all.slice(0, 1))).toBe('goblin2')
  expect(freeTile('goblin', all)).toBeNull()
  expect(freeKinds(all)).not.toContain('goblin')
  expect(freeTraps(['pendulum', 'pendulum', 'pendulum'])).not.toContain('pendulum')
  const position = parse('party warrior1; tiles 2,0; prison priest1') ?? empty()
  expect(freePeople(position, false)).not.toEqual(expect.arrayContaining(['warrior1']))
  expect(freePeople(position, false)).not.toContain('priest1')
  expect(freePeople(position, false)).not.toContain('paladin2')
  expect(freePeople(position, true)).toContain('paladin2')
  const rival = parse('party warrior1; tiles 2,0; rivals 11=paladin1') ?? empty()
  expect(freePeople(rival, false)).not.toContain('paladin1')
})

it('takes the battle and the plan from what a lord sees', () => {
  const lord = {
    seat: 1,
    party: [{ id: 'warrior1', class: 'warrior', hp: 4, damage: 1, symbols: 0, hp_left: 3, bonus: 1 }],
    creatures: [{ id: 'troll1', kind: 'troll', knocked_out: false }],
    traps: ['fire_wall'],
    laid: ['pendulum'],
    sent: ['troll1'],
    marked: '2,0',
    tiles: [{ square: '2,0', room: null, conquered: false, uses: 0 }],
    gold: 1,
    food: 0,
    imps: 2,
    evil: 5,
    prison: [],
  } as unknown as LordView
  const view = {
    options: { training: false, evil_price_limited: true },
    cards: [{ spell: 'fireball' }, { spell: null }, { spell: null }, { spell: null }],
    combat_round: 2,
    year: 1,
    paladin: 2,
    lords: [
      { seat: 0, evil: 4, party: [] },
      lord,
      {
        seat: 2,
        evil: 11,
        party: [
          { id: 'paladin1', hp: 5, damage: 2, bonus: 0 },
          { id: 'thief1', hp: 3, damage: 0, bonus: 0 },
        ],
      },
    ],
  } as unknown as View
  expect(format(positionOf(view, lord))).toBe(
    'party warrior1:1+1; creatures troll1; traps fire_wall pendulum; gold 1; imps 2; tiles 2,0; ' +
      'cards fireball ? ? ?; round 2; rivals 4 11=paladin1:2',
  )
  expect(planOf(lord)).toEqual(['mark 2,0', 'lay pendulum', 'send troll1'])
})

describe('what is left of a plan that is to be used', () => {
  it('is all of it if nothing has been answered', () => {
    expect(leftOf([], ['mark 2,0', 'lay net', 'send troll1'])).toEqual(['mark 2,0', 'lay net', 'send troll1'])
  })
  it('is what has not been laid or sent, each piece as often as the plan has it', () => {
    expect(leftOf(['mark 2,0', 'lay net'], ['mark 2,0', 'lay net', 'lay net'])).toEqual(['lay net'])
    expect(leftOf(['mark 2,0', 'lay net'], ['mark 2,0', 'send troll1'])).toBe('pieces')
  })
  it('needs no choice of the tile where nobody had one', () => {
    expect(leftOf(['mark 2,0'], ['send troll1'])).toEqual(['send troll1'])
  })
  it('is nothing for another tile', () => {
    expect(leftOf(['mark 2,0'], ['mark 3,0', 'send troll1'])).toBe('tile')
  })
})
