/** When to retry, and when an answer counts as delivered. */
import type { TableMessage } from '../generated/protocol'

/** Close codes of the server (docs/protocol.md): not a page of this server; no such table; it is from other rules; this
 * guest has too many sockets open. */
const BARRED = 1008
const NO_TABLE = 4404
const OUTDATED = 4409
const TOO_MANY = 4429

const FIRST = 400
const LONGEST = 30_000
/** A person with too many windows open has to close one; asking often does not help. */
const WHILE_FULL = 60_000

/** How long to wait before the next try: twice as long each time, and never all browsers at the same moment. */
export function patience(tries: number, dice: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 16))
  return most / 2 + (dice() * most) / 2
}

/** How long to wait after the connection has been closed. */
export const waitOn = (line: 'lost' | 'full', tries: number): number => (line === 'full' ? WHILE_FULL : patience(tries))

/** The state of the connection after the server has closed it; one that is gone is not retried. */
export function lineAfter(code: number): 'lost' | 'full' | 'gone' {
  if (code === TOO_MANY) return 'full'
  return [BARRED, NO_TABLE, OUTDATED].includes(code) ? 'gone' : 'lost'
}

/** The code of a socket that has closed without a word from the server, and how many of them in a row mean that the
 * network lets none through. */
export const SILENT = 1006
export const DEAF = 3
/** How long a socket may take to open, and how often to try one while HTTP stands in for it, in ms. */
export const OPENS = 15_000
export const SOCKET_AGAIN = 60_000

/** An answer on its way; `done`: the server has it. */
export interface Sent {
  id: string
  seat: number
  number: number
  action: string
  /** Whether the player gave it; otherwise it was given automatically. */
  own: boolean
  done: boolean
}

/** Whether what the table shows is from after the answer. What others do in the meantime does not matter. */
export function seen(sent: Sent, message: TableMessage | null): boolean {
  const asked = message?.decisions.find((decision) => decision.seat === sent.seat)
  return asked?.number !== sent.number || asked.sealed === sent.action
}
