import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { cut } from '../../../src/base/text/messages'
import { LANGUAGES, Texts } from '../../../src/base/text/texts'
import type { Player } from '../../../src/game/game-module'
import { linesOf, narrated } from '../../../src/game/story/log-lines'
import { quip } from '../../../src/game/story/quips'
import lords from '../../../src/games/dungeon-lords'
import { words } from '../../games/dungeon-lords/words'

const GAMES = ['dungeon-lords', 'dungeoneer'] as const
const WEB = join(import.meta.dirname, '../../..')
const texts = new Texts('en', [
  'web-quip-dug =\n    One.\n    Two.\nweb-quip-stays-full =\n    Full.\nweb-quip-stays =\n    Home.\n',
])
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7]
const said = (told: { event: string } & Record<string, unknown>) => TURNS.map((turn) => quip(texts, told, turn))

describe('a quip', () => {
  it('comes every second time, each in its turn', () => {
    expect(said({ event: 'Dug', seat: 0 })).toEqual(['One.', 'Two.', '', '', 'One.', 'Two.', '', ''])
    expect(said({ event: 'Dug', seat: 1 })).toEqual(['Two.', '', '', 'One.', 'Two.', '', '', 'One.'])
  })
  it('is that of the reason, or else that of the event', () => {
    expect(said({ event: 'Stays', why: 'full' }).filter(Boolean)).toEqual(Array(4).fill('Full.'))
    expect(said({ event: 'Stays', why: 'gold' }).filter(Boolean)).toEqual(Array(4).fill('Home.'))
  })
  it('does not follow what has none, what all lords do, or a line that is full', () => {
    const dug = { event: 'Dug', seat: 0 }
    for (const told of [
      { event: 'Mined', seat: 0 },
      { ...dug, each: [dug, dug] },
      { ...dug, first: [dug, dug, dug, dug] },
    ])
      expect(said(told).join('')).toBe('')
    expect(quip(texts, { event: 'Mined', first: [dug] }, 0)).toBe('One.')
  })
})

describe.each(GAMES)('the quips of %s', (game) => {
  const quips = (lang: string) =>
    cut(readFileSync(join(WEB, 'src/games', game, 'locale', `${lang}.ftl`), 'utf8'))
      .filter(([key]) => key.startsWith('web-quip-'))
      .map(([key, text]) => ({
        key,
        lines: text
          .split('=')[1]
          ?.trim()
          .split('\n')
          .map((line) => line.trim()),
      }))
  it('are as many in each language, short, and name nobody', () => {
    const numbers = (lang: string) => quips(lang).map(({ key, lines }) => [key, lines?.length])
    for (const lang of LANGUAGES) {
      expect(numbers(lang)).toEqual(numbers('en'))
      const all = quips(lang).flatMap(({ lines }) => lines ?? [])
      expect(all.length).toBeGreaterThan(15)
      expect(all.filter((line) => line.length > 70 || /[{}]/.test(line))).toEqual([])
      expect(new Set(all).size).toBe(all.length)
    }
  })
})

describe('a story with quips', () => {
  const players = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, mine: seat === 0 })) as Player[]
  const built = { event: 'Built', seat: 1, room: 'mint', square: '3,1', free: false }
  const view = { year: 2, season: 'winter', combat_round: 0 }
  it.each(LANGUAGES)('is the same for all who read it, and the log has none: %s', (lang) => {
    const text = words(lang)
    const line = (own: number) =>
      narrated(
        text,
        built,
        players.map((player) => ({ ...player, mine: player.seat === own })),
        lords,
        view,
      )
    const logged = linesOf({ log: [built], texts: text, players, game: lords })[0]?.text ?? ''
    const added = line(0).slice(logged.length)
    expect(added.length).toBeGreaterThan(5)
    expect(line(1).endsWith(added)).toBe(true)
    expect(line(0)).toBe(logged + added)
  })
  it('sends no decoy to prison', () => {
    const text = words('en')
    const falls = (adventurer: string | null) =>
      [1, 2, 3, 4].map((year) =>
        lords.adds?.(text, { event: 'Eliminated', seat: 0, adventurer }, { ...view, year } as never, []),
      )
    expect(falls('thief1').some(Boolean)).toBe(true)
    expect(falls(null).some(Boolean)).toBe(false)
  })
})
