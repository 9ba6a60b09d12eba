/** The tables where I play with others, and which of them wait for me: kept live by a socket, which only wakes. */
import { get, post } from '../base/browser/api'
import { serverClock } from '../base/browser/server-clock.svelte'
import type { MyTable, MyTurns as Turns, TableListed } from '../generated/protocol'
import { TurnLine } from './turn-line'

/** How much time passes between two requests at least, and at most while the page is open. */
const REST = 1000
const AGAIN = 60_000
/** For how many seconds a table is snoozed. */
export const SNOOZE = 8 * 3600

/** What shows a number on the icon of the page, where it is installed. */
type Badge = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

function show(count: number, badge: Badge = navigator): void {
  const shown = count ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
  shown?.catch(() => undefined) // the browser may not allow it
}

export class MyTurns {
  tables = $state.raw<readonly MyTable[]>([])
  /** How many tables wait for me. */
  waiting = $state(0)
  /** How often something has happened. */
  heard = $state(0)
  /** The tables that are being looked at; null: the first page. */
  #watchers: (string | null)[] = []
  #line: TurnLine | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #resting: ReturnType<typeof setTimeout> | undefined
  #loading = false
  #again = false

  constructor(
    private readonly read: () => Promise<Turns> = () => get<Turns>('/turns'),
    private readonly open: (wake: () => void) => TurnLine = (wake) => new TurnLine(wake),
    private readonly badge: (count: number) => void = show,
  ) {}

  /** How many tables wait for me apart from this one. */
  others(table: string): number {
    return this.waiting - Number(this.tables.some(({ table: { id }, waits }) => waits && id === table))
  }

  /** The table that waits for me next after this one; null: there is none. */
  after(table: string): string | null {
    const place = this.tables.findIndex((one) => one.table.id === table)
    const inTurn = [...this.tables.slice(place + 1), ...this.tables.slice(0, Math.max(0, place))]
    return inTurn.find(({ waits }) => waits)?.table.id ?? null
  }

  /** Ask which tables wait. */
  async load(): Promise<void> {
    if (this.#loading) {
      this.#again = true
      return
    }
    this.#loading = true
    try {
      const { tables, waiting } = await this.read()
      this.tables = tables
      if (waiting || this.waiting) this.badge(waiting)
      this.waiting = waiting
    } finally {
      this.#loading = false
      this.#listen()
    }
    if (this.#again) this.#wake()
  }

  /** Keep it live until what is returned is called.
   *
   * @param table the table that is looked at; null: the first page */
  watch(table: string | null): () => void {
    this.#watchers.push(table)
    void this.load().catch(() => undefined)
    this.#timer ??= setInterval(() => this.#look(), AGAIN)
    document.addEventListener('visibilitychange', this.#seen)
    return () => {
      this.#watchers.splice(this.#watchers.indexOf(table), 1)
      if (this.#watchers.length) return
      clearInterval(this.#timer)
      clearTimeout(this.#resting)
      this.#timer = this.#resting = undefined
      document.removeEventListener('visibilitychange', this.#seen)
      this.#listen()
    }
  }

  /** Pin or snooze a table. */
  async mark(table: MyTable, change: { pinned?: boolean; snooze?: number }): Promise<void> {
    const { pinned, snoozed } = table
    const left = snoozed === null ? 0 : Math.max(0, Math.round(snoozed - serverClock.now))
    await post(`/tables/${encodeURIComponent(table.table.id)}/mark`, { pinned, snooze: left, ...change })
    await this.load()
  }

  readonly #seen = () => {
    if (document.visibilityState === 'visible') this.#wake()
  }

  /** A message may be lost. */
  #look(): void {
    if (this.tables.length) this.#wake()
  }

  #wake(): void {
    this.heard += 1
    this.#resting ??= setTimeout(() => {
      this.#resting = undefined
      this.#again = false
      void this.load().catch(() => undefined)
    }, REST)
  }

  /** Listen if there is anything that is not being looked at already. */
  #listen(): void {
    const wanted = this.#watchers.some((shown) => this.tables.some(({ table }) => table.id !== shown))
    if (wanted) this.#line ??= this.open(() => this.#wake())
    else {
      this.#line?.close()
      this.#line = null
    }
  }
}

/** All tables of a list in the order in which they ask for attention: those that wait for me, pinned ones, those where I
 * play alone, the rest. */
export function arranged(
  turns: readonly MyTable[],
  listed: readonly TableListed[],
): { table: TableListed; turn: MyTable | null }[] {
  const shared = new Set(turns.map(({ table }) => table.id))
  const alone = listed.filter(({ id }) => !shared.has(id)).map((table) => ({ table, turn: null }))
  const all = [...turns.map((turn) => ({ table: turn.table, turn })), ...alone]
  const rank = ({ table, turn }: { table: TableListed; turn: MyTable | null }) => {
    if (turn) return turn.waits ? 0 : turn.pinned ? 1 : 3
    return table.my_turn ? 2 : 3
  }
  return all.sort((a, b) => rank(a) - rank(b) || (rank(a) === 3 ? b.table.changed - a.table.changed : 0))
}

/** What stands before the title of a page while so many tables wait. */
export const counted = (waiting: number): string => (waiting ? `(${waiting}) ` : '')

export const myTurns = new MyTurns()
