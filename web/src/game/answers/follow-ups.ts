/** Answers that are longer than another one: they say at once what would be asked next, or what would follow. Of two
 * such answers one is offered: the shorter one, unless the person wants to say more; or always the longer one, if the
 * shorter one would only lead to the next question. */
import type { Option } from '../../generated/kernel'

export interface Longer {
  /** The verb of the shorter answer, all of whose arguments the longer one has. */
  of: string
  /** The key of the text that says what more it means; without one, it takes the place of the shorter one. */
  label?: (view: unknown) => string
}

/** The longer answers of a game, by their verbs. */
export type LongerVerbs = Readonly<Record<string, Longer>>

/** The answers to offer.
 *
 * @param more whether the person wants to say more. */
export function offered(options: readonly Option[], longer: LongerVerbs, more: boolean): readonly Option[] {
  const long = options.filter(({ verb }) => longer[verb])
  if (!long.length) return options
  const wanted = ({ verb }: Option) => more || !longer[verb]?.label
  const replaced = new Set(long.filter(wanted).flatMap((option) => shorter(option, options, longer)))
  return options.filter((option) => !replaced.has(option) && (!longer[option.verb] || wanted(option)))
}

/** The answers without those that are longer than another one: beside a coach, which asks for one thing at a time. */
export const shortest = (options: readonly Option[], longer: LongerVerbs): readonly Option[] =>
  options.filter((option) => !shorter(option, options, longer).length)

/** The answer that a longer one begins with; at most one. */
function shorter(option: Option, options: readonly Option[], longer: LongerVerbs): Option[] {
  const verb = longer[option.verb]?.of
  if (!verb) return []
  return options.filter(
    (other) => other.verb === verb && Object.entries(other.args).every(([arg, value]) => option.args[arg] === value),
  )
}

/** What a person could say more with one of these answers: the key of its text; null: nothing. */
export function more(options: readonly Option[], longer: LongerVerbs, view: unknown): string | null {
  for (const { verb } of options) {
    const label = longer[verb]?.label
    if (label) return label(view)
  }
  return null
}
