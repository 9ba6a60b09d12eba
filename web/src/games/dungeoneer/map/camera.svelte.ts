/** Which part of the map is visible, and how large: it fits automatically until the person moves or zooms it. */
import type { Bounds } from './geometry'

const MOST = 2.4
const LEAST = 0.12
/** The automatic fit draws no card larger than this. */
const FITTED = 1.1
const MARGIN = 14
const STEP = 1.3
/** A place is central at most this part of half the window from its middle. */
const CENTRAL = 3
/** How long a move takes that follows the story, in milliseconds. */
const GLIDE = 350

/** On a smaller map nothing can be read at a glance: then show what matters, not everything. */
export const READABLE = 0.62

/** On a smaller map squares are too small to press: what there is no room for is a tap away then. */
const SMALLEST = 0.26

interface Shot {
  x: number
  y: number
  zoom: number
}

/** The middle nearest to `middle` from which a stretch is in sight, half of the window on either side. */
function into(middle: number, from: number, to: number, half: number): number {
  if (to - from > 2 * half) return (from + to) / 2
  return Math.max(to - half, Math.min(from + half, middle))
}
/** The middle nearest to `middle` from which nothing beyond a stretch is in sight, as far as that is possible. */
function within(middle: number, from: number, to: number, half: number): number {
  if (to - from <= 2 * half) return (from + to) / 2
  return Math.max(from + half, Math.min(to - half, middle))
}

export class Camera {
  /** The size of the room for the window, and how much of it something else takes, at the top and at the bottom. */
  width = $state(1)
  tall = $state(1)
  covered = $state(0)
  under = $state(0)
  /** The height of the window: `at` is its middle. */
  height = $derived(Math.max(1, this.tall - this.covered - this.under))
  /** The whole map. */
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  /** What should be in sight, if it can be read then. */
  focus = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  /** What has to be in sight, if it can be pressed then; null: nothing in particular. */
  needed = $state.raw<Bounds | null>(null)
  /** What is seen instead of the automatic fit. */
  #own = $state.raw<Shot | null>(null)
  /** Whose it is: a hand has chosen it, or it has been kept, as for a story. */
  #by: 'hand' | 'story' = 'story'
  #all = $state(false)
  #gliding: number | null = null

