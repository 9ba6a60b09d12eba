/** What is worn on the head. */
import { type Colour, flat, type Layer, line, solid } from './layers'
import { both, mirrored, oval, whole } from './outlines'

export const hats = {
  /** Tall and pointed, its tip bent, with a band. */
  pointed: (colour: Colour, band: Colour): Layer[] => [
    ...solid(colour, 'M31 31C36 16 44 6 58 1C64 -1 74 3 78 12C72 9 66 10 64 13C68 20 69 26 70 31Z'),
    ...flat(band, 'M32.5 27C44 31 58 31 69 26L70 32C58 36 42 36 30.5 33Z'),
    ...solid(colour, 'M8 34C22 27 34 30 50 31C66 30 80 26 93 31C86 39 70 40 50 40C32 41 18 41 8 34Z'),
  ],
  /** Over head and shoulders; the face is in its shade. */
  hood: (colour: Colour): Layer[] => [
    ...solid(colour, whole('M50 8C70 10 82 28 80 50C79 62 84 70 88 78C76 84 64 82 50 82')),
    ...flat('ink', whole('M50 20C64 20 71 32 70 46C69 58 62 70 50 74')),
  ],
  /** Drawn down to the brows, and open below. */
  cowl: (colour: Colour): Layer[] =>
    solid(colour, whole('M50 8C68 10 80 24 79 44C79 56 76 66 70 74C70 64 71 54 70 46C69 38 60 36 50 40')),
  crown: (colour: Colour, jewel: Colour): Layer[] => [
    ...solid(colour, whole('M50 6L55 17L64 8L66 19L75 12L71 32C64 29 57 28 50 28')),
    ...flat(jewel, oval(50, 23, 2.6), both(oval(61, 24, 2))),
  ],
  circlet: (colour: Colour, jewel: Colour): Layer[] => [
    ...solid(colour, whole('M50 28C58 28 65 30 71 35L70 39C64 34 57 33 50 33')),
    ...solid(jewel, whole('M50 24L54 30L50 37')),
  ],
  /** A round cap with a rim and a spike. */
  cap: (colour: Colour, trim: Colour): Layer[] => [
    ...solid(trim, whole('M50 3L53 12L50 16')),
    ...solid(colour, whole('M50 11C66 11 75 22 74 35L50 37')),
    ...solid(trim, whole('M50 29C60 29 68 30 76 33L75 40C67 37 58 36 50 36')),
  ],
} as const

export const helms = {
  /** Open, with a guard for the nose. */
  nasal: (colour: Colour, trim: Colour): Layer[] => [
    ...solid(colour, whole('M50 10C67 10 76 23 75 40C75 50 74 57 71 62L66 58C67 50 67 44 66 39L54 36L53 54L50 56')),
    ...flat(trim, whole('M50 10C52 10 53 11 53 14L53 36L50 36')),
    ...line(both('M53 13L53 36'), 1.6),
  ],
  /** Closed: a slit and holes to breathe. */
  great: (colour: Colour, trim: Colour): Layer[] => [
    ...solid(colour, whole('M50 12C65 12 74 18 75 30L74 60C70 68 60 74 50 76')),
    ...flat('ink', whole('M50 41L71 38L70 46L50 48')),
    ...flat(trim, whole('M50 13L53 14L53 75L50 76')),
    ...flat(trim, whole('M50 34L74 31L74 36L50 39')),
    ...line(both('M53 40L53 75M53 38L74 35'), 1.4),
    ...flat('ink', both(oval(60, 56, 1.4) + oval(65, 55, 1.4) + oval(60, 62, 1.4) + oval(65, 61, 1.4))),
  ],
  /** Open, with a horn on each side. */
  horned: (colour: Colour, trim: Colour): Layer[] => [
    ...solid(
      'bone',
      'M70 32C80 30 86 22 86 10C95 20 93 38 74 42Z',
      mirrored('M70 32C80 30 86 22 86 10C95 20 93 38 74 42Z'),
    ),
    ...solid(colour, whole('M50 10C66 10 76 20 76 36L50 36')),
    ...solid(trim, whole('M50 30C60 30 69 31 77 34L76 41C68 38 59 37 50 37')),
    ...line('M50 11L50 30', 1.8),
  ],
  wings: (colour: Colour): Layer[] => {
    const wing =
      'M70 36C74 22 82 10 96 4C97 12 95 17 92 21C96 21 97 22 97 24C94 30 90 33 87 34C90 35 90 36 90 38C85 43 78 44 71 44Z'
    return [
      ...solid(colour, wing, mirrored(wing)),
      ...line(both('M77 37C81 33 86 28 91 22M78 40C82 38 84 36 87 34'), 1.5),
    ]
  },
} as const
