/** A long list that is drawn a little at a time, so that a slow telephone answers a finger while it comes. */
import { flushSync } from 'svelte'

/** How many milliseconds of script a part may take: with the layout, and four times as long on a slow device, it stays
 * below the 50 from which a person feels a delay. */
export const BUDGET = 6

export class Gradual {
  /** How many items are drawn. */
  room = $state(0)
  readonly #first: number
  #step: number

  /** To be made while a component is. `total`: how many items there are; `first`: how many are drawn at once. */
  constructor(first: number, total: () => number) {
    this.#first = this.#step = this.room = first
    $effect(() => {
      if (this.room >= total()) return
      const timer = setTimeout(() => this.#draw())
      return () => clearTimeout(timer)
    })
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
