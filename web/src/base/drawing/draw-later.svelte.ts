/** Draw a page bit by bit, so that a slow phone stays responsive: a long list in batches (`GrowingList`), an element once it
 * is near the screen (`whenNear`), the parts of a page one after another (`StagedDrawing`). */
import { flushSync } from 'svelte'
import type { Attachment } from 'svelte/attachments'

import { SETTLED } from '../browser/lazy-parts.svelte'
import { yieldToBrowser } from './yield'

/** How many milliseconds of script a batch may take: with the layout, and four times as long on a slow device, it stays
 * below the 50 from which a person feels a delay. */
const BUDGET = 6

/** The fewest items in a batch: many tiny batches would take longer than a few. */
const LEAST = 3

/** The number of items in the next batch, if one of `step` items took so many milliseconds. */
export function nextBatch(step: number, took: number): number {
  return Math.max(LEAST, Math.min(2 * step, Math.floor((step * BUDGET) / Math.max(took, 1))))
}

/** How far below the screen the drawn part of a list reaches at least. */
const LIST_MARGIN = '1200px'

/** A long list, drawn as far as somebody has scrolled; once the page has settled, the rest too, for the browser's own
 * search. */
export class GrowingList {
  /** How many items are drawn. */
  room = $state(0)
  /** Whether more is wanted now: the end of what is drawn is near, or the page has settled. */
  #near = $state(false)
  #settled = $state(false)
  readonly #first: number
  #step: number

  /** Must be created while a component is. `total`: how many items there are; `first`: how many are drawn at once. */
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

  /** To be attached to an element below the list. */
  readonly end: Attachment = (element) => {
    const watcher = new IntersectionObserver((seen) => (this.#near = seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: LIST_MARGIN,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }

  /** Start over, with another list. */
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
    this.#step = nextBatch(this.#step, performance.now() - began)
  }
}

/** How far from the screen an element counts as near. */
const NEAR_MARGIN = '600px'

const waiting = new WeakMap<Element, () => void>()
const near: (() => void)[] = []
let watcher: IntersectionObserver | undefined

function arrive(entries: readonly IntersectionObserverEntry[]): void {
  const idle = !near.length
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watcher?.unobserve(target)
    const come = waiting.get(target)
    if (come) near.push(come)
  }
  if (idle && near.length) setTimeout(drawNear)
}

function drawNear(): void {
  const began = performance.now()
  while (near.length && performance.now() - began < BUDGET) {
    near.shift()?.()
    flushSync()
  }
  if (near.length) setTimeout(drawNear)
}

/** Calls `come` once, when the element comes near the screen. Returns a function that cancels this. */
export function whenNear(element: Element, come: () => void): () => void {
  watcher ??= new IntersectionObserver(arrive, { rootMargin: NEAR_MARGIN })
  waiting.set(element, come)
  watcher.observe(element)
  return () => watcher?.unobserve(element)
}

/** What is being drawn now. Not itself a state: what an effect cleans up would see its old value. */
const unfinished = new Set<StagedDrawing>()
let anyUnfinished = $state(false)

/** Whether any parts of the page are yet to be drawn (`StagedDrawing`). */
export const drawing = (): boolean => anyUnfinished

/** The parts of a page, drawn one after another; in between, the browser can handle a tap. */
export class StagedDrawing {
  readonly #total: () => number
  #begun = $state(1)
  /** How many parts are drawn. */
  readonly drawn = $derived.by(() => Math.min(this.#begun, Math.max(1, this.#total())))
  /** Whether some are yet to come. */
  readonly busy = $derived.by(() => this.drawn < this.#total())

  /** Must be created while a component is. `total`: how many parts there are; 0: not known yet. Parts that were gone for
   * a while are drawn one after another again. */
  constructor(total: () => number) {
    this.#total = total
    $effect(() => {
      this.#begun = this.drawn
    })
    $effect(() => {
      if (!this.busy) return
      unfinished.add(this)
      anyUnfinished = true
      return () => {
        unfinished.delete(this)
        anyUnfinished = unfinished.size > 0
      }
    })
    $effect(() => {
      if (this.drawn >= total()) return
      let wanted = true
      void yieldToBrowser().then(() => {
        if (wanted) this.#begun += 1
      })
      return () => (wanted = false)
    })
  }
}
