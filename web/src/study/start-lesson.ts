/** Starts a lesson, or continues it. */
import { type ApiError, get, post } from '../base/browser/api'
import { router } from '../base/browser/router.svelte'
import { presses } from '../base/input/presses'
import type { Language } from '../base/text/texts'
import type { GuidedLessons, MadeTable } from '../generated/protocol'
import type { Progress } from './finished-lessons'

export const lessonsOf = (game: string, lang: Language): Promise<GuidedLessons> =>
  get<GuidedLessons>(`/games/${encodeURIComponent(game)}/lessons/${lang}`)

/** Open a new table with the lesson, and go there; a double press opens one. */
export async function begin(game: string, lesson: string, progress: Progress): Promise<void> {
  if (!presses.take()) return
  const { id } = await post<MadeTable>(`/training/${encodeURIComponent(lesson)}`, { game })
  progress.keep(game, lesson, { table: id, read: 0 })
  router.go(`/table/${id}`)
}

/** Continue the lesson at the table where it was left; if that cannot be opened any more, begin again. */
export async function resume(game: string, lesson: string, table: string, progress: Progress): Promise<void> {
  try {
    await get(`/tables/${encodeURIComponent(table)}`)
  } catch (error) {
    if (!(error as ApiError).status) throw error
    await begin(game, lesson, progress)
    return
  }
  router.go(`/table/${table}`)
}
