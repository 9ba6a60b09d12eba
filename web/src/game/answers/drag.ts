/** Dragging the items of a sequence to their places, with mouse, pen or touch. The places carry `data-slot`. */
import type { Attachment } from 'svelte/attachments'

import type { Id } from './choices'
import type { Chooser } from './chooser.svelte'

/** How many pixels a press may move and still count as a press. */
const SLACK = 7

/** The place of the sequence that lies under a point, or −1. */
function slotAt(x: number, y: number): number {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')
  return slot ? Number(slot.dataset.slot) : -1
}

/** Makes an element a word that can be dragged. `from`: the place it is dragged out of, if it stands in one. */
export function draggable(play: Chooser, id: Id | undefined, from: number | null = null): Attachment<HTMLElement> {
  return (node) => {
    if (id === undefined) return
    let begun = { x: 0, y: 0, pointer: -1 }
    let wasDragged = false

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return
      begun = { x: event.clientX, y: event.clientY, pointer: event.pointerId }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
      addEventListener('keydown', key, true)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== begun.pointer) return
      const { clientX: x, clientY: y } = event
      if (!play.dragged && Math.hypot(x - begun.x, y - begun.y) < SLACK) return
      play.dragged = { id, x, y, over: slotAt(x, y) }
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== begun.pointer) return
      wasDragged = play.dragged !== null
      stop()
      if (!wasDragged) return
      // The click that may follow does not count as a press; a later one does.
      setTimeout(() => (wasDragged = false))
      const over = slotAt(event.clientX, event.clientY)
      if (over >= 0) play.put(id, over)
      // Dragged off the row: remove it.
      else if (from !== null) play.takeOut(from)
    }
    const stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', key, true)
      play.dragged = null
    }
    const click = (event: MouseEvent) => {
      if (!wasDragged) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !play.dragged) return
      event.stopPropagation()
      stop()
    }
    // A picture in it would be dragged by the browser itself.
    const native = (event: Event) => event.preventDefault()
    node.addEventListener('pointerdown', down)
    node.addEventListener('click', click, true)
    node.addEventListener('dragstart', native)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('click', click, true)
      node.removeEventListener('dragstart', native)
      stop()
    }
  }
}
