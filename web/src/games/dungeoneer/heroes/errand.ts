/** What a quest asks its player to do next, and how far that is. */
import type { HeroView, PlaceView, View } from '../../../generated/dungeoneer'
import type { Texts } from '../../../lib/texts'
import { quest } from '../content'
import { wayTo } from '../map/ways'
import { isPlace } from '../words'

export interface Errand {
  /** Where to go, by the ids that the quest names. */
  places: readonly string[]
  /** What to do there. */
  does: 'attempt' | 'search' | 'pick-up' | 'deliver'
  /** The way there; null: there is none yet. */
  way: PlaceView[] | null
  /** Whether such a place lies in the dungeon. */
  laid: boolean
}

/** The next step of a quest for a hero. */
export function errand(view: View, hero: HeroView, id: string): Errand | null {
  const of = quest(id)
  const from = view.map.find((place) => place.location === hero.location)
  if (!of || !from) return null
  const leads = hero.escorts.includes(id)
  const waits = view.map.find((place) => place.tokens.includes(id))
  const escort = of.deliver.length > 0
  const places = leads ? of.deliver : of.where
  const there = (place: PlaceView) => (waits && !leads ? place === waits : places.some((one) => isPlace(one, place)))
  return {
    places: waits && !leads ? [waits.location] : places,
    does: leads
      ? 'deliver'
      : escort
        ? 'pick-up'
        : of.categories.includes('search') && !hero.found.includes(id)
          ? 'search'
          : 'attempt',
    way: wayTo(view.map, from, there),
    laid: view.map.some(there),
  }
}

/** The next step in words. */
export function errandWords(texts: Texts, { places, does, way, laid }: Errand): string {
  const place = places.map((one) => texts.name(one)).join(', ')
  if (!laid) return texts.text('web-dn-next-explore', { place })
  if (!way) return texts.text('web-dn-next-no-way', { place })
  const steps = way.length - 1
  return steps ? texts.text('web-dn-next-go', { n: steps, place }) : texts.text(`web-dn-next-${does}`)
}
