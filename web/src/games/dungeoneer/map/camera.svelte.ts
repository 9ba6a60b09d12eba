/** Which part of the map is visible, and how large. It fits at first; after that it moves only to bring something into
 * sight, and zooms out only where that has no room otherwise: nobody loses the place at the next question. */
import { type Bounds, H, W, widened } from './geometry'

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
export const READABLE = 0.65

/** In a narrow window the map is as much smaller as so many cards need to stand side by side. */
const COLUMNS = 5

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
  /** The size of the room for the window, and how much of it something else takes: at the top, at the bottom, at the
   * right. */
  wide = $state(1)
  tall = $state(1)
  covered = $state(0)
  under = $state(0)
  aside = $state(0)
  /** How far down what stands at the right reaches: below it, the map goes on to the edge of the room. */
  corner = $state(0)
  /** The size of the window: `at` is its middle. */
  width = $derived(Math.max(1, this.wide - this.aside))
  height = $derived(Math.max(1, this.tall - this.covered - this.under))
  /** The whole map, with what can be chosen around it. */
  bounds = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  /** What should be in sight at first, and when the person asks for it. */
  focus = $state.raw<Bounds>({ left: 0, top: 0, right: 1, bottom: 1 })
  /** What has to be in sight, as far as there is room for it; null: nothing in particular. */
  needed = $state.raw<Bounds | null>(null)
  /** What it consists of. */
  parts = $state.raw<readonly Bounds[]>([])
  /** The part of it that has to be in sight where there is no room for all. */
  heart = $state.raw<Bounds | null>(null)
  /** What is seen; null: nothing yet but what fits. */
  #own = $state.raw<Shot | null>(null)
  /** Whether a hand has chosen it. */
  #byHand = false
  /** How wide the window was when it was last fitted. */
  #fittedTo = 0
  #gliding: number | null = null

  /** The smallest zoom that is ever chosen automatically: what there is no room for is a press away then. */
  smallest = $derived(Math.min(READABLE, this.wide / (COLUMNS * W)))
  #fitted = $derived.by(() => {
    const whole = this.#shot(this.bounds)
    if (whole.zoom >= this.smallest) return whole
    const { needed } = this
    const zoom = Math.min(this.#shot(this.focus).zoom, needed ? this.#shot(needed).zoom : FITTED)
    return this.#moved(this.#framed(this.#shot(this.focus), Math.max(this.smallest, zoom), needed), needed, this.heart)
  })
  at = $derived(this.#own ?? this.#fitted)
  /** What is seen of the map, and around it. */
  sight = $derived(this.#sight(this.at))
  /** Whether all of the map is in sight. */
  whole = $derived(this.sees(this.bounds))

  /** The automatic fit: all of the map, or else what matters. */
  fit(): void {
    this.#set(this.#fitted)
    this.#fittedTo = this.wide
    this.#byHand = false
  }
  showAll(): void {
    this.#set(this.#shot(this.bounds))
    this.#byHand = true
  }
  /** Something takes this much of the room, from the top and from the right, there down to `corner`: what is seen of the
   * map stays where it is. */
  cover(top: number, right: number, corner = Infinity): void {
    const { x, y, zoom } = this.at
    const [down, left] = [top - this.covered, right - this.aside]
    this.corner = corner
    if (!down && !left) return
    ;[this.covered, this.aside] = [top, right]
    if (this.#own !== null) this.#set({ x: x - left / 2 / zoom, y: y + down / 2 / zoom, zoom })
  }
  #sight({ x, y, zoom }: Shot): Bounds {
    const [w, h] = [this.width / 2 / zoom, this.height / 2 / zoom]
    return { left: x - w, top: y - h, right: x + w, bottom: y + h }
  }
  #shot({ left, top, right, bottom }: Bounds): Shot {
    const zoom = Math.min(
      FITTED,
      (this.width - 2 * MARGIN) / (right - left),
      (this.height - 2 * MARGIN) / (bottom - top),
    )
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(LEAST / 2, zoom) }
  }

  /** A part of the map around a point, without empty room beside the map, and with a box in sight. */
  #framed({ x, y }: { x: number; y: number }, zoom: number, box: Bounds | null): Shot {
    const [w, h, edge] = [this.width / 2 / zoom, this.height / 2 / zoom, MARGIN / zoom]
    const { left, top, right, bottom } = this.bounds
    const middle = {
      x: within(x, left - edge, right + edge, w),
      y: within(y, top - edge, bottom + edge, h),
    }
    return this.#moved({ ...middle, zoom }, box)
  }
  /** The part of the map nearest to a shot in which a box is in sight; of one that is larger than the window, its heart
   * and as much as possible. */
  #moved({ x, y, zoom }: Shot, box: Bounds | null, heart: Bounds | null = null): Shot {
    if (!box) return { x, y, zoom }
    const [w, h] = [this.width / 2 / zoom, this.height / 2 / zoom]
    const across = box.right - box.left > 2 * w
    const down = box.bottom - box.top > 2 * h
    const next = {
      x: (across ? within : into)(x, box.left, box.right, w),
      y: (down ? within : into)(y, box.top, box.bottom, h),
      zoom,
    }
    const at = heart && (across || down) ? into(next.y, heart.top, heart.bottom, h) : next.y
    const around = across && box === this.needed ? this.#around({ x, y: at, zoom }, box) : null
    return around ?? { x: heart && (across || down) ? into(next.x, heart.left, heart.right, w) : next.x, y: at, zoom }
  }

  /** The part of the map nearest to a shot in which nothing that is needed is cut at the left, at the right, or by what
   * stands there; null: there is none. */
  #around({ x, y, zoom }: Shot, { left, right }: Bounds): Shot | null {
    const [w, more] = [this.width / 2 / zoom, this.aside / 2 / zoom]
    if (right - left > 2 * (w + more)) return null
    const shot = { x: into(x + more, left, right, w + more) - more, y, zoom }
    const { top, bottom, right: edge } = this.#sight(shot)
    const covers = (one: Bounds) =>
      one.right > edge + 1 && one.bottom > top && one.top < Math.min(bottom, top + this.corner / zoom - 1)
    return this.parts.some(covers) ? null : shot
  }

  /** Move the visible part by this many pixels. */
  drag(dx: number, dy: number): void {
    const { x, y, zoom } = this.at
    this.#set({ ...this.#kept(x - dx / zoom, y - dy / zoom), zoom })
    this.#byHand = true
  }

  /** Larger or smaller, with the point under the hand staying where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, zoom } = this.at
    const next = Math.max(LEAST, Math.min(MOST, zoom * factor))
    const [ox, oy] = [px - this.width / 2, py - this.height / 2]
    this.#set({ ...this.#kept(x + ox / zoom - ox / next, y + oy / zoom - oy / next), zoom: next })
    this.#byHand = true
  }
  closer = (): void => this.zoomBy(STEP)
  further = (): void => this.zoomBy(1 / STEP)

  /** Show a box, if it is not in sight. */
  show(box: Bounds): void {
    if (this.sees(box)) return
    this.#set({ ...this.#kept((box.left + box.right) / 2, (box.top + box.bottom) / 2), zoom: this.at.zoom })
  }
  /** Put a box into the middle, large enough to be read. */
  look(box: Bounds): void {
    const zoom = Math.max(this.at.zoom, READABLE)
    this.#set({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, zoom })
    this.#byHand = true
  }
  /** Hold the camera still, or move it just so far that a box comes into sight, with the same zoom.
   *
   * @param centred whether the box comes into the middle, as far as the map reaches */
  follow(box: Bounds | null, smoothly = false, centred = false): void {
    if (this.#own === null) this.fit()
    const from = this.at
    if (!box || (centred ? this.#isCentral(box) : this.sees(box))) return
    const { zoom } = from
    const edge = MARGIN / zoom
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    this.#go(centred ? this.#framed(middle, zoom, box) : this.#moved(from, widened(box, edge)), smoothly)
  }
  /** Bring what is needed into sight; unless a hand has chosen what is seen, all of the map if that can be read.
   *
   * A zoom that a hand has chosen is kept. The automatic one is kept as long as there is room; after that there is room for
   * the next location, too. */
  settle(smoothly = false): void {
    if (this.wide <= 1) return
    if (this.#own === null || (!this.#byHand && this.#fittedTo !== this.wide)) {
      this.fit()
      return
    }
    const from = this.at
    const whole = !this.#byHand && this.#shot(this.bounds).zoom >= this.smallest
    const box = whole ? this.bounds : this.needed
    if (!box || this.sees(box) || (!whole && this.#seesAll())) return
    const roomy = Math.max(this.smallest, this.#shot(widened(box, W / 2, H / 2)).zoom)
    const zoom = this.#byHand || this.#shot(box).zoom >= from.zoom ? from.zoom : Math.min(from.zoom, roomy)
    this.#go(this.#moved({ ...from, zoom }, box, this.heart), smoothly)
  }
  #go(next: Shot, smoothly: boolean): void {
    const from = this.at
    this.#rest()
    if (!smoothly) {
      this.#own = next
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
      this.#gliding = part < 1 ? requestAnimationFrame(step) : null
    }
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
  #set(shot: Shot): void {
    this.#rest()
    this.#own = shot
  }
  /** Stop moving. */
  #rest(): void {
    if (this.#gliding !== null) cancelAnimationFrame(this.#gliding)
    this.#gliding = null
  }
  sees(box: Bounds): boolean {
    const { left, top, right, bottom } = this.sight
    const { zoom } = this.at
    const edge = box.top * zoom >= top * zoom + this.corner - 1 ? right + this.aside / zoom : right
    return box.left >= left - 1 && box.right <= edge + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
  }
  /** Whether each part of what is needed is in sight. */
  #seesAll(): boolean {
    return this.parts.length > 0 && this.parts.every((box) => this.sees(box))
  }

  /** The middle of the window stays over the map. */
  #kept(x: number, y: number): { x: number; y: number } {
    const { left, top, right, bottom } = this.bounds
    return { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) }
  }
}
