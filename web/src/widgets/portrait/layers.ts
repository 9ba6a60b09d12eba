/** What a portrait is made of: layers of colour, from the back to the front. */
import { moved, placed, type Placement } from './outlines'

/** The named colours: `Portrait.svelte` has their values. Two of them are the light and the shade on whatever is below. */
export const COLOURS = [
  'ink',
  'bone',
  'flesh',
  'tan',
  'hide',
  'moss',
  'leaf',
  'slime',
  'sea',
  'frost',
  'sky',
  'violet',
  'plum',
  'blood',
  'ember',
  'gold',
  'steel',
  'iron',
  'stone',
  'night',
  'light',
  'shade',
] as const
export type Colour = (typeof COLOURS)[number]

/** A `solid` has an outline, and is lit from the top left; a `flat` is colour alone; a `line` is a stroke of the pen. */
export interface Layer {
  look: 'solid' | 'flat' | 'line'
  d: string
  colour: Colour
  width?: number
}
export type Part = readonly Layer[]

export interface Being {
  /** The colour of the ground behind it. */
  accent: Colour
  layers: Part
}

/** Where the light falls, and where it does not: how far a solid's edge is moved to cut them off. */
const RIM = [3, 3.8] as const
const SHADOW = [-6, -7] as const

export const solid = (colour: Colour, ...d: string[]): Layer[] => d.map((one) => ({ look: 'solid', d: one, colour }))
export const flat = (colour: Colour, ...d: string[]): Layer[] => [{ look: 'flat', d: d.join(''), colour }]
export const line = (d: string, width = 2.2, colour: Colour = 'ink'): Layer[] => [{ look: 'line', d, colour, width }]

/** A part in another place. */
export const put = (part: Part, where: Placement): Layer[] =>
  part.map((one) => ({
    ...one,
    d: placed(one.d, where),
    ...(one.width ? { width: one.width * (where.grow ?? 1) } : {}),
  }))

/** The edges of a solid that the light reaches, and that it does not: to be filled by `evenodd`, within the solid. */
export const rim = (d: string): string => d + moved(d, ...RIM)
export const shadow = (d: string): string => d + moved(d, ...SHADOW)

/** A being: its parts from the back to the front, with an accent that its ground takes up. */
export const being = (accent: Colour, ...parts: Part[]): Being => ({ accent, layers: parts.flat() })
