/** Which roll the story tells, and how long it is shown. */
import type { LogEvent } from '../../../lib/live.svelte'
import type { Telling } from '../../../lib/story.svelte'

/** The rolls of a battle, which are shown there. */
export const FIGHTING: ReadonlySet<string> = new Set(['attack', 'counter'])
const DICE = new Set(['Rolled', 'DiceRolled', 'SoloDice', 'Searched'])
/** What a roll leads to, told after it: the roll stays in sight. */
const FOLLOWS = new Set(['Tested', 'Wounded', 'Prevented', 'Fell', 'ActionPoints', 'ExitOpened', 'QuestCompleted'])

/** The roll in the event shown now, or the one that led to it; undefined: none. */
export function rollTold({ now, recent }: Pick<Telling, 'now' | 'recent'>): LogEvent | undefined {
  if (!now) return undefined
  for (const event of [...recent].reverse()) {
    if (DICE.has(event.event)) return FIGHTING.has(String(event.why)) ? undefined : event
    if (!FOLLOWS.has(event.event)) return undefined
  }
  return undefined
}
