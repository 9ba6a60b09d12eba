/** Unfinished answers, such as two of three orders: kept in this tab, so that a reload does not lose them. */
import type { Decision } from '../../generated/kernel'
import type { Id } from './choices'

const KEY = 'undercroft-drafts'
/** How many are kept; the oldest go first. */
const MOST = 20

type Kept = [question: string, steps: Id[]]

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1])

export class Drafts {
  constructor(
    private readonly table: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null = session(),
  ) {}

  /** The steps that were chosen for this question; empty if there are none. */
  steps(decision: Decision): Id[] {
    return this.#read().get(this.#question(decision)) ?? []
  }

  /** Keep these steps; forget the question if there are none. */
  keep(decision: Decision, steps: readonly Id[]): void {
    const all = this.#read()
    all.delete(this.#question(decision))
    if (steps.length) all.set(this.#question(decision), [...steps])
    try {
      this.storage?.setItem(KEY, JSON.stringify([...all].slice(-MOST)))
    } catch {
      // The store is full or forbidden: keep nothing.
    }
  }

  #question({ seat, number, prompt }: Decision): string {
    return `${this.table} ${seat} ${number} ${prompt.key}`
  }

  #read(): Map<string, Id[]> {
    try {
      const found = JSON.parse(this.storage?.getItem(KEY) ?? '[]') as unknown
      return new Map((Array.isArray(found) ? found : []).filter(isKept))
    } catch {
      return new Map()
    }
  }
}

function session(): Storage | null {
  try {
    return (globalThis as { sessionStorage?: Storage }).sessionStorage ?? null
  } catch {
    return null
  }
}
