/** What a hand holds, upright, its grip at (50, 50): a recipe puts it into its place, and a fist over the grip. */
import { type Colour, flat, type Layer, line, put, solid } from './layers'
import { both, oval, type Placement, whole } from './outlines'

export const THINGS = {
  dagger: (blade: Colour, grip: Colour): Layer[] => [
    ...solid(blade, whole('M50 22C54 27 55 36 54 44L50 44')),
    ...solid(grip, 'M42 43L58 43L58 47L53 47L53 58L47 58L47 47L42 47Z'),
  ],
  sword: (blade: Colour, grip: Colour): Layer[] => [
    ...solid(blade, whole('M50 -8L55 0L54.5 42L50 42')),
    ...line('M50 6L50 38', 1.4),
    ...solid(grip, 'M38 41C44 43 56 43 62 41L62 46L53 47L53 60L47 60L47 47L38 46Z'),
  ],
  club: (wood: Colour): Layer[] => [
    ...solid(wood, 'M47 62L43 18C42 8 46 2 52 2C59 3 61 10 59 20L53 62Z'),
    ...line('M48 12C50 14 52 14 54 12M49 22C51 24 53 24 55 21', 1.6),
  ],
  axe: (blade: Colour, haft: Colour): Layer[] => [
    ...solid(haft, 'M47.5 6L52.5 6L53 72L47 72Z'),
    ...solid(blade, 'M52 10C60 8 66 2 70 -4C78 8 78 26 70 38C66 32 60 28 52 26Z'),
  ],
  hammer: (metal: Colour, haft: Colour): Layer[] => [
    ...solid(haft, 'M47.5 8L52.5 8L53 72L47 72Z'),
    ...solid(metal, 'M32 2L68 2L68 20L32 20Z'),
    ...line('M39 2L39 20M61 2L61 20', 1.6),
  ],
  staff: (wood: Colour, head: Colour): Layer[] => [
    ...solid(wood, 'M47.5 8L52.5 8L53 120L47 104Z'),
    ...solid(wood, 'M50 14C40 10 37 0 42 -8L45 -6C43 0 45 5 50 7C55 5 57 0 55 -6L58 -8C63 0 60 10 50 14Z'),
    ...solid(head, oval(50, -6, 7)),
  ],
  /** A staff with a skull on it. */
  skull: (bone: Colour, wood: Colour): Layer[] => [
    ...solid(wood, 'M47.5 8L52.5 8L53 120L47 120Z'),
    ...solid(bone, whole('M50 -20C60 -20 66 -13 65 -4C65 1 62 3 60 4L60 10L50 12')),
    ...flat('ink', both(oval(56, -4, 3.4)), whole('M50 1L52 5L50 6')),
  ],
  /** A staff with lightning on it. */
  bolt: (wood: Colour, flash: Colour): Layer[] => [
    ...solid(wood, 'M47.5 8L52.5 8L53 120L47 120Z'),
    ...solid(flash, 'M54 -26L40 -4L49 -4L44 14L62 -10L52 -10L60 -26Z'),
  ],
  /** A staff with the sun on it. */
  sun: (wood: Colour, sun: Colour): Layer[] => [
    ...solid(wood, 'M47.5 8L52.5 8L53 120L47 104Z'),
    ...line('M50 -18L50 12M35 -3L65 -3M39.4 -13.600L60.6 7.600M60.6 -13.600L39.4 7.6', 5.5),
    ...line('M50 -17L50 11M36 -3L64 -3M40 -13L60 7M60 -13L40 7', 2.4, sun),
    ...solid(sun, oval(50, -3, 8)),
  ],
  bow: (wood: Colour): Layer[] => [
    ...line('M44 2L44 98', 1.5, 'bone'),
    ...solid(wood, 'M44 0C62 14 62 36 54 50C62 64 62 86 44 100C56 84 55 64 48 50C55 36 56 16 44 0Z'),
  ],
  flask: (glass: Colour, brew: Colour): Layer[] => [
    ...solid(glass, 'M45 20L55 20L55 32C66 38 68 52 58 58C53 60 47 60 42 58C32 52 34 38 45 32Z'),
    ...flat(brew, 'M37 44C44 40 56 48 63.5 44C64 50 62 54 57 56.500C53 58 47 58 43 56.500C38 54 36 50 37 44Z'),
    ...solid('hide', 'M44 15L56 15L56 21L44 21Z'),
  ],
  shovel: (metal: Colour, haft: Colour): Layer[] => [
    ...solid(haft, 'M47.5 10L52.5 10L53 120L47 120Z'),
    ...solid(metal, 'M38 14L62 14L62 -8C60 -18 54 -24 50 -26C46 -24 40 -18 38 -8Z'),
    ...line('M50 12L50 -8', 1.8),
  ],
  wand: (wood: Colour, tip: Colour): Layer[] => [
    ...solid(wood, 'M48 16L52 16L53 62L47 62Z'),
    ...solid(tip, whole('M50 -2L53 7L62 10L53 13L50 22')),
  ],
  spear: (metal: Colour, haft: Colour): Layer[] => [
    ...solid(haft, 'M48 12L52 12L52.5 120L47.5 104Z'),
    ...solid(metal, whole('M50 -12C56 -4 57 6 54 16L50 16')),
  ],
} as const

/** Something held by a fist of this colour, at this place. */
export const held = (thing: Layer[], hand: Colour, x: number, y: number, turn = 0, grow = 1): Layer[] => {
  const where: Placement = { x: x - 50, y: y - 50, turn, grow }
  return [...put(thing, where), ...fist(hand, x, y, turn)]
}

export const fist = (colour: Colour, x: number, y: number, turn = 0): Layer[] =>
  put(
    [
      ...solid(colour, 'M42 46C44 42 56 42 58 46C60 50 60 56 57 58C53 60 46 60 43 58C40 56 40 50 42 46Z'),
      ...line('M44 49L54 48M44 53L54 53', 1.4),
    ],
    { x: x - 50, y: y - 51, turn },
  )

/** A shield before the body, with a sign. */
export const shield = (colour: Colour, trim: Colour): Layer[] => [
  ...solid(trim, 'M4 68C14 68 20 66 24 63C28 66 34 68 44 68C45 84 38 96 24 104C10 96 3 84 4 68Z'),
  ...flat(colour, 'M9 72C15 72 20 70 24 68C28 70 33 72 39 72C39 84 34 92 24 98C14 92 9 84 9 72Z'),
]
