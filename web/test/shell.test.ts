import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)],
  )
const folders = readdirSync(join(SRC, 'games')).filter((name) => statSync(join(SRC, 'games', name)).isDirectory())

describe('the shell', () => {
  it('names no game', () => {
    const names = [
      ...new Set(
        folders.flatMap((id) => [id, id.replaceAll('-', ''), id.replaceAll('-', ' '), id.split('-').at(-1) ?? id]),
      ),
    ]
    const apart = ['games', 'generated'].map((name) => join(SRC, name) + sep)
    const shell = files(SRC).filter((path) => !apart.some((folder) => path.startsWith(folder)))
    expect(names.length).toBeGreaterThan(2)
    expect(shell.length).toBeGreaterThan(40)
    const naming = shell.filter((path) =>
      names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(readFileSync(path, 'utf8'))),
    )
    expect(naming).toEqual([])
  })
  it('finds a drawing in the folder of each game', () => {
    for (const name of folders) expect(files(join(SRC, 'games', name))).toContain(join(SRC, 'games', name, 'index.ts'))
  })
})
