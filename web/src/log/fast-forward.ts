/** A click or a swipe on the board speeds up the story: nothing on the board can be chosen before the story has
 * ended. */
import type { Hurried } from '../game/story/story.svelte'

/** Elements that work as usual during a story. */
const ELSEWHERE = '[role="tab"], [role="log"], .side, .logbox, a, label'

/** What to do with a click on the board. */
export const hurrying = (story: Pick<Hurried, 'going' | 'hurry'>) => (event: MouseEvent) => {
  if (!story.going || (event.target as Element).closest(ELSEWHERE)) return
  event.preventDefault()
  event.stopPropagation()
  story.hurry()
}

/** The least horizontal and the greatest vertical distance of a swipe, in pixels. */
const FAR = 48
const ASIDE = 36

/** Whether this can be moved by touch, like a map. */
const moves = (thing: EventTarget | null): boolean => {
  for (let at = thing as Element | null; at; at = at.parentElement)
    if (getComputedStyle(at).touchAction === 'none') return true
  return false
}

/** A swipe to either side speeds up the story too. To be attached to the board. */
export const swiping = (story: Pick<Hurried, 'hurry'>) => (board: HTMLElement) => {
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
