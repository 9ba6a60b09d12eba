/** Parts of the page that are fetched when they are wanted, or shortly before. Where one is gone, the server has a newer
 * page by now, which is fetched once; if that does not help, the page says so. */
import type { Component } from 'svelte'

/** How a part is fetched; `P`: its properties. */
export type Part<P extends object> = () => Promise<{ default: Component<P> }>

const KEY = 'undercroft-reloaded'

export const parts = $state({ lost: false })

/** Errors from prefetches that nothing has needed yet. */
const forgiven = new WeakSet<Error>()

function missed({ payload }: VitePreloadErrorEvent) {
  // After those that have asked for the part.
  setTimeout(() => {
    if (forgiven.has(payload)) return
    const here = location.href
    if (sessionStorage.getItem(KEY) === here) parts.lost = true
    else {
      sessionStorage.setItem(KEY, here)
      location.reload()
    }
  })
}

/** Act when a part cannot be fetched. */
export const watchParts = () => addEventListener('vite:preloadError', missed)

/** Let the parts of the page take for fetched the styles that its one sheet already has: they look for a link to each. The
 * server does not write such links itself, since browsers fetch even those that are disabled. */
export function holdStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="held"]')) {
    link.setAttribute('disabled', '')
    link.rel = 'stylesheet'
  }
}

/** A part has come: the next one that is missing is a reason to reload again. */
export const fetched = () => {
  parts.lost = false
  sessionStorage.removeItem(KEY)
}

/** After how many milliseconds a page is complete, so that it may fetch what nobody has asked for yet. */
export const SETTLED = 5_000

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work)

/** Whether somebody has told the browser to fetch no more than it must. */
const spares = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetch what will probably be wanted, one part after another, so that nobody has to wait for it then.
 *
 * @returns how to give that up */
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
