import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../..')
const SERVER = ['people', 'notices'].map((room) => join(WEB, '../src/undercroft/server/services', room))
/** What the server says no with: the code of an error, or what is wrong with a name. */
const CODE = /ApiError\(\s*"([a-z-]+)"|"(name-[a-z]+)"/g
const codes = new Set(
  SERVER.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CODE)])
    .map(([, code, name]) => code ?? name ?? ''),
)

describe('whatever the server refuses people', () => {
  it('has several reasons', () => {
    expect(codes.size).toBeGreaterThan(10)
  })
  it.each(['en', 'ru', 'it'])('is said in words (%s)', (lang) => {
    const words = ['locale', 'locale/people']
      .map((folder) => readFileSync(join(WEB, folder, `${lang}.ftl`), 'utf8'))
      .join('\n')
    expect([...codes].filter((code) => !words.includes(`\nweb-error-${code} = `))).toEqual([])
  })
})
