/** A long list that is drawn a little at a time, so that a slow phone stays responsive: as far as
 * somebody has scrolled, and the rest, which the browser's own search looks through, once the page has settled. */
import { flushSync } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { SETTLED } from './parts.svelte'

/** How many milliseconds of script a part may take: with the layout, and four times as long on a slow device, it stays
 * below the 50 from which a person feels a delay. */
export const BUDGET = 6

/** How far below the screen the drawn part of a list ends at least. */
const AHEAD = '1200px'

export class Gradual {
  /** How many items are drawn. */
  room = $state(0)
  /** Whether more is wanted now: the end of what is drawn is near, or the page has settled. */
  #near = $state(false)
  #settled = $state(false)
  readonly #first: number
  #step: number

  /** To be made while a component is. `total`: how many items there are; `first`: how many are drawn at once. */
  constructor(first: number, total: () => number) {
    this.#first = this.#step = this.room = first
    $effect(() => {
      const timer = setTimeout(() => (this.#settled = true), SETTLED)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.room >= total() || !(this.#near || this.#settled)) return
      const timer = setTimeout(() => this.#draw())
      return () => clearTimeout(timer)
    })
  }

  /** To be attached to something that stands below the list. */
  readonly end: Attachment = (element) => {
    const watcher = new IntersectionObserver((seen) => (this.#near = seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }

  /** Begin again: it is another list. */
  restart() {
    this.room = this.#first
  }

  /** Draw all of it at once. */
  all() {
    this.room = Infinity
  }

  #draw() {
    const began = performance.now()
    this.room += this.#step
    flushSync()
    this.#step = next(this.#step, performance.now() - began)
  }
}

/** The fewest items of a part: many tiny ones would take longer than a few. */
const LEAST = 3

/** How many items the next part has, if one of `step` took so many milliseconds. */
export function next(step: number, took: number): number {
  return Math.max(LEAST, Math.min(2 * step, Math.floor((step * BUDGET) / Math.max(took, 1))))
}
