/** What a press on a place or a cell of the map is about. */
import type { Id, Kind } from '../../../game/answers/choices'
import type { Chooser } from '../../../game/answers/chooser.svelte'
import type { HeroView, PlaceView, View } from '../../../generated/dungeoneer'
import type { Option } from '../../../generated/kernel'
import { sideTo } from './geometry'

export interface Thing {
  kinds: Kind[]
  id: Id
}

const LOCATION = ['location', 'use.card']
const WAY = ['go.side']
/** Arguments of answers that stand for cells. */
export const SQUARE = ['square']

export const home = (view: View, seat: number | null): PlaceView | undefined => {
  const hero: HeroView | undefined = seat === null ? undefined : view.heroes[seat]
  return view.map.find((place) => place.location === hero?.location)
}

/** The place itself, if an answer is about it; else the way there, if it lies next to one's hero. */
export function thingOf(play: Chooser, view: View, place: PlaceView): Thing {
  const itself = { kinds: LOCATION, id: place.location }
  if (play.lit(itself.kinds, itself.id)) return itself
  const from = home(view, play.seat)
  const side = from ? sideTo(from, place) : null
  return side ? { kinds: WAY, id: side } : itself
}

/** Single exits or hazards of a place that answers are about. */
export const partsOf = (options: readonly Option[], place: PlaceView): Option[] =>
  options.filter(({ verb, args }) => (verb === 'exit' || verb === 'hazard') && args.location === place.location)

/** Whether the answer lays a location card on a cell. */
export const lays = ({ verb }: Option): boolean => verb === 'place' || verb === 'place_on'

/** The ways in which the card that is asked about may lie in a cell: upright (0), turned (1). */
export const layings = (options: readonly Option[], square: string): Option[] =>
  options.filter((option) => lays(option) && option.args.square === square)
