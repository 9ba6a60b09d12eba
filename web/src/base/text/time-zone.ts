/** The time zone of this device, such as Europe/Rome. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The time zones that this browser knows, and some that it may not know. */
export const allZones = (...more: readonly string[]): string[] =>
  [...new Set([...more, ...Intl.supportedValuesOf('timeZone')])].sort()
