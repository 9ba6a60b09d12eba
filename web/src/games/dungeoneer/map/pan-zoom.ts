/** Moving and zooming a map with mouse, pen, touch and wheel. */
import type { Attachment } from 'svelte/attachments'

import type { Camera } from './camera.svelte'

/** How many pixels a press may move and still count as a press. */
const SLACK = 6
const WHEEL = 0.0016

interface Point {
  x: number
  y: number
}

export function moving(camera: Camera): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>()
    let from: Point = { x: 0, y: 0 }
    let dragging = false

    const middle = (): Point => {
      const all = [...fingers.values()]
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
      }
    }
    const apart = (): number => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.size === 1) {
        from = { x: event.clientX, y: event.clientY }
        dragging = false
      }
    }
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      const [before, wide] = [middle(), apart()]
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (!dragging && fingers.size === 1 && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return
      if (!dragging) {
        dragging = true
        node.setPointerCapture(event.pointerId)
      }
      const now = middle()
      camera.drag(now.x - before.x, now.y - before.y)
      if (fingers.size === 2 && wide) {
        const { left, top } = node.getBoundingClientRect()
        camera.zoomBy(apart() / wide, now.x - left, now.y - top)
      }
    }
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      // The click that follows a drag does not count as a press.
      if (!fingers.size) setTimeout(() => (dragging = false))
    }
    const click = (event: MouseEvent) => {
      if (!dragging) return
      event.preventDefault()
      event.stopPropagation()
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = node.getBoundingClientRect()
      camera.zoomBy(
        Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 16 : 1)),
        event.clientX - left,
        event.clientY - top,
      )
    }
    const all: [string, EventListener, boolean | AddEventListenerOptions][] = [
      ['pointerdown', down as EventListener, false],
      ['pointermove', move as EventListener, false],
      ['pointerup', up as EventListener, false],
      ['pointercancel', up as EventListener, false],
      ['click', click as EventListener, true],
      ['wheel', wheel as EventListener, { passive: false }],
    ]
    for (const [name, listener, how] of all) node.addEventListener(name, listener, how)
    return () => {
      for (const [name, listener, how] of all) node.removeEventListener(name, listener, how)
    }
  }
}
