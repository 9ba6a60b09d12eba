/** Eyes, brows, noses and mouths. Each face looks somewhere: by itself a little to the right, as if at the reader's hand. */
import { type Colour, flat, type Layer, line, solid } from './layers'
import { both, mirrored, oval, whole } from './outlines'

interface Eyes {
  white?: Colour
  pupil?: Colour
  /** How far each is from the middle, how high, how large. */
  gap?: number
  y?: number
  size?: number
  /** How much the lids fall towards the nose: anger; away from it, if negative: sorrow; null: wide open. */
  lid?: number | null
  look?: readonly [number, number]
  /** How far the lids bulge upwards. */
  open?: number
  /** A slit instead of a round pupil. */
  slit?: boolean
  /** The left eye is larger by this factor. */
  odd?: number
}

function eye(x: number, side: number, of: Required<Eyes>): Layer[] {
  const { y, white, pupil, lid, look, open, slit } = of
  const size = side < 0 ? of.size * of.odd : of.size
  const [inner, outer] = [x - side * size, x + side * size]
  const [low, high] = [y + (lid ?? 0), y - (lid ?? 0)]
  const shape =
    lid === null
      ? oval(x, y, size)
      : `M${inner} ${low}Q${x} ${y - size * open} ${outer} ${high}C${outer} ${y + size * 1.3} ${inner} ${y + size * 1.3} ${inner} ${low}Z`
  const middle: [number, number] = [x + look[0], y + (lid === null ? 0 : size * 0.42) + look[1]]
  const black = slit ? oval(...middle, size * 0.24, size * 0.62) : oval(...middle, size * 0.46)
  return [
    ...flat(white, shape),
    ...flat(pupil, black),
    ...flat('bone', oval(middle[0] - size * 0.22, middle[1] - size * 0.22, size * 0.17)),
    ...line(shape, 1.9),
    ...(lid === null
      ? []
      : line(`M${inner - side} ${low + lid * 0.2}Q${x} ${y - size * open} ${outer + side} ${high - lid * 0.2}`, 3)),
  ]
}

export function eyes(given: Eyes = {}): Layer[] {
  const of = {
    white: 'bone',
    pupil: 'ink',
    gap: 9,
    y: 44,
    size: 5,
    lid: 1.5,
    look: [0.9, 0.3],
    open: 0,
    slit: false,
    odd: 1,
    ...given,
  }
  return [...eye(50 - of.gap, -1, of as Required<Eyes>), ...eye(50 + of.gap, 1, of as Required<Eyes>)]
}

/** Lights in the dark of a hood, a helmet or a skull. */
export const embers = (colour: Colour, { gap = 9, y = 44, size = 3.4, lid = 1.6 } = {}): Layer[] => {
  const one = `M${50 + gap - size} ${y + lid}L${50 + gap + size * 1.2} ${y - lid}C${50 + gap + size} ${y + size * 1.3} ${50 + gap - size} ${y + size * 1.4} ${50 + gap - size} ${y + lid}Z`
  return [
    ...flat(colour, one, mirrored(one)),
    ...flat('bone', oval(50 - gap + 0.6, y + size * 0.4, size * 0.3), oval(50 + gap + 0.6, y + size * 0.4, size * 0.3)),
  ]
}

/** The holes of a skull: with no nose, a ghost's. */
export const sockets = ({ gap = 10, y = 43, size = 6.5, nose = true } = {}): Layer[] => [
  ...flat('ink', both(oval(50 + gap, y, size, size * 1.05))),
  ...(nose ? flat('ink', whole(`M50 ${y + 7}L53.5 ${y + 14}L51 ${y + 15}L50 ${y + 13}`)) : []),
]

export const brows = (colour: Colour, { gap = 9, y = 36, lid = 2, thick = 3.6 } = {}): Layer[] => [
  ...line(both(`M${50 + gap - 6} ${y + lid}L${50 + gap + 6} ${y - lid}`), thick + 2),
  ...line(both(`M${50 + gap - 6} ${y + lid}L${50 + gap + 6} ${y - lid}`), thick, colour),
]

