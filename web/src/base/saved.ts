/** What this browser has kept from earlier visits. */
import { SIZES, type Size, type Theme, THEMES } from './look'
import { LANGUAGES, type Language } from './texts'

/** The marks of seats: a colour and a shape each. */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const
export const COLOURS = SHAPES.length

export interface Saved {
  name: string
  colour: number
  lang: Language
  motion: boolean
  sound: boolean
  confirm: boolean
  passing: boolean
  warn: boolean
  speed: number
  game: string
  theme: Theme
  size: Size
}

/** The usable part of what was kept: a value of another type than its default is replaced by the default. */
export function kept(fresh: Saved, text: string | null): Saved {
  let found: unknown = null
  try {
    found = JSON.parse(text ?? '{}')
  } catch {
    // Ignore damaged data.
  }
  const values = found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
  const entries = (Object.entries(fresh) as [string, unknown][]).map(([key, value]) => [
    key,
    typeof values[key] === typeof value ? values[key] : value,
  ])
  const saved = Object.fromEntries(entries) as Saved
  if (!LANGUAGES.includes(saved.lang)) saved.lang = fresh.lang
  if (!(saved.colour in SHAPES)) saved.colour = fresh.colour
  if (!THEMES.includes(saved.theme)) saved.theme = fresh.theme
  if (!SIZES.includes(saved.size)) saved.size = fresh.size
  return saved
}
