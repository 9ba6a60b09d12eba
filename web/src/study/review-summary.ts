/** The summary of a review: the costliest moments, sums by kind, and losses by part of the game. */
import type { Language } from '../base/text/texts'
import type { Judged, Reviewed } from '../generated/protocol'
import type { Place } from './explore-address'
import { amount } from './study-texts'

/** How many moments are named. */
export const MOMENTS = 5

/** All decisions of one kind by one seat. */
export interface KindSum {
  seat: number
  kind: string
  decisions: number
  regret: number
}

/** The losses of each seat in one chapter of the game. */
export interface Part {
  /** The number of its first decision. */
  number: number
  chapter: Judged['chapter']
  lost: number[]
}

const of = (judged: readonly Judged[], seat: number | null) =>
  seat === null ? judged : judged.filter((one) => one.seat === seat)

/** The decisions that cost most for sure, of one seat or of all (null), the costliest one first. */
export const momentsOf = (judged: readonly Judged[], seat: number | null): Judged[] =>
  of(judged, seat)
    .filter(({ low }) => low > 0)
    .sort((one, other) => other.low - one.low || other.regret - one.regret || one.number - other.number)
    .slice(0, MOMENTS)

/** What each kind of decision cost each seat, what cost most first. */
export function kindsOf(judged: readonly Judged[], seat: number | null): KindSum[] {
  const sums = new Map<string, KindSum>()
  for (const one of of(judged, seat)) {
    const key = `${String(one.seat)} ${one.kind}`
    const sum = sums.get(key) ?? { seat: one.seat, kind: one.kind, decisions: 0, regret: 0 }
    sums.set(key, { ...sum, decisions: sum.decisions + 1, regret: sum.regret + one.regret })
  }
  return [...sums.values()].sort((one, other) => one.seat - other.seat || other.regret - one.regret)
}

/** The losses chapter by chapter, in the order of the game. */
export function partsOf(judged: readonly Judged[], seats: number): Part[] {
  const parts = new Map<string, Part>()
  for (const one of [...judged].sort((a, b) => a.number - b.number)) {
    const key = JSON.stringify(one.chapter)
    const part = parts.get(key) ?? {
      number: one.number,
      chapter: one.chapter,
      lost: Array.from({ length: seats }, () => 0),
    }
    part.lost[one.seat] = (part.lost[one.seat] ?? 0) + one.regret
    parts.set(key, part)
  }
  return [...parts.values()]
}

/** What something cost, as it is written in the language: points, or a chance in per cent without its sign. */
export const measured = (lang: Language, n: number, measure: Reviewed['measure']): string =>
  measure === 'chance' ? amount(lang, Math.round(1000 * n) / 10) : amount(lang, n)

/** Where the better line leads: the board of a finished game at a moment, and what should have been answered there. */
export const betterOf = (table: string, { number, seat, best }: Judged): Place => ({
  table,
  to: number,
  line: best.map(({ action }) => `${String(seat)} ${action}`),
})
