/** What has just happened, narrated one event after another. The table never waits: answering skips the rest. */
import type { LogEvent } from './live.svelte'

const DWELL = 620
const SHORTEST = 110
/** The approximate limit for the whole story, however much has happened. */
const LONGEST = 7000

export class Story {
  events = $state.raw<LogEvent[]>([])
  at = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  now = $derived<LogEvent | null>(this.events[this.at] ?? null)
  /** Events that the board shows already, but the story has not reached. */
  rest = $derived(this.events.slice(this.at + 1))

  tell(fresh: LogEvent[], speed: number): void {
    if (!speed || !fresh.length) {
      this.skip()
      return
    }
    this.events = [...this.events.slice(this.at), ...fresh]
    this.at = 0
    this.#next(speed)
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.events = []
    this.at = 0
  }

  #next(speed: number): void {
    clearTimeout(this.#timer)
    const left = this.events.length - this.at
    const dwell = Math.max(SHORTEST, Math.min(DWELL, LONGEST / Math.max(left, 1))) / speed
    this.#timer = setTimeout(() => {
      if (this.at + 1 < this.events.length) {
        this.at += 1
        this.#next(speed)
      } else this.skip()
    }, dwell)
  }
}
