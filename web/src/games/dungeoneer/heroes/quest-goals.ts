/** What a quest asks its player to do next, and how far that is. */
import type { Texts } from '../../../base/text/texts'
import type { ErrandView, HeroView, PlaceView, View } from '../../../generated/dungeoneer'
import { isPlace } from '../card-text'
import { quest } from '../content'
import { wayTo } from '../map/shortest-paths'

export interface Errand {
  /** Where to go, by the ids that the quest names. */
  places: readonly string[]
  /** The way there; null: there is none yet. */
  way: PlaceView[] | null
  /** Whether such a place lies in the dungeon. */
  laid: boolean
  /** What to do there, and what it costs in action points; a game kept from before does not have it. */
  step: ErrandView | undefined
  /** The action points that the hero has for it. */
  ap: number
}

/** The next step of a quest for a hero, as the engine says it, and where that is on the map. */
export function errand(view: View, hero: HeroView, id: string): Errand | null {
  const of = quest(id)
  const from = view.map.find((place) => place.location === hero.location)
  if (!of || !from) return null
  const leads = hero.escorts.includes(id)
  const waits = leads ? undefined : view.map.find((place) => place.tokens.includes(id))
  const places = waits ? [waits.location] : leads ? of.deliver : of.where
  const there = (place: PlaceView) => places.some((one) => isPlace(one, place))
  return {
    places,
    way: wayTo(view.map, from, there),
    laid: view.map.some(there),
    step: (hero.errands as ErrandView[] | undefined)?.find((one) => one.quest === id),
    ap: hero.actions,
  }
}

/** An open quest of a hero, where its next step is done, and how many steps away that is; null: no way leads there yet. */
export interface Goal {
  id: string
  name: string
  place: string
  steps: number | null
}

function goal(texts: Texts, view: View, hero: HeroView, id: string): Goal {
  const next = errand(view, hero, id)
  const places = next?.places ?? quest(id)?.where ?? []
  return {
    id,
    name: texts.title(id),
    place: places.map((one) => texts.name(one)).join(', '),
    steps: next?.way ? next.way.length - 1 : null,
  }
}

/** What a hero is after: quests are public (DN-20.1). */
export const goalsOf = (texts: Texts, view: View, hero: HeroView): Goal[] =>
  hero.quests.map((id) => goal(texts, view, hero, id))

/** A quest that anybody may complete, and how far each living hero is from his next step in it. */
export interface Common {
  id: string
  name: string
  place: string
  heroes: { seat: number; steps: number | null }[]
}

/** The global quests, and those that a dead hero has left: all heroes may be after them. */
export const commonsOf = (texts: Texts, view: View): Common[] =>
  [...view.commons, ...view.orphans].map((id) => {
    const heroes = view.heroes.filter((hero) => hero.alive)
    const all = heroes.map((hero) => ({ seat: hero.seat, ...goal(texts, view, hero, id) }))
    // Heroes who are at different steps of it have different places before them.
    const places = new Set(all.map(({ place }) => place))
    return {
      id,
      name: texts.title(id),
      place: [...places].join(', '),
      heroes: all.map(({ seat, steps }) => ({ seat, steps })),
    }
  })

/** How far a hero is from the next step of a quest, said of a hero by his player's name. */
export function reachWords(texts: Texts, player: string, steps: number | null): string {
  return steps === null ? texts.text('web-dn-reach-none', { player }) : texts.text('web-dn-reach', { player, n: steps })
}

/** The next step in words. */
export function errandWords(texts: Texts, { places, way, laid, step, ap }: Errand): string {
  const place = places.map((one) => texts.name(one)).join(', ')
  if (!laid) return texts.text('web-dn-next-explore', { place })
  if (!way) return texts.text('web-dn-next-no-way', { place })
  const steps = way.length - 1
  if (steps) return texts.text('web-dn-next-go', { n: steps, place })
  if (!step) return ''
  const { does, price } = step
  const next = texts.text(`web-dn-next-${does}`, { price })
  return price > ap ? texts.text('web-dn-next-lacking', { next, price, ap }) : next
}
