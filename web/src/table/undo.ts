/** Tells whether the reader may take an answer back, and if not, why. */
import type { SeatHead, TableMessage } from '../generated/protocol'

/** Why an answer cannot be taken back unless the others agree. */
const BY_CONSENT: ReadonlySet<string> = new Set(['undo-other-seat', 'undo-disclosed'])

/** What can be taken back.
 *
 * `seat`: whose answer can be taken back at once; null: nobody's. `asks`: whose can be if the others agree. `reason`: the
 * key of the text that says why it cannot; null: it can. */
export interface Undoing {
  seat: number | null
  asks: number | null
  reason: string | null
}

/** Say what the reader may take back.
 *
 * @param over whether the game has ended: then nobody is asked to agree. */
export function undoing(message: Pick<TableMessage, 'seats' | 'undo' | 'wishes'>, over: boolean): Undoing {
  const mine = message.seats.filter((seat) => seat.mine)
  const [first] = mine
  const why = ({ seat }: SeatHead) => message.undo[String(seat)] ?? ''
  const seat = mine.find((one) => message.undo[String(one.seat)] === null)?.seat ?? null
  const others = message.seats.some((one) => !one.mine && one.kind !== 'bot' && one.kind !== 'open')
  const asks =
    seat === null && first && mine.some((one) => BY_CONSENT.has(why(one))) && !over && !message.wishes && others
  return { seat, asks: asks ? first.seat : null, reason: (first && why(first)) || null }
}
