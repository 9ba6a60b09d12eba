/** Quips: what the story may say with a smile after it has told what happened. */
import { kebab, type Texts } from '../../base/text/texts'
import type { LogEvent } from './log-event'
import { eachOf, eventsOf } from './shared-lines'

/** A line that says more events than this needs no more words. */
const BUSY = 4

/** The quips that an event has: those of its reason, or else its own. */
function quipsOf(texts: Texts, { event, why }: LogEvent): readonly string[] {
  const own = `web-quip-${kebab(event)}`
  const key = [`${own}-${kebab(typeof why === 'string' ? why : '')}`, own].find((one) => texts.has(one))
  return key === undefined ? [] : texts.text(key).split('\n')
}

/** What may be said of a line, or nothing: every second time, and not twice the same in a row. It depends only on what
 * everybody sees, so all who read the story read the same.
 *
 * @param turn a number that everybody knows and that grows as the game goes on */
export function quip(texts: Texts, told: LogEvent, turn: number): string {
  const events = eventsOf(told)
  if (eachOf(told).length || events.length > BUSY) return ''
  const found = events.map((one) => ({ seat: one.seat ?? 0, quips: quipsOf(texts, one) }))
  const { seat, quips } = found.filter((one) => one.quips.length).at(-1) ?? { seat: 0, quips: [] }
  return quips[(turn + seat) % (2 * quips.length)] ?? ''
}
