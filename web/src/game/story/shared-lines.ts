/** Events that share a line: the last of them carries those before it, and what counters changed by it. */
import type { LogEvent } from './log-event'

const events = (told: LogEvent, name: string): readonly LogEvent[] => (told[name] as LogEvent[] | undefined) ?? []

/** The events before one in its line. */
export const before = (told: LogEvent): readonly LogEvent[] => events(told, 'first')
/** The changes of counters that belong to an event, as events. */
export const changesOf = (told: LogEvent): readonly LogEvent[] => events(told, 'changes')
/** The events of all players that share one line. */
export const eachOf = (told: LogEvent): readonly LogEvent[] => events(told, 'each')

/** All events that one line says, in their order. */
export const eventsOf = (told: LogEvent | null): readonly LogEvent[] => (told ? [...before(told), itself(told)] : [])

/** The next event in the line of one before it; null: the line holds no more than `most` events before the last. */
export function following(one: LogEvent, next: LogEvent, most: number): LogEvent | null {
  const earlier = before(one)
  return earlier.length < most ? { ...next, first: [...earlier, itself(one)] } : null
}

/** An event without those before it in its line. */
export const itself = (told: LogEvent): LogEvent => ({ ...told, first: undefined })
