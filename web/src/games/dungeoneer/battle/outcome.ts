/** The outcome of a battle, from its events: shown once it is over, when the board no longer shows it. */
import type { Texts } from '../../../base/text/texts'
import type { Notice } from '../../../game/game-module'
import type { LogEvent } from '../../../game/story/log-event'
import type { View } from '../../../generated/dungeoneer'
import { icon } from '../content'

/** Events after which an earlier battle is certainly over. */
export const AFTER = new Set(['TurnBegins', 'PhaseBegins', 'Recovered', 'Moved', 'Sent'])
/** An attack is decided. */
const DECIDED = new Set(['Compared', 'AttackerRemoved', 'MonsterBeaten'])
/** Events that are still worth knowing afterwards. */
const LEFT = new Set([
  'Wounded',
  'Prevented',
  'Fell',
  'Died',
  'MonsterWounded',
  'MonsterBeaten',
  'AttackerRemoved',
  'TokenTaken',
])
/** What befalls a hero. */
const HURTS = new Set(['Wounded', 'Fell', 'Died'])

export interface Outcome {
  /** Those of its events that are still worth knowing. */
  events: LogEvent[]
  /** Where in the log its last attack was decided; −1: not yet. */
  decided: number
  /** Everybody who fought, monsters and heroes, by their ids. */
  fighters: ReadonlySet<string>
  /** Seats whose heroes or monsters fought. */
  seats: ReadonlySet<number>
}

/** The last battle of a log in which an attack was decided; a challenge is a part of the battle that it strikes back in
 * (DN-6.6). `heroes`: by seat. */
export function outcome(log: readonly LogEvent[], heroes: readonly string[]): Outcome | null {
  let last: Outcome | null = null
  let now: (Outcome & { fighters: Set<string>; seats: Set<number> }) | null = null
  const close = () => {
    if (now && now.decided >= 0) last = now
    now = null
  }
  log.forEach((event, i) => {
    const { event: kind } = event
    if (AFTER.has(kind)) close()
    if (kind === 'Attacks') {
      const [foe, defender] = [String(event.foe), String(event.defender)]
      if (now && now.decided >= 0 && !(now.fighters.has(foe) && now.fighters.has(defender))) close()
      now ??= { events: [], decided: -1, fighters: new Set(), seats: new Set() }
      now.fighters.add(foe).add(defender)
      for (const seat of [event.seat, heroes.indexOf(defender), heroes.indexOf(foe)])
        if (typeof seat === 'number' && seat >= 0) now.seats.add(seat)
    }
    if (!now) return
    if (DECIDED.has(kind)) now.decided = i
    if (LEFT.has(kind)) now.events.push(event)
  })
  close()
  return last
}

/** Whether this is the battle that was being fought in the last view. */
const fought = (view: View | null, { fighters }: Outcome): boolean =>
  (view?.battles ?? []).some(
    ({ attackers, defender }) => fighters.has(defender.id) && attackers.some((one) => fighters.has(one.id)),
  )

/** How it ended for a player who took part, or for a spectator; null: nothing has ended. `before`: the last view, with
 * the log up to `fresh`. */
export function notice(
  texts: Texts,
  view: View,
  before: View | null,
  log: readonly LogEvent[],
  fresh: number,
  names: readonly string[],
): Notice | null {
  if (view.battles.length) return null
  const found = outcome(
    log,
    view.heroes.map((hero) => hero.hero),
  )
  if (!found || !(found.decided >= fresh || fought(before, found))) return null
  if (view.seat !== null && !found.seats.has(view.seat)) return null
  const { events, fighters } = found
  const lines = events.map(({ event, ...args }) => texts.event(event, args as Parameters<Texts['event']>[1], names))
  const mine = (event: LogEvent): 'good' | 'bad' | null => {
    if (HURTS.has(event.event)) return event.seat === view.seat ? 'bad' : 'good'
    return event.event === 'MonsterBeaten' && event.seat === view.seat ? 'good' : null
  }
  // A hero who is wounded and then beats the monster has won; one who dies has not.
  const died = events.some(({ event, seat }) => event === 'Died' && seat === view.seat)
  const tone = died ? 'bad' : (events.map(mine).filter(Boolean).at(-1) ?? 'plain')
  return {
    icon: icon('attack'),
    title: texts.text('web-dn-battle-over', { against: [...fighters].map((id) => texts.title(id)).join(' – ') }),
    lines: lines.length ? lines : [texts.text('web-dn-battle-unhurt')],
    tone: view.seat === null ? 'plain' : tone,
  }
}
