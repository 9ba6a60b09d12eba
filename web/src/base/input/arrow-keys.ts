/** Arrow keys on the board: a region is one tab stop; inside it, the arrow keys move from thing to thing. */
import type { Attachment } from 'svelte/attachments'

import { towards } from './keyboard'

const THINGS = '.pick, .square, .thing'

function middle(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
const seen = (thing: Element) => thing.getClientRects().length > 0

/** Makes an element such a region. Beyond its last thing, an arrow key has its usual effect. */
export const arrowKeys: Attachment<HTMLElement> = (region) => {
  region.tabIndex = 0
  const key = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const things = [...region.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter(seen)
    const here = document.activeElement?.closest(THINGS)
    const next =
      here && region.contains(here) ? things[towards(things.map(middle), middle(here), event.key)] : things[0]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
  }
  region.addEventListener('keydown', key)
  return () => region.removeEventListener('keydown', key)
}
