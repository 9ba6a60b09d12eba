/** Times of the day, as a field for them writes them, and as minutes after midnight. */

export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** @returns null if it is not a time */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(clock) ?? []
  const found = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && found < 1440 ? found : null
}
