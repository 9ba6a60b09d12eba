/** The address of a position that is explored: where the game starts, and the answers since then. */
import { SvelteMap } from 'svelte/reactivity'

/** What the server is asked (`ExploreBody`). */
export interface Place {
  table?: string
  to?: number
  seats?: number
  preset?: string
  options?: Record<string, unknown>
  seed?: string
  position?: string
  line: readonly string[]
}

/** Between two answers; no notation contains it. */
const NEXT = ';'

/** Where an address leads; null if it names no position. */
export function placeOf(query: string): Place | null {
  const given = new URLSearchParams(query)
  const text = (name: string) => given.get(name) ?? undefined
  const whole = (name: string) => {
    const value = given.get(name)
    return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined
  }
  const place: Place = {
    table: text('table'),
    to: whole('to'),
    seats: whole('seats'),
    preset: text('preset'),
    options: optionsOf(given.get('options')),
    seed: text('seed'),
    position: text('position'),
    line: (given.get('line') ?? '')
      .split(NEXT)
      .map((answer) => answer.trim())
      .filter(Boolean),
  }
  const { table, seats, position, seed } = place
  return table === undefined && seats === undefined && position === undefined && seed === undefined ? null : place
}

function optionsOf(text: string | null): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : undefined
  } catch {
    return undefined // the rules say what is missing
  }
}

/** The address of a place, as far as it follows the question mark. */
export function queryOf(place: Place): string {
  const found = new URLSearchParams()
  const { table, to, seats, preset, options, seed, position, line } = place
  for (const [name, value] of Object.entries({ table, to, seats, preset, seed, position }))
    if (value !== undefined) found.set(name, String(value))
  if (options && Object.keys(options).length) found.set('options', JSON.stringify(options))
  if (line.length) found.set('line', line.join(NEXT))
  return found.toString()
}

/** One answer earlier; in a finished game, also before the answer at which the exploring began. Null: there is none. */
export function before(place: Place): Place | null {
  if (place.line.length) return { ...place, line: place.line.slice(0, -1) }
  return place.table !== undefined && place.to ? { ...place, to: place.to - 1 } : null
}

/** An answer that has been looked at: where it leads, and how deep it is in the tree. */
export interface Branch {
  key: string
  place: Place
  seat: number
  label: string
  depth: number
}

/** Lines that have been looked at, in the order of a book: each answer before those that follow it. */
export class Tree {
  #known = new SvelteMap<string, Omit<Branch, 'depth' | 'key'>>()

  /** Note an answer: `to` is where it leads. */
  note(to: Place, seat: number, label: string): void {
    const key = queryOf(to)
    if (!this.#known.has(key)) this.#known.set(key, { place: to, seat, label })
  }

  /** All answers that follow a place. */
  after(root: Place, depth = 0): Branch[] {
    const length = root.line.length + 1
    return [...this.#known]
      .filter(
        ([, { place }]) =>
          place.line.length === length && queryOf({ ...place, line: place.line.slice(0, -1) }) === queryOf(root),
      )
      .flatMap(([key, one]) => [{ ...one, key, depth }, ...this.after(one.place, depth + 1)])
  }
}
