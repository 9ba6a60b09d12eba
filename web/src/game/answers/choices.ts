/** What a decision's options look like on a screen. Works from the options alone and knows no game: an option has a
 * verb and named arguments, and whatever stands for one of these on the board can be clicked. */
import type { Decision, Option, Refusal } from '../../generated/kernel'

export type Id = string | number
/** The name of an argument, or `verb.argument` where the name alone would be too wide; `verb.`: any answer of that
 * verb. */
export type Kind = string
export interface Token {
  arg: string
  value: Id
}

/** One button: an option, or several that have an argument in common (choosing it narrows the options down). */
export type Entry = { option: Option; token?: undefined } | { option?: undefined; token: Token; count: number }

const MANY = 6

export function matches(option: Option, kinds: readonly Kind[], id: Id): boolean {
  return kinds.some((kind) => {
    const [verb, arg] = parts(option, kind)
    return verb === option.verb && (arg === '' || option.args[arg] === id)
  })
}

const parts = (option: Option, kind: Kind): [verb: string, arg: string] => {
  const [first = '', second] = kind.split('.')
  return second === undefined ? [option.verb, first] : [first, second]
}

export function narrowed(options: readonly Option[], tokens: readonly Token[]): Option[] {
  return options.filter((option) => tokens.every(({ arg, value }) => option.args[arg] === value))
}

/** The argument of these options that a click on such a thing would settle. */
export function tokenOf(options: readonly Option[], kinds: readonly Kind[], id: Id): Token | null {
  for (const option of options) {
    for (const kind of kinds) {
      const [, arg] = parts(option, kind)
      if (arg && matches(option, [kind], id)) return { arg, value: id }
    }
  }
  return null
}

/** The arguments of an option that are not settled, and that other options of its verb have with other values. */
function open(option: Option, options: readonly Option[], settled: ReadonlySet<string>): [string, unknown][] {
  return Object.entries(option.args).filter(
    ([arg, value]) =>
      !settled.has(arg) &&
      !Array.isArray(value) &&
      options.some((other) => other.verb === option.verb && other.args[arg] !== value),
  )
}

/** What is still to be chosen of an option before what is chosen on the map alone; null: it is not chosen there. */
function beforeMap(option: Option, tokens: readonly Token[], mapOnly: ReadonlySet<string>): [string, unknown][] | null {
  const left = Object.entries(option.args).filter(([arg]) => !tokens.some((token) => token.arg === arg))
  return left.some(([arg]) => mapOnly.has(arg)) ? left.filter(([arg]) => !mapOnly.has(arg)) : null
}

/** The options that have nothing left to choose but what is chosen on the map alone. */
export const chosenOnMap = (
  options: readonly Option[],
  tokens: readonly Token[],
  mapOnly: ReadonlySet<string>,
): Option[] => options.filter((option) => beforeMap(option, tokens, mapOnly)?.length === 0)

/** The argument that must be chosen before something on the board stands for this one: others of these options differ in
 * it alone, whatever they have for this one. */
export function chosenBefore(
  option: Option,
  arg: string,
  options: readonly Option[],
  waits: Readonly<Record<string, string>>,
): string | null {
  const first = waits[arg]
  if (first === undefined || !(arg in option.args)) return null
  const same = ({ verb, args }: Option) =>
    verb === option.verb &&
    Object.keys(option.args).every((key) => key === arg || (key === first) !== (args[key] === option.args[key]))
  return options.some(same) ? first : null
}

/** The buttons for these options: each by itself, or grouped by an argument if there are many. What is chosen on the
 * map alone has none; what is to be chosen before has. */
export function entries(
  options: readonly Option[],
  tokens: readonly Token[],
  mapOnly: ReadonlySet<string> = new Set(),
  waits: Readonly<Record<string, string>> = {},
): Entry[] {
  const groups = new Map<string, Entry & { token: Token }>()
  const rest: Option[] = []
  for (const option of options) {
    const before = beforeMap(option, tokens, mapOnly)
    const first = Object.keys(waits)
      .map((arg) => chosenBefore(option, arg, options, waits))
      .find((one) => one !== null)
    if (!before && !first) rest.push(option)
    const [arg, value] = first ? [first, option.args[first]] : (before?.[0] ?? [])
    if (arg === undefined) continue
    const key = `${arg} ${String(value)}`
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { token: { arg, value: value as Id }, count: 1 })
  }
  return [...groups.values(), ...listed(rest, tokens)]
}

function listed(options: readonly Option[], tokens: readonly Token[]): Entry[] {
  if (options.length <= MANY) return options.map((option) => ({ option }))
  const settled = new Set(tokens.map((token) => token.arg))
  const found: Entry[] = []
  const groups = new Map<string, Entry & { token: Token }>()
  for (const option of options) {
    const [first, ...rest] = open(option, options, settled)
    if (!first || !rest.length) {
      found.push({ option })
      continue
    }
    const [arg, value] = first
    // Narrowing by an argument takes the answers of all verbs that have it, so these are one button.
    const key = `${arg} ${String(value)}`
    const group = groups.get(key)
    if (group) group.count += 1
    else {
      const fresh = { token: { arg, value: value as Id }, count: 1 }
      groups.set(key, fresh)
      found.push(fresh)
    }
  }
  // A group of one is the option itself.
  return found.map((entry) => {
    if (!entry.token || entry.count > 1) return entry
    const { arg, value } = entry.token
    const alone = options.find((option) => option.args[arg] === value)
    return alone ? { option: alone } : entry
  })
}

