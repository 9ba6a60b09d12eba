/** Parts of the page that are fetched when they are needed, or shortly before. If one is missing, the server has a
 * newer version of the page by now: the page reloads once, and if that does not help, says so. */
import type { Component } from 'svelte'

import { session } from './storage'

/** How a part is fetched; `P`: its properties. */
export type Part<P extends object> = () => Promise<{ default: Component<P> }>

const KEY = 'undercroft-reloaded'

export const parts = $state({ lost: false })

/** Errors from prefetches that nothing has needed yet. */
const forgiven = new WeakSet<Error>()

function missed({ payload }: VitePreloadErrorEvent) {
  // After the callers that wanted the part.
  setTimeout(() => {
    if (forgiven.has(payload)) return
    const here = location.href
    // Where nothing can be stored, a page that reloads would do so for ever.
    if (session.getItem(KEY) === here || !session.setItem(KEY, here)) parts.lost = true
    else location.reload()
  })
}

/** Act when a part cannot be fetched. */
export const watchParts = () => addEventListener('vite:preloadError', missed)

/** Mark as fetched the styles that are already in the page's single style sheet: the parts look for a link to each of
 * them. The server does not write such links itself, since browsers fetch even disabled ones. */
export function holdStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="held"]')) {
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
  }
}

/** A part has arrived: if another is missing later, reloading is worth another try. */
export const fetched = () => {
  parts.lost = false
  session.removeItem(KEY)
}

/** The milliseconds after which a page counts as complete and may prefetch. */
export const SETTLED = 5_000

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work)

/** Whether the browser is set to save data. */
const spares = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Prefetch what will probably be needed, one part after another.
 *
 * @returns a function that cancels this */
export function fetchAhead(...wanted: readonly (() => Promise<unknown>)[]): () => void {
  let left = spares() ? [] : wanted
  async function next() {
    const [load, ...rest] = left
    left = rest
    await load?.().catch((error: unknown) => {
      if (error instanceof Error) forgiven.add(error)
    })
    if (left.length) whenIdle(() => void next())
  }
  const timer = setTimeout(() => whenIdle(() => void next()), SETTLED)
  return () => {
    clearTimeout(timer)
    left = []
  }
}
