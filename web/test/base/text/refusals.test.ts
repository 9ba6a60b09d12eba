import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '../../..')
const SERVER = join(WEB, '../src/undercroft/server')
/** What the server says no with: the code of an error, or what is wrong with a name. */
const CODE = /ApiError\(\s*"([a-z-]+)"|"(name-[a-z]+)"/g
/** A request that no page sends, and what is said in other words. */
const APART = ['bad-request', 'no-table']
const codes = new Set(
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...readFileSync(join(SERVER, file), 'utf8').matchAll(CODE)])
    .map(([, code, name]) => code ?? name ?? '')
    .filter((code) => !APART.includes(code)),
)

describe('whatever the server refuses', () => {
  it('has several reasons', () => {
    expect(codes.size).toBeGreaterThan(60)
  })
  it.each(['en', 'ru', 'it'])('is said in words (%s)', (lang) => {
    const words = ['locale', 'locale/people']
      .map((folder) => readFileSync(join(WEB, folder, `${lang}.ftl`), 'utf8'))
      .join('\n')
    expect([...codes].filter((code) => !words.includes(`\nweb-error-${code} = `))).toEqual([])
  })
})
