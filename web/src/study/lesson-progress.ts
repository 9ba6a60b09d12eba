/** A person's progress in a lesson. */
import type { Step } from '../game/game-module'

/** What of the solution is still to be done after these answers; null: they lead elsewhere. */
export function rest(solution: readonly Step[], answers: readonly string[]): Step[] | null {
  const left = [...solution]
  for (const answer of answers) {
    const at = left.findIndex((step) => step.option.action === answer)
    // Answers without immediate consequences may come in any order: a plan is made first, then carried out.
    const early = at > 0 && left.slice(0, at + 1).every((step) => !step.events.length)
    if (at !== 0 && !early) return null
    left.splice(at, 1)
  }
  return left
}
