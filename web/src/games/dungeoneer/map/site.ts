/** The positions of things on a location card, in units of the map. */
import type { ExitView, HazardView, PlaceView } from '../../../generated/dungeoneer'
import { type Side, SIDES, site } from '../content'
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

/** What puts the badge of an exit into its place, as far inside as it is large.
 *
 * @param middle how far down those of the two sides stand */
export function badgeAt(side: Side, scale: number, middle = H / 2): string {
  const [across, down] = [20 * scale + 7, 11 * scale + 6]
  const places: Record<Side, readonly [x: number, y: number]> = {
    n: [W / 2, down],
    s: [W / 2, H - down],
    w: [across, middle],
    e: [W - across, middle],
  }
  const [x, y] = places[side]
  return `translate(${x} ${y}) scale(${scale})`
}

/** The least size of signs where there is too little room. */
const LEAST = 0.95
/** Signs grow as the map shrinks, as long as there is room. */
export const signScale = (zoom: number): number => Math.max(LEAST, Math.min(1.75, 0.92 / zoom))

/** Several hazards must leave room for the exit below. */
export const hazardScale = (scale: number, count: number): number => (count > 1 ? Math.min(scale, 1.15) : scale)

/** A hazard's box, from the right edge: where its two signs stand, what it says, and the line that strikes it out. */
export function hazardSign({ stat, value, n }: HazardView) {
  return stat
    ? { width: 53, icon: -51, text: `${value}+`, strike: 'M-51 15L-2 3' }
    : { width: 37, icon: -35, text: `+${n}`, strike: 'M-35 15L-2 3' }
}

/** A quest that leads to a place, as it is drawn there; `colour`: the mark of the rival whose quest it is. */
export interface Flag {
  quest: string
  mine: boolean
  colour: number | null
}

/** Where the flag of the nth quest stands; what the location does has its sign before them. */
export const flagAt = (n: number, acts: boolean): string => `translate(${(acts ? ACTS : 0) + n * FLAG} 0)`

/** How far from the middle of two cards the odds of a step between them stand, beside the corridor: below the badges of
 * exits, which reach further down on a smaller map. On a very small one a name begins at the edge of the lower card: the
 * odds end there.
 *
 * @param across whether the cards lie side by side */
export function oddsAt(across: boolean, zoom: number, scale: number): readonly [right: number, down: number] {
  if (across) return [0, zoom >= CLOSE && zoom < ROOMY ? pointsAt(LEAST) - H / 2 + 9 * scale : 27]
  return [40, zoom >= CLOSE ? 0 : -10 * scale]
}

/** Where the flags stand: in the upper corner, or on a small map, where the name is, at the lower edge. */
export const flagsAt = (zoom: number, scale: number): string =>
  `translate(${zoom >= CLOSE ? '4 4' : `${W / 2 - 8 * scale} ${H - 18 * scale}`}) scale(${scale})`

/** On a smaller map there is room for the name and the heroes, and for little else. */
const CLOSE = 0.5
/** On a smaller map its signs take most of a card. */
const ROOMY = 0.8
const FAR = 0.36
/** The numbers on a card are left out where they could not be read, and those at its edge before those in its corners. */
export const showsThreats = (zoom: number): boolean => zoom >= CLOSE
export const showsPoints = (zoom: number): boolean => zoom >= FAR

/** How far down the heroes stand: on a small map below the name. */
export const heroesAt = (zoom: number): number => (zoom >= CLOSE ? H / 2 + 10 : H * 0.7)

/** Lines of a name are at most as many. */
const LINES = 3
const LETTERS_PX = { close: 11.5, far: 10 }
/** A line that is longer than this part of its room stands in two. */
const SQUEEZED = 1.12

/** How wide a name is where several hazards stand at its right, and how far it is from the edge. */
const ASIDE = 88
const NAME_EDGE = 6

/** How a name is written: its lines, each with its width if it has to be squeezed, its size, and how far down it
 * begins. */
export function nameStyle(name: string, zoom: number, room: boolean, aside = false) {
  const close = zoom >= CLOSE
  const most = close && aside ? ASIDE : NAME_WIDTH
  const size = close ? Math.max(13, Math.min(23, LETTERS_PX.close / zoom)) : Math.min(38, LETTERS_PX.far / zoom)
  const fits = most / (size * LETTER)
  const lines = broken(name, fits * SQUEEZED, close ? 2 : LINES)
  return {
    size,
    x: most === ASIDE ? NAME_EDGE + ASIDE / 2 : W / 2,
    step: size * 0.94,
    y: close ? (room ? 34 : H / 2 - HALF - 4) + size / 3 - (lines.length - 1) * size * 0.5 : size * 0.85 + 2,
    lines: lines.map((text) => ({ text, width: text.length > fits ? most : undefined })),
  }
}

/** How far down the signs reach that stand at a card's upper edge: the badge of an exit, a hazard, flags. */
const badgeEnd = (scale: number): number => 6 + 20.5 * scale
const hazardEnd = (scale: number): number => 5 + 18 * scale
const flagEnd = (scale: number): number => 5 + FLAG * scale
/** Where the points in the lower corners begin. */
const pointsAt = (scale: number): number => H - 5 - 18 * scale
/** Half the height of a badge, with the gap beside it. */
const badgeHalf = (scale: number): number => 9.5 * scale + 1
/** A part of the font size: how far letters reach above and below their line. */
const ABOVE = 0.72
const BELOW = 0.25

/** Whether an exit says what has to be rolled there. */
export const isGuarded = ({ kind, stat }: Pick<ExitView, 'kind' | 'stat'>): boolean =>
  stat !== null && (kind === 'blocked' || kind === 'trapped')

/** Where everything on a card stands, so that no sign covers its name: what stands at the upper edge is above the name,
 * and the badges of the two sides are between the name and the points; where there is too little room for that, the
 * signs are smaller.
 *
 * @param led whether quests lead here: their flags stand in its upper left corner, as the sign of what it does */
export function layoutOf(place: PlaceView, name: string, zoom: number, led: boolean) {
  const card = site(place.location)
  const written = nameStyle(name, zoom, card?.kind === 'room', place.hazards.length > 1)
  const badges = SIDES.filter((_, i) => place.exits[i] && isGuarded(place.exits[i]))
  const sides = badges.includes('w') || badges.includes('e')
  const above = (scale: number): number =>
    Math.max(
      badges.includes('n') ? badgeEnd(scale) : 0,
      place.hazards.length === 1 ? hazardEnd(scale) : 0,
      led || (card?.acts && !card.entrance) ? flagEnd(scale) : 0,
    )
  const first = (scale: number): number => Math.max(written.y, above(scale) + written.size * ABOVE)
  const middle = (scale: number): number =>
    Math.max(H / 2, first(scale) + (written.lines.length - 1) * written.step + written.size * BELOW + badgeHalf(scale))
  let scale = signScale(zoom)
  if (!showsThreats(zoom)) return { scale, written, middle: H / 2 }
  while (sides && scale > LEAST && middle(scale) + badgeHalf(scale) > pointsAt(scale)) scale -= 0.05
  return { scale, written: { ...written, y: first(scale) }, middle: middle(scale) }
}

/** The number of one of two locations of the same name stays with it. */
const NUMBER = / ([0-9]+)$/

/** A name in lines of at most so many letters, broken only between its words; what is left stands in the last line. */
function broken(name: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of name.replace(NUMBER, '\u00a0$1').split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + 1 + word.length <= letters || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
