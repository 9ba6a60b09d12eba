import { describe, expect, it, vi } from 'vitest'

import type { Effect } from '../../../src/game/answers/answer-rules'
import type { Id } from '../../../src/game/answers/choices'
import { Chooser, untimely } from '../../../src/game/answers/chooser.svelte'
import type { GameModule } from '../../../src/game/game-module'
import type { Decision, Option, Refusal } from '../../../src/generated/kernel'

const option = (action: string, args: Option['args']): Option => ({ action, verb: action.split(' ')[0] ?? '', args })
const decision = (kind: string, options: Option[]): Decision => ({
  seat: 2,
  number: 7,
  prompt: { key: 'x', kind, rule: 'DL-1.1', source: null, args: {} },
  options,
  default: options[0]?.action ?? '',
  sealed: null,
  routine: false,
})
const PRICE: Effect = { icon: '', label: '', by: -1, then: 0, costs: true, bad: true }

/** A table whose rules refuse as told, and a game where hiring costs something and freeing gives something away. */
function table(refuses: Record<string, Refusal> = {}, look: number | null = 2, view: object = {}) {
  const answer = vi.fn<(decision: Decision, action: string) => void>()
  const why = vi.fn((_: number, action: string) => Promise.resolve(refuses[action] ?? null))
  const game = {
    word: String,
    over: (view: { over?: boolean }) => view.over ?? false,
    timing: (_: unknown, kinds: string[]) =>
      kinds.includes('room') ? { reason: 'web-when-built', rule: 'DL-5.14' } : null,
    gives: (one: Option) => one.verb === 'free',
    rolls: (one: Option) => one.verb === 'throw',
    aside: (one: Option) => one.verb === 'ask',
    ends: new Set(['pass']),
    paid: ({ args }: Option) => ('creature' in args ? { gets: 'creature', price: ['monster'] } : null),
    later: (one: Option, { seat }: Decision) => one.args.seat === seat,
    effects: (_: unknown, __: Decision, one: Option) => (one.verb === 'hire' ? [PRICE] : []),
    meant: (_: unknown, __: unknown, kinds: string[], id: string) => [`${kinds[0]} ${id}`, 'act'],
  } as unknown as GameModule
  return { answer, why, play: new Chooser({ answer, why, message: { look, view } }, game) }
}
const refusal = (reason: string, rule = 'DL-9.9'): Refusal => ({ rule, reason, args: {} })
const settled = () => new Promise((go) => setTimeout(go))

describe('pointing at something that cannot be chosen', () => {
  it('shows what it is, with the reason below', async () => {
    const { play } = table({ 'card dodge': refusal('wrong-time', 'DN-1.5') })
    play.ask(decision('choose-one', [option('decline', {})]))
    const tell = () => ({ title: 'Dodge', lines: ['What it does.'] })
    play.pick(['card'], 'dodge', tell)
    await settled()
    expect([play.refusal?.rule, play.about]).toEqual(['DN-1.5', tell])
    play.pick(['card'], 'other')
    await settled()
    expect(play.about, 'the card belongs to its own reason').toBeNull()
  })
})

describe('what a coach asks for', () => {
  it('is known among all that glows, also before it can be chosen as a whole', () => {
    const { play } = table()
    play.ask(
      decision(
        'choose-one',
        ['a', 'b'].map((trap) => option(`lay ${trap}`, { trap })),
      ),
    )
    expect(play.isAsked(['trap'], 'a')).toBe(false)
    play.asks = (action) => action === 'lay a'
    expect([play.isAsked(['trap'], 'a'), play.isAsked(['trap'], 'b'), play.isAsked(['trap'], 'c')]).toEqual([
      true,
      false,
      false,
    ])
    const ways = ['1', '2'].map((way) => option(`hire a ${way}`, { creature: 'a', way }))
    play.ask(decision('choose-many', ways))
    play.asks = (action) => action === 'hire a 2'
    expect(play.isAsked(['creature'], 'a')).toBe(true)
  })
})

describe('a list of what glows', () => {
  it('is there at the questions of the kind at which one has asked for it', () => {
    const { play } = table()
    const asks = (key: string) => {
      const one = decision('choose-one', [option('decline', {})])
      play.ask(null)
      play.ask({ ...one, prompt: { ...one.prompt, key } })
      return play.listing
    }
    asks('dig')
    play.listing = true
    expect([asks('dig'), asks('hire'), asks('dig')]).toEqual([true, null, null])
  })
})

