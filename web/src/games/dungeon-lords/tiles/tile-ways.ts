/** From which side a tile of a dungeon is reached. */
import type { TileView } from '../../../generated/dungeon-lords'
import { SITE } from '../content'

/** A direction on the map: a square to the side, or up or down. */
export type Way = readonly [across: number, down: number]

const WAYS: readonly Way[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
]
const at = (square: string): number[] => square.split(',').map(Number)

/** How many steps each tile is away from the entrance. */
function distances(tiles: readonly TileView[]): ReadonlyMap<string, number> {
  const left = new Set(tiles.map(({ square }) => square))
  const found = new Map<string, number>()
  let edge = [SITE.entrance].filter((square) => left.delete(square))
  for (let steps = 0; edge.length; steps++) {
    for (const square of edge) found.set(square, steps)
    edge = edge.flatMap((square) => {
      const [col = 0, row = 0] = at(square)
      return WAYS.map(([x, y]) => `${col + x},${row + y}`).filter((next) => left.delete(next))
    })
  }
  return found
}

/** The direction in which somebody steps on a tile who comes from the entrance the shortest way. */
export function wayIn(tiles: readonly TileView[], square: string): Way {
  const far = distances(tiles)
  const [col = 0, row = 0] = at(square)
  const from = ([x, y]: Way) => far.get(`${col - x},${row - y}`) ?? Infinity
  // The gate is above the entrance.
  const [first = [0, 1]] = [...WAYS].sort((one, other) => from(one) - from(other))
  return square === SITE.entrance ? [0, 1] : first
}
