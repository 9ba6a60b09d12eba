import { describe, expect, test } from 'vitest'

import { before, type Place, placeOf, queryOf, Tree } from '../../src/study/explore-address'

const NEW: Place = { seats: 2, preset: 'full', seed: 'a & b', line: ['0 orders a b c', '1 place -2,0 turned'] }

describe('the address of a position', () => {
  test('leads back to the position', () => {
    const places: Place[] = [
      NEW,
      { table: 'Ab-1', to: 0, line: [] },
      { seed: '', position: 'party warrior1:2 +1; tiles 2,0#=mint', line: ['0 ready'] },
      { seats: 3, options: { lenient: true, hosts: [1, null] }, seed: 'é', line: [] },
    ]
    for (const place of places) {
      const found = placeOf(`?${queryOf(place)}`)
      expect(JSON.parse(JSON.stringify(found))).toEqual(place)
      expect(found && queryOf(found)).toBe(queryOf(place))
    }
  })

  test('may name no position, or nonsense', () => {
    expect([placeOf(''), placeOf('?'), placeOf('?lang=it'), placeOf('?line=0+pass')]).toEqual([null, null, null, null])
    const wild = placeOf('?seats=1e9&to=-3&options=%7B&seed=x&line=;;%200%20pass%20;')
    expect(wild).toMatchObject({ seed: 'x', line: ['0 pass'] })
    expect([wild?.seats, wild?.to, wild?.options]).toEqual([undefined, undefined, undefined])
  })
})

describe('walking', () => {
  test('leads back to the start, and in a finished game to its beginning', () => {
    const first = before(NEW)
    expect(first?.line).toEqual(['0 orders a b c'])
    expect(first && before(first)?.line).toEqual([])
    expect(before({ ...NEW, line: [] })).toBeNull()
    expect(before({ table: 't', to: 1, line: [] })).toEqual({ table: 't', to: 0, line: [] })
    expect(before({ table: 't', to: 0, line: [] })).toBeNull()
  })

  test('leaves lines, each answer before those that follow it', () => {
    const tree = new Tree()
    const at = (...line: string[]): Place => ({ ...NEW, line })
    tree.note(at('0 a'), 0, 'A')
    tree.note(at('0 a', '1 b'), 1, 'B')
    tree.note(at('0 c'), 0, 'C')
    tree.note(at('0 a', '1 d'), 1, 'D')
    tree.note(at('0 a'), 0, 'again')
    tree.note({ ...at('0 a'), seed: 'another' }, 0, 'elsewhere')
    expect(tree.after(at()).map(({ label, depth }) => [label, depth])).toEqual([
      ['A', 0],
      ['B', 1],
      ['D', 1],
      ['C', 0],
    ])
  })
})
