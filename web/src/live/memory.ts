/** How much of each table's log this browser had seen when it answered last, so that it can show what has happened
 * since. */
import { local, type Store } from '../base/storage'

const KEY = 'undercroft-seen'
const MOST = 60

interface Seen {
  edition: number
  at: number
}

const isSeen = (value: unknown): value is Seen => {
  const one = value as Partial<Seen> | null
  return typeof one?.edition === 'number' && typeof one.at === 'number'
}

export class Memory {
  constructor(private readonly storage: Store | null = local()) {}

  /** The number of known events; 0: nothing remembered still fits. */
  mark(table: string, look: number | null, edition: number): number {
    const found = this.#read().get(`${table} ${look}`)
    return found?.edition === edition ? found.at : 0
  }

  /** Where this browser answered last at a table; null: nothing is remembered. */
  latest(table: string): { look: number; edition: number; at: number } | null {
    const found = [...this.#read()].filter(([key]) => key.startsWith(`${table} `)).at(-1)
    return found ? { look: Number(found[0].slice(table.length + 1)), ...found[1] } : null
  }

  keep(table: string, look: number, edition: number, at: number): void {
    const all = this.#read()
    // Each seat of a shared screen has a separate entry; the newest stay longest.
    const key = `${table} ${look}`
    all.delete(key)
    all.set(key, { edition, at })
    try {
      this.storage?.setItem(KEY, JSON.stringify([...all].slice(-MOST)))
    } catch {
      // The store is full or forbidden: remember nothing.
    }
  }

  #read(): Map<string, Seen> {
    try {
      const found = JSON.parse(this.storage?.getItem(KEY) ?? '[]') as unknown
      return new Map((Array.isArray(found) ? found : []).filter((one) => Array.isArray(one) && isSeen(one[1])))
    } catch {
      return new Map()
    }
  }
}
