/** Parts of the page that are fetched when they are wanted. Where one is gone, the server has a newer page by now, which is
 * fetched once; if that does not help, the page says so. */
const KEY = 'undercroft-reloaded'

export const parts = $state({ lost: false })

function missed() {
  const here = location.href
  if (sessionStorage.getItem(KEY) === here) parts.lost = true
  else {
    sessionStorage.setItem(KEY, here)
    location.reload()
  }
}

/** Act when a part cannot be fetched. */
export const watchParts = () => addEventListener('vite:preloadError', missed)

/** A part has come: the next one that is missing is a reason to reload again. */
export const fetched = () => {
  parts.lost = false
  sessionStorage.removeItem(KEY)
}
