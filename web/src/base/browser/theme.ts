/** The theme (light or dark) and the text size of the page. `public/look.js` applies them before the first paint. */
export const THEMES = ['board', 'system', 'light', 'dark'] as const
export const SIZES = ['small', 'normal', 'large', 'largest'] as const
export type Theme = (typeof THEMES)[number]
export type Size = (typeof SIZES)[number]

/** Note which screen is shown: with the theme `board`, those with a board are dark. */
export function dressScreen(screen: string, page = document.documentElement): void {
  page.dataset.screen = screen
}

/** Apply a theme and a text size; the style sheets in `src/theme` do the rest. */
export function dress({ theme, size }: { theme: Theme; size: Size }, page = document.documentElement): void {
  page.dataset.theme = theme
  page.dataset.size = size
}
