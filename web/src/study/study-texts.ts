/** What the study pages have in common: their texts, and how a game draws its solver. */
import type { Component } from 'svelte'

import { ApiError } from '../base/browser/api'
import { LOCALES } from '../base/text/locales'
import { kebab, type Language, Texts } from '../base/text/texts'
import type { GameModule, Player } from '../game/game-module'
import type { Option } from '../generated/kernel'
import type { Blows, Cause, Hint, Hinted, Solved } from '../generated/protocol'

export interface SolverProps {
  /** How the game is drawn. */
  drawing: GameModule
  texts: Texts
  game: string
  /** What stands in the address after the question mark. */
  query: string
}

export interface PlannerProps {
  drawing: GameModule
  texts: Texts
  game: string
  /** The id of the table. */
  table: string
  view: unknown
  players: readonly Player[]
  /** Give these answers, one after another. */
  use: (answers: readonly string[]) => void
  close: () => void
}

/** A game's solver: the `solver/index.ts` in its folder. */
export interface SolverModule {
  page: Component<SolverProps>
  planner: Component<PlannerProps>
}

const SOLVERS = import.meta.glob<SolverModule>('../games/*/solver/index.ts', { import: 'default' })

/** A game's solver; null if it has none. */
export const solverOf = async (game: string): Promise<SolverModule | null> =>
  (await SOLVERS[`../games/${game}/solver/index.ts`]?.()) ?? null

/** The words of a game with those of the pages to study with. */
export async function studyTexts(game: string, lang: Language): Promise<Texts> {
  const { default: locale } = await LOCALES[lang]()
  const words = await Promise.all([locale.of(game), locale.study(game)])
  return new Texts(lang, [...locale.common, ...words.flat()])
}

/** Ask a solver; an abandoned question ends its search. */
export const ask = <T extends Solved | Blows>(
  game: string,
  what: 'solve' | 'blows',
  question: object,
  signal: AbortSignal,
): Promise<T> => compute<T>(`/games/${encodeURIComponent(game)}/${what}`, question, signal)

/** Ask for the chances of a plan at a table; an abandoned question ends its search. */
export const askPlan = (table: string, question: object, signal: AbortSignal): Promise<Solved> =>
  compute<Solved>(`/tables/${encodeURIComponent(table)}/plan`, question, signal)

/** Ask for a hint at a table; an abandoned question ends its search. */
export const askHint = (table: string, seat: number, signal: AbortSignal): Promise<Hint> =>
  compute<Hint>(`/tables/${encodeURIComponent(table)}/hint`, { seat }, signal)

/** Ask whether an answer would be a blunder: what would be better, and then the answer; null if not. */
export const askWarning = (table: string, seat: number, action: string, signal: AbortSignal): Promise<Hint | null> =>
  compute<Hint | null>(`/tables/${encodeURIComponent(table)}/warning`, { seat, action }, signal)

/** Have something computed; an abandoned question ends that. */
export async function compute<T>(path: string, question: object, signal: AbortSignal): Promise<T> {
  let got: Response
  try {
    got = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Undercroft': '1' },
      body: JSON.stringify(question),
      credentials: 'same-origin',
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError(0, 'offline', 'offline')
  }
  const data = (await got.json()) as T
  if (got.ok) return data
  const { code, message } = data as { code?: string; message?: string }
  throw new ApiError(got.status, code ?? String(got.status), message ?? '')
}

/** A number with at most two decimals, as it is written in the language; with its sign, if it is a difference. */
export const amount = (lang: Language, n: number, signed = false): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2, signDisplay: signed ? 'exceptZero' : 'auto' })
    .format(Math.abs(n) < 0.005 ? 0 : n)
    .replace('-', '−')

export const percent = (lang: Language, n: number): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 }).format(n)

/** A value that lies between two bounds, in words. */
export function between(texts: Texts, low: number, high: number): string {
  const [least, most] = [amount(texts.lang, low, true), amount(texts.lang, high, true)]
  return least === most ? least : texts.text('solve-between', { low: least, high: most })
}

/** What a square is called by what lies beside it; null: by its numbers. */
export type Called = (square: string) => string | null

/** Answers that belong together, in words.
 *
 * @param first what the first is called to the question that is asked; null: by its name. */
export const said = (
  texts: Texts,
  answers: readonly Option[],
  names: string[],
  called?: Called,
  first: (option: Option) => string | null = () => null,
): string =>
  answers
    .map((one, i) => (i ? null : first(one)) ?? texts.option(one.verb, one.args, names, undefined, called))
    .join('; ')

/** Why an answer is better (`gain`) or worse than another one, in words; empty if nothing is to be said. */
export const because = (texts: Texts, causes: readonly Cause[], gain: boolean): string =>
  texts.join(
    causes
      .filter((cause) => cause.gain === gain)
      .map(({ key }) => texts.text(`coach-${kebab(key)}`, { gain: gain ? 'yes' : 'no' })),
  )

/** A chance to win, as nobody knows it better than by the hundredth. */
export const chanceOf = (texts: Texts, value: number): string => percent(texts.lang, Math.round(100 * value) / 100)

/** What an answer is expected to bring, or how much less than the best one; without a difference that is certain, it is as
 * good. */
export function brings(texts: Texts, measure: Hint['measure'], one: Hinted, best: boolean): string {
  if (measure === 'chance') return texts.text('coach-chance', { chance: chanceOf(texts, one.expected) })
  const points = best ? Math.round(one.expected) : Math.round(10 * one.behind) / 10
  const given = { points: amount(texts.lang, points), n: points }
  if (best) return texts.text('coach-expected', given)
  return one.low > 0 && points ? texts.text('coach-behind', given) : texts.text('coach-even')
}

/** What a blunder costs, in words. */
export function costs(
  texts: Texts,
  { measure, advised: [better, worse] }: Hint,
  names: string[],
  called?: Called,
): string {
  if (!better || !worse) return ''
  const answers = said(texts, worse.answers.slice(0, 1), names, called)
  if (measure === 'chance')
    return texts.text('coach-costs-chance', {
      answers,
      chance: chanceOf(texts, worse.expected),
      best: chanceOf(texts, better.expected),
    })
  const points = Math.round(10 * worse.behind) / 10
  return texts.text('coach-costs', { answers, points: amount(texts.lang, points), n: points })
}
