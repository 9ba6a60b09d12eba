import { describe, expect, it } from 'vitest'

import { Texts } from '../../src/base/text/texts'
import type { GameModule } from '../../src/game/game-module'
import type { LogEvent } from '../../src/game/story/log-event'
import { ClosedReviews } from '../../src/log/closed-reviews'
import { News } from '../../src/log/news.svelte'

const texts = new Texts('en', ['event-a = A happens', 'event-b = B happens'])
/** A game in which each `B` ends something, at which one may look back. */
const game = {
  quiet: new Set(),
  over: (ended: string[]) => ended.length > 2,
  says: (_: Texts, { event }: LogEvent) => `${event} happens`,
  reviews: (_: Texts, ended: string[]) => ended.map((_, i) => ({ id: `review ${i}`, title: '' })),
  notice: (_: Texts, __: unknown, ___: unknown, log: readonly LogEvent[], fresh: number) =>
    log.slice(fresh).some(({ event }) => event === 'B') ? { icon: '', title: 'over', lines: [], tone: 'plain' } : null,
} as unknown as GameModule
const words = { game, texts, players: [] }
const story = (names: string[], look: number | null = 0) => ({
  snapshot: { look, view: names.filter((name) => name === 'B') },
  log: names.map((event): LogEvent => ({ event })),
  before: 0,
  number: names.length,
})

describe('news', () => {
  it('are what has happened since the present was last on the screen', () => {
    const news = new News()
    news.come(story(['A', 'B']), words)
    expect([news.words, news.ended, news.review]).toEqual(['', null, null])
    news.come(story(['A', 'B', 'A']), words)
    expect(news.words).toContain('A happens')
    expect(news.words).not.toContain('B happens')
    news.come(story(['A', 'B', 'A', 'B']), words)
    expect([news.ended?.title, news.review]).toEqual(['over', 'review 1'])
  })
  it('say where somebody who was away was answered for', () => {
    const said = new Texts('en', ['web-proxy-bot = A bot for { $player }.'])
    const players = [0, 1].map((seat) => ({ seat, name: 'Ann', colour: seat, mine: false }))
    const proxies = [0, 1, 2].map((i) => ({ i, seat: 1, bot: true }))
    const news = new News()
    news.come(story(['A']), { ...words, texts: said, players, proxies })
    news.come(story(['A', 'A']), { ...words, texts: said, players, proxies })
    expect(news.words).toBe('A bot for Ann. A happens')
  })
  it('are not what one knew from another seat, or before an undo', () => {
    const news = new News()
    news.come(story(['A']), words)
    news.come(story(['A', 'B'], 1), words)
    expect([news.words, news.review]).toEqual(['', null])
    news.come(story(['A'], 1), words)
    news.come(story(['A', 'B'], 1), words)
    expect(news.review).toBe('review 0')
  })
  it('keep a look back for later, where something else is to be read first', () => {
    const news = new News()
    news.come(story(['A']), words, true)
    news.come(story(['A', 'B']), words, true)
    expect([news.ended?.title, news.review]).toEqual(['over', null])
    news.open()
    expect(news.review).toBe('review 0')
    news.review = null
    news.open()
    expect(news.review).toBe(null)
  })
  it('do not open a look back again that was closed before the page was loaded again', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
    let edition = 0
    const reloaded = () => {
      const news = new News(new ClosedReviews('a table', () => edition, store))
      news.come(story(['A']), words)
      news.come(story(['A', 'B']), words)
      return news
    }
    const news = reloaded()
    expect(news.review).toBe('review 0')
    news.close()
    expect([news.review, reloaded().review]).toEqual([null, null])
    edition = 1 // an undo
    expect(reloaded().review).toBe('review 0')
  })
  it('open no look back when the game is over: the result comes', () => {
    const news = new News()
    news.come(story(['B', 'B']), words)
    news.come(story(['B', 'B', 'B']), words)
    expect([news.ended?.title, news.review]).toEqual(['over', null])
  })
  it('wait for the game to be fetched', () => {
    const news = new News()
    news.come(story([]), words)
    news.come(story(['A']), null)
    news.come(story(['A', 'B']), words)
    expect(news.words).toContain('A happens')
  })
})
