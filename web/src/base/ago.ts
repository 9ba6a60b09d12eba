/** How long ago something was, in words. */

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** @param at seconds since 1970
 * @param now the same; what is later than now has just happened */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at)
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? (['second', Infinity] as const)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}
