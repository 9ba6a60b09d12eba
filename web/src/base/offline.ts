/** The service worker (`offline/sw.js`), which shows a page when the server cannot be reached. Browsers have none at
 * addresses that they do not trust: there they show theirs. */
export function prepareOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
