/** Begin a lesson, or go on with it. */
import type { GuidedLessons, MadeTable } from '../generated/protocol'
import { get, post } from '../base/api'
import type { Progress } from './progress'
import { router } from '../base/route.svelte'
import type { Language } from '../base/texts'

export const lessonsOf = (game: string, lang: Language): Promise<GuidedLessons> =>
  get<GuidedLessons>(`/games/${encodeURIComponent(game)}/lessons/${lang}`)

/** Open a new table with the lesson, and go there. */
export async function begin(game: string, lesson: string, progress: Progress): Promise<void> {
  const { id } = await post<MadeTable>(`/training/${encodeURIComponent(lesson)}`, { game })
  progress.keep(game, lesson, { table: id, read: 0 })
  router.go(`/table/${id}`)
}
