import { describe, expect, it } from 'vitest'

import {
  attempt,
  chosenBefore,
  entries,
  matches,
  moved,
  narrowed,
  nextSteps,
  placed,
  sequence,
  sequenceAttempt,
  sequenceOption,
  sequenceWords,
  standsAt,
  telling,
  tokenOf,
} from '../../../src/game/answers/choices'
import type { Decision, Option } from '../../../src/generated/kernel'

const option = (action: string, args: Option['args']): Option => ({ action, verb: action.split(' ')[0] ?? '', args })
const decision = (kind: string, options: Option[]): Decision => ({
  seat: 0,
  number: 7,
  prompt: { key: 'x', kind, rule: 'DL-1.1', source: null, args: {} },
  options,
  default: options[0]?.action ?? '',
  sealed: null,
  routine: false,
})
const dig = ['1,0', '3,0'].map((square) => option(`dig ${square}`, { square }))
const build = ['mint', 'workshop'].flatMap((room) =>
  ['1,0', '2,0', '3,0', '4,0'].map((square) => option(`build ${room} ${square}`, { room, square })),
)
const orders = [
  ['a', 'b'],
  ['a', 'c'],
  ['b', 'a'],
].map(([first, second]) => option(`orders ${first} ${second}`, { first: first ?? '', second: second ?? '' }))

describe('options on the board', () => {
  it('match by argument, or by verb and argument', () => {
    const spy = option('spy 2', { amount: 2 })
    expect(matches(dig[0]!, ['square'], '1,0')).toBe(true)
    expect(matches(spy, ['spy.amount'], 2)).toBe(true)
    expect(matches(spy, ['target.amount'], 2)).toBe(false)
    expect(matches(spy, ['spy.'], 'whatever')).toBe(true)
    expect(matches(spy, ['dig.'], 2)).toBe(false)
  })
  it('are narrowed down by a click, and grouped if there are many', () => {
    const token = tokenOf(build, ['room'], 'mint')
    expect(token).toEqual({ arg: 'room', value: 'mint' })
    expect(narrowed(build, token ? [token] : [])).toHaveLength(4)
    expect(entries(build, []).map((entry) => entry.token?.value)).toEqual(['mint', 'workshop'])
    expect(entries(build.slice(0, 4), token ? [token] : []).every((entry) => entry.option)).toBe(true)
    expect(entries(dig, []).map((entry) => entry.option?.action)).toEqual(['dig 1,0', 'dig 3,0'])
  })
  it('stand for what is hit only once it is clear with what', () => {
    const attack = (creature: string, attack: string, target?: number) =>
      option(`attack ${creature} ${attack} ${target}`, { creature, attack, ...(target ? { target } : {}) })
    const hexes = [attack('witch', 'hex', 1), attack('witch', 'hex', 2)]
    const bolt = attack('witch', 'bolt')
    const waits = { target: 'attack' }
    const first = (...others: Option[]) => chosenBefore(hexes[0]!, 'target', [...hexes, ...others], waits)
    expect([first(bolt), first(), first(attack('ghost', 'haunt', 2))]).toEqual(['attack', null, null])
    const both = entries([bolt, ...hexes], [], new Set(), waits)
    expect(both.map((one) => one.token?.value ?? one.option?.args.attack)).toEqual(['hex', 'bolt'])
  })
  it('tell what a click on something else would have been', () => {
    expect(attempt(dig, ['square'], '0,3', String)).toBe('dig 0,3')
    expect(attempt(build, ['square'], '0,3', String)).toBe('build mint 0,3')
    expect(
      attempt(
        [option('keep food', { order: 'get_food' })],
        ['order'],
        'build_room',
        (id) => ({ get_food: 'food', build_room: 'build' })[String(id)] ?? '',
      ),
    ).toBe('keep build')
    expect(attempt(dig, ['creature'], 'troll1', String)).toBeNull()
  })
})

describe('sequences', () => {
  const asked = decision('order', orders)
  const places = sequence(asked) ?? []
  it('have places, words, and steps that may come next', () => {
    expect(places).toEqual(['first', 'second'])
    expect(sequenceWords(asked, places)).toEqual(['a', 'b', 'c'])
    expect([...nextSteps(asked, places, [])]).toEqual(['a', 'b'])
    expect([...nextSteps(asked, places, ['a'])]).toEqual(['b', 'c'])
    expect(sequenceOption(asked, places, ['b', 'a'])?.action).toBe('orders b a')
    expect(sequenceOption(asked, places, ['b'])).toBeNull()
  })
  it('take what is dragged to its place', () => {
    expect(placed(asked, places, [], 'a', 1)).toEqual(['a'])
    expect(placed(asked, places, ['a', 'b'], 'b', 0)).toEqual(['b', 'a'])
    expect(placed(asked, places, ['a', 'b'], 'c', 1)).toEqual(['a', 'c'])
    expect(placed(asked, places, ['a', 'b'], 'c', 0)).toBeNull()
  })
  it('move a word by one place', () => {
    expect(moved(asked, places, ['a', 'b'], 0, 1)).toEqual(['b', 'a'])
    expect(moved(asked, places, ['a', 'c'], 0, 1)).toBeNull()
    expect(moved(asked, places, ['a', 'b'], 0, -1)).toBeNull()
    expect(standsAt(['a', 'b', 'a'], 'a')).toEqual([1, 3])
  })
  it('tell what a word that may not come next would be', () => {
    expect(sequenceAttempt(asked, places, [], 'x', String)).toBe('orders x b')
    expect(sequenceAttempt(asked, places, ['a'], 'x', String)).toBe('orders a x')
    expect(sequenceAttempt(asked, places, ['a', 'b'], 'c', String)).toBe('orders a c')
    expect(sequenceAttempt(asked, places, ['a'], 'a', String)).toBeNull()
  })
  it('are not all decisions', () => {
    expect(sequence(decision('choose-one', dig))).toBeNull()
    expect(sequence(null)).toBeNull()
  })
})

it('tells of several reasons the one that is about the thing', () => {
  const [general, special] = ['not-asked', 'too-little-gold'].map((reason) => ({ rule: 'DL-1.1', reason, args: {} }))
  const moment = new Set(['not-asked'])
  expect(telling([null, general ?? null, special ?? null], moment)).toBe(special)
  expect(telling([null, general ?? null], moment)).toBe(general)
  expect(telling([null], moment)).toBeNull()
})
