/** Bodies, from the shoulders down to the lower edge of the picture. */
import { type Colour, flat, type Layer, line, solid } from './layers'
import { both, oval, whole } from './outlines'

/** Of ordinary build, with a collar line. */
export const shoulders = (colour: Colour): Layer[] => [
  ...solid(colour, whole('M50 66C58 66 62 70 70 72C82 75 89 84 91 112L50 112')),
  ...line(both('M71 112C72 96 71 90 69 86'), 1.8),
]
/** Narrow, in a fall of cloth. */
export const robe = (colour: Colour, trim: Colour): Layer[] => [
  ...solid(colour, whole('M50 64C60 64 68 70 74 78C81 87 84 95 85 112L50 112')),
  ...flat(trim, whole('M50 78L56 68L62 72L55 112L50 112')),
  ...line(both('M62 72L55 112')),
]
/** As broad as the picture, with the head before it. */
export const hulk = (colour: Colour): Layer[] => [
  ...solid(colour, whole('M50 46C62 40 82 44 91 58C99 70 102 86 102 112L50 112')),
  ...line(both('M81 112C83 94 82 84 78 78')),
]
/** Small, with thin arms. */
export const runt = (colour: Colour): Layer[] => [
  ...solid(colour, whole('M50 68C60 66 67 72 70 80C73 88 73 96 73 112L50 112')),
]
/** A breastplate with pauldrons. */
export const plate = (colour: Colour, trim: Colour): Layer[] => [
  ...solid(colour, whole('M50 66C58 66 64 70 70 76C74 84 75 94 75 112L50 112')),
  ...solid(colour, 'M66 72C76 64 90 70 93 84C94 90 92 94 89 97C80 96 70 88 66 72Z'),
  ...solid(colour, 'M34 72C24 64 10 70 7 84C6 90 8 94 11 97C20 96 30 88 34 72Z'),
  ...line(both('M71 82C77 79 86 83 90 90'), 1.8),
  ...line('M50 78L50 112', 2.2),
  ...flat(trim, whole('M50 65C58 65 63 68 67 73L62 78C58 74 55 73 50 73')),
  ...line(whole('M50 65C58 65 63 68 67 73L62 78C58 74 55 73 50 73')),
]
/** A cloak whose collar stands high behind the head. */
export const cloak = (colour: Colour, lining: Colour): Layer[] => [
  ...solid(colour, whole('M50 60L58 58L83 26C88 40 86 56 80 66C90 76 95 90 97 112L50 112')),
  ...flat(lining, both('M60 62L80 34C83 46 80 58 72 68Z')),
  ...line(both('M60 62L80 34'), 1.8),
]
/** A cape that lies over both shoulders, with a brooch. */
export const cape = (colour: Colour, brooch: Colour): Layer[] => [
  ...solid(colour, whole('M50 72C60 62 74 64 82 74C91 84 94 94 95 112L50 112')),
  ...line(both('M50 76C58 84 64 94 66 112'), 1.8),
  ...solid(brooch, oval(50, 76, 4.6)),
]
export const ribs = (colour: Colour): Layer[] => [
  ...solid(colour, whole('M50 68L54 68L54 72C66 70 74 74 78 82C80 86 78 88 75 87C70 80 62 78 54 79L54 112L50 112')),
  ...solid(
    colour,
    'M54 83C64 81 71 86 72 94C72 97 69 97 68 94C66 89 60 88 54 89Z',
    'M46 83C36 81 29 86 28 94C28 97 31 97 32 94C34 89 40 88 46 89Z',
    'M54 94C60 93 65 97 65 112L61 112C60 101 58 99 54 99Z',
    'M46 94C40 93 35 97 35 112L39 112C40 101 42 99 46 99Z',
  ),
]
