import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import {
  botsByLevel,
  botWord,
  controlOf,
  fared,
  firstGame,
  GameWords,
  groupsOf,
  seatsFor,
  seatsFrom,
  seatWord,
  usualSeats,
} from '../../src/game/table-setup'
import type { GameHead } from '../../src/generated/protocol'
import { Rivals } from '../../src/home/opponents'

const option = (name: string, schema: Record<string, unknown>) => ({ name, schema, default: schema.default })
const game: GameHead = {
  id: 'toy',
  seat_counts: [1, 2],
  presets: { first: {} },
  bots: ['random', 'greedy', 'pupil', 'master'],
  levels: ['pupil', 'master'],
  ahead: { master: 69 },
  rival: 'master',
  lessons: [],
  guided: [],
  studies: [],
  puzzles: 0,
  options: [
    option('fast', { type: 'boolean' }),
    option('box', { enum: ['red', 'blue'] }),
    option('secret', { type: 'boolean' }),
    option('begins', { anyOf: [{ type: 'integer' }, { type: 'null' }] }),
    option('odd', { type: 'object' }),
  ],
}

describe('controls', () => {
  it('fit what an option may be', () => {
    expect(controlOf({ type: 'boolean' })).toEqual({ kind: 'switch' })
    expect(controlOf({ enum: ['a', 'b'] })).toEqual({ kind: 'choice', values: ['a', 'b'] })
    expect(controlOf({ anyOf: [{ enum: ['a'] }, { type: 'null' }] })).toEqual({ kind: 'choice', values: [null, 'a'] })
    expect(controlOf({ type: 'integer', minimum: 1, maximum: 4 })).toEqual({ kind: 'number', least: 1, most: 4 })
    expect(controlOf({ type: 'array', items: { enum: ['a', 'b'] } })).toEqual({ kind: 'several', values: ['a', 'b'] })
    expect(controlOf({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, true)).toEqual({ kind: 'seat', nobody: true })
    expect(controlOf({ type: 'object' })).toBeNull()
    expect(controlOf({})).toBeNull()
  })
})

describe('options', () => {
  const words = new Set(['web-option-toy-fast', 'web-option-toy-box', 'web-option-toy-begins', 'web-option-toy-odd'])
  it('are grouped as the game wants, and only offered with words', () => {
    const groups = groupsOf(
      game,
      {
        icon: '',
        groups: [
          { id: 'how', options: ['box', 'secret', 'nothing'] },
          { id: 'empty', options: [] },
        ],
        seatOptions: ['begins'],
      },
      (key) => words.has(key),
    )
    expect(groups.map((group) => [group.id, group.options.map((one) => one.option.name)])).toEqual([
      ['how', ['box']],
      ['', ['fast', 'begins']],
    ])
    expect(groups[1]?.options[1]?.control).toEqual({ kind: 'seat', nobody: true })
  })
  it('need nothing of the game but words', () => {
    expect(
      groupsOf(game, { icon: '' }, (key) => words.has(key)).flatMap((group) =>
        group.options.map((one) => one.option.name),
      ),
    ).toEqual(['fast', 'box', 'begins'])
    expect(groupsOf(game, { icon: '' }, () => false)).toEqual([])
    expect(
      groupsOf(
        game,
        { icon: '' },
        (key) => words.has(key),
        (name) => name !== 'box',
      ).flatMap((group) => group.options.map((one) => one.option.name)),
    ).toEqual(['fast', 'begins'])
  })
})

describe('words of a game', () => {
  const texts = new Texts('en', [
    'name-toy = toy\nweb-seats = { $n } players\nweb-preset-first = First game\nweb-seats-toy = { $n } bears\nweb-preset-toy-hard-one = Hard\nweb-lesson = Scenario { $number }\nname-red = red',
  ])
  const toy = new GameWords(texts, 'toy')
  const other = new GameWords(texts, 'other')
  it('go before those of all games', () => {
    expect([toy.seats(2), other.seats(2)]).toEqual(['2 bears', '2 players'])
    expect([toy.preset('first'), toy.preset('hard_one'), other.preset('hard_one')]).toEqual([
      'First game',
      'Hard',
      'hard one',
    ])
    expect([toy.value('box', 'red'), toy.value('box', null), toy.lesson('3'), toy.about, toy.group('x')]).toEqual([
      'Red',
      '–',
      'Scenario 3',
      '',
      '',
    ])
  })
})

describe('seats', () => {
  it('of a game that goes on are those of its bots, where they are still offered', () => {
    const seats = [null, 'strong', 'retired'].map((bot, seat) => ({ seat, bot }))
    expect(seatsFrom(seats, 0, { bots: ['weak', 'strong'], rival: 'weak' })).toBe('me,bot:strong,bot:weak')
    expect(seatsFrom(seats, 1, { bots: [], rival: '' })).toBe('hotseat:,me,hotseat:')
  })
  it('are as many as the preset wants, or as there can be', () => {
    expect([
      usualSeats(game, { icon: '' }, 'first'),
      usualSeats(game, { icon: '', seats: { first: 1 } }, 'first'),
      usualSeats(game, { icon: '', seats: { first: 1 } }, 'other'),
    ]).toEqual([2, 1, 2])
  })
  it('are filled with bots, and keep what was chosen', () => {
    expect(seatsFor(1, game.rival).map(seatWord)).toEqual(['me'])
    const three = seatsFor(3, game.rival, [
      { kind: 'me', bot: '', name: '' },
      { kind: 'hotseat', bot: '', name: ' Anna ' },
    ])
    expect(three.map(seatWord)).toEqual(['me', 'hotseat:Anna', 'bot:master'])
    expect(seatsFor(2, '').map(seatWord)).toEqual(['me', 'open'])
  })
  it('of a first game are filled with the weakest level', () => {
    expect(firstGame(game, { icon: '' })).toEqual({ preset: 'first', seats: ['me', 'bot:pupil'] })
    expect(firstGame({ ...game, presets: {}, levels: [] }, { icon: '' })).toEqual({ seats: ['me', 'bot:master'] })
  })
  it('are filled with the bots that were chosen last, at first with the weakest level', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    }
    expect(new Rivals(store).of(game)).toBe('pupil')
    expect(new Rivals(store).of({ ...game, levels: [] })).toBe('master')
    new Rivals(store).choose(game, 'greedy')
    expect(new Rivals(store).of(game)).toBe('greedy')
    expect(new Rivals(store).of({ ...game, bots: ['pupil'] })).toBe('pupil')
  })
  it('are offered to bots by level, each with its number, and then to the others', () => {
    expect(botsByLevel(game)).toEqual(['pupil', 'master', 'random', 'greedy'])
    const texts = new Texts('en', ['bot-master = Master', 'web-bot-level = { $level } · { $bot }'])
    expect(['pupil', 'master', 'greedy'].map((bot) => botWord(texts, game, bot))).toEqual([
      '1 · Pupil',
      '2 · Master',
      'Greedy',
    ])
  })
  it('say how a level fared against the one below it, if that is known', () => {
    const texts = new Texts('en', ['bot-fared = Ahead of level { $below } in { $ahead } of 100 games.'])
    expect(fared(texts, game, 'master')).toBe('Ahead of level 1 in 69 of 100 games.')
    expect(fared(texts, game, 'pupil')).toBe('')
    expect(fared(texts, game, 'greedy')).toBe('')
  })
})
