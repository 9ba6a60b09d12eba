/** What the event being told does to the tiles of a dungeon. */
import type { LogEvent } from '../../../game/story/log-event'
import { eventsOf } from '../../../game/story/shared-lines'

/** The squares that a lord digs; several are one line. */
export function dugIn(now: LogEvent | null, seat: number): string[] {
  if (now?.event !== 'Dug' || now.seat !== seat) return []
  return ((now.squares ?? [now.square]) as unknown[]).map(String)
}

/** The squares of a lord that are conquered. */
export const conqueredIn = (now: LogEvent | null, seat: number): string[] =>
  eventsOf(now).flatMap((one) => (one.event === 'Conquered' && one.seat === seat ? [String(one.square)] : []))
