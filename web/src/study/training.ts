/** Training positions: the verdict on an answer, and lines that are played automatically at a new table. */
import { plain, post } from '../base/browser/api'
import { router } from '../base/browser/router.svelte'
import { presses } from '../base/input/presses'
import type { MadeTable, Trained } from '../generated/protocol'
import { compute } from './study-texts'

/** The lines that are to be played, by their tables. A page that is opened again has none: then one plays on oneself. */
const shown = new Map<string, readonly string[]>()

/** What is to be said of the answers to a position; an abandoned question ends its search. */
export const judged = (
  game: string,
  lesson: string,
  answers: readonly string[],
  signal: AbortSignal,
): Promise<Trained> => compute<Trained>(`/games/${encodeURIComponent(game)}/training`, { lesson, answers }, signal)

/** The answers given at a table so far: the lines of the record that begin with a seat. */
export async function given(table: string): Promise<string[]> {
  const record = await plain(`/tables/${encodeURIComponent(table)}/record`)
  return record.split('\n').flatMap((line) => /^[0-9]+ (.*?)(?: #[0-9a-f]{4})?$/.exec(line)?.[1] ?? [])
}

/** Open a new table with the position, and go there; a line that is given plays itself. */
export async function open(game: string, lesson: string, line: readonly string[] = []): Promise<void> {
  if (!presses.take()) return
  const { id } = await post<MadeTable>(`/training/${encodeURIComponent(lesson)}`, { game })
  if (line.length) shown.set(id, line)
  router.go(`/table/${id}`)
}

/** The line that plays itself at a table; empty if none does. */
export const lineAt = (table: string): readonly string[] => shown.get(table) ?? []

/** Somebody plays on himself. */
export const stop = (table: string): boolean => shown.delete(table)
