/** Heads seen from the front, without a face, and what grows on them. */
import { type Colour, flat, type Layer, line, solid } from './layers'
import { both, mirrored, whole } from './outlines'

const HEADS = {
  round: whole('M50 22C64 22 72 32 72 45C72 60 63 69 50 69'),
  oval: whole('M50 22C63 22 70 30 70 42C70 54 65 60 60 66C57 69 54 71 50 71'),
  gaunt: whole('M50 20C63 20 69 28 69 39C69 46 65 50 63 57C61 66 56 74 50 74'),
  wide: whole('M50 24C66 23 78 31 77 43C76 54 67 60 61 66C57 69 54 70 50 70'),
  square: whole('M50 22C62 22 69 26 70 36L71 54C71 64 64 71 50 71'),
  jowly: whole('M50 26C60 26 66 32 68 41C76 46 79 56 74 64C69 72 60 75 50 75'),
  skull: whole('M50 17C66 17 76 28 75 42C75 50 71 54 66 57L65 68C61 72 55 73 50 73'),
  block: whole('M50 24L66 24L73 31L73 58L67 68L50 68'),
} as const
export type Shape = keyof typeof HEADS

export const head = (shape: Shape, colour: Colour): Layer[] => solid(colour, HEADS[shape])

const pair = (colour: Colour, d: string): Layer[] => solid(colour, d, mirrored(d))

export const ears = {
  round: (colour: Colour): Layer[] => pair(colour, 'M68 38C74 34 78 38 77 44C76 51 72 54 68 53Z'),
  pointed: (colour: Colour): Layer[] => pair(colour, 'M67 40C74 34 80 27 87 23C87 36 82 47 68 54Z'),
  long: (colour: Colour): Layer[] => [
    ...pair(colour, 'M70 38C79 30 90 27 99 28C96 40 88 51 71 54Z'),
    ...flat('shade', both('M75 42C82 36 88 33 93 32C90 40 84 46 75 49Z')),
  ],
  furred: (colour: Colour): Layer[] => [
    ...pair(colour, 'M58 27C60 18 68 13 77 13C80 21 79 31 72 38Z'),
    ...flat('shade', both('M64 25C66 20 70 18 74 18C75 23 74 28 71 32Z')),
  ],
  mouse: (colour: Colour, inner: Colour): Layer[] => [
    ...pair(colour, 'M58 30C56 18 64 9 74 10C85 11 89 23 84 32C80 39 72 41 67 38Z'),
    ...flat(inner, both('M64 29C63 21 68 16 74 17C80 18 82 25 79 29C76 34 70 35 67 33Z')),
  ],
} as const

export const horns = {
  /** Out and up. */
  curved: (colour: Colour): Layer[] => [
    ...pair(colour, 'M60 27C70 25 77 19 78 4C90 14 91 32 71 40Z'),
    ...line(both('M76 36C75 31 72 27 69 25M84 28C82 23 80 19 77 16'), 1.5),
  ],
  short: (colour: Colour): Layer[] => pair(colour, 'M58 26C61 20 63 14 62 8C69 12 72 20 70 30Z'),
  /** Round the ears. */
  ram: (colour: Colour): Layer[] => [
    ...pair(colour, 'M58 26C70 14 88 18 92 34C95 48 84 58 75 52C84 50 85 40 79 35C74 31 67 32 63 36Z'),
    ...line(both('M72 21L72 31M84 26L78 34M91 38L82 40M88 50L81 47'), 1.5),
  ],
} as const

export const hair = {
  /** Behind the head, down to the shoulders. */
  long: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 15C68 15 79 28 78 46C78 60 82 70 86 78C78 82 70 80 64 76L50 70')),
  wild: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 14C62 10 72 15 76 22L86 22L82 32L93 38L84 45L92 56L82 58L86 72L74 69L70 80L50 70')),
  /** On the head. */
  cropped: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 16C66 16 75 27 72 44L68 44C68 36 64 32 58 33C55 33 53 31 50 31')),
  peak: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 15C64 14 73 24 71 40C68 41 67 38 66 34C60 32 54 34 50 42')),
  fringe: (colour: Colour): Layer[] =>
    solid(
      colour,
      'M30 46C26 26 36 14 52 15C68 15 76 27 71 46L67 46C67 40 65 36 61 34C52 38 40 37 36 35C34 38 33 42 33 46Z',
    ),
} as const

export const beards = {
  long: (colour: Colour): Layer[] => [
    ...solid(colour, whole('M50 58C58 54 66 52 70 46C74 58 72 70 66 82C61 90 55 95 50 98')),
    ...line(both('M62 66C61 74 59 80 56 86M50 74C50 80 50 86 50 90'), 1.6),
  ],
  full: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 57C58 53 66 52 70 44C74 56 72 68 65 75C60 79 55 81 50 82')),
  goatee: (colour: Colour): Layer[] => solid(colour, whole('M50 65C54 64 57 65 58 68C57 75 53 81 50 86')),
  /** Two plaits below a broad beard. */
  plaited: (colour: Colour): Layer[] => [
    ...solid(colour, whole('M50 57C58 52 67 52 71 44C78 58 74 72 67 80L68 92L63 100L57 92L57 84L50 84')),
    ...line(both('M58 88L67 87M58 93L67 92'), 1.6),
  ],
} as const

export const moustache = (colour: Colour): Layer[] => solid(colour, whole('M50 55C56 53 62 56 67 63C60 65 54 63 50 60'))
