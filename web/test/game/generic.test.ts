import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe as suite, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import game from '../../src/game/generic'
import {
  columnsOf,
  describe,
  isAboutSeats,
  isNested,
  kindsOf,
  merged,
  said,
  seatsOf,
  shown,
} from '../../src/game/generic/values'
import type { Decision } from '../../src/generated/kernel'

const COMMON = join(import.meta.dirname, '../../../src/undercroft/locale/en/terms.ftl')
const texts = new Texts('en', [readFileSync(COMMON, 'utf8'), 'name-rat = rat\nname-bank = bank\n'])
const NAMES = ['Anna', 'Boris']
const VIEW = {
  seat: 0,
  to_act: [1],
  round: 2,
  leader: 1,
  bank: 40,
  discard: ['rat', 'cat_9'],
  players: [
    { seat: 0, coins: 3, hand: ['rat'] },
    { seat: 1, coins: 0, hand: null },
  ],
  rooms: [{ id: 'mint', owners: [0] }],
}
const other = {
  ...VIEW,
  seat: 1,
  players: [
    { seat: 0, coins: 3, hand: null },
    { seat: 1, coins: 0, hand: ['cat'] },
  ],
}

suite('the generic board', () => {
  it('tells what is about the seats from the rest', () => {
    expect(seatsOf(VIEW)).toBe(VIEW.players)
    expect(shown(VIEW).map(([name]) => name)).toEqual(['round', 'leader', 'bank', 'discard', 'rooms'])
    expect([VIEW.rooms, VIEW.discard, VIEW.players].map(isAboutSeats)).toEqual([false, false, true])
    expect([VIEW.rooms, VIEW.discard, 3, null, {}].map(isNested)).toEqual([true, false, false, false, true])
  })
  it('puts values into words', () => {
    const say = (value: Parameters<typeof said>[2], field = '') => said(texts, NAMES, value, field)
    expect([say(null), say([]), say(true), say(false), say(7)]).toEqual(['–', '–', '✓', '–', '7'])
    expect([say(1, 'leader'), say(1, 'round'), say([0, 1], 'winners')]).toEqual(['Boris', '1', 'Anna, Boris'])
    expect([say(VIEW.discard), say('troll_bridge')]).toEqual(['rat, cat 9', 'troll bridge'])
    expect(say({ seat: 0, hand: [], lit: false, bank: 2 })).toBe('Seat Anna, Bank 2')
  })
  it('makes a table of structs with few fields only', () => {
    expect(columnsOf([{ a: 1 }, { b: 2 }])).toEqual(['a', 'b'])
    expect(columnsOf([1, 2])).toBeNull()
    expect(columnsOf([Object.fromEntries(Array.from('abcdefghi', (name) => [name, 1]))])).toBeNull()
  })
  it('shows each seat as its owner sees it when everything is open', () => {
    expect(seatsOf(merged(other, [VIEW, other])).map(({ hand }) => hand)).toEqual([['rat'], ['cat']])
  })
  it('says the whole view in words', () => {
    expect(describe(texts, NAMES, VIEW)).toContain('Anna: Coins 3, Hand rat')
    expect(describe(texts, NAMES, VIEW)).toContain('Leader: Boris')
    expect(game.heading(texts, VIEW, NAMES)).toBe('Round 2')
  })
  it('knows what the answers are about', () => {
    const options = [
      { action: 'play rat', verb: 'play', args: { card: 'rat' } },
      { action: 'bid 1', verb: 'bid', args: { coins: 1 } },
      { action: 'steal 1', verb: 'steal', args: { seat: 1 } },
    ]
    const decision = { seat: 0, number: 1, prompt: {}, options, default: 'bid 1', sealed: null } as unknown as Decision
    expect(['rat', 'cat', 1, 0].map((id) => kindsOf(decision, id))).toEqual([['card'], [], ['seat'], []])
    expect(kindsOf(null, 'rat')).toEqual([])
  })
  it('is over when nobody is asked', () => {
    expect([VIEW, { ...VIEW, to_act: [] }, {}].map((view) => game.over(view))).toEqual([false, true, false])
  })
})
