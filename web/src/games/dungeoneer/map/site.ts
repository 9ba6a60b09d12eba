/** Where things stand in the picture of a location card, in units of the map. */
import type { HazardView } from '../../../generated/dungeoneer'
import type { Side } from '../content'
import { H, W } from './geometry'

/** Half the width of a corridor. */
const HALF = 21
/** The approximate width of a letter, relative to the font size. */
const LETTER = 0.52
const NAME_WIDTH = W - 14
const FLAG = 17
const ACTS = 19

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The floor of a room, and that of a tunnel where its corridors meet. */
export const ROOM: Box = { x: 20, y: 17, width: W - 40, height: H - 34 }
export const CROSSING: Box = { x: W / 2 - HALF - 3, y: H / 2 - HALF - 3, width: HALF * 2 + 6, height: HALF * 2 + 6 }

/** The corridor that leads to a side. */
export const CORRIDOR: Record<Side, Box> = {
  n: { x: W / 2 - HALF, y: 0, width: HALF * 2, height: H / 2 },
  s: { x: W / 2 - HALF, y: H / 2, width: HALF * 2, height: H / 2 },
  w: { x: 0, y: H / 2 - HALF, width: W / 2, height: HALF * 2 },
  e: { x: W / 2, y: H / 2 - HALF, width: W / 2, height: HALF * 2 },
}

const DOOR: Record<Side, readonly [x: number, y: number, turn: number]> = {
  n: [W / 2, 5, 0],
  s: [W / 2, H - 5, 180],
  w: [5, H / 2, 270],
  e: [W - 5, H / 2, 90],
}

/** What puts a door, drawn for the upper side, into its place. */
export function doorAt(side: Side): string {
  const [x, y, turn] = DOOR[side]
  return `translate(${x} ${y}) rotate(${turn})`
}

/** What puts the badge of an exit into its place, as far inside as it is large. */
export function badgeAt(side: Side, scale: number): string {
  const [across, down] = [19 * scale + 7, 11 * scale + 6]
  const places: Record<Side, readonly [x: number, y: number]> = {
    n: [W / 2, down],
    s: [W / 2, H - down],
    w: [across, H / 2],
    e: [W - across, H / 2],
  }
  const [x, y] = places[side]
  return `translate(${x} ${y}) scale(${scale})`
}

/** Signs grow as the map shrinks, as long as there is room. */
export const signScale = (zoom: number): number => Math.max(0.95, Math.min(1.75, 0.92 / zoom))

/** Several hazards must leave room for the exit below. */
export const hazardScale = (scale: number, count: number): number => (count > 1 ? Math.min(scale, 1.15) : scale)

/** A hazard's box, from the right edge: where its two signs stand, what it says, and the line that strikes it out. */
export function hazardSign({ stat, value, n }: HazardView) {
  return stat
    ? { width: 47, icon: -44, text: `${value}+`, strike: 'M-45 15L-2 3' }
    : { width: 34, icon: -31, text: `+${n}`, strike: 'M-32 15L-2 3' }
}

/** Where the flag of the nth quest stands; what the location does has its sign before them. */
export const flagAt = (n: number, acts: boolean): string => `translate(${(acts ? ACTS : 0) + n * FLAG} 0)`

/** Below this a name is too small to be read. */
export const isNamed = (zoom: number): boolean => zoom >= 0.5

/** How a name is written: its size and height, and its width, if it has to be squeezed. */
export function nameStyle(name: string, zoom: number, room: boolean) {
  const size = Math.max(13, Math.min(20, 11.5 / zoom))
  return {
    size,
    y: room ? 34 + size / 3 : H / 2 - HALF + size * 0.1,
    width: name.length * size * LETTER > NAME_WIDTH ? NAME_WIDTH : undefined,
  }
}
