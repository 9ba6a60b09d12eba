/** What a game says about its answers, so that a person can put one together (`chooser.svelte.ts`); a part of its
 * `GameModule`. */
import type { Decision, Option } from '../../generated/kernel'
import type { Id, Kind } from './choices'
import type { LongerVerbs } from './follow-ups'

/** When something can be chosen that nothing asked now is about: a text's key, and the rule. */
export interface Timing {
  reason: string
  rule: string
}

/** One thing that an answer changes. */
export interface Effect {
  icon: string
  /** The key of the name of what changes. */
  label: string
  /** Null: it is not counted, the label says what happens. */
  by: number | null
  /** How much of it there is then, where that can be told. */
  then: number | null
  /** Whether it is part of the price. */
  costs: boolean
  /** Whether it is bad for the player. */
  bad: boolean
}

export interface AnswerRules<V = unknown> {
  /** Whether the game has ended. */
  over(view: V): boolean
  /** What an answer costs and brings, if its cards and the question say so. */
  effects(view: V, decision: Decision, option: Option): Effect[]
  /** An id as it is written in notations. */
  word(this: void, id: Id): string
  /** Whether the answer gives something up, so that it has to be confirmed. */
  gives(option: Option, view: V, decision: Decision | null): boolean
  /** Whether dice decide at once, which cannot be taken back: on the board, the answer is shown before it is given. */
  rolls?(option: Option): boolean
  /** Answers about when one wants to be asked: they stand apart, small, and do not count as moves. */
  aside?(option: Option): boolean
  /** The verbs of answers that end something, or let it pass: they stay in sight, however many others there are. */
  ends?: ReadonlySet<string>
  /** Answers that are listed after the others, as a person seldom means them; before those that end something. */
  later?(option: Option, decision: Decision): boolean
  /** Answers that say more than others, by their verbs. */
  longer?: LongerVerbs
  /** What a person may mean by pointing at something that is not offered: notations, the likeliest first; at least one,
   * so that the rules can always say why not. */
  meant(view: V, decision: Decision | null, kinds: readonly Kind[], id: Id): string[]
  /** When the thing can be chosen, for a person who points at it while something else is asked; null: nothing more to
   * say. The key of the text begins with `web-when-`. */
  timing?(view: V, kinds: readonly Kind[], id: Id): Timing | null
  /** The argument that says what one gets, and those that say which things one pays with; null: nothing is paid so. */
  paid?(option: Option): { gets: string; price: readonly string[] } | null
  /** Arguments that wait for another: a thing on the board stands for them only once the other has been chosen. */
  waits?: Readonly<Record<string, string>>
  /** Which arguments are chosen on the board alone, and not from a list: the names of places would say nothing. */
  mapOnly?: ReadonlySet<string>
}
