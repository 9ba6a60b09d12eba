/** The map in numbers: cells, what lies beside what, and what has to be in sight. */
import type { PlaceView } from '../../../generated/dungeoneer'
import { type Side, SIDES } from '../content'

/** A card's size. */
export const W = 160
export const H = 120

export interface Cell {
  x: number
  y: number
}
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

const STEP: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }

export const cellName = ({ x, y }: Cell): string => `${x},${y}`
export const cellOf = (name: string): Cell => {
  const [x = 0, y = 0] = name.split(',').map(Number)
  return { x, y }
}
export const beside = ({ x, y }: Cell, side: Side): Cell => ({ x: x + STEP[side][0], y: y + STEP[side][1] })

/** The room that a card takes on a cell. */
export const boxOf = (cell: Cell): Bounds => around([cell])

/** On which side of a place another cell lies, if it is the next one. */
export const sideTo = (from: Cell, to: Cell): Side | null =>
  SIDES.find((side) => cellName(beside(from, side)) === cellName(to)) ?? null

/** The empty cells around the map. */
export function frontier(places: readonly PlaceView[]): Cell[] {
  const taken = new Set(places.map(cellName))
  const found = new Map<string, Cell>()
  for (const place of places) {
    for (const side of SIDES) {
      const cell = beside(place, side)
      if (!taken.has(cellName(cell))) found.set(cellName(cell), cell)
    }
  }
  return [...found.values()]
}

/** The box around these cells. */
export function around(cells: readonly Cell[]): Bounds {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  return {
    left: Math.min(...xs) * W,
    top: Math.min(...ys) * H,
    right: (Math.max(...xs) + 1) * W,
    bottom: (Math.max(...ys) + 1) * H,
  }
}

/** Of some cells, the one nearest to another; none of none. */
export function nearest(cells: readonly Cell[], to: Cell): Cell[] {
  const far = (cell: Cell) => Math.hypot((cell.x - to.x) * W, (cell.y - to.y) * H)
  return [...cells].sort((one, other) => far(one) - far(other)).slice(0, 1)
}

/** A box with so much room around it. */
export const widened = ({ left, top, right, bottom }: Bounds, across: number, down = across): Bounds => ({
  left: left - across,
  top: top - down,
  right: right + across,
  bottom: bottom + down,
})
