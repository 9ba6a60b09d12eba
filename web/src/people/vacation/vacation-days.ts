/** The days of a vacation, as a field for a date has them, and their moments, in the time zone of this device. */

const two = (n: number): string => String(n).padStart(2, '0')

/** A day as a field for a date has it: 2026-03-24. */
export const dayText = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** When a day begins, in seconds since 1970; null without one.
 *
 * @param after how many days later */
export function dayBegins(text: string, after = 0): number | null {
  const found = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text)
  if (!found) return null
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  return new Date(year, month - 1, day + after).getTime() / 1000
}

/** When a day is over, in seconds since 1970; null without one. */
export const dayEnds = (text: string): number | null => dayBegins(text, 1)

/** The last day of what ends at a moment, in seconds since 1970. */
export const lastDay = (ends: number): Date => new Date(ends * 1000 - 1)
