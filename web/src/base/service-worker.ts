/** The service worker (`offline/sw.js`), which shows a page of ours when the server cannot be reached. At insecure
 * addresses browsers allow none and show their own page. */
export function prepareOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
