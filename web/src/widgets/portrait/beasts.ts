/** Heads that are not like a human's, and what only monsters have. */
import { embers, mouths, sockets } from './faces'
import { head } from './heads'
import { type Colour, flat, type Layer, line, put, solid } from './layers'
import { mirrored, oval, whole } from './outlines'

/** A dragon from the side, looking to the left. */
export const dragon = (scales: Colour, belly: Colour): Layer[] => [
  ...solid(scales, 'M58 112C60 92 62 76 56 66L70 40C86 44 94 60 96 78C97 90 95 100 94 112Z'),
  ...flat(belly, 'M58 112C60 92 63 78 58 68L66 66C72 76 72 94 70 112Z'),
  ...line('M60 78L70 76M61 88L72 86M60 97L71 96', 1.6),
  ...solid(scales, 'M84 42L96 34L93 48L102 48L96 59L104 63L97 71Z'),
  ...solid('bone', 'M66 26C74 24 82 16 82 2C93 12 92 30 78 40Z', 'M54 24C58 20 60 14 58 6C66 12 68 22 64 30Z'),
  ...solid(
    scales,
    'M8 56C4 48 8 40 18 40C26 40 32 36 38 30C46 22 58 20 68 26C80 32 86 44 82 56C79 64 72 68 64 68L46 66C42 70 38 72 34 72L36 64C26 64 14 64 8 56Z',
  ),
  ...solid(scales, 'M66 66C60 78 48 84 34 82C24 80 16 76 12 70C22 72 30 72 36 70L48 66Z'),
  ...flat('bone', 'M16 62L20 62.5L17.5 69Z', 'M24 64L28 64L26 70Z', 'M32 64.5L36 64.5L33 71Z'),
  ...line('M9 57C16 63 26 64 37 64C42 64 48 62 52 58', 2.2),
  ...flat('gold', 'M44 42C48 36 56 36 60 42C56 48 48 48 44 42Z'),
  ...flat('ink', oval(51, 41.6, 1.7, 4)),
  ...line('M41 40C46 33 56 33 62 40', 3.2),
  ...line('M44 42C48 48 56 48 60 42', 1.6),
  ...flat('ink', oval(14, 47, 2.6, 1.7)),
]

/** What a dragon breathes. */
export const breath = (outer: Colour, inner: Colour): Layer[] => [
  ...solid(
    outer,
    'M12 72C2 74 4 84 -4 90C2 89 5 90 6 94C10 93 12 91 13 88C15 92 15 96 13 101C22 98 25 92 24 88C27 90 28 92 29 95C33 88 31 79 23 75C19 75 16 74 12 72Z',
  ),
  ...flat(inner, 'M13 77C9 80 9 85 7 88C11 87 14 85 15 82C18 85 19 88 19 92C24 88 23 81 18 78Z'),
]

/** Fire, its root at the bottom in the middle. */
export const flame = (outer: Colour, inner: Colour): Layer[] => [
  ...solid(
    outer,
    'M50 8C58 20 66 26 70 34C72 30 72 26 71 22C82 36 86 52 82 68C78 84 66 92 50 92C34 92 22 84 18 68C14 52 22 40 28 28C30 34 32 38 35 40C36 28 42 18 50 8Z',
  ),
  ...flat(inner, 'M50 40C58 50 70 58 70 70C70 82 62 88 50 88C38 88 30 82 30 70C30 62 36 58 38 52C42 56 48 50 50 40Z'),
]

/** A skull with a light in its eyes. */
export const skull = (bone: Colour, light: Colour): Layer[] => [
  ...head('skull', bone),
  ...sockets({ size: 7.2 }),
  ...embers(light, { gap: 10, y: 43, size: 3.4, lid: 0.6 }),
  ...mouths.teeth(66),
]

/** An animal's face, long and pointed to the front, with a nose. */
export const muzzle = (fur: Colour, light: Colour, nose: Colour = 'ink'): Layer[] => [
  ...solid(fur, whole('M50 22C64 20 76 30 76 44C76 52 70 56 66 60C63 72 58 80 50 80')),
  ...flat(light, whole('M50 48C54 48 58 56 63 62C61 71 57 77 50 77')),
  ...solid(nose, whole('M50 56C56 55 59 58 58 61C56 65 53 66 50 66')),
  ...line('M50 66L50 70M50 70C46 74 42 74 40 71M50 70C54 74 58 74 60 71', 2),
]

/** Spread to both sides, behind the body. */
export const wings = (skin: Colour): Layer[] => {
  const one = 'M62 74C70 52 84 40 102 34L102 92C94 84 88 86 84 92C80 86 74 84 66 90Z'
  return [...solid(skin, one, mirrored(one)), ...line('M66 72L84 90M70 64L100 84M34 72L16 90M30 64L0 84', 1.8)]
}

/** Legs of a spider, four to each side. */
export const spiderLegs = (colour: Colour): Layer[] => {
  const legs = 'M60 60C72 40 78 22 92 12M62 66C78 52 88 44 101 42M62 74C78 70 90 70 100 78M58 80C70 82 78 90 82 102'
  return [...line(legs + mirrored(legs), 7.5), ...line(legs + mirrored(legs), 4, colour)]
}

/** Points that stand out all round, behind the head. */
export const spines = (colour: Colour): Layer[] =>
  solid(colour, whole('M50 0L55 18L68 4L67 22L84 12L77 29L97 28L82 42L100 48L82 55L96 68L78 68L84 84L68 76L50 78'))

/** Several of the same, of different sizes. */
export const crowd = (part: readonly Layer[]): Layer[] => [
  ...put(part, { x: -25, y: -6, grow: 0.62, turn: -10 }),
  ...put(part, { x: 25, y: -10, grow: 0.62, turn: 8 }),
  ...put(part, { y: 14, grow: 0.84 }),
]

/** Broken links that hang from a wrist. */
export const chain = (x: number, y: number): Layer[] =>
  [0, 1, 2].flatMap((n) => [
    ...line(oval(x, y + n * 7, 2.6, 4.4), 4.2),
    ...line(oval(x, y + n * 7, 2.6, 4.4), 1.8, 'steel'),
  ])
