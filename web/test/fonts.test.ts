/* The page's own fonts have every sign that it shows: for one that they lack, the browser would ask the system. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')
const LOCALE = join(WEB, '../src/undercroft/locale')
const read = (...path: string[]) => readFileSync(join(WEB, ...path), 'utf8')

/** The characters for which a style sheet has fonts whose names match. */
function charactersOf(css: string, name: RegExp): Set<number> {
  const faces = css
    .split('@font-face')
    .slice(1)
    .filter((face) => name.test(face))
  const ranges = faces.flatMap((face) => /unicode-range: ([^;]+);/.exec(face)?.[1]?.split(',') ?? [])
  return new Set(
    ranges.flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    }),
  )
}
const marks = charactersOf(read('src/theme/marks.css'), /marks/)
const letters = charactersOf(read('node_modules/@fontsource-variable/source-sans-3/wght.css'), /-(latin|cyrillic)-wght/)

const filesIn = (folder: string, wanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path) && !path.includes('generated') && !path.includes('terminal'))
    .map((path) => join(folder, path))
const FILES = [
  ...filesIn(join(WEB, 'src'), /\.(svelte|ts)$/),
  ...filesIn(join(WEB, 'locale'), /\.ftl$/),
  ...filesIn(LOCALE, /\.ftl$/),
]
const COMMENT = /^\s*(#|\/\/|\*|\/\*).*$/gm

describe('the fonts', () => {
  it('have what the program and the words show', () => {
    const lacking = FILES.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8')
          .replace(COMMENT, '')
          .matchAll(/[^\n -~]/gu),
        ([sign]) => sign,
      )
        .filter((sign) => !letters.has(sign.codePointAt(0) ?? 0) && !marks.has(sign.codePointAt(0) ?? 0))
        .map((sign) => `${sign} in ${file}`),
    )
    expect(lacking).toEqual([])
  })

  it('bring no mark that the letters have', () => {
    expect([...marks].filter((sign) => letters.has(sign))).toEqual([])
  })
})
