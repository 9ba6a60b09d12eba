/** What part of the map is seen, and how large: it fits itself until somebody moves or zooms it. */
import type { Bounds } from './geometry'

const MOST = 2.4
const LEAST = 0.12
/** Cards are not drawn larger than this by themselves. */
const FITTED = 1.25
const MARGIN = 14
const STEP = 1.3

export class Camera {
  /** The size of the window. */
  width = $state(1)
  height = $state(1)
  /** What has to be in sight while nobody has moved it. */
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  #own = $state.raw<{ x: number; y: number; zoom: number } | null>(null)

  #fitted = $derived.by(() => {
    const { left, top, right, bottom } = this.bounds
    const zoom = Math.min(FITTED, (this.width - 2 * MARGIN) / (right - left), (this.height - 2 * MARGIN) / (bottom - top))
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(LEAST / 2, zoom) }
  })
  at = $derived(this.#own ?? this.#fitted)
  /** Whether it fits itself. */
  fits = $derived(this.#own === null)

  fit(): void {
    this.#own = null
  }

  /** Move what is seen by so many pixels. */
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
    return box.left >= x - w && box.right <= x + w && box.top >= y - h && box.bottom <= y + h
  }

  /** The middle of the window stays over the map. */
  #kept(x: number, y: number): { x: number; y: number } {
    const { left, top, right, bottom } = this.bounds
    return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) }
  }
}
