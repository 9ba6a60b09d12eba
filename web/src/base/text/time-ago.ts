/** How long ago something happened, in words. The browser's own `Intl.RelativeTimeFormat` does the same, but creating
 * one takes a phone longer than drawing the list. */
import { serverClock } from '../browser/server-clock.svelte'
import type { Texts } from './texts'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

/** @param at seconds since 1970
 * @param now also seconds since 1970, by the server's clock; anything later than now counts as just happened */
export function ago(texts: Texts, at: number, now = serverClock.now): string {
  const passed = now - at
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ['now', Infinity]
  return texts.text(`web-ago-${unit}`, { n: Math.floor(passed / length) })
}