describe('what an answer is paid with', () => {
  it('glows when the rest has been chosen', () => {
    const { play } = table()
    const hire = (creature: string, monster: string) => option(`hire ${creature} ${monster}`, { creature, monster })
    play.ask(decision('choose-one', [hire('demon1', 'troll1'), hire('demon1', 'goblin1'), option('decline', {})]))
    const glows = () => ['demon1', 'troll1', 'goblin1'].filter((id) => play.lit(['creature', 'monster'], id))
    expect(glows()).toEqual(['demon1'])
    play.pick(['creature'], 'demon1')
    expect(glows()).toEqual(['demon1', 'troll1', 'goblin1'])
    play.pick(['creature', 'monster'], 'goblin1')
    expect(play.proposed?.action).toBe('hire demon1 goblin1')
  })
})

describe('pointing at something that is offered', () => {
  it('answers, if it costs nothing', () => {
    const { play, answer } = table()
    play.ask(decision('choose-one', [option('dig 1,0', { square: '1,0' }), option('dig 2,0', { square: '2,0' })]))
    play.pick(['square'], '2,0')
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['dig 2,0'])
  })
  it('does nothing while the words of a lesson are being read, nor does anything glow', async () => {
    const { play, answer, why } = table()
    play.ask(decision('choose-one', [option('dig 1,0', { square: '1,0' }), option('dig 2,0', { square: '2,0' })]))
    play.coach = 'reading'
    play.pick(['square'], '2,0')
    play.pick(['square'], '3,0')
    play.step('dig')
    play.chooseNumber(1)
    await settled()
    expect([answer.mock.calls, why.mock.calls, play.tokens, play.refusal]).toEqual([[], [], [], null])
    expect(play.lit(['square'], '2,0')).toBe(false)
    play.coach = 'asking'
    expect(play.lit(['square'], '2,0')).toBe(true)
  })
  it('never answers with another thing than the one that was chosen', async () => {
    const { play, answer } = table({ 'build mint 2,0': refusal('wrong-zone', 'DL-5.16') })
    const build = (room: string, square: string) => option(`build ${room} ${square}`, { room, square })
    play.ask(
      decision('choose-one', [
        build('mint', '2,2'),
        build('mint', '1,3'),
        build('workshop', '2,0'),
        build('workshop', '1,0'),
        option('decline', {}),
      ]),
    )
    play.pick(['room'], 'mint')
    play.pick(['square'], '2,0')
    await settled()
    expect(answer).not.toHaveBeenCalled()
    expect(play.refusal?.reason).toBe('wrong-zone')
    play.pick(['room'], 'workshop')
    expect(play.tokens).toEqual([{ arg: 'room', value: 'workshop' }])
    play.pick(['square'], '2,0')
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['build workshop 2,0'])
  })
  it('chooses nothing more when pointed at once more', () => {
    const { play } = table()
    const wage = (verb: string, creature: string) => option(`${verb} ${creature}`, { creature })
    play.ask(decision('choose-one', [wage('pay', 'troll1'), wage('dismiss', 'troll1'), wage('pay', 'ghost1')]))
    for (let presses = 0; presses < 3; presses++) play.pick(['creature'], 'troll1')
    expect(play.tokens).toEqual([{ arg: 'creature', value: 'troll1' }])
    expect(play.shown.map(({ action }) => action)).toEqual(['pay troll1', 'dismiss troll1'])
  })
  it('shows first what it costs, and answers when it is pointed at once more', () => {
    const { play, answer } = table()
    play.ask(decision('choose-one', [option('hire troll1', { creature: 'troll1' }), option('decline', {})]))
    play.pick(['creature'], 'troll1')
    expect(play.proposed?.action).toBe('hire troll1')
    expect(answer).not.toHaveBeenCalled()
    play.pick(['creature'], 'troll1')
    expect(answer).toHaveBeenCalledOnce()
  })
  it('is never given in place of another that waits for its confirmation', () => {
    const { play, answer } = table()
    const look = option('look chest1', { card: 'chest1' })
    play.ask(decision('choose-one', [option('hire troll1', { creature: 'troll1' }), look, option('decline', {})]))
    play.pick(['creature'], 'troll1')
    play.pick(['card'], 'chest1')
    expect(answer).not.toHaveBeenCalled()
    expect(play.proposed).toBe(look)
    play.confirm()
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['look chest1'])
  })
  it('shows first what dice decide', () => {
    const { play, answer } = table()
    play.ask(decision('choose-one', [option('throw bones1', { card: 'bones1' }), option('decline', {})]))
    play.pick(['card'], 'bones1')
    expect(answer).not.toHaveBeenCalled()
    expect(play.proposed?.action).toBe('throw bones1')
  })
  it('answers at once in the bar, where the price stands beside it, unless it gives something away', () => {
    const { play, answer } = table()
    const [hire, free] = [
      option('hire troll1', { creature: 'troll1' }),
      option('free thief1', { adventurer: 'thief1' }),
    ]
    play.ask(decision('choose-one', [hire, free]))
    play.propose(free)
    expect(answer).not.toHaveBeenCalled()
    play.propose(hire)
    expect(answer).toHaveBeenCalledOnce()
  })
  it('is done by number as well', () => {
    const { play, answer } = table()
    play.ask(decision('choose-one', [option('take', {}), option('hire troll1', { creature: 'troll1' })]))
    expect(play.count).toBe(2)
    play.chooseAt(2)
    expect(answer).not.toHaveBeenCalled()
    play.chooseAt(0)
    expect(answer.mock.calls[0]?.[1]).toBe('take')
  })
  it('lists what is seldom meant after the rest, and before what ends it', () => {
    const { play, answer } = table()
    const give = (seat: number) => option(`give ${seat}`, { seat })
    play.ask(decision('choose-one', [give(2), option('pass', {}), give(0), give(1)]))
    expect(play.entries.map((entry) => entry.option?.action)).toEqual(['give 0', 'give 1', 'give 2', 'pass'])
    expect(play.decision?.options[0]?.action, 'the rules have their own order').toBe('give 2')
    play.chooseNumber(3)
    expect(answer.mock.calls[0]?.[1]).toBe('give 2')
  })
  it('keeps apart what does not count as a move', () => {
    const { play } = table()
    play.ask(decision('choose-one', [option('pass', {}), option('ask never', { standing: 'never' })]))
    expect(play.entries.map((entry) => entry.option?.action)).toEqual(['pass'])
    expect(play.asides.map(({ action }) => action)).toEqual(['ask never'])
  })
  it('is possible for a verb, whatever stands for it', () => {
    const { play, answer } = table()
    play.ask(decision('choose-one', [option('ready', {}), option('lay dart', { trap: 'dart' })]))
    expect(play.lit(['ready.'], 'anything')).toBe(true)
    expect(play.lit(['act.'], 'anything')).toBe(false)
    play.pick(['ready.'], 'anything')
    expect(answer.mock.calls[0]?.[1]).toBe('ready')
  })
})

