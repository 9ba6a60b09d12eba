import { describe, expect, it } from 'vitest'

import { portraitOf, PORTRAITS } from '../../../src/games/dungeon-lords/cards/portraits'
import { CONTENT } from '../../../src/generated/dungeon-lords-content'
import { expectLightPortraits, expectPortraits } from '../../widgets/portraits'

describe('portraits', () => {
  it('exist of all creatures and of all classes of adventurers', () => {
    const beings = [...CONTENT.creatures.map((one) => one.id), ...CONTENT.adventurers.map((one) => one.class)]
    expect(beings.length).toBeGreaterThan(40)
    expectPortraits(PORTRAITS, beings)
  })
  it('are found by the names of tiles', () => {
    expect(portraitOf('goblin2')).toBe(PORTRAITS.goblin)
    expect(portraitOf('thief7')).toBe(PORTRAITS.thief)
    expect(portraitOf('paladin1')).toBe(PORTRAITS.paladin)
    expect(portraitOf('pendulum')).toBeUndefined()
  })
  it('are light', () => {
    expectLightPortraits('dungeon-lords')
  })
})
