/** The theme (light or dark) and the text size of the page. `public/look.js` applies them before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const
export const SIZES = ['small', 'normal', 'large', 'largest'] as const
export type Theme = (typeof THEMES)[number]
export type Size = (typeof SIZES)[number]

/** Apply a theme and a text size; the style sheets in `src/theme` do the rest. */
export function dress({ theme, size }: { theme: Theme; size: Size }, page = document.documentElement): void {
  page.dataset.theme = theme
  page.dataset.size = size
}
