/** What a battle plan is made of, and what is still missing in it. */
import type { Texts } from '../../../base/text/texts'
import type { LordView, View } from '../../../generated/dungeon-lords'
import type { Decision } from '../../../generated/kernel'

/** The traps that a lord holds, each kind once, with their number: those that he has laid, too, if they are given. */
export function trapsOf(lord: LordView, laid: readonly string[] = []): { id: string; n: number }[] {
  const held = lord.traps ?? []
  return [...new Set([...held, ...laid])].sort().map((id) => ({ id, n: held.filter((one) => one === id).length }))
}

/** Whether the lord sends nothing, though he could. */
export function isForgotten(view: View, decision: Decision): boolean {
  const lord = view.lords[decision.seat]
  if (!lord || lord.laid_count || lord.sent.length) return false
  return decision.options.some(({ verb }) => verb === 'lay' || verb === 'send')
}

/** What stands beside the answer that ends the plan, in one line: what could still be added, or else that only this answer
 * makes the plan count. */
export function lacking(texts: Texts, view: View, decision: Decision): string {
  if (isForgotten(view, decision)) return texts.text('web-plan-forgotten')
  const could = (verb: string) => decision.options.some((option) => option.verb === verb)
  const lord = view.lords[decision.seat]
  const { trap_slots: traps = 0, monster_slots: monsters = 0 } = lord ?? {}
  const slots = [
    ...(traps && could('lay') ? [texts.text('web-free-traps', { n: traps })] : []),
    ...(monsters && could('send') ? [texts.text('web-free-monsters', { n: monsters })] : []),
  ]
  if (slots.length) return texts.text('web-plan-free', { slots: texts.join(slots) })
  return lord && (lord.laid_count > 0 || lord.sent.length > 0) ? texts.text('web-plan-counts') : ''
}
