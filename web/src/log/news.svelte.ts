/** What has happened since the reader last saw the present state: as text for screen readers, what has ended, and the
 * review of it. */
import type { Texts } from '../base/text/texts'
import type { GameModule, Notice, Player } from '../game/game-module'
import { linesOf, type Proxy } from '../game/story/log-lines'
import type { Story } from '../game/story/story.svelte'
import type { ClosedReviews } from './closed-reviews'

/** A snapshot of a table: the seat whose view it is, and that view. */
interface Snapshot {
  look: number | null
  view: unknown
}

/** What is needed to put it into words. */
interface Words {
  game: GameModule
  texts: Texts
  players: readonly Player[]
  proxies?: readonly Proxy[]
}

export class News {
  /** What has happened, in words. */
  words = $state('')
  /** What has ended, to be shown after the rest of the story. */
  ended = $state.raw<Notice | null>(null)
  /** The look back that is open. */
  review = $state<string | null>(null)
  /** The look back that opens when there is nothing else to read first. */
  #kept: string | null = null
  #look: number | null | undefined
  #told = 0
  #view: unknown = null

  /** `looked`: which looks back were closed before this page was loaded. */
  constructor(private readonly looked: Pick<ClosedReviews, 'has' | 'keep'> | null = null) {}

  /** The story has come to the present.
   *
   * @param keep a look back is kept until it is asked for with `open`
   */
  come(
    story: Pick<Story<Snapshot>, 'snapshot' | 'log' | 'before' | 'number'>,
    words: Words | null,
    keep = false,
  ): void {
    const { snapshot, log, number } = story
    if (!snapshot) return
    // What happened before the reader sat down, or before an undo, is not news.
    if (this.#look !== snapshot.look || number < this.#told) {
      this.#look = snapshot.look
      this.#told = number
      this.#view = snapshot.view
      return
    }
    if (!words) return
    const { game, texts, players, proxies = [] } = words
    const fresh = Math.max(0, this.#told - story.before)
    const ends = game.reviews?.(texts, snapshot.view) ?? []
    const had = game.reviews?.(texts, this.#view) ?? []
    const ended = ends.length > had.length ? ends.at(-1) : undefined
    // At the end of the game, the result is what there is to read.
    if (ended && !game.over(snapshot.view) && !this.looked?.has(ended.id)) this.#kept = ended.id
    if (!keep) this.open()
    const names = players.map((player) => player.name)
    this.ended = game.notice?.(texts, snapshot.view, this.#view, log, fresh, names) ?? this.ended
    this.#view = snapshot.view
    if (fresh === log.length) return
    this.#told = number
    this.words = linesOf({ log, texts, players, game, proxies: proxies.filter(({ i }) => i < log.length) }, fresh)
      .map((line) => line.text)
      .join(' ')
  }

  /** Open the look back that was kept, if one was. */
  open(): void {
    this.review = this.#kept ?? this.review
    this.#kept = null
  }

  /** Close the look back that is open; it does not open again by itself. */
  close(): void {
    if (this.review !== null) this.looked?.keep(this.review)
    this.review = null
  }
}
