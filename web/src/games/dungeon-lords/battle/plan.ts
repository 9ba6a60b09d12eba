/** What is still missing in a battle plan. */
import type { Texts } from '../../../base/text/texts'
import type { View } from '../../../generated/dungeon-lords'
import type { Decision } from '../../../generated/kernel'

/** Whether the lord sends nothing, though he could. */
export function isForgotten(view: View, decision: Decision): boolean {
  const lord = view.lords[decision.seat]
  if (!lord || lord.laid_count || lord.sent.length) return false
  return decision.options.some(({ verb }) => verb === 'lay' || verb === 'send')
}

/** What stands beside the answer that ends the plan: what could still be added. */
export function lacking(texts: Texts, view: View, decision: Decision): string {
  const could = (verb: string) => decision.options.some((option) => option.verb === verb)
  const { trap_slots: traps = 0, monster_slots: monsters = 0 } = view.lords[decision.seat] ?? {}
  const slots = [
    ...(traps && could('lay') ? [texts.text('web-free-traps', { n: traps })] : []),
    ...(monsters && could('send') ? [texts.text('web-free-monsters', { n: monsters })] : []),
  ]
  return [
    isForgotten(view, decision) ? texts.text('web-plan-forgotten') : '',
    slots.length ? texts.text('web-plan-free', { slots: texts.join(slots) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
