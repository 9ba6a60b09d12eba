/** A battle as it is being told, blow by blow. */
import type { LogEvent } from '../../../game/story/log-event'
import { eventsOf } from '../../../game/story/shared-lines'
import type { Telling } from '../../../game/story/story.svelte'
import type { BattleView, FighterView, PairView } from '../../../generated/dungeoneer'
import { isFought } from '../map/event-cells'
import { AFTER } from './outcome'

/** The steps of a battle (DN-6), in their order. */
export const STEPS = ['attack', 'response', 'attack_rolls', 'counter_rolls', 'comparisons', 'aftermath'] as const
export type Step = (typeof STEPS)[number]

/** A die and what is added; `dice` all that were rolled. */
export interface Throw {
  dice: readonly number[]
  kept: number | null
  plus: number | null
  total: number
}

/** One attack: who attacks whom in which form, both rolls, what came of it. */
export interface Exchange {
  foe: string
  seat: number | null
  defender: string
  form: string | null
  attack: Throw | null
  counter: Throw | null
  /** What was done with the rolls; −1: the defender won. */
  won: number | null
  /** Wounds that the attacker, and that the defender, took. */
  hurt: { foe: number; defender: number }
  /** Why it no longer fights. */
  out: string | null
}

const fresh = (foe: string, seat: number | null, defender: string, form: string | null): Exchange => ({
  foe,
  seat,
  defender,
  form,
  attack: null,
  counter: null,
  won: null,
  hurt: { foe: 0, defender: 0 },
  out: null,
})

/** A roll of an attack, as the log has it; without it, only the total is known. A blow in return has rolls too, with the
 * sides swapped.
 */
function thrown(
  why: 'attack' | 'counter',
  { foe, defender }: Pick<Exchange, 'foe' | 'defender'>,
  total: number | null,
  log: readonly LogEvent[],
): Throw | null {
  if (total === null) return null
  const against = why === 'attack' ? defender : foe
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]
    if (event?.event === 'Attacks' && event.foe === foe && event.defender === defender) break
    if (event?.event === 'Rolled' && event.why === why && event.source === against && event.total === total)
      return throwOf(event)
  }
  return { dice: [], kept: null, plus: null, total }
}

/** Who has won a comparison, by the word of its event. */
const WINNER: Record<string, number> = { foe: 1, defender: -1 }
/** Who has won the comparison, as the view says it. */
const wonBy = ({ strikes, struck }: PairView): number => (strikes === 100 ? 1 : struck === 100 ? -1 : 0)

function ofFighter(one: FighterView, defender: string, log: readonly LogEvent[]): Exchange {
  const won = one.compared && one.counter !== null && one.pair ? wonBy(one.pair) : null
  const attacks = fresh(one.id, one.seat, defender, one.form)
  return {
    ...attacks,
    attack: thrown('attack', attacks, one.attack, log),
    counter: thrown('counter', attacks, one.counter, log),
    won,
    out: one.standing === 'fighting' ? null : one.standing,
  }
}

/** The battle as it stands; `log`: what has been told so far. */
export const ofBattle = (battle: BattleView, log: readonly LogEvent[]): Exchange[] =>
  battle.attackers.map((one) => ofFighter(one, battle.defender.id, log))

/** The battle as it stands, with the wounds of the event being told. `heroes`: by seat. */
export function withBlow(all: readonly Exchange[], event: LogEvent | null, heroes: readonly string[]): Exchange[] {
  const who =
    event?.event === 'MonsterWounded' ? event.foe : event?.event === 'Wounded' ? heroes[Number(event.seat)] : null
  const n = Number(event?.n ?? 0)
  const attacks = all.some((one) => one.foe === who)
  return all.map((one, i) => {
    if (one.foe === who) return { ...one, hurt: { ...one.hurt, foe: n } }
    return i === 0 && !attacks && one.defender === who ? { ...one, hurt: { ...one.hurt, defender: n } } : one
  })
}

/** The seat that rolls for the attacker: its player, or a rival for the monster of a quest. */
const rollerOf = ({ seat, rival }: LogEvent): number | null =>
  typeof seat === 'number' ? seat : typeof rival === 'number' ? rival : null

const throwOf = (event: LogEvent): Throw => ({
  dice: (event.dice as number[] | undefined) ?? [],
  kept: Number(event.kept),
  plus: Number(event.plus),
  total: Number(event.total),
})

/** The battle that the story tells now, blow by blow; none, once something else has begun. `heroes`: by seat, to tell
 * whose roll a hero's is. */
