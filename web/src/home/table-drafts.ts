/** Half-filled forms for new tables: kept in this tab, so that a reload does not lose them. */
import { ByGame, session, type Store } from '../base/browser/storage'
import type { TimeLimit } from '../client/time-limits'
import type { SeatWanted } from '../game/table-setup'
import type { GameHead } from '../generated/protocol'

const KEY = 'undercroft-new-tables'
const KINDS: readonly unknown[] = ['me', 'bot', 'open', 'hotseat']

export interface TableDraft {
  /** Whether the form is open, and whether more options are. */
  setting: boolean
  more: boolean
  preset: string
  seats: SeatWanted[]
  /** The options that differ from the preset, by name. */
  chosen: Record<string, unknown>
  isPublic: boolean
  aids: boolean
  limit: TimeLimit
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSeconds = (value: unknown): boolean => value === null || Number.isSafeInteger(value)

/** Whether something that was stored fits the game as it is now. */
function fits(kept: Partial<Record<keyof TableDraft, unknown>>, game: GameHead): boolean {
  const { preset, seats, chosen, limit } = kept
  const isBot = (value: unknown) => typeof value === 'string' && (value === '' || game.bots.includes(value))
  const isSeat = (seat: unknown) =>
    isObject(seat) && KINDS.includes(seat.kind) && isBot(seat.bot) && typeof seat.name === 'string'
  return (
    typeof preset === 'string' &&
    (preset === '' || preset in game.presets) &&
    Array.isArray(seats) &&
    game.seat_counts.includes(seats.length) &&
    seats.every(isSeat) &&
    isObject(chosen) &&
    Object.keys(chosen).every((name) => game.options.some((option) => option.name === name)) &&
    isObject(limit) &&
    isSeconds(limit.pace) &&
    isSeconds(limit.increment) &&
    (limit.absent === null || game.bots.includes(limit.absent as string))
  )
}

export class TableDrafts {
  readonly #kept: ByGame<Partial<TableDraft>>

  constructor(store: Store | null = session) {
    this.#kept = new ByGame(KEY, store)
  }

  /** The form as it was left; null if it was not begun. */
  of(game: GameHead): TableDraft | null {
    const kept = this.#kept.of(game.id)
    return fits(kept, game) ? (kept as TableDraft) : null
  }

  keep(game: GameHead, draft: TableDraft): void {
    this.#kept.keep(game.id, draft)
  }

  /** The table has been made. */
  forget(game: GameHead): void {
    this.#kept.keep(game.id, {})
  }
}
