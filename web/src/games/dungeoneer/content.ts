/** What stands on the cards, by id. */
import type { ExitView, PlaceView } from '../../generated/dungeoneer'
import type { Beast, Card, HeroCard, MonsterFace, Quest, Site } from '../../generated/dungeoneer-content'
import { CONTENT } from '../../generated/dungeoneer-content'
import * as icons from './icons'

export type { Beast, Card, HeroCard, MonsterFace, Quest, Site }

const byId = <T extends { id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((one) => [one.id, one]))

const SITES = byId<Site>(CONTENT.sites)
const CARDS = byId<Card>(CONTENT.cards)
const QUESTS = byId<Quest>(CONTENT.quests)
const BEASTS = byId<Beast>(CONTENT.beasts)
const HEROES = byId<HeroCard>(CONTENT.heroes)

export const STATS = ['melee', 'magic', 'speed'] as const
export type Stat = (typeof STATS)[number]
export const SIDES = ['n', 'e', 's', 'w'] as const
export type Side = (typeof SIDES)[number]
export const HAZARDS = ['danger', 'spikes', 'pit'] as const
/** How many quests win (DN-1.2). */
export const TO_WIN = 3
/** How many monsters fit in a lair (DN-6.7). */
export const LAIR_LIMIT = 3
export const SEATS = [0, 1, 2, 3] as const

export const site = (id: string): Site | undefined => SITES.get(id)
export const card = (id: string): Card | undefined => CARDS.get(id)
export const quest = (id: string): Quest | undefined => QUESTS.get(id)
export const beast = (id: string): Beast | undefined => BEASTS.get(id)
export const heroCard = (id: string): HeroCard | undefined => HEROES.get(id)
export const monster = (id: string): MonsterFace | null => card(id)?.monster ?? beast(id)?.numbers ?? null
/** Whether its player pays in glory; otherwise it costs another player's peril. */
export const isGlory = (of: Card): boolean => of.kind === 'boon' || of.kind === 'treasure'

/** A card's own sign, or that of its type. */
export const icon = (id: string): string =>
  icons.hasIcon(id) ?? icons.icon(card(id)?.type ?? quest(id)?.categories.find((one) => one !== 'heroic') ?? id)
export const hasIcon = (id: string): string | null => {
  const found = icons.hasIcon(id)
  if (found) return found
  return card(id) || quest(id) ? icon(id) : null
}

/** A location card as it would lie in a cell, for a picture of it before it does. */
export function laid(id: string, x: number, y: number, turned: boolean): PlaceView | null {
  const of = site(id)
  if (!of) return null
  const exits = SIDES.map((side, i): ExitView => {
    const exit = of.exits[turned ? (i + 2) % SIDES.length : i]
    return {
      side,
      kind: exit?.kind ?? 'wall',
      stat: exit?.stat || null,
      value: exit?.value ?? 0,
      why: null,
      seat: null,
    }
  })
  const hazards = of.hazards.map((one) => ({
    kind: one.kind,
    n: one.n,
    stat: one.stat || null,
    value: one.value,
    active: true,
  }))
  return {
    location: id,
    x,
    y,
    turned,
    exits: exits,
    hazards,
    glory: of.glory,
    peril: of.peril,
    distance: 0,
    tokens: [],
    heroes: [],
  }
}
