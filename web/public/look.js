/* Runs before the first paint, so that the page does not change its look while it loads (`src/base/browser/theme.ts`). */
document.documentElement.dataset.screen = location.pathname.split('/')[1] || 'home'
try {
  const { theme, size } = JSON.parse(localStorage.getItem('undercroft') ?? '{}') ?? {}
  Object.assign(document.documentElement.dataset, theme && { theme }, size && { size })
} catch {
  // A browser that keeps nothing, or kept something else: the look is that of a first visit.
}
