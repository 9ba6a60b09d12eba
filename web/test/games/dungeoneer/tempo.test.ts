/** How long the story of a rival's turn takes at the normal speed; `rivals-turns.json` has the events of two turns that bots
 * have played: one with a quest, one with a battle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type Language, LANGUAGES, Texts } from '../../../src/base/text/texts'
import type { Player } from '../../../src/game/game-module'
import type { LogEvent } from '../../../src/game/story/log-event'
import { joined, linesOf, met, narrated, spoken } from '../../../src/game/story/log-lines'
import { readingTime } from '../../../src/game/story/story.svelte'
import game from '../../../src/games/dungeoneer'
import turns from './rivals-turns.json'

const WEB = join(import.meta.dirname, '../../..')
const textsOf = (lang: Language): Texts => {
  const shared = ['terminal', 'terms'].map((name) => join(WEB, '../src/undercroft/locale', lang, `${name}.ftl`))
  const own = [
    join(WEB, 'src/generated/words', lang, 'dungeoneer.ftl'),
    join(WEB, 'src/games/dungeoneer/locale', `${lang}.ftl`),
  ]
  return new Texts(
    lang,
    [...shared, ...own].map((path) => readFileSync(path, 'utf8')),
  )
}
const PLAYERS = ['Ann', 'Olm', 'Raka'].map((name, seat) => ({ seat, name, mine: seat === 0 })) as Player[]

/** `own`: the seat of the viewer; null: a spectator's. */
function told(
  lang: Language,
  turn: keyof typeof turns,
  round = 1,
  own: number | null = 0,
): { lines: string[]; seconds: number } {
  const texts = textsOf(lang)
  const found: LogEvent[] = []
  for (const event of (turns[turn] as unknown as LogEvent[]).filter((one) => !game.quiet.has(one.event))) {
    const last = found.at(-1)
    const both = last && joined(last, event, (one) => spoken(texts, one, PLAYERS, game), game)
    if (both) found[found.length - 1] = both
    else found.push(event)
  }
  const view = { round, active: 1, map: [] }
  const lines = found.map((one) => narrated(texts, one, PLAYERS, game, view))
  expect(texts.missing).toEqual([])
  const times = found.map((one, i) => readingTime(lines[i] ?? '', met(game, one, own ?? undefined)))
  return { lines, seconds: times.reduce((sum, time) => sum + time, 0) / 1000 }
}

describe.each(LANGUAGES)("a rival's turn, in %s", (lang) => {
  it.each(['quest', 'battle'] as const)('takes at most 9 seconds with its quips: a %s', (turn) => {
    for (const round of [1, 2, 3, 4]) {
      const { lines, seconds } = told(lang, turn, round)
      expect(turns[turn].length).toBeGreaterThan(15)
      expect(seconds).toBeLessThanOrEqual(9)
      expect(lines.join(' ')).not.toMatch(/[{}]|undefined\b|\bnull\b/)
    }
  })
})

describe('what a rival does', () => {
  it.each(['quest', 'battle'] as const)('passes faster than for somebody who only watches: a %s', (turn) => {
    const [player, spectator] = [9, null].map((own) => told('en', turn, 1, own).seconds)
    expect(player).toBeLessThan(0.7 * (spectator ?? 0))
  })
})

describe('a turn', () => {
  it('begins a chapter of the log, with the action points in its heading', () => {
    const log = turns.quest as unknown as LogEvent[]
    const [heading, ...rest] = linesOf({ log, texts: textsOf('en'), players: PLAYERS, game })
    expect([heading?.chapter, heading?.text]).toEqual([true, expect.stringContaining('action point')])
    expect(rest.some((line) => line.chapter)).toBe(false)
  })
})

describe('a fighter', () => {
  it('is called as its player in a line of several events, too', () => {
    const rolls = { event: 'Attacks', seat: 1, foe: 'zombie', defender: 'raka', form: 'melee' }
    const roll = { event: 'Rolled', foe: 'zombie', why: 'attack', form: 'melee', source: 'raka', dice: [3], kept: 3 }
    const both = game.joins?.(rolls, { ...roll, plus: 2, total: 5, need: 0, base: 2, bonuses: [] })
    const figures = ['kron_axereaver', 'lorel_alanus', 'raka']
    expect(game.says?.(textsOf('en'), both!, ['Ann', 'Olm', 'Bob'], undefined, figures)).toContain('attacks Bob')
  })
})

describe('a deed', () => {
  const { lines } = told('en', 'quest')
  it('is one line with its roll and what it brings', () => {
    expect(lines.filter((line) => /moves to .*\(\+\d glory, \+\d peril/.test(line)).length).toBeGreaterThan(0)
    expect(lines.some((line) => /^.*attempts .*Passed/.test(line))).toBe(true)
  })
  it('of a battle has both rolls in one line, and who strikes with the wound in the next', () => {
    const fought = told('en', 'battle').lines
    const [rolls, blow] = [
      fought.findIndex((line) => line.includes('counter-roll')),
      fought.findIndex((line) => line.includes('strikes')),
    ]
    expect(fought[rolls]).toContain('attack roll')
    expect(blow).toBe(rolls + 1)
    expect(fought[blow]).toContain('wound')
  })
})
