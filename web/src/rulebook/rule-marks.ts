/** The numbered rules as marked-up text: emphasis, links, search matches. */
import type { Chapter } from '../generated/protocol'

export interface Part {
  text: string
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule' | 'link'
  /** Where a link leads, as its file says. */
  to?: string
}

const MARKS = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]{2,4}-\d+(?:\.\d+)?\b)/

/** A link to another page of the rules, as its file says it: `../tables/<game>.ru.md#traps`. */
const PAGE = /^(?:\.\.\/)*(?:([a-z]+)\/)?([a-z-]+)(?:\.[a-z]{2})?\.md(#[\w.-]+)?$/

/** The address of what a link leads to. */
export function addressOf(to: string): string {
  const found = PAGE.exec(to)
  if (!found) return to
  const [, guide, game, anchor = ''] = found
  return `/rules/${game}${guide ? `/${guide}` : ''}${anchor}`
}

/** The parts of a text in the little Markdown that rules are written in. */
export function parts(text: string): Part[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part): Part => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link) return { text: link[1] ?? '', kind: 'link', to: link[2] }
      if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), kind: 'strong' }
      if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), kind: 'em' }
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), kind: 'code' }
      if (/^[A-Z]{2,4}-\d/.test(part)) return { text: part, kind: 'rule' }
      return { text: part, kind: 'plain' }
    })
}

/** The same without any marks. */
export const plainly = (text: string): string =>
  parts(text)
    .map((part) => part.text)
    .join('')

/** A rule may hold a list (`… : 1. **This**: … 2. **That**: …`): what comes before, and its items. */
export function listed(text: string): { head: string; items: string[] } {
  const starts: number[] = []
  let from = 0
  for (let number = 1; ; number++) {
    const at = text.indexOf(` ${number}. **`, from)
    if (at < 0) break
    starts.push(at)
    from = at + 1
  }
  if (starts.length < 2) return { head: text, items: [] }
  return {
    head: text.slice(0, starts[0]),
    items: starts.map((start, i) => text.slice(start, starts[i + 1]).replace(/^ \d+\. /, '')),
  }
}

/** The form in which texts are compared: without accents, capitals, marks. */
export const folded = (text: string): string => plainly(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A card, tile or place of the game, and the rules and chapters that use it. */
export interface Subject {
  name: string
  rules: readonly string[]
}

const wordsOf = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean)

/** The form without its ending, if it is long enough to have one: in Russian and Italian words are inflected. */
const SHORTEST_STEM = 4
const stem = (word: string): string => word.slice(0, Math.max(SHORTEST_STEM, word.length - 2))

/** The subjects whose names have all the words. */
export function named<S extends Subject>(subjects: readonly S[], search: string): S[] {
  const words = wordsOf(search)
  if (!words.length) return []
  const like = (form: (word: string) => string) =>
    subjects.filter(({ name }) => words.every((word) => folded(name).includes(form(word))))
  const exact = like((word) => word)
  return exact.length ? exact : like(stem)
}

/** The chapters with the rules that have all the words; a word in the chapter's title counts for each of its rules.
 *
 * @param subjects those that are looked for by name: their rules are found, too */
export function found(chapters: readonly Chapter[], search: string, subjects: readonly Subject[] = []): Chapter[] {
  const words = wordsOf(search)
  if (!words.length) return [...chapters]
  const of = new Set(subjects.flatMap(({ rules }) => rules))
  const exact = foundBy(chapters, words, of)
  return exact.length ? exact : foundBy(chapters, words.map(stem), of)
}

function foundBy(chapters: readonly Chapter[], words: readonly string[], of: ReadonlySet<string>): Chapter[] {
  // A whole number of a rule is that rule, and not also those whose numbers begin like it.
  const isNumber = /^[a-z]{2,4}-\d+(\.\d+)?$/
  return chapters
    .map((chapter) => {
      const title = folded(chapter.title)
      const rules = chapter.rules.filter((rule) => {
        const text = folded([rule.text, ...rule.more].join('\n'))
        const number = rule.number.toLowerCase()
        if (of.has(rule.number) || of.has(chapter.id)) return true
        return words.every((word) =>
          isNumber.test(word)
            ? number === word || number.startsWith(`${word}.`)
            : text.includes(word) || title.includes(word),
        )
      })
      return { ...chapter, rules }
    })
    .filter((chapter) => chapter.rules.length)
}

/** Cut so that each word that was looked for stands alone. */
export function lit(text: string, search: string): { text: string; hit: boolean }[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (!words.length) return [{ text, hit: false }]
  // Folding may change the length of a text; then its own letters are compared.
  const like = folded(text).length === text.length ? folded(text) : text.toLowerCase()
  const hits: [number, number][] = []
  for (const word of words)
    for (let at = like.indexOf(word); at >= 0; at = like.indexOf(word, at + word.length))
      hits.push([at, at + word.length])
  hits.sort(([a], [b]) => a - b)
  const pieces: { text: string; hit: boolean }[] = []
  let end = 0
  for (const [from, to] of hits) {
    if (from < end) continue
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    end = to
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}