describe('pointing at something that is not offered', () => {
  it('says what the rules say of it, and asks no further', async () => {
    const { play, why } = table({ 'dig 0,3': refusal('square-apart', 'DL-5.8') })
    play.ask(decision('choose-one', [option('dig 1,0', { square: '1,0' }), option('stop', {})]))
    play.pick(['square'], '0,3')
    await settled()
    expect(play.refusal).toEqual(refusal('square-apart', 'DL-5.8'))
    expect(why.mock.calls).toEqual([[2, 'dig 0,3']])
  })
  it('prefers what is said of the thing to what is said of the moment', async () => {
    const { play } = table({ 'creature troll1': refusal('not-asked'), act: refusal('too-little-gold') })
    play.ask(decision('choose-one', [option('stop', {})]))
    play.pick(['creature'], 'troll1')
    await settled()
    expect(play.refusal?.reason).toBe('too-little-gold')
  })
  it('says at least which rule asks', async () => {
    const { play } = table()
    play.ask(decision('choose-one', [option('stop', {})]))
    play.pick(['creature'], 'troll1')
    await settled()
    expect(play.refusal).toEqual(refusal('not-asked', 'DL-1.1'))
  })
  it('says whose turn it is when nothing is asked', async () => {
    const { play, why } = table({ 'order food': refusal('not-your-turn', 'DL-19.13') })
    play.pick(['order'], 'food')
    await settled()
    expect(why.mock.calls[0]).toEqual([2, 'order food'])
    expect(play.refusal?.rule).toBe('DL-19.13')
  })
  it('says nothing where what is asked answers itself', async () => {
    const { play, why } = table({ 'order food': refusal('not-asked') })
    play.pick(['order'], 'food')
    await settled()
    expect(why).toHaveBeenCalled()
    expect(play.refusal).toBeNull()
  })
  it('says when the thing can be chosen, if all that the rules say is that it is not asked now', async () => {
    const { play } = table({ 'room mint': refusal('not-asked'), 'room coop': refusal('room-zone', 'DL-5.15') })
    play.ask(decision('choose-one', [option('go', {})]))
    play.pick(['room'], 'mint')
    await settled()
    expect(play.refusal).toEqual({ reason: 'web-when-built', rule: 'DL-5.14', args: {} })
    expect(untimely(refusal('web-when-built')) && untimely(refusal('not-asked'))).toBe(true)
    play.pick(['room'], 'coop')
    await settled()
    expect(play.refusal).toEqual(refusal('room-zone', 'DL-5.15'))
    expect(untimely(refusal('room-zone'))).toBe(false)
  })
  it('tells a waiting player so, until the game is over', async () => {
    const wait = { 'room mint': refusal('not-your-turn', 'DL-19.13') }
    for (const [over, reason] of [
      [false, 'not-your-turn'],
      [true, 'web-when-built'],
    ] as const) {
      const { play } = table(wait, 2, { over })
      play.pick(['room'], 'mint')
      await settled()
      expect(play.refusal?.reason).toBe(reason)
    }
  })
  it('tells a spectator that others choose, and asks nothing', async () => {
    const { play, why } = table({}, null)
    play.pick(['order'], 'food')
    await settled()
    expect(play.refusal?.reason).toBe('web-looking-on')
    expect(why).not.toHaveBeenCalled()
  })
  it('does not tell late why an earlier thing was not possible', async () => {
    const { play, why } = table()
    let tell: (refusal: Refusal) => void = () => undefined
    why.mockImplementationOnce(() => new Promise((go) => (tell = go)))
    play.ask(decision('choose-one', [option('stop', {})]))
    play.pick(['creature'], 'troll1')
    play.pick(['creature'], 'troll2')
    tell(refusal('too-little-gold'))
    await settled()
    expect(play.refusal?.reason).toBe('not-asked')
  })
})

