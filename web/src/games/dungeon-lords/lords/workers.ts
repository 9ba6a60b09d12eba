/** Imps at work. */
import type { LordView } from '../../../generated/dungeon-lords'

/** How many imps have nothing to do; older chronicles do not say it. */
export const idleImps = ({ imps, idle_imps }: Pick<LordView, 'imps' | 'idle_imps'>): number => idle_imps ?? imps

/** How many imps a lord has, after those who have nothing to do if others are at work. */
export const freeImps = (lord: Pick<LordView, 'imps' | 'idle_imps'>): string =>
  idleImps(lord) < lord.imps ? `${String(idleImps(lord))}/${String(lord.imps)}` : String(lord.imps)

/** Where those stand who share a tunnel, by how many they are, from its middle: as far as two of them are apart. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.5, 0],
    [0.5, 0],
  ],
  [
    [0, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
]

/** An imp in a tunnel: its number, and where it stands from the middle. */
export interface Worker {
  n: number
  x: number
  y: number
}

/** Who stands in each of so many tunnels: the imps are spread over all, but in none are more than can be told apart. */
export function workersIn(imps: number, tunnels: number): Worker[][] {
  return Array.from({ length: tunnels }, (_, tunnel) => {
    const here = Array.from({ length: imps }, (_, n) => n).filter((n) => n % tunnels === tunnel)
    const spots = SPOTS[Math.min(here.length, SPOTS.length - 1)] ?? []
    return spots.map(([x, y], i) => ({ n: here[i] ?? 0, x, y }))
  })
}
