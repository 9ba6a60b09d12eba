/** How the page looks: by day or by night, and the size of its text. `public/look.js` does the same before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const
export const SIZES = ['small', 'normal', 'large', 'largest'] as const
export type Theme = (typeof THEMES)[number]
export type Size = (typeof SIZES)[number]

/** Give the page a look; the style sheets in `src/look` say what follows from it. */
export function dress({ theme, size }: { theme: Theme; size: Size }, page = document.documentElement): void {
  page.dataset.theme = theme
  page.dataset.size = size
}