export const noses = {
  snub: (colour: Colour): Layer[] => [...solid(colour, whole('M50 48C53 48 56 52 55 55C54 57 52 57 50 57'))],
  round: (colour: Colour): Layer[] => solid(colour, whole('M50 47C53 47 57 51 57 55C57 58 53 59.5 50 59')),
  plain: (): Layer[] => line('M50 46C52 50 54 53 53 55C52 56.5 50 56.5 48 56', 2),
  hooked: (colour: Colour): Layer[] =>
    solid(colour, 'M48 42C54 44 61 52 59 62C58 66 54 66 53 62C51 63 47 62 46 59C45 54 46 47 48 42Z'),
  bulb: (colour: Colour): Layer[] => solid(colour, whole('M50 44C54 44 59 51 59 56C59 60 54 62 50 61')),
  snout: (colour: Colour): Layer[] => [
    ...solid(colour, whole('M50 48C58 47 63 53 62 60C61 66 56 68 50 68')),
    ...flat('ink', whole('M50 50C54 50 57 52 56 55C55 58 52 59 50 59')),
    ...line('M50 58L50 63M50 63C46 66 43 66 41 64M50 63C54 66 57 66 59 64', 1.8),
  ],
  slits: (): Layer[] => line(both('M52 51L54 55'), 2),
} as const

export const mouths = {
  line: (y = 62): Layer[] => line(`M43 ${y}C47 ${y + 1.5} 53 ${y + 1.5} 57 ${y - 0.5}`),
  smile: (y = 61): Layer[] => line(`M41 ${y}C46 ${y + 5} 54 ${y + 5} 60 ${y - 1.5}`),
  smirk: (y = 62): Layer[] => line(`M43 ${y + 1}C49 ${y + 2.5} 55 ${y + 1} 60 ${y - 3}`),
  frown: (y = 62): Layer[] => line(`M42 ${y + 1.5}C46 ${y - 2} 54 ${y - 2} 58 ${y + 1.5}`),
  /** From ear to ear, with pointed teeth. */
  grin: (y = 58): Layer[] => [
    ...flat('ink', `M33 ${y}C42 ${y + 5} 58 ${y + 5} 68 ${y - 1}C64 ${y + 12} 38 ${y + 13} 33 ${y}Z`),
    ...flat('bone', ...[37, 44, 51, 58].map((x) => `M${x} ${y + 2.6}L${x + 5.6} ${y + 2.8}L${x + 2.8} ${y + 7}Z`)),
  ],
  /** Two teeth that show below the lip. */
  fangs: (y = 60): Layer[] => [
    ...line(`M41 ${y}C46 ${y + 2} 54 ${y + 2} 59 ${y}`),
    ...flat('bone', `M43 ${y + 0.8}L47 ${y + 1.6}L44.8 ${y + 7}Z`, `M53 ${y + 1.6}L57 ${y + 0.8}L55.2 ${y + 7}Z`),
    ...line(`M43 ${y + 0.8}L44.8 ${y + 7}L47 ${y + 1.6}M53 ${y + 1.6}L55.2 ${y + 7}L57 ${y + 0.8}`, 1.3),
  ],
  /** An underlip from which two teeth rise. */
  tusks: (y = 63): Layer[] => [
    ...line(`M36 ${y + 2}C44 ${y - 3} 56 ${y - 3} 64 ${y + 2}`, 2.6),
    ...solid('bone', `M38 ${y + 2}C37 ${y - 5} 37 ${y - 8} 36 ${y - 11}C42 ${y - 8} 44 ${y - 4} 44 ${y}Z`),
    ...solid('bone', `M62 ${y + 2}C63 ${y - 5} 63 ${y - 8} 64 ${y - 11}C58 ${y - 8} 56 ${y - 4} 56 ${y}Z`),
  ],
  gape: (y = 62, size = 1): Layer[] => flat('ink', oval(50, y, 5 * size, 7 * size)),
  teeth: (y = 62): Layer[] => [
    ...line(`M40 ${y}L60 ${y}`, 2),
    ...line(`M44 ${y - 3}L44 ${y + 4}M50 ${y - 3}L50 ${y + 4}M56 ${y - 3}L56 ${y + 4}`, 1.8),
  ],
} as const
