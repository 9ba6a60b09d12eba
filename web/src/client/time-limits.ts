/** The time limit for each answer, and the bot that answers for players who exceed it. */
import { serverClock } from '../base/browser/server-clock.svelte'
import type { Texts } from '../base/text/texts'
import { botName } from '../game/players'
import type { SeatHead, TableHead } from '../generated/protocol'

/** The times that a table may give, in seconds. */
export const PACES = [300, 3600, 86_400, 259_200] as const

const DAY = 86_400

/** What the table's pace means, in a sentence; empty without one. */
export function paceOf(texts: Texts, table: Pick<TableHead, 'pace' | 'absent'>): string {
  if (table.pace === null) return ''
  const time = texts.text(`web-pace-${table.pace}`)
  if (table.absent === null) return texts.text('web-pace-then-default', { time })
  return texts.text('web-pace-then-bot', { time, bot: botName(texts, table.absent) })
}

/** The bot that answers for the reader meanwhile. */
export const awayOf = (texts: Texts, absent: string | null): string =>
  absent === null ? texts.text('web-away-default') : texts.text('web-away-bot', { bot: botName(texts, absent) })

/** By when a seat has to be answered for, as a time of day of this device, with the day if it is not today's; empty if no time runs, or
 * if it is over. */
export function deadlineOf(
  seat: Pick<SeatHead, 'asked' | 'away'>,
  pace: number | null,
  language: string,
  now = new Date(),
): string {
  if (pace === null || seat.asked === null || seat.away) return ''
  return momentOf(seat.asked + pace, language, now, pace >= DAY)
}

/** A moment that has passed as a time of day of this device, with the day if it is not today's.
 *
 * @param at seconds since 1970, by the server's clock */
export function pastOf(at: number, language: string, now = new Date()): string {
  const then = serverClock.here(at)
  const day = then.toDateString() !== now.toDateString()
  return then.toLocaleString(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(day ? { day: 'numeric' as const, month: 'short' as const } : {}),
  })
}

/** A moment to come as a time of day of this device, with the day if it is not today's; empty if it is over.
 *
 * @param at seconds since 1970, by the server's clock
 * @param dated whether the day is always said */
export function momentOf(at: number, language: string, now = new Date(), dated = false): string {
  const end = serverClock.here(at)
  if (end <= now) return '' // a server that has just started lets everybody come back first
  const day = dated || end.toDateString() !== now.toDateString()
  return end.toLocaleString(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(day ? { weekday: 'short' as const } : {}),
  })
}
