/** Dice rolls shown on the map: the dice, what is added, what is needed, and whether it is reached. */
import type { LogEvent } from '../../../game/story/log-event'
import type { View } from '../../../generated/dungeoneer'
import { placeOf } from './event-cells'
import { type Bounds, type Cell, H, W } from './geometry'

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

/** Whether there is a sum: of one die that counts, with nothing added, there is none. */
const addsUp = ({ each, total, plus, dice, counted }: LogEvent): boolean =>
  typeof total === 'number' && !each && (list(counted ?? dice).length > 1 || Number(plus) !== 0)

const OF: Record<string, (event: LogEvent) => Thrown> = {
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
    need: roll.need ? [`${roll.need}+`, ...(roll.percent === null ? [] : [`(${roll.percent}%)`])].join(' ') : '',
    success: null,
  }
}

/** How far above the upper edge of its place the box of a roll has its middle, and how far it stays from the edge of what
 * is seen. */
const ABOVE = 14
const EDGE = 3

const between = (least: number, wanted: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(wanted, most))

/** The middle of the box of a roll: over the upper edge of its place, or beside it where it would not be seen whole. */
export const boxAt = (
  place: Cell,
  { left, top, right, bottom }: Bounds,
  { width, height }: { width: number; height: number },
): { x: number; y: number } => ({
  x: between(left + width / 2 + EDGE, (place.x + 0.5) * W, right - width / 2 - EDGE),
  y: between(top + height / 2 + EDGE, place.y * H - ABOVE, bottom - height / 2 - EDGE),
})
