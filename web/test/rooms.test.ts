import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
/** The rooms from the top; those in a row do not know each other. What is not listed knows no room. */
const ROOMS = [
  ['screens'],
  ['home', 'table', 'games'],
  ['reading'],
  ['study'],
  ['live'],
  ['telling', 'asking'],
  ['game'],
  ['widgets'],
  ['base'],
]
const BELOW = ['generated', 'locales', 'look']
const IMPORT = /^\s*(import|export)\s(type\s)?[^'"()]*?['"](\.[^'"]+)['"]|import\((?:\s*)['"](\.[^'"]+)['"]/gm

const level = (room: string) => ROOMS.findIndex((row) => row.includes(room))
const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.startsWith('generated/'))
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The module that a path in an import names. */
function named(from: string, path: string): string | undefined {
  const full = join(SRC, dirname(from), path)
  const found = [full, `${full}.ts`, `${full}.svelte`, join(full, 'index.ts')].find(isFile)
  return found && relative(SRC, found).replaceAll(sep, '/')
}

interface Edge {
  from: string
  to: string
  isType: boolean
}
const edges = modules.flatMap((from): Edge[] =>
  [...readFileSync(join(SRC, from), 'utf8').matchAll(IMPORT)].flatMap(([, , type, direct, later]) => {
    const to = named(from, direct ?? later ?? '')
    return to ? [{ from, to, isType: type !== undefined }] : []
  }),
)
const ENTRIES = ['App.svelte', 'main.ts']
const roomOf = (path: string) => path.split('/', 1)[0] ?? ''

describe('the rooms of the page', () => {
  it('have a place for each module, but for the two with which the program begins', () => {
    const homeless = modules.filter((path) => level(roomOf(path)) < 0 && !BELOW.includes(roomOf(path)))
    expect(homeless.sort()).toEqual(ENTRIES)
    expect(edges.length).toBeGreaterThan(500)
  })
  it('import downwards only', () => {
    const wrong = edges.filter(({ from, to }) => {
      const [one, other] = [roomOf(from), roomOf(to)]
      if (one === other || ENTRIES.includes(from)) return false
      return level(other) >= 0 && (level(one) < 0 || level(one) >= level(other))
    })
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })
  it('hold no modules that need each other to begin', () => {
    const needs = (module: string) =>
      edges.filter(({ from, to, isType }) => from === module && to !== module && !isType)
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (module: string, path: string[]) => {
      if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' -> '))
      if (done.has(module) || path.includes(module)) return
      for (const { to } of needs(module)) visit(to, [...path, module])
      done.add(module)
    }
    for (const module of modules) visit(module, [])
    expect(circles).toEqual([])
  })
})
