/** Path data of drawings on a ground of 100 × 100. It has the commands M, L, C, Q and Z only, all absolute, and each number
 * has its pair: so a drawing can be moved, turned and mirrored as data, and the light still falls from the same side. */

/** How a part is placed: grown and turned (in degrees, clockwise) about a point, then moved. */
export interface Placement {
  x?: number
  y?: number
  grow?: number
  /** In width only, on top of `grow`; −1 looks the other way. */
  widen?: number
  turn?: number
  about?: readonly [number, number]
}

const PAIR = /(-?\d*\.?\d+) (-?\d*\.?\d+)/g
const MIDDLE = 50
/** How far the handles of a curve stand off that draws a quarter of a circle. */
const QUARTER = 0.5523

const short = (n: number): string => String(Math.round(n * 10) / 10)
const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`

const mapped = (d: string, to: (x: number, y: number) => readonly [number, number]): string =>
  d.replace(PAIR, (_, x: string, y: string) => pair(...to(Number(x), Number(y))))

export const moved = (d: string, dx: number, dy: number): string => mapped(d, (x, y) => [x + dx, y + dy])
export const mirrored = (d: string): string => mapped(d, (x, y) => [2 * MIDDLE - x, y])
/** A path and its mirror image. */
export const both = (d: string): string => `${d}${mirrored(d)}`

export function placed(
  d: string,
  { x = 0, y = 0, grow = 1, widen = 1, turn = 0, about = [50, 50] }: Placement,
): string {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return mapped(d, (px, py) => {
    const [across, down] = [(px - about[0]) * grow * widen, (py - about[1]) * grow]
    return [about[0] + across * cos - down * sin + x, about[1] + across * sin + down * cos + y]
  })
}

/** A closed path from its right half, which begins and ends in the middle. */
export function whole(half: string): string {
  const parts = [...half.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = '', numbers = '']) => ({
    command,
    points: [...numbers.matchAll(PAIR)].map(([, x, y]) => pair(2 * MIDDLE - Number(x), Number(y))),
  }))
  const back = parts
    .map(({ command, points }, i) => {
      const before = parts[i - 1]?.points.at(-1)
      return before === undefined ? '' : `${command}${[...points.slice(0, -1).reverse(), before].join(' ')}`
    })
    .reverse()
  return `${half}${back.join('')}Z`
}

export function oval(x: number, y: number, across: number, down = across): string {
  const [a, b] = [across * QUARTER, down * QUARTER]
  const curve = (...points: [number, number][]) => `C${points.map((one) => pair(...one)).join(' ')}`
  return [
    `M${pair(x, y - down)}`,
    curve([x + a, y - down], [x + across, y - b], [x + across, y]),
    curve([x + across, y + b], [x + a, y + down], [x, y + down]),
    curve([x - a, y + down], [x - across, y + b], [x - across, y]),
    curve([x - across, y - b], [x - a, y - down], [x, y - down]),
    'Z',
  ].join('')
}
