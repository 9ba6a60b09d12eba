/** Gives an answer automatically if it is the only one possible or goes without saying; for a moment, it is shown in
 * place of the question. This happens only if nobody else is at the table, since the pauses would reveal what a player
 * does not hold. */
import type { GameModule } from '../game/game-module'
import type { Decision, Option } from '../generated/kernel'
import type { SeatHead } from '../generated/protocol'

/** The length of that moment at the normal speed, in milliseconds. */
export const MOMENT = 500

/** Whether the reader is the only person at the table, in one seat. */
export function onlyReader(seats: readonly Pick<SeatHead, 'kind' | 'mine'>[]): boolean {
  return seats.filter((seat) => seat.mine).length === 1 && seats.every((seat) => seat.mine || seat.kind === 'bot')
}

/** Doing nothing, or nothing more than has been begun, in every game. */
const NOTHING: ReadonlySet<string> = new Set(['pass', 'done', 'declare', 'give_peril'])

/** The only possible move, or the one that goes without saying; null: there is a choice, or nothing is asked any more.
 *
 * @param undoable whether the reader could still take something back instead: then only doing nothing
 * is automatic. */
export function onlyMove(decision: Decision | null, game: Pick<GameModule, 'aside'>, undoable = false): Option | null {
  if (!decision || decision.sealed) return null
  const moves = decision.options.filter((option) =>
    decision.routine ? option.action === decision.default : !game.aside?.(option),
  )
  const move = moves.length === 1 ? moves[0] : undefined
  return move && (!undoable || NOTHING.has(move.verb)) ? move : null
}

/** Where the answer goes, and what is known of the table. */
interface Table {
  pass(decision: Decision, action: string): void
  /** Counts what has been taken back. */
  readonly edition: number | null
  /** Counts the answers that the reader has given himself. */
  readonly given: number
}

export class AutoAnswer {
  /** What is about to be answered automatically. */
  move = $state.raw<Option | null>(null)
  #edition: number | null = null
  /** A person who undoes something wants to do something else: nothing happens automatically before the next answer. */
  #takenBackAt = -1
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: Table) {}

  /** Something has changed.
   *
   * @param decision what is asked.
   * @param move its only move; null: nothing is to be answered automatically.
   * @param ready whether the story is complete, and nothing else is being looked at.
   * @param speed how fast events are narrated; 0: not at all. */
  consider(decision: Decision | null, move: Option | null, ready: boolean, speed: number): void {
    clearTimeout(this.#timer)
    const { edition, given } = this.table
    if (this.#edition !== null && edition !== this.#edition) this.#takenBackAt = given
    this.#edition = edition
    const only = given === this.#takenBackAt ? null : move
    this.move = only
    if (decision && only && ready)
      this.#timer = setTimeout(() => this.table.pass(decision, only.action), MOMENT / (speed || 1))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
