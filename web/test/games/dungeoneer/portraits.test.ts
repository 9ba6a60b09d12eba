import { describe, expect, it } from 'vitest'

import { ESCORTS, HEROES } from '../../../src/games/dungeoneer/cards/hero-portraits'
import { MONSTERS } from '../../../src/games/dungeoneer/cards/monster-portraits'
import { portraitOf } from '../../../src/games/dungeoneer/cards/portraits'
import { CONTENT } from '../../../src/generated/dungeoneer-content'
import { expectLightPortraits, expectPortraits } from '../../widgets/portraits'

const ids = (all: readonly { id: string }[]) => all.map((one) => one.id)

describe('portraits', () => {
  it('exist of all heroes', () => {
    expect(CONTENT.heroes.length).toBeGreaterThan(10)
    expectPortraits(HEROES, ids(CONTENT.heroes))
  })
  it('exist of all monsters, those of quests among them', () => {
    const monsters = [...ids(CONTENT.cards.filter((one) => one.monster)), ...ids(CONTENT.beasts)]
    expect(monsters.length).toBeGreaterThan(30)
    expectPortraits(MONSTERS, monsters)
  })
  it('exist of all who are led on a quest', () => {
    const quests = CONTENT.quests.filter((one) => one.categories.includes('escort'))
    expect(quests.length).toBeGreaterThan(3)
    expectPortraits(ESCORTS, ids(quests))
  })
  it('exist of nothing else', () => {
    const cards = ids(CONTENT.cards.filter((one) => !one.monster))
    expect(cards.filter((id) => portraitOf(id))).toEqual([])
  })
  it('are light', () => {
    expectLightPortraits('dungeoneer')
  })
})
