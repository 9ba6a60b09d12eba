/** What is drawn only when it comes near the screen. */

/** How far from the screen that is. */
const AHEAD = '600px'

const waiting = new WeakMap<Element, () => void>()
let watcher: IntersectionObserver | undefined

function arrive(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    watcher?.unobserve(target)
    waiting.get(target)?.()
  }
}

/** Calls once when the element comes near the screen. Returns how not to wait for it any longer. */
export function nearing(element: Element, come: () => void): () => void {
  watcher ??= new IntersectionObserver(arrive, { rootMargin: AHEAD })
  waiting.set(element, come)
  watcher.observe(element)
  return () => watcher?.unobserve(element)
}
