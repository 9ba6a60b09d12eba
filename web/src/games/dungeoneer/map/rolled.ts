/** Dice as they are thrown on the map: what they show, what is added, what is needed, and whether it is reached. */
import type { View } from '../../../generated/dungeoneer'
import type { LogEvent } from '../../../game/told'
import { probability } from '../odds'
import { placeOf } from './where'

export interface Rolled {
  location: string
  /** What it is for, as an id that has a sign. */
  sign: string
  dice: readonly { face: number | null; counts: boolean }[]
  /** What is added, and what it comes to: `+ 2 = 5`; empty for dice alone. */
  sum: string
  /** What is needed: `4+`, and how likely that is as long as the dice are not thrown; empty in battle. */
  need: string
  success: boolean | null
}

type Thrown = Omit<Rolled, 'location'>

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
const added = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)

/** What is added, and what it comes to. */
const sumOf = (plus: number, total: number): string => `${plus ? `${added(plus)} ` : ''}= ${total}`

/** The dice, with those marked that count: each of `counted` once. */
function marked(dice: readonly number[], counted: readonly number[]): Rolled['dice'] {
  const left = [...counted]
  return dice.map((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return { face, counts: at >= 0 }
  })
}

const OF: Record<string, (event: LogEvent) => Thrown> = {
/** Whether there is a sum: of one die that counts, with nothing added, there is none. */
const addsUp = ({ each, total, plus, dice, counted }: LogEvent): boolean =>
  typeof total === 'number' && !each && (list(counted ?? dice).length > 1 || Number(plus) !== 0)

  Rolled: (event) => ({
    sign: typeof event.form === 'string' ? event.form : 'attack',
    dice: marked(list(event.dice), [Number(event.kept)]),
    sum: sumOf(Number(event.plus), Number(event.total)),
    need: event.need ? `${Number(event.need)}+` : '',
    success: event.need ? Number(event.total) >= Number(event.need) : null,
  }),
  DiceRolled: (event) => ({
    sign: String(event.source),
    dice: marked(list(event.dice), Array.isArray(event.counted) ? list(event.counted) : list(event.dice)),
    sum: addsUp(event) ? sumOf(Number(event.plus), Number(event.total)) : '',
    need: `${Number(event.need)}+`,
    success: event.success === true,
  }),
  Searched: (event) => ({
    sign: 'search',
    dice: marked([Number(event.die)], [Number(event.die)]),
    sum: `${added(Number(event.distance))} = ${Number(event.die) + Number(event.distance)}`,
    need: `${Number(event.need)}+`,
    success: event.success === true,
  }),
  SoloDice: (event) => ({
    sign: 'peril',
    dice: list(event.dice).map((face) => ({ face, counts: face <= Number(event.peril) })),
    sum: '',
    need: `≤ ${Number(event.peril)}`,
    success: Number(event.n) === 0,
  }),
}

/** The dice that an event throws, beside the place where it happens; null: it throws none. */
export function rolled(event: LogEvent | null, view: View): Rolled | null {
  const thrown = event && OF[event.event]?.(event)
  const location = event && placeOf(event, view)
  return thrown && location ? { ...thrown, location } : null
}

/** The rolls of a battle, which are shown there. */
const FIGHTING: ReadonlySet<string> = new Set(['attack', 'counter'])

/** The dice about to be thrown, beside the hero whose they are; null: there are none, or a battle shows them. */
export function coming(view: View): Rolled | null {
  const { roll } = view
  if (!roll || FIGHTING.has(roll.why)) return null
  const location = view.heroes[roll.seat ?? view.active]?.location
  if (!location) return null
  return {
    location,
    sign: roll.form ?? roll.source ?? 'attack',
    dice: Array.from({ length: roll.dice }, () => ({ face: null, counts: true })),
    sum: roll.plus ? added(roll.plus) : '',
    need: roll.need ? `${roll.need}+ (${Math.round(100 * probability(roll))} %)` : '',
    success: null,
  }
}
