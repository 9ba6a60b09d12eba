/** The numbered rules as text with marks in it: what is emphasised, what leads elsewhere, what was looked for. */
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

/** The chapters with the rules that have all the words; a word in the chapter's title counts for each of its rules. */
export function found(chapters: readonly Chapter[], search: string): Chapter[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (!words.length) return [...chapters]
  // A whole number of a rule is that rule, and not also those whose numbers begin like it.
  const isNumber = /^[a-z]{2,4}-\d+(\.\d+)?$/
  return chapters
    .map((chapter) => {
      const title = folded(chapter.title)
      const rules = chapter.rules.filter((rule) => {
        const text = folded([rule.text, ...rule.more].join('\n'))
        const number = rule.number.toLowerCase()
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
