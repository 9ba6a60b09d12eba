/** The time limits of tables, and the bot that answers for players who exceed them. */
import { serverClock } from '../base/browser/server-clock.svelte'
import type { Texts } from '../base/text/texts'
import { botName } from '../game/players'
import type { SeatHead, TableHead } from '../generated/protocol'
import { SLOW_PACES } from '../generated/time-limits'

/** Clocks that are offered: how many seconds they begin with, and how many an answer adds. */
export const CLOCKS = [
  [600, 20],
  [1800, 30],
] as const

const DAY = 86_400

export type TimeLimit = Pick<TableHead, 'pace' | 'increment' | 'days_off' | 'absent'>

/** Whether weekends may be left out with such a time limit. */
export const isSlow = (limit: TimeLimit): boolean => SLOW_PACES.some((pace) => pace === limit.pace)

/** What the table's pace means, in sentences; empty without one. */
export function paceOf(texts: Texts, table: TimeLimit): string {
  if (table.pace === null) return ''
  if (table.increment !== null) {
    const about = texts.text('web-clock-about', { minutes: table.pace / 60, seconds: table.increment })
    const then =
      table.absent === null
        ? texts.text('web-clock-then-default')
        : texts.text('web-clock-then-bot', { bot: botName(texts, table.absent) })
    return `${about} ${then}`
  }
  const time = texts.text(`web-pace-${table.pace}`)
  const then =
    table.absent === null
      ? texts.text('web-pace-then-default', { time })
      : texts.text('web-pace-then-bot', { time, bot: botName(texts, table.absent) })
  return table.days_off ? `${then} ${texts.text('web-days-off-about')}` : then
}

/** The bot that answers for the reader meanwhile. */
export const awayOf = (texts: Texts, absent: string | null): string =>
  absent === null ? texts.text('web-away-default') : texts.text('web-away-bot', { bot: botName(texts, absent) })

/** By when a seat has to be answered for, as a time of day of this device, with the day if it is not today's; empty if no time runs, or
 * if it is over. */
export function deadlineOf(until: SeatHead['until'], pace: number | null, language: string, now = new Date()): string {
  return until === null ? '' : momentOf(until, language, now, pace !== null && pace >= DAY)
}

/** Until which day the person of a seat is on vacation, if that is so now; empty otherwise. */
export function vacationOf(
  seat: Pick<SeatHead, 'vacation_from' | 'vacation_until'>,
  language: string,
  now = serverClock.now,
): string {
  const { vacation_from: begins, vacation_until: ends } = seat
  if (begins == null || ends == null || now < begins || now >= ends) return ''
  return serverClock.here(ends - 1).toLocaleDateString(language, { day: 'numeric', month: 'short' })
}

/** Until when the person of a seat is absent, and who answers meanwhile; empty if the person is not.
 *
 * @param absent the bot that answers for those who are late; null for default answers */
export function absenceOf(
  texts: Texts,
  seat: Pick<SeatHead, 'away' | 'stand_in' | 'vacation_from' | 'vacation_until'>,
  absent: string | null,
  now = serverClock.now,
): string {
  const until = vacationOf(seat, texts.lang, now)
  const bot = seat.stand_in ?? absent
  const said = []
  if (until) said.push(texts.text('web-vacation-until', { date: until }))
  if (seat.away) said.push(bot ? texts.text('web-stood-in', { bot: botName(texts, bot) }) : texts.text('web-away'))
  return said.join('; ')
}

/** What a seat's clock shows at a time of the server's, in seconds; null if it has none. */
export const timeLeft = (seat: Pick<SeatHead, 'until' | 'bank'>, now: number): number | null =>
  seat.until === null ? seat.bank : Math.max(0, seat.until - now)

/** Seconds as a clock shows them: 1:02:03 or 2:03. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(whole / 60) % 60
  const hours = Math.floor(whole / 3600)
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

/** How a language writes a time of day: 9:05 PM, but 09:05. */
function clockIn(language: string): Intl.DateTimeFormatOptions {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' }
}

/** A moment that has passed as a time of day of this device, with the day if it is not today's.
 *
 * @param at seconds since 1970, by the server's clock */
export function pastOf(at: number, language: string, now = new Date()): string {
  const then = serverClock.here(at)
  const day = then.toDateString() !== now.toDateString()
  return then.toLocaleString(language, {
    ...clockIn(language),
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
  const far = end.getTime() - now.getTime() > 6 * DAY * 1000 // its day of the week does not say which week
  return end.toLocaleString(language, {
    ...clockIn(language),
    ...(day ? { weekday: 'short' as const } : {}),
    ...(far ? { day: 'numeric' as const, month: 'short' as const } : {}),
  })
}
