/* A list of tables, which the server sends part by part. */
import { get } from '../base/browser/api'
import type { TableList, TableListed } from '../generated/protocol'

export type Status = 'open' | 'unfinished' | 'finished'

export class Listing {
  tables = $state.raw<readonly TableListed[]>([])
  /** The ids of the tables that belong here, but cannot be read. */
  unreadable = $state.raw<readonly string[]>([])
  /** Whether the list has been read. */
  known = $state(false)
  /** Whether there are more tables than those shown. */
  more = $state(false)
  status = $state<Status>('unfinished')
  /** The id of a game; empty for all of them. */
  game = $state('')
  #cursor: string | null = null
  #parts = 1
  #newest = 0

  constructor(
    readonly which: 'mine' | 'public',
    status: Status,
    private readonly read: (path: string) => Promise<TableList> = get,
  ) {
    this.status = status
  }

  /** Read the list again, as far as it has been shown. */
  async load() {
    const ticket = ++this.#newest
    const tables: TableListed[] = []
    const unreadable: string[] = []
    let cursor: string | null = null
    for (let part = 0; part < this.#parts && (part === 0 || cursor); part++) {
      const read: TableList = await this.read(this.#path(cursor))
      tables.push(...read.tables)
      unreadable.push(...read.unreadable)
      cursor = read.cursor
    }
    if (ticket === this.#newest) this.#show(tables, unreadable, cursor)
  }

  /** Read and show the next part. */
  async next() {
    const ticket = ++this.#newest
    const read = await this.read(this.#path(this.#cursor))
    if (ticket !== this.#newest) return
    this.#parts += 1
    const known = new Set(this.tables.map((table) => table.id))
    const tables = [...this.tables, ...read.tables.filter((table) => !known.has(table.id))]
    this.#show(tables, [...new Set([...this.unreadable, ...read.unreadable])], read.cursor)
  }

  /** Show other tables: those of a status, or of a game. */
  async filter(change: { status?: Status; game?: string }) {
    if (change.status !== undefined) this.status = change.status
    if (change.game !== undefined) this.game = change.game
    this.#parts = 1
    await this.load()
  }

  #show(tables: readonly TableListed[], unreadable: readonly string[], cursor: string | null) {
    this.tables = tables
    this.unreadable = unreadable
    this.known = true
    this.#cursor = cursor
    this.more = cursor !== null
  }

  #path(cursor: string | null): string {
    const wanted = new URLSearchParams({ which: this.which, status: this.status })
    if (this.game) wanted.set('game', this.game)
    if (cursor) wanted.set('cursor', cursor)
    return `/tables?${wanted.toString()}`
  }
}
