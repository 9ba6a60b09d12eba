/** The settings that this browser keeps. Each is declared here once: its type, its default and its allowed values. */
import { LANGUAGES } from '../text/texts'
import { SIZES, THEMES } from './theme'

/** The marks of seats: a colour and a shape each. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const
export const COLOURS = SHAPES.length

/** The speeds of the story that can be chosen, each with the key of its name. */
export const SPEEDS = [
  [0.6, 'web-slow'],
  [1, 'web-normal'],
  [2, 'web-fast'],
  [0, 'web-at-once'],
] as const

interface Setting<T> {
  fresh: () => T
  allows: (value: unknown) => boolean
}
const text = (fresh: string): Setting<string> => ({ fresh: () => fresh, allows: (value) => typeof value === 'string' })
const pace = (fresh: number): Setting<number> => ({
  fresh: () => fresh,
  allows: (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value),
})
const flag = (fresh: () => boolean): Setting<boolean> => ({ fresh, allows: (value) => typeof value === 'boolean' })
const oneOf = <T>(values: readonly T[], fresh: NoInfer<T>): Setting<T> => ({
  fresh: () => fresh,
  allows: (value) => (values as readonly unknown[]).includes(value),
})

const on = () => true
const off = () => false
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const browserLanguage = () =>
  navigator.languages
    .map((wish) => LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang)))
    .find((found) => found !== undefined) ?? 'en'

const SETTINGS = {
  /** The player's name. */
  name: text(''),
  /** The player's mark: an index of `SHAPES`. */
  colour: oneOf([...SHAPES.keys()], 0),
  /** Changed by `language.speak` only, which fetches the texts first. */
  lang: { ...oneOf(LANGUAGES, 'en'), fresh: browserLanguage },
  motion: flag(() => !calm()),
  sound: flag(on),
  /** Whether every answer has to be confirmed. */
  confirm: flag(off),
  /** Whether an answer without a choice is given automatically where nobody else plays. */
  passing: flag(on),
  /** Whether an answer that costs much is held back and judged first, where nobody else plays. */
  warn: flag(off),
  /** The speed of the story: 1 is normal, 0 shows everything at once. */
  speed: pace(1),
  /** Whether the player knows that a press on the board hurries the story on. */
  hurries: flag(off),
  /** Whether a guest who plays may be offered to keep the game. */
  offer: flag(on),
  /** Whether answers that glow on the board are always listed as well. */
  listsAnswers: flag(off),
  /** The game that was looked at last. */
  game: text(''),
  /** `board` is dark wherever a board is, and as the system wishes elsewhere. */
  theme: oneOf(THEMES, 'board'),
  /** The size of the text, and of everything that scales with it. */
  size: oneOf(SIZES, 'normal'),
} satisfies Record<string, Setting<unknown>>

/** The values of all settings. */
export type Settings = { [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]['fresh']> }

/** Read the settings that were stored as this text; the default replaces any that is missing or not allowed. */
export function parseSettings(stored: string | null): Settings {
  let found: unknown = null
  try {
    found = JSON.parse(stored ?? '{}')
  } catch {
    // Ignore damaged data.
  }
  const values = found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, { fresh, allows }]) => [key, allows(values[key]) ? values[key] : fresh()]),
  ) as unknown as Settings
}