export function asTold(told: readonly LogEvent[], heroes: readonly string[]): Exchange[] {
  let all: Exchange[] = []
  let last: Exchange | undefined
  const fought = () => all.some((one) => one.won !== null || one.out !== null)
  const by = (id: unknown): Exchange | undefined =>
    all.find((one) => one.foe === id && one.won === null) ?? all.find((one) => one.foe === id)
  const hurt = (who: unknown, n: number): void => {
    const one = last && last.foe === who ? last : by(who)
    if (one) one.hurt.foe += n
    else if (last && last.defender === who) last.hurt.defender += n
  }
  const tell: Record<string, (event: LogEvent) => void> = {
    Attacks: (event) => {
      if (fought()) all = []
      all.push(fresh(String(event.foe), rollerOf(event), String(event.defender), String(event.form)))
    },
    Rolled: (event) => {
      const who = event.foe ?? heroes[Number(event.seat)]
      if (event.why === 'attack') {
        const one = all.find((exchange) => exchange.foe === who && !exchange.attack)
        if (one) one.attack = throwOf(event)
      } else if (event.why === 'counter') {
        const one = all.find((exchange) => exchange.attack && !exchange.counter)
        if (one) one.counter = throwOf(event)
      }
    },
    Compared: (event) => {
      last = by(event.foe)
      if (last) last.won = WINNER[String(event.by)] ?? 0
    },
    Wounded: (event) => {
      hurt(heroes[Number(event.seat)], Number(event.n))
    },
    MonsterWounded: (event) => {
      hurt(event.foe, Number(event.n))
    },
    MonsterBeaten: (event) => {
      const one = by(event.foe)
      if (one) one.out = 'beaten'
    },
    AttackerRemoved: (event) => {
      const one = by(event.foe)
      if (one) one.out = 'away'
    },
  }
  for (const event of told) {
    if (AFTER.has(event.event)) all = []
    tell[event.event]?.(event)
  }
  return all
}

/** What is seen of a battle between two lines of its story: its attacks, or the last blow with which the hero has struck
 * back, unless others still fight him. `log`: what has been told so far; `heroes`: by seat. */
export function standing(battle: BattleView, log: readonly LogEvent[], heroes: readonly string[]): Exchange[] {
  const last = asTold(log, heroes)
  const fights = (id: string) => battle.attackers.some((one) => one.id !== id && one.standing === 'fighting')
  const returned = last.some(
    ({ foe, defender, won }) =>
      won !== null &&
      foe === battle.defender.id &&
      battle.attackers.some(({ id }) => id === defender) &&
      !fights(defender),
  )
  return returned ? last : ofBattle(battle, log)
}

/** What befalls a hero in a battle. */
const BEFALLS = new Set(['Wounded', 'Prevented', 'Fell', 'Revived', 'Died'])

/** Whether the event being told is still of a battle: one of its events, or what follows from it at once. */
function ofTheFight(told: readonly LogEvent[]): boolean {
  const last = [...told].reverse().find(({ event }) => !BEFALLS.has(event))
  return last !== undefined && isFought(last)
}

/** The blows that the panel shows beside a battle of the snapshot, or just after its end: those of that battle alone, not
 * of one before it. */
export function blows(
  { now, recent }: Pick<Telling, 'now' | 'recent'>,
  battle: BattleView | undefined,
  heroes: readonly string[],
): Exchange[] {
  if (!now) return []
  const all = asTold(recent, heroes)
  if (!battle) return ofTheFight(recent) ? all : []
  const ids = new Set([...battle.attackers, battle.defender].map(({ id }) => id))
  return all.some(({ foe, defender }) => ids.has(foe) && ids.has(defender)) ? all : []
}

/** The pair whose dice are being told, or which of them strikes; null: neither is. `told`: the blows so far. */
export function duelIn(now: LogEvent | null, told: readonly Exchange[]): Exchange | null {
  const all = eventsOf(now)
  const compared = all.find(({ event }) => event === 'Compared')
  if (compared) return told.find(({ foe }) => foe === compared.foe) ?? null
  return all.some(isThrow) ? ([...told].reverse().find(({ attack }) => attack) ?? null) : null
}
/** Whether dice are thrown for an attack, or against one. */
export const isThrow = ({ event, why }: LogEvent): boolean =>
  event === 'Rolled' && (why === 'attack' || why === 'counter')

/** The step being narrated. */
export function stepTold(exchanges: readonly Exchange[]): Step {
  if (exchanges.some((one) => one.won !== null)) return 'comparisons'
  if (exchanges.some((one) => one.counter)) return 'counter_rolls'
  return exchanges.some((one) => one.attack) ? 'attack_rolls' : 'attack'
}
