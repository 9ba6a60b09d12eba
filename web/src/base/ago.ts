/** How long ago something was, in words. The browser's own `Intl.RelativeTimeFormat` says the same, but making it takes a
 * telephone longer than drawing the list. */
import type { Texts } from './texts'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** @param at seconds since 1970
 * @param now the same; what is later than now has just happened */
export function ago(texts: Texts, at: number, now = Date.now() / 1000): string {
  const passed = now - at
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['now', Infinity]
  return texts.text(`web-ago-${unit}`, { n: Math.floor(passed / length) })
}
