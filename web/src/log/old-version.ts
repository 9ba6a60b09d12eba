/** Texts about a game that was started under another version of the program. */
import { kebab, type Texts } from '../base/text/texts'
import type { Past } from '../generated/protocol'

/** The arguments of the texts `past-…` and `web-past-…`. */
function argsOf(texts: Texts, past: Past): Record<string, string | number> {
  const [then, now] = past.rules
  const kind = then === now ? 'values' : past.parts.length ? 'both' : 'rules'
  const named = past.parts.filter((part) => texts.has(`name-${kebab(part)}`))
  const what = texts.text('past-what', { what: kind, parts: texts.names(named) || 'none' })
  const { number = 0, answers = 0 } = past.divergence ?? {}
  return { version: past.made_by, what, number, answers, last: number - 1 }
}

/** The text at a game that diverges under today's rules, and waits for its players to decide. */
export function stopped(texts: Texts, past: Past): string {
  const args = argsOf(texts, past)
  return `${texts.text('past-stopped', args)} ${texts.text('web-past-choice', args)}`
}

/** The text about a finished game that is shown under today's rules. */
export function retold(texts: Texts, past: Past): string {
  const args = argsOf(texts, past)
  const told = texts.text('past-told', args)
  return past.divergence ? `${told} ${texts.text('past-diverges', args)}` : told
}

/** The text about a game that continues, from the answer with this number if its players have decided so. */
export function continued(texts: Texts, past: Past, number: number, resumed: boolean): string {
  return texts.text(resumed ? 'web-past-resumed' : 'past-goes-on', { ...argsOf(texts, past), number })
}
