/** What is in the view of any game, distinguished by its shape alone. The terminal does the same
 * (`src/undercroft/cli/display/generic_drawing.py`, which says what a view should look like). */
import type { Texts } from '../../base/text/texts'
import type { Decision } from '../../generated/kernel'
import type { Id } from '../answers/choices'

export type Value = string | number | boolean | null | Value[] | Fields
export interface Fields {
  [name: string]: Value
}
export type SeatFields = Fields & { seat: number }

/** Fields that hold one seat or several. */
const SEATS = new Set(['seat', 'active', 'dealer', 'leader', 'starter', 'to_act', 'winner', 'winners'])
/** Fields of a view that the page shows in other ways. */
const UNSHOWN = new Set(['seat', 'to_act'])
const NOTHING = '–'
/** A list of structs with more fields than these is not drawn as a table. */
const MOST_COLUMNS = 8

export const isStruct = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isNothing = (value: Value): boolean =>
  value === null || (Array.isArray(value) ? !value.length : isStruct(value) && !Object.keys(value).length)
/** Whether a value is a struct, or a list of structs or lists, and needs more than a line. */
export const isNested = (value: Value): boolean =>
  isStruct(value) || (Array.isArray(value) && value.some((one) => isStruct(one) || Array.isArray(one)))
/** Whether a value is a list of structs, one for each of some seats. */
export const isAboutSeats = (value: Value): value is SeatFields[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isStruct(one) && typeof one.seat === 'number')
/** Whether a number in a field is a player. */
export const isSeat = (value: Value, field: string): value is number => typeof value === 'number' && SEATS.has(field)

/** What a view says of each seat: its first list of structs about seats. */
export const seatsOf = (view: Fields): SeatFields[] => Object.values(view).find(isAboutSeats) ?? []

/** The fields of a view that the board shows, but for those about each seat. */
export function shown(view: Fields): [string, Value][] {
  const seats = seatsOf(view)
  return Object.entries(view).filter(([name, value]) => !UNSHOWN.has(name) && value !== seats)
}

/** The names of all fields of some structs, in order, if all of them are structs with few enough fields for a table. */
export function columnsOf(rows: readonly Value[]): string[] | null {
  if (!rows.every(isStruct)) return null
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return names.length && names.length <= MOST_COLUMNS ? names : null
}

/** A value in a line of words. */
export function said(texts: Texts, names: readonly string[], value: Value, field = ''): string {
  if (isNothing(value)) return NOTHING
  if (typeof value === 'boolean') return value ? '✓' : NOTHING
  if (isSeat(value, field)) return texts.player(value, names)
  if (Array.isArray(value)) {
    return value.map((one) => said(texts, names, one, field)).join(isNested(value) ? '; ' : ', ')
  }
  if (isStruct(value)) {
    const told = Object.entries(value).filter(([, one]) => one !== false && !isNothing(one))
    return told.map(([name, one]) => `${texts.title(name)} ${said(texts, names, one, name)}`).join(', ') || NOTHING
  }
  return typeof value === 'string' ? texts.name(value) : String(value)
}

/** The whole view in words, a line for each field and each seat. */
export function describe(texts: Texts, names: readonly string[], view: Fields): string[] {
  const seats = seatsOf(view).map(({ seat, ...rest }) => `${texts.player(seat, names)}: ${said(texts, names, rest)}`)
  return [...seats, ...shown(view).map(([name, value]) => `${texts.title(name)}: ${said(texts, names, value, name)}`)]
}

/** One seat's view, with each seat's part as its owner sees it. */
export function merged(view: Fields, views: readonly Fields[]): Fields {
  const own = (one: SeatFields) => seatsOf(views[one.seat] ?? {}).find(({ seat }) => seat === one.seat) ?? one
  return Object.fromEntries(
    Object.entries(view).map(([name, value]) => [name, isAboutSeats(value) ? value.map(own) : value]),
  )
}

/** The arguments under which answers name a thing of the board: a player, or whatever has an id. */
export function kindsOf(decision: Decision | null, id: Id): string[] {
  const named = (decision?.options ?? []).flatMap(({ args }) =>
    Object.keys(args).filter((arg) => args[arg] === id && (typeof id === 'string' || arg === 'seat')),
  )
  return [...new Set(named)]
}
