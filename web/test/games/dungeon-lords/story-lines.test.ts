import { describe, expect, it } from 'vitest'

import { LANGUAGES, sentence } from '../../../src/base/text/texts'
import type { Player } from '../../../src/game/game-module'
import { narrated, spoken } from '../../../src/game/story/log-lines'
import game from '../../../src/games/dungeon-lords'
import { trapWords } from '../../../src/games/dungeon-lords/card-text'
import { eventTerm } from '../../../src/games/dungeon-lords/terms'
import type { View } from '../../../src/generated/dungeon-lords'
import { CONTENT } from '../../../src/generated/dungeon-lords-content'
import { words } from './words'

describe.each(LANGUAGES)('a special event, in %s', (lang) => {
  const texts = words(lang)
  it.each(CONTENT.specials.map(({ id }) => id))('says what it does, and so does its tile: %s', (id) => {
    const happens = { event: 'SpecialHappens', special: id }
    const line = spoken(texts, happens, [], game)
    expect(line.startsWith(texts.event('SpecialHappens', { special: id }))).toBe(true)
    const effect = line.slice(texts.event('SpecialHappens', { special: id }).length + 1)
    expect(effect.length).toBeGreaterThan(10)
    const turnedUp = { event: 'EventTurnedUp', season: 'spring', tile: 'special_event', special: id }
    expect(narrated(texts, turnedUp, [], game)).toContain(effect)
    expect(spoken(texts, turnedUp, [], game)).not.toContain(effect)
    const view = { options: { special_events: true }, special_event: id } as unknown as View
    expect(eventTerm(texts, view, 'spring', 'special_event').lines).toContain(effect)
    expect(texts.missing).toEqual([])
  })
  it('adds nothing to an event that explains itself', () => {
    const turnedUp = { event: 'EventTurnedUp', season: 'spring', tile: 'payday', special: null }
    expect(narrated(texts, turnedUp, [], game)).toBe(spoken(texts, turnedUp, [], game))
  })
})

describe.each(LANGUAGES)('a combat card that one looks at, in %s', (lang) => {
  const texts = words(lang)
  const looks = (spell: string | null) => ({ event: 'Spied', seat: 0, position: 1, spell })
  it.each(CONTENT.spells.map(({ id }) => id))('says in the story what it does: %s', (id) => {
    const line = narrated(texts, looks(id), [], game)
    expect(line.length).toBeGreaterThan(spoken(texts, looks(id), [], game).length + 10)
    expect(texts.missing).toEqual([])
  })
  it('says nothing to those who do not see it', () => {
    expect(narrated(texts, looks(null), [], game)).toBe(spoken(texts, looks(null), [], game))
  })
})

describe.each(LANGUAGES)('a trap that is drawn, in %s', (lang) => {
  const texts = words(lang)
  const draws = (...traps: string[]) => ({ event: 'TrapsDrawn', seat: 0, amount: 2, traps, source: 'buy_traps' })
  const added = (told: ReturnType<typeof draws>, year: number) =>
    narrated(texts, told, [], game, { year }).slice(spoken(texts, told, [], game).length)
  it.each(CONTENT.traps.map(({ id }) => id))('says to its owner in the story what it does that year: %s', (id) => {
    for (const year of [1, 2]) expect(added(draws(id), year)).toBe(` ${sentence(trapWords(texts, id, year))}.`)
    expect(texts.missing).toEqual([])
  })
  it('is named once if there are several, alike or not', () => {
    const [one, two] = CONTENT.traps.map(({ id }) => id) as [string, string]
    const both = [one, two].map((id) => `${texts.title(id)}: ${trapWords(texts, id, 1)}.`).join(' ')
    expect(added(draws(one, two), 1)).toBe(` ${both}`)
    expect(added(draws(one, one), 1)).toBe(added(draws(one), 1))
  })
  it('says nothing to those who do not see it', () => {
    expect(added(draws(), 1)).toBe('')
  })
})

describe('a turn', () => {
  it('begins with orders, and what is asked while they are carried out belongs to it', () => {
    const turn = (...board: View['board']) => game.turn?.({ board } as unknown as View)
    const [empty, dummies, lords] = [turn([-1, -1, -1]), turn([8, 9, -1]), turn([-1, -1, -1], [8, 2, -1])]
    expect([empty, dummies, lords]).toEqual([null, null, -1])
  })
})

describe.each(LANGUAGES)('an order that is declined, in %s', (lang) => {
  const texts = words(lang)
  const line = (order: string, space: number, why = 'declined') =>
    spoken(texts, { event: 'MinionStays', seat: 1, order, why, space }, [], game)
  it('says what it would have cost and brought, where the space says it', () => {
    const text = texts.event('MinionStays', { seat: 1, order: 'get_food', why: 'declined', space: 2 })
    const offer = `${texts.text('n-evil', { n: 1 })} → ${texts.text('n-food', { n: 3 })}`
    expect(line('get_food', 2)).toBe(`${text} ${texts.text('web-declined-goods', { goods: offer })}`)
    expect(text).toContain('II')
    expect(line('build_room', 1)).not.toContain('→')
    expect(line('get_food', 2, 'full')).not.toContain('→')
    const price = texts.text('web-declined-price', { price: texts.text('n-gold', { n: 1 }) })
    expect(line('build_room', 2)).toContain(price)
    expect(line('build_room', 1)).not.toContain(price)
    expect(texts.missing).toEqual([])
  })
})

describe.each(LANGUAGES)('what is about the reader, in %s', (lang) => {
  const texts = words(lang)
  const players = ['Anna', 'Boris'].map((name, seat) => ({ name, seat, mine: seat === 0 }) as Player)
  const deeds = (seat: number) => [
    { event: 'Dug', seat, square: '3,2', squares: ['3,2', '4,2'] },
    { event: 'Gained', seat, good: 'food', amount: 1, source: 'get_food', changes: [] },
    ...['MinionPlaced', 'OrderReturned', 'RoomsIdle', 'AdventurerJoins', 'TaxPaid', 'Lost'].map((event) => {
      const told = { event, seat, order: 'get_food', space: 1, locked: [], rooms: ['mint'], could: [], source: 'taxes' }
      const more = { adventurer: 'warrior1', evil: 3, rank: 1, paid: 1, due: 2, good: 'gold', amount: 1 }
      return { ...told, ...more, each: [{ ...told, ...more }] }
    }),
  ]
  it('never calls him by his name, and everybody else by theirs', () => {
    for (const told of deeds(0)) expect(spoken(texts, told, players, game), told.event).not.toContain('Anna')
    for (const told of deeds(1)) expect(spoken(texts, told, players, game), told.event).toContain('Boris')
    expect(texts.missing).toEqual([])
  })
})
