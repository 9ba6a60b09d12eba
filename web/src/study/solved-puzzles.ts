/** What this browser has solved: the rating, which puzzles have been tried, and on which days that of the day was solved. */
import { ByGame, local, type Store } from '../base/browser/storage'
import type { PuzzleHead, Rating } from '../generated/protocol'

const KEY = 'undercroft-puzzles'
/** Among how many of the puzzles closest to the rating the next one is drawn. */
const NEAR = 8

export const START: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

export interface Kept {
  rating: Rating
  /** Whether the first try was the best answer, by the id of the puzzle. */
  tried: Record<string, boolean>
  /** The days on which the puzzle of the day was solved at the first try, as `2026-03-01`. */
  days: string[]
  /** How many were solved one after another, up to now and at most. */
  run: number
  longest: number
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isRating = (value: unknown): value is Rating => {
  const one = value as Record<keyof Rating, unknown> | null | undefined
  return isNumber(one?.rating) && isNumber(one.deviation) && isNumber(one.volatility)
}

export class Solved {
  readonly #kept: ByGame<Kept>

  constructor(store: Store | null = local) {
    this.#kept = new ByGame(KEY, store)
  }

  of(game: string): Kept {
    const found = this.#kept.of(game)
    const tried = found.tried && typeof found.tried === 'object' ? Object.entries(found.tried) : []
    return {
      rating: isRating(found.rating) ? found.rating : START,
      tried: Object.fromEntries(tried.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
      days: Array.isArray(found.days) ? found.days.filter((day): day is string => typeof day === 'string') : [],
      run: isNumber(found.run) ? found.run : 0,
      longest: isNumber(found.longest) ? found.longest : 0,
    }
  }

  /** Remember the first try at a puzzle; `day`: if it is the puzzle of that day. */
  note(game: string, puzzle: string, solved: boolean, rating: Rating, day: string | null): Kept {
    const before = this.of(game)
    const run = solved ? before.run + 1 : 0
    const kept: Kept = {
      rating,
      tried: { ...before.tried, [puzzle]: solved },
      days: day && solved && !before.days.includes(day) ? [...before.days, day] : before.days,
      run,
      longest: Math.max(run, before.longest),
    }
    this.#kept.keep(game, kept)
    return kept
  }
}

/** A day as it is written, where the person is. */
export function dayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streak(days: readonly string[], now: Date): number {
  const before = (by: number) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - by))
  let at = days.includes(before(0)) ? 0 : 1
  const first = at
  while (days.includes(before(at))) at += 1
  return at - first
}

/** A puzzle about as difficult as the person is good, that has not been tried; then those that were not solved. */
export function following(
  puzzles: readonly PuzzleHead[],
  kept: Kept,
  dice: () => number = Math.random,
): PuzzleHead | null {
  const groups = [
    puzzles.filter(({ id }) => !(id in kept.tried)),
    puzzles.filter(({ id }) => kept.tried[id] === false),
    puzzles,
  ]
  const pool = groups.find((group) => group.length) ?? []
  const far = ({ rating }: PuzzleHead) => Math.abs(rating - kept.rating.rating)
  const near = [...pool].sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1)).slice(0, NEAR)
  return near[Math.floor(dice() * near.length)] ?? null
}
