/** Unfinished answers, such as two of three orders: kept in this tab, so that a reload does not lose them. */
import { Newest, session, type Store } from '../../base/browser/storage'
import type { Decision } from '../../generated/kernel'
import type { Id } from './choices'

const KEY = 'undercroft-drafts'
/** How many are kept; the oldest go first. */
const MOST = 20

type Kept = [question: string, steps: Id[]]

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1])

export class Drafts {
  readonly #newest: Newest

  constructor(
    private readonly table: string,
    storage: Store | null = session,
  ) {
    this.#newest = new Newest(KEY, MOST, storage)
  }

  /** The steps that were chosen for this question; empty if there are none. */
  steps(decision: Decision): Id[] {
    return this.#read().get(this.#question(decision)) ?? []
  }

  /** Keep these steps; forget the question if there are none. */
  keep(decision: Decision, steps: readonly Id[]): void {
    const all = this.#read()
    all.delete(this.#question(decision))
    if (steps.length) all.set(this.#question(decision), [...steps])
    this.#newest.keep([...all])
  }

  #question({ seat, number, prompt }: Decision): string {
    return `${this.table} ${seat} ${number} ${prompt.key}`
  }

  #read(): Map<string, Id[]> {
    return new Map(this.#newest.all().filter(isKept))
  }
}
