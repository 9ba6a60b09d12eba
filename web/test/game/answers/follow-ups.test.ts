import { describe, expect, it, vi } from 'vitest'

import { Chooser } from '../../../src/game/answers/chooser.svelte'
import { type LongerVerbs, more, offered, shortest } from '../../../src/game/answers/follow-ups'
import type { GameModule } from '../../../src/game/game-module'
import { longer as ofDungeoneer } from '../../../src/games/dungeoneer/long-answers'
import type { Decision, Option } from '../../../src/generated/kernel'

const option = (verb: string, args: Option['args']): Option => ({
  action: [verb, ...Object.values(args)].join(' '),
  verb,
  args,
})
const longer: LongerVerbs = {
  send_last: { of: 'send', label: () => 'nothing-more' },
  play_x: { of: 'play' },
}
const SENDING = [
  option('send', { card: 'ooze', seat: 1 }),
  option('send_last', { card: 'ooze', seat: 1 }),
  option('send', { card: 'ooze', seat: 2 }),
  option('send_last', { card: 'ooze', seat: 2 }),
  option('done', {}),
]
const PLAYING = [
  option('play', { card: 'surge' }),
  option('play_x', { card: 'surge', n: 1 }),
  option('play_x', { card: 'surge', n: 2 }),
  option('play', { card: 'haste' }),
]
const actions = (options: readonly Option[]) => options.map(({ action }) => action)
const asked = (key: string, options: Option[], number = 1): Decision => ({
  seat: 0,
  number,
  prompt: { key, kind: 'choose-one', rule: 'DN-5.2', source: null, args: {} },
  options,
  default: '',
  sealed: null,
  routine: false,
})

describe('beside a coach', () => {
  it('only the shorter of two answers is offered, and a longer one without a shorter one', () => {
    const verbs = (options: Option[]) => shortest(options, longer).map(({ verb }) => verb)
    expect(verbs(SENDING)).toEqual(['send', 'send', 'done'])
    expect(verbs(PLAYING).filter((verb) => verb === 'play_x')).toEqual([])
    expect(verbs([option('play_x', { card: 'surge', n: 1 })])).toEqual(['play_x'])
  })
})

describe('answers that say more', () => {
  it('take the place of shorter ones, if the person wants to say more', () => {
    expect(actions(offered(SENDING, longer, false))).toEqual(['send ooze 1', 'send ooze 2', 'done'])
    expect(actions(offered(SENDING, longer, true))).toEqual(['send_last ooze 1', 'send_last ooze 2', 'done'])
  })
  it('name the card to discard only if the person wants to: until then no card glows for that', () => {
    const ending = [option('play', { card: 'haste' }), option('done', {}), option('finish', { card: 'haste' })]
    expect(offered(ending, ofDungeoneer, false).map(({ verb }) => verb)).toEqual(['play', 'done'])
    expect(offered(ending, ofDungeoneer, true).map(({ verb }) => verb)).toEqual(['play', 'finish'])
    expect(more(ending, ofDungeoneer, null)).toBe('web-dn-then-discard')
  })
  it('always do, if they only answer the next question', () => {
    for (const wanted of [false, true])
      expect(actions(offered(PLAYING, longer, wanted))).toEqual(['play_x surge 1', 'play_x surge 2', 'play haste'])
  })
  it('leave what has no longer form, and games without any', () => {
    const part = SENDING.filter(({ action }) => action !== 'send_last ooze 2')
    expect(actions(offered(part, longer, true))).toEqual(['send_last ooze 1', 'send ooze 2', 'done'])
    expect(offered(SENDING, {}, true)).toBe(SENDING)
  })
  it('are named where there is a choice', () => {
    expect(more(SENDING, longer, null)).toBe('nothing-more')
    expect(more(PLAYING, longer, null)).toBeNull()
  })
})

describe('a thing on the board', () => {
  it('is one answer at the first press, the longer one if that is wanted, until another question is asked', () => {
    const answer = vi.fn<(decision: Decision, action: string) => void>()
    const game = { longer, gives: () => false, effects: () => [] } as unknown as GameModule
    const play = new Chooser({ answer, why: () => Promise.resolve(null), message: { look: 0, view: {} } }, game)
    const one = SENDING.filter(({ args }) => args.seat !== 2)
    play.ask(asked('misdeeds', one))
    expect(play.canSayMore).toBe('nothing-more')
    play.pick(['card'], 'ooze')
    expect(answer.mock.lastCall?.[1]).toBe('send ooze 1')
    play.more = true
    play.ask(asked('misdeeds', one, 2))
    play.pick(['card'], 'ooze')
    expect(answer.mock.lastCall?.[1]).toBe('send_last ooze 1')
    play.ask(asked('banes', one, 3))
    expect(play.more).toBe(false)
  })
})
