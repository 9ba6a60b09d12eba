import type { Attachment } from 'svelte/attachments'

/** The scroll state of a pane: whether there is more in it than it has room for, and whether some of that lies below
 * what is seen. */
export interface Scrolled {
  scrolls: boolean
  below: boolean
}

/** Less than this, in pixels, is a rounded size, not something to scroll to. */
const LEAST = 2
/** Less than this is an edge without words. */
const EDGE = 14

/** Tells how a pane stands, whenever that changes. It watches the children that the pane has now. */
export const scrolled =
  (tell: (now: Scrolled) => void): Attachment<HTMLElement> =>
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
