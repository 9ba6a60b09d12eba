/** Which part of the map is visible, and how large: it fits automatically until the person moves or zooms it. */
import type { Bounds } from './geometry'

const MOST = 2.4
const LEAST = 0.12
/** The automatic fit draws no card larger than this. */
const FITTED = 1.1
const MARGIN = 14
const STEP = 1.3

/** A smaller card cannot be read: then show what matters, not everything. */
const READABLE = 0.4

interface Shot {
  x: number
  y: number
  zoom: number
}

export class Camera {
  /** The size of the window. */
  width = $state(1)
  height = $state(1)
  /** The whole map. */
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  /** What has to be in sight in any case. */
  focus = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  #own = $state.raw<Shot | null>(null)
  #all = $state(false)

  #fitted = $derived.by(() => {
    const whole = this.#shot(this.bounds)
    return this.#all || whole.zoom >= READABLE ? whole : this.#shot(this.focus)
  })
  at = $derived(this.#own ?? this.#fitted)
  /** Whether all of the map is in sight. */
  whole = $derived(this.sees(this.bounds))

  /** The automatic fit: all of the map, or else what matters. */
  fit(): void {
    this.#own = null
    this.#all = false
  }
  showAll(): void {
    this.#own = null
    this.#all = true
  }
  #shot({ left, top, right, bottom }: Bounds): Shot {
    const zoom = Math.min(
      FITTED,
      (this.width - 2 * MARGIN) / (right - left),
      (this.height - 2 * MARGIN) / (bottom - top),
    )
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(LEAST / 2, zoom) }
  }

  /** Move the visible part by this many pixels. */
  drag(dx: number, dy: number): void {
    const { x, y, zoom } = this.at
    this.#own = { ...this.#kept(x - dx / zoom, y - dy / zoom), zoom }
  }

  /** Larger or smaller, with the point under the hand staying where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, zoom } = this.at
    const next = Math.max(LEAST, Math.min(MOST, zoom * factor))
    const [ox, oy] = [px - this.width / 2, py - this.height / 2]
    this.#own = { ...this.#kept(x + ox / zoom - ox / next, y + oy / zoom - oy / next), zoom: next }
  }
  closer = (): void => this.zoomBy(STEP)
  further = (): void => this.zoomBy(1 / STEP)

  /** Show a box, if it is not in sight. */
  show(box: Bounds): void {
    if (this.sees(box)) return
    this.#own = { ...this.#kept((box.left + box.right) / 2, (box.top + box.bottom) / 2), zoom: this.at.zoom }
  }
  sees(box: Bounds): boolean {
    const { x, y, zoom } = this.at
    const [w, h] = [this.width / 2 / zoom, this.height / 2 / zoom]
    return box.left >= x - w - 1 && box.right <= x + w + 1 && box.top >= y - h - 1 && box.bottom <= y + h + 1
  }

  /** The middle of the window stays over the map. */
  #kept(x: number, y: number): { x: number; y: number } {
    const { left, top, right, bottom } = this.bounds
    return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) }
  }
}
