/** How long the story of four lords takes at the normal speed; `four-lords.json` has the events of a winter and of a round of
 * combat that bots have played. */
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../../../src/base/text/texts'
import type { Player } from '../../../src/game/game-module'
import type { LogEvent } from '../../../src/game/story/log-event'
import { joined, linesOf, met, narrated, spoken } from '../../../src/game/story/log-lines'
import { readingTime } from '../../../src/game/story/story.svelte'
import game from '../../../src/games/dungeon-lords'
import events from './four-lords.json'
import { words } from './words'

const PLAYERS = ['Ann', 'Morwen', 'Baron', 'Overlord'].map((name, seat) => ({
  seat,
  name,
  mine: seat === 0,
})) as Player[]

/** The lines of a story, one after another. */
function lines(
  lang: (typeof LANGUAGES)[number],
  told: readonly LogEvent[],
  year = 1,
  speed = 1,
): { events: number; lines: string[]; seconds: number; rivals: number } {
  const texts = words(lang)
  const found: LogEvent[] = []
  for (const event of told.filter((one) => !game.quiet.has(one.event))) {
    const last = found.at(-1)
    const both = last && joined(last, event, (one) => spoken(texts, one, PLAYERS, game), game)
    if (both) found[found.length - 1] = both
    else found.push(event)
  }
  expect(texts.missing).toEqual([])
  const view = { year, season: 'winter', combat_round: 0 }
  const said = found.map((one) => narrated(texts, one, PLAYERS, game, view))
  const secondsOf = (of: (one: LogEvent) => boolean) =>
    found
      .map((one, i) => (of(one) ? readingTime(said[i] ?? '', met(game, one, 0), speed) : 0))
      .reduce((sum, time) => sum + time, 0) / 1000
  return {
    events: told.length,
    lines: said,
    seconds: secondsOf(() => true),
    rivals: secondsOf((one) => met(game, one, 0).startsWith('rival')),
  }
}

describe.each(LANGUAGES)('the story of four lords, in %s', (lang) => {
  it.each([
    ['winter', 25.5],
    ['round', 20],
  ] as const)('takes with its quips: a %s at most %s seconds', (part, most) => {
    for (const year of [1, 2]) {
      const { events: n, lines: said, seconds } = lines(lang, events[part], year)
      expect(n).toBeGreaterThan(35)
      expect(seconds).toBeLessThanOrEqual(most)
      expect(said.join(' ')).not.toMatch(/[{}]|undefined\b|\bnull\b/)
    }
  })
  it.each(['winter', 'round'] as const)('passes faster over what rivals do, unless it goes calmly: a %s', (part) => {
    const [normal, brisk, calm] = [1, 2, 0.6].map((speed) => lines(lang, events[part], 1, speed))
    expect(brisk?.rivals).toBeCloseTo((normal?.rivals ?? 0) / 2)
    expect(normal?.rivals).toBeCloseTo((calm?.rivals ?? 0) * 0.6 * 0.55)
    const own = (of: typeof normal) => (of?.seconds ?? 0) - (of?.rivals ?? 0)
    expect(own(normal)).toBeCloseTo(own(calm) * 0.6)
  })
  it('tells a deed with its price and what it brings', () => {
    const said = lines(lang, events.winter).lines
    const texts = words(lang)
    const price = `(−${texts.text('n-food', { n: 1 })}, +${texts.text('n-evil', { n: 1 })}).`
    expect(said.filter((line) => line.endsWith(price))).toHaveLength(1)
  })
})

describe('a round of all lords', () => {
  const said = lines('en', events.winter).lines
  it('is one line in which each lord has one place', () => {
    expect(said).toContain('You: Recruit Imps I; Morwen: Mine Gold I; Baron: Mine Gold II; Overlord: Mine Gold III.')
  })
  it('of orders that are taken back says which are locked', () => {
    const back = said.find((line) => line.includes('takes back'))
    expect(back?.match(/locked next season/g)).toHaveLength(4)
  })
})

describe('the log', () => {
  it('has one line for each lord who takes orders back', () => {
    const found = linesOf({ log: events.winter, texts: words('en'), players: PLAYERS, game }).map(({ text }) => text)
    const back = found.filter((line) => line.includes('back “'))
    expect(back).toHaveLength(4)
    expect(back[0]).toBe('You take back “Mine Gold”. Locked next season: Recruit Imps and Build Room.')
    expect(back[2]).toMatch(/^Baron .*Tool Shed\. Baron takes back “Mine Gold”\./)
  })
})

describe('a blow', () => {
  it('is one line with what it does, and fatigue another', () => {
    const said = lines('en', events.round).lines
    const blow = said.find((line) => line.startsWith('Witch: '))
    expect(blow).toContain('damage')
    expect(blow).not.toContain('Fatigue')
    expect(said.join(' ')).not.toContain('knocked out')
  })
})
