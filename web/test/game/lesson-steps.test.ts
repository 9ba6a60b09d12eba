import { describe, expect, test } from 'vitest'

import { answersIn, fits, later, place, reply, said, skips, wants, whereIs } from '../../src/game/lesson-steps'
import type { GuidedLesson, LessonStep } from '../../src/generated/protocol'
import { Progress } from '../../src/study/finished-lessons'

const step = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({
  id,
  text: id,
  alone: false,
  point: [],
  rule: '',
  want: [],
  meanwhile: [],
  until: [],
  ends: '',
  after: '',
  replies: [],
  hints: {},
  ...more,
})
const STEPS = [
  step('hello'),
  step('dig', {
    want: ['dig *'],
    replies: [
      { pattern: 'mine *', text: 'later' },
      { pattern: '*', text: 'no' },
    ],
  }),
  step('well'),
  step('play', { until: ['orders *'], hints: { tax: 'pay' } }),
  step('last', { until: ['never'], ends: 'orders' }),
]

describe('a lesson', () => {
  test('a pattern is an answer or its beginning', () => {
    expect([fits('mine 2', 'mine 2'), fits('mine 2', 'mine 21'), fits('dig *', 'dig 3,1'), fits('*', 'stop')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('answers end the steps that ask', () => {
    expect(place(STEPS, [])).toBe(0)
    expect(place(STEPS, ['dig 3,1'])).toBe(2)
    expect(place(STEPS, ['dig 3,1', 'tax 2', 'hire troll1'])).toBe(2)
    expect(place(STEPS, ['dig 3,1', 'tax 2', 'orders a b c'])).toBe(4)
    expect(place(STEPS.slice(0, 3), ['dig 3,1', 'dig 3,2'])).toBe(2)
  })

  test('what it does not ask for goes without saying', () => {
    const response = step('response', { want: ['play turn_away'], meanwhile: ['pass'] })
    expect(skips(response, 'pass')).toBe(true)
    expect(skips(response, 'play turn_away')).toBe(false)
    expect(skips(response, 'declare')).toBe(false)
    const round = step('round', { until: ['send *'] })
    expect([skips(round, 'pass'), skips(round, 'send zombie 0')]).toEqual([true, false])
  })

  test('what is read comes between what is asked', () => {
    expect(whereIs(STEPS, [], 0, 'dig', false)).toEqual({ shown: 0, asking: 1 })
    expect(whereIs(STEPS, [], 1, 'dig', false)).toEqual({ shown: 1, asking: 1 })
    expect(whereIs(STEPS, [], 4, 'dig', false)).toEqual({ shown: 1, asking: 1 })
    expect(whereIs(STEPS, ['dig 3,1'], 1, 'tax', false)).toEqual({ shown: 2, asking: 3 })
  })

  test('it is over at its last question, or when the game is', () => {
    const all = ['dig 3,1', 'orders a b c']
    expect(whereIs(STEPS, all, 3, 'plan', false)).toEqual({ shown: 4, asking: 4 })
    expect(whereIs(STEPS, all, 5, 'orders', false)).toEqual({ shown: 5, asking: -1 })
    expect(whereIs(STEPS, [], 0, '', true)).toEqual({ shown: 0, asking: -1 })
  })

  test('other answers get a reply, and questions a hint', () => {
    const [, dig, , play] = STEPS as [LessonStep, LessonStep, LessonStep, LessonStep]
    expect([wants(dig, 'dig 1,1', []), wants(dig, 'stop', []), wants(play, 'stop', [])]).toEqual([true, false, true])
    expect([reply(dig, 'mine 1'), reply(dig, 'stop')]).toEqual(['later', 'no'])
    const at = (asked: string) => said(STEPS, play, asked, () => '')
    expect([at('tax'), at('hire')]).toEqual(['pay', 'play'])
  })

  test('a kind of question of which nobody has spoken is explained in its own words', () => {
    const steps = [
      step('winter', { until: ['orders *'], hints: { orders: 'choose' } }),
      step('spring', { until: ['orders *'], hints: { tax: 'pay' } }),
      step('end'),
    ] as [LessonStep, LessonStep, LessonStep]
    const at = (place: number, asked: string) =>
      said(steps, steps[place] ?? steps[2], asked, (key) => (key === 'dance' ? '' : `about ${key}`))
    expect([at(0, 'orders'), at(0, 'tax'), at(1, 'orders'), at(1, 'tax')]).toEqual([
      'choose',
      'about tax',
      'spring',
      'pay',
    ])
    expect([at(1, 'dance'), at(1, ''), at(2, 'aim')]).toEqual(['spring', 'spring', 'end'])
  })

  test('what is spoken of only later is known', () => {
    const lesson = (number: number, ...points: string[]): GuidedLesson => ({
      ...{ id: `l${number}`, number, minutes: 1, title: '', about: '', opening: 0 },
      steps: points.map((point) => step(point, { point: [point] })),
    })
    const lessons = [lesson(1, 'map', 'hand'), lesson(2, 'map', 'quests', 'rivals')] as [GuidedLesson, GuidedLesson]
    expect(later(lessons, lessons[0], 0)).toEqual(['hand', 'quests', 'rivals'])
    expect(later(lessons, lessons[0], 1)).toEqual(['quests', 'rivals'])
    expect(later(lessons, lessons[1], 1)).toEqual(['rivals'])
    expect(later(lessons, lessons[1], 2)).toEqual([])
  })

  test('what may be answered meanwhile is refused as soon as the wanted answer is possible', () => {
    const strike = step('strike', { want: ['challenge *'], meanwhile: ['pass'] })
    expect(wants(strike, 'pass', ['pass', 'ask never'])).toBe(true)
    expect(wants(strike, 'pass', ['pass', 'challenge zombie'])).toBe(false)
    expect(wants(strike, 'ask never', ['pass', 'ask never'])).toBe(false)
    expect(place([strike], ['pass', 'pass'])).toBe(0)
    expect(place([strike], ['pass', 'challenge zombie'])).toBe(1)
  })

  test('the answers of the learner are read from a record', () => {
    const record = 'undercroft-record 2\n0 orders a b c #1f2e\n1 dig 3,1\n0 dig 2,2 #0000\nend 3\n'
    expect(answersIn(record, 0)).toEqual(['orders a b c', 'dig 2,2'])
    expect(answersIn(record, 1)).toEqual(['dig 2,2'])
  })
})

describe('progress', () => {
  const store = (first: string | null = null) => {
    let kept = first
    return { getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) }
  }

  test('lessons are left and finished', () => {
    const storage = store()
    const progress = new Progress(storage)
    progress.keep('toy', 'one', { table: 't1', read: 2 })
    expect([progress.read('toy', 'one', 't1'), progress.read('toy', 'one', 't2')]).toEqual([2, 0])
    expect(progress.read('toy', 'two', 't1')).toBe(0)
    progress.finish('toy', 'one')
    progress.finish('toy', 'one')
    const again = new Progress(storage)
    expect([again.done('toy', 'one'), again.done('other', 'one'), again.left('toy', 'one')]).toEqual([
      true,
      false,
      null,
    ])
    expect(again.read('toy', 'one', 't1')).toBeGreaterThan(1000)
    again.keep('toy', 'one', { table: 't3', read: 0 })
    expect(again.read('toy', 'one', 't3')).toBe(0)
  })

  test('the step that the story is to wait for is kept with its table', () => {
    const storage = store()
    const progress = new Progress(storage)
    progress.keep('toy', 'one', { table: 't1', read: 2, awaited: { step: 3, event: 'TurnBegins' } })
    const again = new Progress(storage)
    expect(again.awaited('toy', 'one', 't1')).toEqual({ step: 3, event: 'TurnBegins' })
    expect(again.awaited('toy', 'one', 't2')).toBeNull()
    again.keep('toy', 'one', { table: 't1', read: 4, awaited: null })
    expect(again.awaited('toy', 'one', 't1')).toBeNull()
    const damaged = new Progress(store('{"toy":{"left":{"one":{"table":"t1","read":1,"awaited":{"step":"3"}}}}}'))
    expect(damaged.awaited('toy', 'one', 't1')).toBeNull()
  })

  test('damaged data are ignored', () => {
    for (const text of ['{', '[]', '{"toy":3}', '{"toy":{"done":[1],"left":{"one":{"table":1}}}}']) {
      const progress = new Progress(store(text))
      expect([progress.done('toy', 'one'), progress.left('toy', 'one')]).toEqual([false, null])
    }
    const forbidden = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    new Progress(forbidden).finish('toy', 'one')
  })
})
