/** The battle as it is being told. */
import type { AdventurerView, LordView, View } from '../../generated/dungeon-lords'
import type { Prompt } from '../../generated/kernel'
import type { LogEvent } from '../../lib/live.svelte'
import { adventurer, spell } from './content'

/** The steps of a battle (DL-11.6), in their order. */
export const STEPS = ['trap', 'fast', 'creatures', 'slow', 'healing', 'conquest'] as const
export type Step = (typeof STEPS)[number]

/** A step, or that of the card's spell. */
type Moment = Step | 'spell'
const OF_EVENT: Record<string, Moment> = {
  TrapSprung: 'trap',
  Prevented: 'trap',
  Aimed: 'trap',
  SpellCast: 'spell',
  SpellFails: 'spell',
  Absorbed: 'creatures',
  Withdrawn: 'spell',
  BecomesSheep: 'spell',
  Strengthened: 'spell',
  CreatureActs: 'creatures',
  KnockedOut: 'creatures',
  ReturnsFaceUp: 'creatures',
  Healed: 'healing',
  HealingPrevented: 'healing',
  Tired: 'conquest',
  ConquestPrevented: 'conquest',
  Conquered: 'conquest',
}
const OF_BLOW: Record<string, Moment> = { trap: 'trap', creature: 'creatures', fatigue: 'conquest', dart: 'conquest' }
const OF_QUESTION: Record<string, Moment> = {
  spring: 'trap',
  aim: 'trap',
  attack: 'creatures',
  'second-hit': 'creatures',
  sheep: 'spell',
  suggestion: 'spell',
  'withdraw-one': 'spell',
  'withdraw-or-evil': 'spell',
  banish: 'spell',
  'lose-goods': 'spell',
  'lose-trap': 'spell',
}

/** The step that is being narrated, or asked about; null: none. An event that belongs to no step counts towards the one
 * before it.
 *
 * @param told the events narrated so far, of those being narrated now
 * @param card the spell of this round's card, if it is known; the events may be from the round before
 */
export function stepOf(told: readonly LogEvent[], prompt: Prompt | null, card: string | null): Step | null {
  for (const event of [...told].reverse()) {
    if (event.event === 'BattleBegins') return null
    const moment = OF_EVENT[event.event] ?? OF_BLOW[String(event.by)]
    if (moment) return stepAt(moment, typeof event.spell === 'string' ? event.spell : (card ?? ''))
  }
  const asked = told.length || !prompt ? undefined : OF_QUESTION[prompt.key]
  return asked ? stepAt(asked, card ?? '') : null
}

const stepAt = (moment: Moment, of: string): Step | null =>
  moment === 'spell' ? (({ fast: 'fast', slow: 'slow' } as const)[spell(of)?.speed ?? ''] ?? null) : moment

/** The party of a battle, with the adventurer who is just being eliminated and has left it. */
export function partyAsTold(lord: LordView, now: LogEvent | null): AdventurerView[] {
  const fallen =
    now?.event === 'Eliminated' && now.seat === lord.seat && !lord.party.some((one) => one.id === now.adventurer)
      ? adventurer(String(now.adventurer))
      : undefined
  if (!fallen) return lord.party
  const { id, class: kind, hp, symbols } = fallen
  return [{ id, class: kind, hp, damage: hp, symbols }, ...lord.party]
}

/** Whose battle is shown: that of one's own question, else the one being narrated, else the one being fought. */
export function battleOf(view: View, asked: boolean, told: LogEvent | null): LordView | undefined {
  const own = view.seat === null ? undefined : view.lords[view.seat]
  const of = (seat: number | null | undefined) => (typeof seat === 'number' ? view.lords[seat] : undefined)
  return asked ? own : (of(told?.seat) ?? of(view.battle?.seat) ?? own ?? view.lords[0])
}

/** What the current event does to an adventurer, as a number beside it: −2, +1. */
export function blow(now: LogEvent | null, id: string): string {
  if (now?.adventurer !== id) return ''
  const sign = ({ Hit: '−', Healed: '+', Prevented: '+' } as Record<string, string>)[now.event]
  return sign ? `${sign}${String(now.amount)}` : ''
}
