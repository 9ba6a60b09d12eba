/** A click or a swipe on the board hurries the story on: what is on the board cannot be chosen before the story has
 * ended. */
import type { Hurried } from '../game/story.svelte'

/** What does during a story what it always does. */
const ELSEWHERE = '[role="tab"], [role="log"], .side, .logbox, a, label'

/** What to do with a click on the board. */
export const hurrying = (story: Hurried) => (event: MouseEvent) => {
  if (!story.going || (event.target as Element).closest(ELSEWHERE)) return
  event.preventDefault()
  event.stopPropagation()
  story.hurry()
}

/** How far a finger goes sideways in a swipe, at least, and up or down, at most; in pixels. */
const FAR = 48
const ASIDE = 36

/** Whether fingers move this, as they move a map. */
const moves = (thing: EventTarget | null): boolean => {
  for (let at = thing as Element | null; at; at = at.parentElement)
    if (getComputedStyle(at).touchAction === 'none') return true
  return false
}

/** A swipe to either side hurries the story on, too. To be attached to the board. */
export const swiping = (story: Hurried) => (board: HTMLElement) => {
  let from: Touch | undefined
  const begin = ({ touches, target }: TouchEvent) => {
    from = touches.length === 1 && !moves(target) ? touches[0] : undefined
  }
  const end = ({ changedTouches: [to] }: TouchEvent) => {
    if (from && to && Math.abs(to.clientX - from.clientX) >= FAR && Math.abs(to.clientY - from.clientY) <= ASIDE)
      story.hurry()
    from = undefined
  }
  board.addEventListener('touchstart', begin, { passive: true })
  board.addEventListener('touchend', end)
  return () => {
    board.removeEventListener('touchstart', begin)
    board.removeEventListener('touchend', end)
  }
}
