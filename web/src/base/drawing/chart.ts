/** The layout of a small line chart. */
export const WIDTH = 280
export const HEIGHT = 132
/** The left edge of the grid, to the right of the scale. */
export const LEFT = 24
const FOOT = 20
/** The height of a chart whose values are few, such as levels, and how many are few. */
const LOW = 84
const FEW = 4

/** The least and the greatest value that a chart shows. */
export type Scale = readonly [least: number, most: number]

/** The scale of some lines: zero is always on it, and it reaches to `top` at least, so that it is never empty. */
export function scaleOf(lines: readonly (readonly number[])[], top = 1): Scale {
  const values = lines.flat()
  return [Math.min(0, ...values), Math.max(top, ...values)]
}

/** The height of a small line chart: what counts little takes less room. */
export const heightOf = ([least, most]: Scale): number => (most - least <= FEW ? LOW : HEIGHT)

/** The values that get a line of the grid: both ends, and zero. */
export const grid = ([least, most]: Scale): number[] => [...new Set([least, 0, most])]

/** The x coordinate of the ith of `count` moments. */
export const across = (i: number, count: number): number =>
  LEFT + 8 + (i * (WIDTH - LEFT - 18)) / Math.max(1, count - 1)

/** The y coordinate of a value. */
export const down = (value: number, [least, most]: Scale, height = HEIGHT): number =>
  10 + ((most - value) * (height - FOOT - 20)) / (most - least)

/** The points of a line, one for each moment. */
export const pointsOf = (values: readonly number[], scale: Scale, height = HEIGHT): { x: number; y: number }[] =>
  values.map((value, i) => ({ x: across(i, values.length), y: down(value, scale, height) }))
