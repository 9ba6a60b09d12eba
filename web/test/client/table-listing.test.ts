import { describe, expect, it } from 'vitest'

import { Listing } from '../../src/client/table-listing.svelte'
import type { TableList, TableListed } from '../../src/generated/protocol'

const table = (id: string) => ({ id }) as TableListed
const ids = (list: Listing) => list.tables.map((one) => one.id).join(' ')

/** A server whose list has these parts; it notes what it is asked. */
function server(parts: string[]) {
  const asked: string[] = []
  const read = (path: string): Promise<TableList> => {
    asked.push(path)
    const part = Number(new URLSearchParams(path.split('?')[1]).get('cursor') ?? 0)
    const tables = (parts[part] ?? '').split(' ').filter(Boolean).map(table)
    return Promise.resolve({
      tables,
      unreadable: part ? [] : ['x'],
      cursor: part + 1 < parts.length ? String(part + 1) : null,
    })
  }
  return { asked, read, parts }
}

describe('a list of tables', () => {
  it('is shown part by part', async () => {
    const { asked, read } = server(['a b', 'b c', 'd'])
    const list = new Listing('mine', 'unfinished', read)
    await list.load()
    expect([ids(list), list.more]).toEqual(['a b', true])
    await list.next()
    expect([ids(list), list.more]).toEqual(['a b c', true])
    await list.next()
    expect([ids(list), list.more]).toEqual(['a b c d', false])
    expect(list.unreadable).toEqual(['x'])
    expect(asked[0]).toBe('/tables?which=mine&status=unfinished')
    expect(asked[2]).toBe('/tables?which=mine&status=unfinished&cursor=2')
  })

  it('is read again as far as it was shown', async () => {
    const { read, parts } = server(['a', 'b', 'c'])
    const list = new Listing('public', 'open', read)
    await list.load()
    await list.next()
    parts[0] = 'new a'
    await list.load()
    expect([ids(list), list.more]).toEqual(['new a b', true])
  })

  it('begins again with another filter', async () => {
    const { asked, read } = server(['a', 'b'])
    const list = new Listing('mine', 'unfinished', read)
    await list.load()
    await list.next()
    await list.filter({ status: 'finished', game: 'chess' })
    expect(ids(list)).toBe('a')
    expect(asked[asked.length - 1]).toBe('/tables?which=mine&status=finished&game=chess')
  })

  it('shows what was asked last, whatever arrives last', async () => {
    const waiting: ((list: TableList) => void)[] = []
    const list = new Listing('mine', 'unfinished', () => new Promise((resolve) => waiting.push(resolve)))
    const first = list.load()
    const second = list.filter({ status: 'finished' })
    waiting[1]?.({ tables: [table('new')], unreadable: [], cursor: null })
    waiting[0]?.({ tables: [table('old')], unreadable: ['x'], cursor: 'x' })
    await Promise.all([first, second])
    expect([ids(list), list.more, list.unreadable]).toEqual(['new', false, []])
  })
})