describe('a sequence', () => {
  const orders = ['a b', 'a c', 'b a', 'b c', 'c a', 'c b'].map((two) => {
    const [first = '', second = ''] = two.split(' ')
    return option(`orders ${two}`, { first, second })
  })
  it('is put together by pointing, and confirmed', () => {
    const { play, answer } = table()
    play.ask(decision('order', orders))
    play.pick(['order'], 'b')
    play.pick(['order'], 'a')
    expect([play.steps, play.on(['order'], 'a')]).toEqual([['b', 'a'], 2])
    play.confirm()
    expect(answer.mock.calls[0]?.[1]).toBe('orders b a')
  })
  it('can be put together by the numbers of its words', () => {
    const { play } = table()
    play.ask(decision('order', orders))
    play.chooseAt(1)
    play.chooseAt(0)
    play.chooseAt(9)
    expect(play.steps).toEqual(['b', 'a'])
  })
  it('can be put in another order', () => {
    const { play } = table()
    play.ask(decision('order', orders))
    play.put('b', 0)
    play.put('c', 1)
    expect(play.shift(0, 1)).toBe(true)
    expect(play.steps).toEqual(['c', 'b'])
    expect(play.shift(1, 1)).toBe(false)
    play.put('b', 0)
    expect(play.steps).toEqual(['b', 'c'])
    play.takeOut(0)
    expect([play.steps, play.proposed]).toEqual([['c'], null])
  })
  it('says why it cannot be confirmed, or take another word', async () => {
    const { play, answer } = table({ 'orders d b': refusal('order-inaccessible', 'DL-4.1') })
    play.ask(decision('order', orders))
    play.pick(['order'], 'd')
    await settled()
    expect(play.refusal?.reason).toBe('order-inaccessible')
    play.confirm()
    expect([play.refusal?.reason, answer.mock.calls.length]).toEqual(['web-sequence-short', 0])
    play.put('a', 0)
    play.put('b', 1)
    play.pick(['order'], 'c')
    await settled()
    expect([play.refusal?.reason, play.steps]).toEqual(['web-sequence-full', ['a', 'b']])
  })
  it('takes the same word twice where it may: for me, and for my dummy', () => {
    const { play } = table()
    play.ask(
      decision('order', [
        option('orders a a', { first: 'a', dummy: 'a' }),
        option('orders a b', { first: 'a', dummy: 'b' }),
      ]),
    )
    play.pick(['order'], 'a')
    expect([play.lit(['order'], 'a'), play.marks(['order'], 'a')]).toEqual([true, [1]])
    play.pick(['order'], 'a')
    expect(play.marks(['order'], 'a')).toEqual([1, 2])
  })
})

