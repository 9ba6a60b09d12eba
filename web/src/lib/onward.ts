/** A click on the board hurries the story on: what is on the board cannot be chosen before the story has ended. */
import type { Hurried } from './story.svelte'

/** What does during a story what it always does. */
const ELSEWHERE = '[role="tab"], [role="log"], .side, .logbox, a, label'

/** What to do with a click on the board. */
export const hurrying = (story: Hurried) => (event: MouseEvent) => {
  if (!story.now || (event.target as Element).closest(ELSEWHERE)) return
  event.preventDefault()
  event.stopPropagation()
  story.hurry()
}
