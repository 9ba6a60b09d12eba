/** The page's own fonts (imported by `main.ts`, used by `app.css`). */
import type { Language } from '../text/texts'

const FAMILIES = ['Alegreya', 'Source Sans 3 Variable', 'Undercroft Marks']
/** A letter of each alphabet that a language is written in, and a sign: the browser fetches only the files that hold them. */
const LETTERS: Record<Language, string> = { en: 'a→', it: 'a→', ru: 'aя→' }
const PATIENCE = 1000

/** Wait for a language's fonts, so that nothing moves when they arrive; on a slow connection, only briefly. */
export async function fontsOf(lang: Language, patience = PATIENCE): Promise<void> {
  const fetched = FAMILIES.map((family) => document.fonts.load(`600 16px '${family}'`, LETTERS[lang]))
  await Promise.race([Promise.allSettled(fetched), new Promise((go) => setTimeout(go, patience))])
}
