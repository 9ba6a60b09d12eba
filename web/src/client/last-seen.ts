/** The part of each table's log that this browser had seen when it last answered, or last looked, so that it can show
 * what has happened since. */
import { isCount, local, Newest, type Store } from '../base/browser/storage'

const ANSWERED = 'undercroft-seen'
/** Where the other memory is kept: of last looks. */
export const LOOKED = 'undercroft-looked'
const MOST = 60

interface Seen {
  edition: number
  at: number
}

const isSeen = (value: unknown): value is Seen => {
  const one = value as Partial<Seen> | null
  return isCount(one?.edition) && isCount(one.at)
}

export class Memory {
  readonly #newest: Newest

  constructor(storage: Store | null = local, key = ANSWERED) {
    this.#newest = new Newest(key, MOST, storage)
  }

  /** The number of known events; 0: nothing remembered still fits. */
  mark(table: string, look: number | null, edition: number): number {
    const found = this.#read().get(`${table} ${look}`)
    return found?.edition === edition ? found.at : 0
  }

  /** Where this browser was last at a table; null: nothing is remembered. */
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
    this.#newest.keep([...all])
  }

  #read(): Map<string, Seen> {
    const isRow = (one: unknown): one is [string, Seen] =>
      Array.isArray(one) && typeof one[0] === 'string' && / [0-9]+$/.test(one[0]) && isSeen(one[1])
    return new Map(this.#newest.all().filter(isRow))
  }
}
