/** Which looks back somebody has closed at which table, so that a page that is loaded again does not open them again. */
import { local, type Store } from '../base/storage'

const KEY = 'undercroft-looked-back'
/** The newest stay longest. */
const MOST = 60

export class Looked {
  /**
   * @param table the id of the table
   * @param edition that of its log now: after an undo, what ends again is new
   */
  constructor(
    private readonly table: string,
    private readonly edition: () => number,
    private readonly store: Store | null = local(),
  ) {}

  has(id: string): boolean {
    return this.#all().includes(this.#name(id))
  }

  keep(id: string): void {
    const name = this.#name(id)
    const all = [...this.#all().filter((one) => one !== name), name]
    try {
      this.store?.setItem(KEY, JSON.stringify(all.slice(-MOST)))
    } catch {
      // The store is full or forbidden: then nothing is remembered.
    }
  }

  #name(id: string): string {
    return `${this.table} ${this.edition()} ${id}`
  }

  #all(): unknown[] {
    try {
      const found = JSON.parse(this.store?.getItem(KEY) ?? '[]') as unknown
      return Array.isArray(found) ? found : []
    } catch {
      return []
    }
  }
}
