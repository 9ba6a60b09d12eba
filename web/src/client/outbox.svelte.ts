/** What a person does at a table that has no field to stay in (an undo, a consent): it is kept until the server has it. */
import type { TableMessage } from '../generated/protocol'
import { patience } from './retry'

/** What became of something that was to be sent. `heard`: the server has done or refused it; `lost`: the line broke, so
 * it may have arrived; `unsent`: there was no line. */
export type Fate = 'heard' | 'lost' | 'unsent'

interface Deed {
  send: () => Promise<Fate>
  /** Whether the table is still such that the person would do it. */
  fits: (table: TableMessage) => boolean
}

export class Outbox {
  /** What waits for a connection, each by what it is about. */
  waiting = $state.raw<readonly string[]>([])
  #deeds = new Map<string, Deed>()
  /** What is being sent. */
  #leaving = new Set<Deed>()
  /** What may have arrived. */
  #lost = new Set<Deed>()
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param table the table as it is now; null without a connection.
   * @param lapse something could not be sent in time: the game has gone on. */
  constructor(
    private readonly table: () => TableMessage | null,
    private readonly lapse: () => void,
  ) {}

  /** Send something now, or when there is a connection.
   *
   * @param about what it is about: it replaces anything about the same that still waits. */
  put(about: string, deed: Deed): void {
    this.#deeds.set(about, deed)
    void this.#try(about, deed)
  }

  /** There is a connection: send what waits. */
  flush(): void {
    const table = this.table()
    if (!table) return
    for (const [about, deed] of [...this.#deeds]) {
      if (this.#leaving.has(deed)) continue
      if (deed.fits(table)) void this.#try(about, deed)
      else {
        if (!this.#lost.has(deed)) this.lapse()
        this.#drop(about, deed)
      }
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #try(about: string, deed: Deed): Promise<void> {
    this.#leaving.add(deed)
    const fate = await deed.send()
    this.#leaving.delete(deed)
    if (fate === 'heard') {
      this.#tries = 0
      this.#drop(about, deed)
      return
    }
    if (fate === 'lost') this.#lost.add(deed)
    this.#show()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), patience(this.#tries++))
  }

  #drop(about: string, deed: Deed): void {
    this.#lost.delete(deed)
    if (this.#deeds.get(about) === deed) this.#deeds.delete(about)
    this.#show()
  }

  #show(): void {
    this.waiting = [...this.#deeds].flatMap(([about, deed]) => (this.#leaving.has(deed) ? [] : [about]))
  }
}
