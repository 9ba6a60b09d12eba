/** The lessons that this browser has finished, and the tables of those that it has interrupted. */
import { ByGame, isCount, local, type Store } from '../base/browser/storage'

const KEY = 'undercroft-lessons'
/** More than any lesson has. */
const ALL = Number.MAX_SAFE_INTEGER

/** A step that is said at an event of the story, which waits there. */
export interface Awaited {
  step: number
  event: string
}
/** An unfinished lesson: its table, how many of its steps have been turned over, and the step that the story is to wait
 * for, if it has not come there or waits there now. */
export interface Left {
  table: string
  read: number
  awaited?: Awaited | null
}
interface Kept {
  done: string[]
  left: Record<string, Left>
}

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Left).table === 'string' &&
  isCount((value as Left).read)

export class Progress {
  readonly #kept: ByGame<Kept>

  constructor(store: Store | null = local) {
    this.#kept = new ByGame(KEY, store)
  }

  done(game: string, lesson: string): boolean {
    return this.#of(game).done.includes(lesson)
  }

  left(game: string, lesson: string): Left | null {
    return this.#of(game).left[lesson] ?? null
  }

  /** How many steps of a lesson have been turned over at this table: all, if it has been finished. */
  read(game: string, lesson: string, table: string): number {
    const left = this.left(game, lesson)
    if (left) return left.table === table ? left.read : 0
    return this.done(game, lesson) ? ALL : 0
  }

  /** The step that the story of this table was to wait for when the page was left. */
  awaited(game: string, lesson: string, table: string): Awaited | null {
    const left = this.left(game, lesson)
    const { step, event } = (left?.table === table && left.awaited) || {}
    return isCount(step) && typeof event === 'string' ? { step, event } : null
  }

  keep(game: string, lesson: string, left: Left): void {
    const kept = this.#of(game)
    this.#kept.keep(game, { ...kept, left: { ...kept.left, [lesson]: left } })
  }

  finish(game: string, lesson: string): void {
    const { done, left } = this.#of(game)
    const others = Object.entries(left).filter(([id]) => id !== lesson)
    this.#kept.keep(game, { done: done.includes(lesson) ? done : [...done, lesson], left: Object.fromEntries(others) })
  }

  #of(game: string): Kept {
    const found = this.#kept.of(game)
    const done = Array.isArray(found.done) ? found.done.filter((one) => typeof one === 'string') : []
    const left = Object.entries(found.left ?? {}).filter((entry): entry is [string, Left] => isLeft(entry[1]))
    return { done, left: Object.fromEntries(left) }
  }
}
