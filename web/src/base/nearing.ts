/** What is drawn only when it comes near the screen, a little at a time. */
import { flushSync } from 'svelte'
import { BUDGET } from './gradual.svelte'

/** How far from the screen that is. */
const AHEAD = '600px'

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
  if (idle && near.length) setTimeout(draw)
}

function draw(): void {
  const began = performance.now()
  while (near.length && performance.now() - began < BUDGET) {
    near.shift()?.()
    flushSync()
  }
  if (near.length) setTimeout(draw)
}

/** Calls once when the element comes near the screen. Returns how not to wait for it any longer. */
export function nearing(element: Element, come: () => void): () => void {
  watcher ??= new IntersectionObserver(arrive, { rootMargin: AHEAD })
  waiting.set(element, come)
  watcher.observe(element)
  return () => watcher?.unobserve(element)
}