  #fitted = $derived.by(() => {
    const whole = this.#shot(this.bounds)
    if (this.#all || whole.zoom >= READABLE) return whole
    const matters = this.#shot(this.focus)
    return this.#framed(matters, Math.max(matters.zoom, this.#readable(this.needed)), this.needed)
  })
  at = $derived(this.#own ?? this.#fitted)
  /** What is seen of the map, and around it. */
  sight = $derived.by((): Bounds => {
    const { x, y, zoom } = this.at
    const [w, h] = [this.width / 2 / zoom, this.height / 2 / zoom]
    return { left: x - w, top: y - h, right: x + w, bottom: y + h }
  })
  /** Whether all of the map is in sight. */
  whole = $derived(this.sees(this.bounds))

  /** The automatic fit: all of the map, or else what matters. */
  fit(): void {
    this.#set(null)
    this.#all = false
  }
  showAll(): void {
    this.#set(null)
    this.#all = true
  }
  /** Something takes this much of the room, from the top: what is seen of the map stays where it is. */
  cover(pixels: number): void {
    const { x, y, zoom } = this.at
    const by = pixels - this.covered
    if (!by) return
    this.covered = pixels
    if (this.tall > 1) this.#set({ x, y: y + by / 2 / zoom, zoom }, this.#by)
  }
  #shot({ left, top, right, bottom }: Bounds): Shot {
    const zoom = Math.min(
      FITTED,
      (this.width - 2 * MARGIN) / (right - left),
      (this.height - 2 * MARGIN) / (bottom - top),
    )
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(LEAST / 2, zoom) }
  }

  /** The zoom at which a box can be read, or is at least in sight as a whole if it can be pressed then. */
  #readable(box: Bounds | null): number {
    return box ? Math.max(SMALLEST, Math.min(READABLE, this.#shot(box).zoom)) : READABLE
  }
  /** A part of the map around a point, without empty room beside the map, and with a box in sight. */
  #framed({ x, y }: { x: number; y: number }, zoom: number, box: Bounds | null): Shot {
    const [w, h, edge] = [this.width / 2 / zoom, this.height / 2 / zoom, MARGIN / zoom]
    const { left, top, right, bottom } = this.bounds
    const middle = {
      x: within(x, left - edge, right + edge, w),
      y: within(y, top - edge, bottom + edge, h),
    }
    if (!box) return { ...middle, zoom }
    // Of what is longer than the window, as much as possible.
    const across = box.right - box.left > 2 * w ? within : into
    const down = box.bottom - box.top > 2 * h ? within : into
    return {
      x: across(middle.x, box.left, box.right, w),
      y: down(middle.y, box.top, box.bottom, h),
      zoom,
    }
  }

  /** Move the visible part by this many pixels. */
  drag(dx: number, dy: number): void {
    const { x, y, zoom } = this.at
    this.#set({ ...this.#kept(x - dx / zoom, y - dy / zoom), zoom }, 'hand')
  }

  /** Larger or smaller, with the point under the hand staying where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, zoom } = this.at
    const next = Math.max(LEAST, Math.min(MOST, zoom * factor))
    const [ox, oy] = [px - this.width / 2, py - this.height / 2]
    this.#set({ ...this.#kept(x + ox / zoom - ox / next, y + oy / zoom - oy / next), zoom: next }, 'hand')
  }
  closer = (): void => this.zoomBy(STEP)
  further = (): void => this.zoomBy(1 / STEP)

  /** Show a box, if it is not in sight. */
  show(box: Bounds): void {
    if (this.sees(box)) return
    this.#set({ ...this.#kept((box.left + box.right) / 2, (box.top + box.bottom) / 2), zoom: this.at.zoom }, 'hand')
  }
  /** Put a box into the middle, large enough to be read. */
  look(box: Bounds): void {
    const zoom = Math.max(this.at.zoom, READABLE)
    this.#set({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom }, 'hand')
  }
  /** Hold the camera still, or move it just so far that a box comes into sight, with the same zoom; if that is too small
   * to be read, come closer.
   *
   * @param centred whether the box comes into the middle, as far as the map reaches */
  follow(box: Bounds | null, smoothly = false, centred = false): void {
    const from = this.at
    this.#own ??= from
    const least = Math.min(this.#readable(box), Math.max(this.#shot(this.bounds).zoom, READABLE))
    const closer = from.zoom < least - 1e-6
    if (!closer && (!box || (centred ? this.#isCentral(box) : this.sees(box)))) return
    const zoom = Math.max(from.zoom, least)
    const [w, h, edge] = [this.width / 2 / zoom, this.height / 2 / zoom, MARGIN / zoom]
    const next =
      closer || centred
        ? this.#framed(box ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 } : from, zoom, box)
        : {
            x: box ? into(from.x, box.left - edge, box.right + edge, w) : from.x,
            y: box ? into(from.y, box.top - edge, box.bottom + edge, h) : from.y,
            zoom,
          }
    if (!smoothly) {
      this.#set(next, this.#by)
      return
    }
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - start) / GLIDE))
      const by = part * part * (3 - 2 * part)
      this.#own = {
        x: from.x + (next.x - from.x) * by,
        y: from.y + (next.y - from.y) * by,
        zoom: from.zoom + (next.zoom - from.zoom) * by,
      }
      if (part < 1) this.#gliding = requestAnimationFrame(step)
      else this.#gliding = null
    }
    this.#rest()
    this.#gliding = requestAnimationFrame(step)
  }
  /** Whether a box is in the middle part of the window, or as near to it as the map reaches. */
  #isCentral(box: Bounds): boolean {
    const { x, y, zoom } = this.at
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const best = this.#framed(middle, zoom, box)
    const near = (by: number, half: number) => Math.abs(by) * zoom <= half / CENTRAL
    return this.sees(box) && near(best.x - x, this.width / 2) && near(best.y - y, this.height / 2)
  }
  #set(shot: Shot | null, by: 'hand' | 'story' = 'story'): void {
    this.#rest()
    this.#own = shot
    this.#by = by
  }
  /** Stop moving. */
  #rest(): void {
    if (this.#gliding !== null) cancelAnimationFrame(this.#gliding)
    this.#gliding = null
  }
  /** Whether what is needed is in sight, and no smaller than it has to be: all of a map that can be read as a whole,
   * unless a hand has chosen otherwise. */
  suits(): boolean {
    const box = this.needed
    if (this.#by !== 'hand' && !this.whole && this.#shot(this.bounds).zoom >= READABLE) return false
    if (this.at.zoom < Math.min(this.#fitted.zoom, this.#readable(box)) - 1e-6) return false
    return !box || this.sees(box) || this.#shot(box).zoom < SMALLEST
  }
  sees(box: Bounds): boolean {
    const { left, top, right, bottom } = this.sight
    return box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
  }

  /** The middle of the window stays over the map. */
  #kept(x: number, y: number): { x: number; y: number } {
    const { left, top, right, bottom } = this.bounds
    return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) }
  }
}
