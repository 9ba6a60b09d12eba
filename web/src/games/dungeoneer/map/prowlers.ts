/** Monsters and traps on the map: at the door of their victim's location once they are declared, beside the victim in
 * battle. */
import type { LogEvent } from '../../../game/story/log-event'
import type { PlaceView, View } from '../../../generated/dungeoneer'
import { beast, card, type Side, SIDES } from '../content'
import { beside, cellName, H, W } from './geometry'

export interface Prowler {
  id: string
  /** The seat that has sent it; null: nobody. */
  seat: number | null
  x: number
  y: number
  /** Whether the line being told says that it has been beaten, or has left the battle; afterwards it is gone. */
  out: boolean
}

const TOWARDS: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
/** How far from the middle of its victim's location it stands, in halves of the card: at the door, and in battle. */
const AT_THE_DOOR = 1
const IN_BATTLE = 0.52
/** How far apart several of them stand, in the same measure. */
const APART = 0.42

/** The side from which monsters come: one that leads somewhere. */
function sideOf(view: View, place: PlaceView): Side {
  const taken = new Set(view.map.map(cellName))
  const leads = (side: Side) => place.exits.some((exit) => exit.side === side && exit.kind !== 'wall')
  const known = SIDES.filter((side) => leads(side) && taken.has(cellName(beside(place, side))))
  return known[0] ?? SIDES.find(leads) ?? 's'
}

/** What tells that a monster no longer fights. */
const LEAVES = new Set(['MonsterBeaten', 'AttackerRemoved'])

/** All that prowl the dungeon in this snapshot. `now`: a trap is seen while it springs, a monster in the line that says
 * that it leaves. */
export function prowlers(view: View, now: LogEvent | null): Prowler[] {
  const found = new Map<string, Prowler>()
  const stand = (place: PlaceView | undefined, away: number, all: readonly Omit<Prowler, 'x' | 'y'>[]) => {
    if (!place) return
    const [right, down] = TOWARDS[sideOf(view, place)]
    all.forEach((one, i) => {
      const along = (i - (all.length - 1) / 2) * APART
      found.set(one.id, {
        ...one,
        x: (place.x + 0.5 + (right * away + down * along) / 2) * W,
        y: (place.y + 0.5 + (down * away + right * along) / 2) * H,
      })
    })
  }
  const at = (location: string | null | undefined) => view.map.find((place) => place.location === location)
  for (const hero of view.heroes) {
    const sent = view.declared.filter((sending) => sending.seat === hero.seat)
    stand(
      at(hero.location),
      AT_THE_DOOR,
      sent.map(({ card: id }) => ({ id, seat: view.active, out: false })),
    )
  }
  const leaving = now && LEAVES.has(now.event) ? now.foe : null
  // A challenge is fought within the battle that it answers, which comes first and learns of its end only later.
  for (const battle of view.battles) {
    const monsters = [...battle.attackers, battle.defender].filter((fighter) => !fighter.hero)
    stand(
      at(battle.location),
      IN_BATTLE,
      monsters.map(({ id, seat, standing }) => ({ id, seat: beast(id) ? null : seat, out: standing !== 'fighting' })),
    )
    for (const { id, out } of [...found.values()]) if (out && id !== leaving) found.delete(id)
  }
  if (now?.event === 'TrapSprings')
    stand(at(view.heroes[Number(now.rival)]?.location), 0, [
      { id: String(now.card), seat: typeof now.seat === 'number' ? now.seat : null, out: false },
    ])
  return [...found.values()]
}

/** Whether it is a trap, which springs and does not fight. */
export const isTrap = (id: string): boolean => card(id)?.kind === 'encounter' && !card(id)?.monster
