/** A time in which the page cannot be seen; afterwards the page tells what has happened. */
import type { Live } from './live.svelte'

/** After how many milliseconds somebody was away, rather than having looked aside. */
const LONG = 120_000

export class Absence {
  #left: { number: number; at: number } | null = null

  constructor(
    private readonly live: Pick<Live, 'leave' | 'comeBack'> & { story: { readonly finished: number } },
    private readonly now: () => number = Date.now,
  ) {}

  begin(): void {
    this.live.leave()
    this.#left = { number: this.live.story.finished, at: this.now() }
  }

  end(): void {
    const left = this.#left
    this.#left = null
    if (left && this.now() - left.at >= LONG) this.live.comeBack(left.number)
  }
}
