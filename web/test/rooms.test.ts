import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
/** The rooms from the top; those in a row do not know each other. What is not listed knows no room. */
const ROOMS = [
  ['screens'],
  ['home', 'table', 'games'],
  ['rulebook'],
  ['study'],
  ['client'],
  ['log', 'decisions', 'people'],
  ['game'],
  ['widgets'],
  ['base'],
]
const BELOW = ['generated', 'locales', 'theme']
const IMPORT = /^\s*(?:import|export)\s[^'"()]*?['"](\.[^'"]+)['"]|import\((?:\s*)['"](\.[^'"]+)['"]/gm
/** The most modules that a screen puts together. */
const MOST_IMPORTS = 20
/** The most rooms in the shell's folders: a folder holds few rooms, and the rooms few floors. */
const MOST_ROOMS = 9

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

/** What each module imports, types included. */
const imports = new Map(
  modules.map((from) => {
    const found = [...readFileSync(join(SRC, from), 'utf8').matchAll(IMPORT)]
    const all = found.map(([, direct, later]) => named(from, direct ?? later ?? ''))
    return [from, [...new Set(all)].filter((to) => to !== undefined && to !== from) as string[]] as const
  }),
)
/** What a module puts together: types and data from the engine do not count. */
const putTogether = (path: string) => (imports.get(path) ?? []).filter((to) => !to.startsWith('generated/'))
const edges = [...imports].flatMap(([from, all]) => all.map((to) => ({ from, to })))
const ENTRIES = ['App.svelte', 'main.ts']
const roomOf = (path: string) => path.split('/', 1)[0] ?? ''
const stem = (path: string) =>
  basename(path)
    .replace(/(\.svelte)?\.ts$|\.svelte$/, '')
    .toLowerCase()

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
  it('stand on few floors, and no room that all games share is crowded', () => {
    expect(ROOMS.length).toBeLessThanOrEqual(MOST_ROOMS)
    const crowded = ['base', 'game'].flatMap((room) =>
      [...new Set(modules.filter((path) => roomOf(path) === room).map(dirname))].filter(
        (folder) => modules.filter((path) => dirname(path) === folder).length > MOST_ROOMS,
      ),
    )
    expect(crowded).toEqual([])
  })
  it('hold no modules that need each other, be it for a type', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (module: string, path: string[]) => {
      if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' -> '))
      if (done.has(module) || path.includes(module)) return
      for (const to of imports.get(module) ?? []) visit(to, [...path, module])
      done.add(module)
    }
    for (const module of modules) visit(module, [])
    expect(circles).toEqual([])
  })
})

describe('a module', () => {
  it('of a screen leaves most of the work to others', () => {
    const large = modules.filter(
      (path) => roomOf(path) === 'screens' && stem(path) !== 'index' && putTogether(path).length > MOST_IMPORTS,
    )
    expect(large).toEqual([])
  })
  it('shares its name with no other, but a component with its own module, and games where they do the same', () => {
    /** In the folders of two games, the same path stands for the same thing. */
    const place = (path: string) => dirname(path).replace(/^games\/[^/]+/, 'games/*')
    const twice = modules.filter(
      (path) =>
        stem(path) !== 'index' &&
        modules.some((other) => other !== path && stem(other) === stem(path) && place(other) !== place(path)),
    )
    expect(twice.sort((one, other) => stem(one).localeCompare(stem(other)))).toEqual([])
  })
})
