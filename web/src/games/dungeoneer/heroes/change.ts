import type { LogEvent } from '../../../lib/live.svelte'

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

/** What an event gives to a hero, or takes from him; null: nothing that is counted. */
export function gainOf(event: LogEvent | null): Gain | null {
  const change = event && CHANGES[event.event]
  return change && typeof event.seat === 'number'
    ? { seat: event.seat, what: change[0], by: change[1] * Number(event.n) }
    : null
}