/** Options that are sequences: the names of their places, or null if they are something else; a single place does not
 * make a sequence. */
export function sequence(decision: Decision | null): string[] | null {
  if (decision?.prompt.kind !== 'order') return null
  const first = decision.options[0]
  if (!first || decision.options.some((option) => option.verb !== first.verb)) return null
  const places = Object.keys(first.args)
  return places.length > 1 ? places : null
}

/** What may come next after some steps of a sequence. */
export function nextSteps(decision: Decision, places: readonly string[], steps: readonly Id[]): Set<Id> {
  const place = places[steps.length]
  const found = new Set<Id>()
  if (place === undefined) return found
  for (const option of decision.options) {
    if (steps.every((step, i) => option.args[places[i] ?? ''] === step)) found.add(option.args[place] as Id)
  }
  return found
}

export function sequenceOption(decision: Decision, places: readonly string[], steps: readonly Id[]): Option | null {
  if (steps.length !== places.length) return null
  return decision.options.find((option) => steps.every((step, i) => option.args[places[i] ?? ''] === step)) ?? null
}

/** The steps with this one put at a place: moved there, put between, or, if all places are taken, instead of what was
 * there. Null: no answer continues like that. */
export function placed(
  decision: Decision,
  places: readonly string[],
  steps: readonly Id[],
  id: Id,
  at: number,
): Id[] | null {
  const rest = steps.filter((step) => step !== id)
  const full = rest.length === places.length
  const next = [...rest.slice(0, at), id, ...rest.slice(full ? at + 1 : at)]
  const fits = decision.options.some((option) => next.every((step, i) => option.args[places[i] ?? ''] === step))
  return fits ? next : null
}

/** All values that stand anywhere in a sequence, in the order in which the options name them. */
export function sequenceWords(decision: Decision, places: readonly string[]): Id[] {
  const found = new Set<Id>()
  for (const option of decision.options) for (const place of places) found.add(option.args[place] as Id)
  return [...found]
}

/** The steps with the one at a place moved by one; null: no answer continues like that. */
export function moved(
  decision: Decision,
  places: readonly string[],
  steps: readonly Id[],
  at: number,
  by: -1 | 1,
): Id[] | null {
  const id = steps[at]
  const to = at + by
  return id === undefined || to < 0 || to >= steps.length ? null : placed(decision, places, steps, id, to)
}

/** Where each value stands in the steps (from 1); the same one may stand at several places. */
export const standsAt = (steps: readonly Id[], id: Id): number[] =>
  steps.flatMap((step, i) => (step === id ? [i + 1] : []))

/** The notation of the sequence that would go on with something that may not come next, to ask why. */
export function sequenceAttempt(
  decision: Decision,
  places: readonly string[],
  steps: readonly Id[],
  id: Id,
  word: (id: Id) => string,
): string | null {
  const at = Math.min(steps.length, places.length - 1)
  const begun = steps.slice(0, at)
  for (const option of decision.options) {
    if (!begun.every((step, i) => option.args[places[i] ?? ''] === step)) continue
    const words = option.action.split(' ')
    const place = words.indexOf(word(option.args[places[at] ?? ''] as Id), at + 1)
    // Only steps that are valid except for this thing can show why the thing is refused.
    if (place > 0 && !words.slice(1, place).includes(word(id)))
      return [...words.slice(0, place), word(id), ...words.slice(place + 1)].join(' ')
  }
  return null
}

/** The most telling of several refusals: the first that is about the thing itself, not about the moment. */
export function telling(refusals: readonly (Refusal | null)[], general: ReadonlySet<string>): Refusal | null {
  const found = refusals.filter((refusal) => refusal !== null)
  return found.find((refusal) => !general.has(refusal.reason)) ?? found[0] ?? null
}

/** The notation of the answer that a click on something not offered would be, to ask why it is not legal: an answer
 * like those that are offered, with this id in place of theirs. */
export function attempt(
  options: readonly Option[],
  kinds: readonly Kind[],
  id: Id,
  word: (id: Id) => string,
): string | null {
  for (const option of options) {
    for (const kind of kinds) {
      const [verb, arg] = parts(option, kind)
      const value = arg ? option.args[arg] : undefined
      if (verb !== option.verb || (typeof value !== 'string' && typeof value !== 'number')) continue
      const words = option.action.split(' ')
      const place = words.indexOf(word(value), 1)
      if (place > 0) return [...words.slice(0, place), word(id), ...words.slice(place + 1)].join(' ')
    }
  }
  return null
}
