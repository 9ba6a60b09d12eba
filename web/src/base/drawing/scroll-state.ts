import type { Attachment } from 'svelte/attachments'

/** The scroll state of a pane: whether its content overflows, and whether some of it is below the visible part. */
export interface ScrollState {
  scrolls: boolean
  below: boolean
}

/** An overflow smaller than this, in pixels, comes from rounded sizes. */
const LEAST = 2
/** Anything smaller than this, in pixels, is an edge without text. */
const EDGE = 14

/** Reports the scroll state of a pane whenever it changes. Only the pane's present children are watched. */
export const scrollState =
  (tell: (now: ScrollState) => void): Attachment<HTMLElement> =>
  (pane) => {
    const look = () => {
      const over = pane.scrollHeight - pane.clientHeight
      tell({ scrolls: over >= LEAST, below: over - pane.scrollTop >= EDGE })
    }
    const observer = new ResizeObserver(look)
    for (const one of [pane, ...pane.children]) observer.observe(one)
    pane.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      pane.removeEventListener('scroll', look)
    }
  }
