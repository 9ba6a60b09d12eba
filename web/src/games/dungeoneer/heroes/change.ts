import type { LogEvent } from '../../../game/story/log-event'

/** A counter, and whose it is. */
export interface Counter {
  of: number
  value: number
}

/** By how much a counter has changed; nothing, if it is another's. */
export const changeOf = (before: Counter, now: Counter): number => (before.of === now.of ? now.value - before.value : 0)

/** What a hero gains or loses with an event: of what (an id that has a sign), and how much. */
export interface Gain {
  seat: number
  what: string
  by: number
}

/** The counters that events change, and in which direction their `n` counts. */
const CHANGES: Record<string, readonly [what: string, way: 1 | -1]> = {
  Glory: ['glory', 1],
  Peril: ['peril', 1],
  ActionPoints: ['ap', 1],
  Healed: ['life', 1],
  Wounded: ['life', -1],
  LifeGiven: ['life', -1],
}

/** What is paid with an event, and by whom: for a card that is played or sent, for an effect that is used. */
const PAID: Record<string, (event: LogEvent) => Gain | null> = {
  Played: ({ seat, rival, price }) => {
    if (typeof price !== 'number') return null
    if (typeof rival === 'number') return { seat: rival, what: 'peril', by: -price }
    return seat === undefined ? null : { seat, what: 'glory', by: -price }
  },
  Sent: ({ rival, price }) => (typeof price === 'number' ? { seat: Number(rival), what: 'peril', by: -price } : null),
  Used: ({ seat, glory }) =>
    typeof glory === 'number' && seat !== undefined ? { seat, what: 'glory', by: -glory } : null,
}

/** What an event gives to a hero, or takes from him; null: nothing that is counted. */
export function gainOf(event: LogEvent | null): Gain | null {
  const paid = event && PAID[event.event]
  if (paid) return paid(event)
  const change = event && CHANGES[event.event]
  return change && typeof event.seat === 'number'
    ? { seat: event.seat, what: change[0], by: change[1] * Number(event.n) }
    : null
}
