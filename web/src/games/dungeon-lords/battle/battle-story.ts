/** The battle as far as the story has come. */
import type { LogEvent } from '../../../game/story/log-event'
import { eventsOf } from '../../../game/story/shared-lines'
import type { AdventurerView, LordView, View } from '../../../generated/dungeon-lords'
import type { Prompt } from '../../../generated/kernel'
import { adventurer, spell } from '../content'

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

/** The adventurers who are eliminated by what is being told. */
export const fallenIn = (now: LogEvent | null): string[] =>
  eventsOf(now).flatMap(({ event, adventurer }) => (event === 'Eliminated' ? [String(adventurer)] : []))

/** The party of a battle; adventurers who are just being eliminated still stand where they stood.
 *
 * @param was the lord before the event being told, if that is known
 */
export function partyAsTold(lord: LordView, now: LogEvent | null, was?: LordView): AdventurerView[] {
  if (now?.seat !== lord.seat) return lord.party
  const stood = (id: string) => was?.party.findIndex((one) => one.id === id) ?? -1
  return fallenIn(now)
    .filter((id) => !lord.party.some((one) => one.id === id))
    .sort((one, other) => stood(one) - stood(other))
    .reduce((party, id) => withFallen(party, id, stood(id), was), lord.party)
}

/** A party with one who has fallen at his place; at the front, if that is not known. */
function withFallen(party: AdventurerView[], id: string, at: number, was?: LordView): AdventurerView[] {
  const tile = adventurer(id)
  const fallen =
    was?.party[at] ??
    (tile && { id, class: tile.class, hp: tile.hp, damage: 0, symbols: tile.symbols, hp_left: 0, bonus: 0 })
  if (!fallen) return party
  const front = Math.max(0, at)
  return [...party.slice(0, front), { ...fallen, damage: fallen.hp, hp_left: 0 }, ...party.slice(front)]
}

/** Whose battle is shown: that of one's own question, else the one being fought, else the one being narrated. */
export function battleOf(view: View, asked: boolean, told: LogEvent | null): LordView | undefined {
  const own = view.seat === null ? undefined : view.lords[view.seat]
  const of = (seat: number | null | undefined) => (typeof seat === 'number' ? view.lords[seat] : undefined)
  return asked ? own : (of(view.battle?.seat) ?? of(told?.seat) ?? own ?? view.lords[0])
}

/** What an event does to an adventurer: a number beside him; `kind`: what it is. */
export interface Blow {
  text: string
  kind: 'hit' | 'heals' | 'stops'
}
const BLOWS: Record<string, (amount: string) => Blow> = {
  Hit: (amount) => ({ text: `−${amount}`, kind: 'hit' }),
  Healed: (amount) => ({ text: `+${amount}`, kind: 'heals' }),
  Strengthened: () => ({ text: '+1', kind: 'heals' }),
  Prevented: (amount) => ({ text: amount, kind: 'stops' }),
  Absorbed: (amount) => ({ text: amount, kind: 'stops' }),
}
const blowOf = (one: LogEvent): Blow | null => BLOWS[one.event]?.(String(one.amount)) ?? null

/** What befalls an adventurer by what is being told, one blow after another. */
export const blows = (now: LogEvent | null, id: string): Blow[] =>
  eventsOf(now).flatMap((one) => (one.adventurer === id ? (blowOf(one) ?? []) : []))

/** The creature or trap that acts in what is being told, and the adventurer whom it reaches first; null: nobody. */
export interface Strike {
  by: string
  at: string | null
}
export function strikeIn(now: LogEvent | null): Strike | null {
  const all = eventsOf(now)
  const acts = all.find(({ event }) => event === 'CreatureActs' || event === 'TrapSprung')
  if (!acts) return null
  const reached = all.find((one) => one.adventurer && blowOf(one))
  return { by: String(acts.creature ?? acts.trap), at: reached ? String(reached.adventurer) : null }
}

/** The traps that have gone off in the battle that a lord fights now, or fought last of all. */
export function sprungIn(log: readonly LogEvent[], seat: number): string[] {
  const sprung: string[] = []
  for (let i = log.length - 1; i >= 0; i--) {
    const one = log[i]
    if (one?.event === 'BattleBegins') return one.seat === seat ? sprung.reverse() : []
    if (one?.event === 'TrapSprung' && one.seat === seat) sprung.push(String(one.trap))
  }
  return []
}

/** What comes of a spell, as far as it follows the casting at once. */
const OF_SPELL = new Set([
  'Withdrawn',
  'BecomesSheep',
  'Strengthened',
  'PrisonerFreed',
  'CreatureLost',
  'WagePaid',
  'Lost',
  'EvilMoved',
  'TrapGone',
])
const HEALS = 'regeneration'

/** What the spell of a combat card did at a lord's dungeon: that it was cast, or why not, and what came of it at once.
 *
 * @param log the events narrated so far, of this year's combat last
 */
export function castIn(log: readonly LogEvent[], round: number, seat: number): LogEvent[] {
  const begun = log.map((one) => one.event === 'CombatRoundBegins' && one.round === round).lastIndexOf(true)
  if (begun < 0) return []
  const end = log.findIndex((one, i) => i > begun && one.event === 'CombatRoundBegins')
  const own = log.slice(begun, end < 0 ? undefined : end).filter((one) => one.seat === seat)
  const at = own.findIndex(({ event }) => event === 'SpellCast' || event === 'SpellFails')
  const cast = own[at]
  if (!cast) return []
  const rest = own.slice(at + 1)
  const next = rest.findIndex(
    ({ event }, i) => !OF_SPELL.has(event) && !(cast.spell === HEALS && event === 'Healed' && !i),
  )
  return [cast, ...(cast.event === 'SpellFails' ? [] : rest.slice(0, next < 0 ? undefined : next))]
}
