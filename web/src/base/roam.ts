/** Arrow keys on the board: a region is one stop for Tab, and inside arrows lead from thing to thing. */
import type { Attachment } from 'svelte/attachments'
import { towards } from './keys'

const THINGS = '.pick, .square, .thing'

function middle(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
const seen = (thing: Element) => thing.getClientRects().length > 0

/** Makes an element such a region. Past its last thing an arrow means what it means elsewhere. */
export const roam: Attachment<HTMLElement> = (region) => {
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
