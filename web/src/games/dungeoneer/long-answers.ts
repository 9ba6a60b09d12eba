/** Answers that say more than others: what follows, or what would be asked next. */
import type { LongerVerbs } from '../../game/answers/follow-ups'
import type { View } from '../../generated/dungeoneer'

/** What follows when a location has been placed: the hero explores again; without an action point the turn ends. */
function afterPlacing(view: unknown): string {
  const { heroes, seat } = view as View
  return seat !== null && heroes[seat]?.ap ? 'web-dn-then-explore' : 'web-dn-then-done'
}

export const longer: LongerVerbs = {
  challenge_in: { of: 'challenge' },
  finish: { of: 'done', label: () => 'web-dn-then-discard' },
  place_on: { of: 'place', label: afterPlacing },
  play_x: { of: 'play' },
  send_last: { of: 'send', label: () => 'web-dn-then-nothing' },
}
