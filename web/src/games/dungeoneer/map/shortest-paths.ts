/** The shortest ways through the dungeon, whatever their exits ask for. */
import type { PlaceView } from '../../../generated/dungeoneer'
import { SIDES } from '../content'
import { beside, cellName } from './geometry'

const OPPOSITE = 2

/** The places on the shortest way from one to another, both included; null: there is none.
 *
 * @param there whether it leads where it should
 * @param leaves whether the way may lead out of a place by a side */
export function wayTo(
  map: readonly PlaceView[],
  from: PlaceView,
  there: (place: PlaceView) => boolean,
  leaves: (place: PlaceView, side: number) => boolean = () => true,
): PlaceView[] | null {
  const at = new Map(map.map((place) => [cellName(place), place]))
  const before = new Map<PlaceView, PlaceView | null>([[from, null]])
  const waiting = [from]
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    if (there(place)) {
      const way: PlaceView[] = []
      for (let one: PlaceView | null = place; one; one = before.get(one) ?? null) way.unshift(one)
      return way
    }
    for (const [i, side] of SIDES.entries()) {
      const next = at.get(cellName(beside(place, side)))
      const back = (i + OPPOSITE) % SIDES.length
      if (!next || before.has(next) || !leaves(place, i)) continue
      if (place.exits[i]?.kind === 'wall' || next.exits[back]?.kind === 'wall') continue
      before.set(next, place)
      waiting.push(next)
    }
  }
  return null
}