describe('what is chosen on the map alone', () => {
  const build = (room: string, square: string) => option(`build ${room} ${square}`, { room, square })
  const onMap = (options: Option[]) => {
    const answer = vi.fn<(decision: Decision, action: string) => void>()
    const game = {
      gives: () => false,
      effects: () => [],
      over: () => false,
      mapOnly: new Set(['square']),
      ends: new Set(['stop', 'decline']),
    }
    const play = new Chooser({ answer, why: () => Promise.resolve(null) }, game as unknown as GameModule)
    play.ask(decision('choose-one', options))
    return { play, answer }
  }
  it('is not listed', () => {
    const { play, answer } = onMap([option('dig 1,0', { square: '1,0' }), option('stop', {})])
    expect(play.entries.map(({ option }) => option?.action)).toEqual(['stop'])
    expect(play.onMap).toBe(true)
    play.pick(['square'], '1,0')
    expect(answer).toHaveBeenCalledOnce()
  })
  it('leaves number 0 to the answer that ends it: who types 1 means a square', () => {
    const { play, answer } = onMap([option('dig 1,0', { square: '1,0' }), option('stop', {})])
    expect([play.endsAtZero, play.count, play.numberAt(0)]).toEqual([true, 0, 0])
    play.chooseNumber(1)
    expect(answer).not.toHaveBeenCalled()
    play.chooseNumber(0)
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['stop'])
  })
  it('leaves the numbers as they are where other answers are listed too', () => {
    const { play, answer } = onMap([build('mint', '1,0'), option('decline', {})])
    expect([play.endsAtZero, play.count, play.numberAt(0), play.numberAt(1)]).toEqual([false, 2, 1, 2])
    play.chooseNumber(2)
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['decline'])
  })
  it('comes after what must be known before', () => {
    const { play } = onMap([build('mint', '1,0'), build('mint', '2,1'), build('chapel', '1,0'), option('decline', {})])
    expect(play.entries.map(({ option, token }) => option?.action ?? token?.value)).toEqual([
      'mint',
      'chapel',
      'decline',
    ])
    expect(play.onMap).toBe(false)
    play.narrow({ arg: 'room', value: 'mint' })
    expect(play.onMap).toBe(true)
    expect(play.entries).toEqual([])
    expect(play.lit(['square'], '2,1')).toBe(true)
  })
  it('is shown before it is chosen, even if one place is left, and so is what stands there', () => {
    const { play, answer } = onMap([
      build('mint', '1,0'),
      build('chapel', '2,1'),
      build('chapel', '2,2'),
      option('decline', {}),
    ])
    play.pick(['room'], 'mint')
    play.pick(['room'], 'mint')
    expect([play.tokens, play.onMap]).toEqual([[{ arg: 'room', value: 'mint' }], true])
    expect(['1,0', '2,1'].map((square) => play.lit(['square'], square))).toEqual([true, false])
    expect(answer).not.toHaveBeenCalled()
    play.pick(['square'], '1,0')
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['build mint 1,0'])
    play.clear()
    play.pick(['square'], '2,1')
    expect(play.entries.map(({ option }) => option?.action)).toEqual(['build chapel 2,1'])
    play.pick(['room'], 'chapel')
    expect(answer.mock.calls.map(([, action]) => action)).toEqual(['build mint 1,0', 'build chapel 2,1'])
  })
  it('comes after it even where there is one thing only, which has a name then', () => {
    const { play } = onMap([build('mint', '1,0'), option('decline', {})])
    expect(play.entries.map(({ option, token }) => option?.action ?? token?.value)).toEqual(['mint', 'decline'])
  })
})

describe('a sequence that has been begun', () => {
  const three = ['a b c', 'a c b', 'b a c'].map((words) => {
    const [first = '', second = '', third = ''] = words.split(' ')
    return option(`orders ${words}`, { first, second, third })
  })
  const drafted = (kept: Id[], options = three) => {
    const keep = vi.fn<(decision: Decision, steps: readonly Id[]) => void>()
    const game = { gives: () => false, over: () => false } as unknown as GameModule
    const table = { answer: () => undefined, why: () => Promise.resolve(null) }
    const play = new Chooser(table, game, { steps: () => kept, keep })
    play.ask(decision('order', options))
    return { play, keep }
  }
  it('is kept at each step, and forgotten when it is sent', () => {
    const { play, keep } = drafted([])
    for (const word of ['a', 'c', 'b']) play.step(word)
    play.confirm()
    expect(keep.mock.calls.map(([, steps]) => steps.join(''))).toEqual(['a', 'ac', 'acb', ''])
  })
  it('goes on after a reload, as far as it is legal', () => {
    expect(drafted(['a', 'c']).play.steps).toEqual(['a', 'c'])
    expect(drafted(['a', 'c', 'b']).play.proposed?.action).toBe('orders a c b')
    expect(drafted(['b', 'c']).play.steps).toEqual(['b'])
  })
})
