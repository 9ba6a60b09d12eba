/** The reviews that have been closed at each table, so that a reloaded page does not open them again. */
import { local, Newest, type Store } from '../base/browser/storage'

const KEY = 'undercroft-looked-back'
const MOST = 60

export class ClosedReviews {
  readonly #closed: Newest

  /** * @param table the id of the table
   * @param edition the edition of its log: after an undo, whatever ends again is new */
  constructor(
    private readonly table: string,
    private readonly edition: () => number,
    store: Store | null = local,
  ) {
    this.#closed = new Newest(KEY, MOST, store)
  }

  has(id: string): boolean {
    return this.#closed.all().includes(this.#name(id))
  }

  keep(id: string): void {
    const name = this.#name(id)
    this.#closed.keep([...this.#closed.all().filter((one) => one !== name), name])
  }

  #name(id: string): string {
    return `${this.table} ${this.edition()} ${id}`
  }
}
