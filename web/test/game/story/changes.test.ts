import { describe, expect, it } from 'vitest'

import { changed } from '../../../src/game/story/changes'

const before = { round: 1, lords: [{ gold: 3 }, { gold: 4 }], rooms: ['a', 'b', 'c'], battle: null }

describe('changes of a snapshot', () => {
  it('replace parts by their path, and leave the first snapshot as it was', () => {
    const after = changed(before, [
      ['lords.1.gold', 7],
      ['battle', { seat: 0 }],
    ])
    expect(after).toEqual({ ...before, lords: [{ gold: 3 }, { gold: 7 }], battle: { seat: 0 } })
    expect(before.lords[1]).toEqual({ gold: 4 })
  })
  it('share what has not changed', () => {
    const after = changed(before, [['lords.1.gold', 7]])
    expect(after.lords[0]).toBe(before.lords[0])
    expect(after.rooms).toBe(before.rooms)
  })
  it('put items of a list in the place of others', () => {
    expect(changed(before, [['rooms', 1, 1, ['x', 'y']]]).rooms).toEqual(['a', 'x', 'y', 'c'])
    expect(changed(before, [['rooms', 0, 2, []]]).rooms).toEqual(['c'])
  })
  it('hold one after another', () => {
    const after = changed(before, [
      ['lords', 2, 0, [{ gold: 0 }]],
      ['lords.2.gold', 5],
    ])
    expect(after.lords.map((lord) => lord.gold)).toEqual([3, 4, 5])
  })
  it('fail where a part is missing, instead of making it up', () => {
    expect(() => changed(before, [['lords.4.gold', 1]])).toThrow('4')
    expect(() => changed(before, [['battle.seat', 1]])).toThrow('seat')
  })
})
