/** Where figures come from and go to: the elements that stand for a lord, his prison, the road and the paladin's tent. */
import { seen } from '../../base/drawing/moving-figures'
import type { LogEvent } from '../../game/story/log-event'

/** What stands for a lord on the screen. */
export const homeOf = (seat: number): Element | null => seen(`[data-lord="${seat}"]`)

/** Where a lord's prisoners are, or else what stands for him. */
export const prisonOf = (seat: number): Element | null => seen(`[data-prison="${seat}"]`) ?? homeOf(seat)

/** Where an adventurer stands in the battle being told. */
export const fighter = (id: string): Element | null => seen(`[data-fighter="${id}"]`)

/** Where adventurers come from. */
const road = (): Element | null => seen('[data-road]')

/** Where somebody comes from who joins a lord: the paladin from the lord whom he leaves, or from his tent. */
export const cameFrom = (now: LogEvent | null) => (): Element | null => {
  if (now?.event !== 'PaladinComes') return road()
  return typeof now.rival === 'number' ? homeOf(now.rival) : seen('[data-tent]')
}
