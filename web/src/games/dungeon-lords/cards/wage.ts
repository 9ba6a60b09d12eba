/** Which creatures wait for their wages: what each costs stands on it as long as that is asked (DL-7.1, DL-21.3). */
import type { Goods } from '../../../generated/dungeon-lords-content'
import type { Decision } from '../../../generated/kernel'
import { creature } from '../content'

/** Questions that go on from creature to creature, in the order that the lord likes. */
const ASKS: ReadonlySet<string> = new Set(['wages', 'suggestion'])

/** What this creature is to be paid now, whether or not the lord has as much; null: nobody asks. */
export function wageOf(decision: Decision | null, id: string): Goods | null {
  if (!decision || !ASKS.has(decision.prompt.key)) return null
  return decision.options.some(({ args }) => args.creature === id) ? (creature(id)?.price ?? null) : null
}
