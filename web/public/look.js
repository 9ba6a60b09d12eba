/* Runs before the first paint, so that the page does not change its look while it loads (`src/base/browser/theme.ts`). */
try {
  const [, screen, , one] = location.pathname.split('/')
  document.documentElement.dataset.screen = screen === 'puzzles' && one ? 'puzzle' : screen
  const { theme, size } = JSON.parse(localStorage.getItem('undercroft') ?? '{}') ?? {}
  Object.assign(document.documentElement.dataset, theme && { theme }, size && { size })
} catch {
  // A browser that keeps nothing, or kept something else: the look is that of a first visit.
}
