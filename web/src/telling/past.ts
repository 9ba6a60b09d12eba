/** What to say of a game that another version of the program has begun. */
import type { Past } from '../generated/protocol'
import { kebab, type Texts } from '../base/texts'

/** The arguments of the texts `past-…` and `web-past-…`. */
function argsOf(texts: Texts, past: Past): Record<string, string | number> {
  const [then, now] = past.rules
  const kind = then === now ? 'values' : past.parts.length ? 'both' : 'rules'
  const named = past.parts.filter((part) => texts.has(`name-${kebab(part)}`))
  const what = texts.text('past-what', { what: kind, parts: texts.names(named) || 'none' })
  const { number = 0, answers = 0 } = past.divergence ?? {}
  return { version: past.made_by, what, number, answers, last: number - 1 }
}

/** What is said at a game that diverges, and waits for its players to decide. */
export function stopped(texts: Texts, past: Past): string {
  const args = argsOf(texts, past)
  return `${texts.text('past-stopped', args)} ${texts.text('web-past-choice', args)}`
}

/** What is said of a finished game that is shown under today's rules. */
export function retold(texts: Texts, past: Past): string {
  const args = argsOf(texts, past)
  const told = texts.text('past-told', args)
  return past.divergence ? `${told} ${texts.text('past-diverges', args)}` : told
}

/** What is said of a game that goes on, from the answer with this number if its players have decided so. */
export function continued(texts: Texts, past: Past, number: number, resumed: boolean): string {
  return texts.text(resumed ? 'web-past-resumed' : 'past-goes-on', { ...argsOf(texts, past), number })
}
