/** What the story says of events beyond their own texts: cards drawn together are one line, a deed is one with its rolls and
 * what it brings, a played card says what it does, and the winner is "you". */
import { type Args, signed, type Texts } from '../../base/text/texts'
import type { LogEvent } from '../../game/story/log-event'
import { quip } from '../../game/story/quips'
import { before, changesOf, following, itself } from '../../game/story/shared-lines'
import type { View } from '../../generated/dungeoneer'
import { copyless, entering, face, leading, leadWords } from './card-text'
import { card, quest, site } from './content'

/** A line reads a card's rules as far as they are short, and always the first. */
const SHORT = 130
const SAME = ['seat', 'deck', 'cause', 'why'] as const

const cardsOf = ({ card, cards }: LogEvent): unknown[] => (Array.isArray(cards) ? (cards as unknown[]) : [card ?? null])

/** Cards that a player draws one after another for the same reason, of which the others see the backs, and so their
 * number; those that lay before a player whose hero has died. A monster that leaves the battle and returns to the hand at
 * once only returns. Points that come twice for the same reason are added up. */
export function joins(one: LogEvent, next: LogEvent): LogEvent | null {
  if (isSameGain(one, next)) return { ...one, n: Number(one.n) + Number(next.n) }
  if (one.event === 'AttackerRemoved' && next.event === 'BackToHand' && one.foe === next.card) return next
  return sameCards(one, next) ?? deed(one, next)
}

/** Whether points come twice for the same reason, such as for each wound. */
const isSameGain = (one: LogEvent, next: LogEvent): boolean =>
  one.event in COUNTERS &&
  one.event === next.event &&
  !changesOf(one).length &&
  Number(one.n) > 0 === Number(next.n) > 0 &&
  ['seat', 'cause', 'why', 'rival'].every((name) => (one[name] ?? null) === (next[name] ?? null))

function sameCards(one: LogEvent, next: LogEvent): LogEvent | null {
  if (one.event !== next.event || !(one.event === 'Drawn' || isLost(one))) return null
  if (SAME.some((name) => (one[name] ?? null) !== (next[name] ?? null))) return null
  return { ...one, card: null, cards: [...cardsOf(one), ...cardsOf(next)] }
}

/** What changes in a hero's counters, by the event that says so. */
const COUNTERS: Record<string, string> = { Glory: 'glory', Peril: 'peril', ActionPoints: 'ap', Healed: 'life' }

/** Whether an event belongs to the end of a turn: the card that must go, points for staying, the point saved. */
const ends = ({ event, why }: LogEvent): boolean =>
  (event === 'Discarded' && why === 'turn_ends') || event === 'ApSaved' || (event === 'Drawn' && why === 'up_to_five')

const ROLLS = ['Wounded', 'Fell', 'StoodUp', 'Moved', 'QuestCompleted', 'AttemptFailed', 'ExitOpened', 'Revived']
/** What may follow an event in the same line. */
const FOLLOWS: Record<string, readonly string[]> = {
  TurnBegins: ['Recovered'],
  Attacks: ['Rolled'],
  TrapSprings: ['Rolled', 'OutOfReach'],
  QuestAttempted: ['Rolled', 'DiceRolled'],
  Used: ['DiceRolled'],
  Rolled: ROLLS,
  DiceRolled: ROLLS,
  Compared: ['Wounded', 'MonsterWounded'],
  MonsterWounded: ['MonsterBeaten'],
  QuestCompleted: ['Level', 'QuestReplaced', 'QuestOpened'],
  Discarded: ['Drawn'],
  ApSaved: ['Discarded', 'Drawn'],
}
/** A line holds no more than this many events. */
const BREATH = 5

/** Whether a change of counters comes of an event. Points for staying come of nothing that is done before them. */
const brings = (one: LogEvent, next: LogEvent): boolean =>
  one.event in COUNTERS ? one.why === next.why : next.why !== 'stayed'

/** A deed with its rolls, what they do, and how counters change by it; both rolls of a pair; the end of a turn. */
function deed(one: LogEvent, next: LogEvent): LogEvent | null {
  if (next.event in COUNTERS && one.seat === next.seat && brings(one, next))
    return { ...one, changes: [...changesOf(one), next] }
  const pair = one.event === 'Rolled' && next.event === 'Rolled' && one.why === 'attack' && next.why === 'counter'
  const fight = one.event === 'Rolled' && one.why !== 'threat' && one.why !== 'quest'
  if (!pair && (fight || !FOLLOWS[one.event]?.includes(next.event))) return null
  if (ends(next) !== ends(one) && one.event === 'Discarded') return null
  return following(one, next, BREATH)
}

const DEEDS: ReadonlySet<string> = new Set(['LocationPlaced', 'Moved', 'Played', 'Sent', 'Used', 'Recovered'])

/** Whether an event is what its player has just done. */
export const done = (told: LogEvent): boolean =>
  (DEEDS.has(told.event) || ends(told)) && !told.first && !changesOf(told).length

const DRAWN: ReadonlySet<string> = new Set([...DEEDS, 'ExitOpened', 'ToLair', 'TurnBegins'])

/** Whether the map or a panel draws an event large; a roll in the same line has to be read. */
export const drawn = (told: LogEvent): boolean =>
  (DRAWN.has(told.event) || ends(told)) && !before(told).some(({ event }) => event === 'Rolled')

/** The names by seat, the seat of the reader, and the figures by seat. */
type Readers = [names: readonly string[], reader: number | undefined, figures: readonly (string | null)[]]

/** An event without those that it is joined with. */
function alone(texts: Texts, told: LogEvent, ...to: Readers): string {
  const { event, ...args } = { ...told, changes: undefined }
  const text = says(texts, { event, ...args }, ...to) ?? texts.event(event, args, ...to)
  const all = changesOf(told).map(({ event: of, n }) =>
    texts.text(`web-dn-change-${COUNTERS[of] ?? ''}`, { n: signed(Number(n)), size: Math.abs(Number(n)) }),
  )
  if (!all.length) return text
  const plain = text.replace(/[.!]$/, '')
  // One pair of brackets, whatever else stands in it.
  return plain.endsWith(')') ? `${plain.slice(0, -1)}; ${all.join(', ')}).` : `${plain} (${all.join(', ')}).`
}

const isLost = ({ event, why }: LogEvent): boolean => event === 'Discarded' && why === 'died'

const wonAlone = ({ event, seats }: LogEvent, seat: number | undefined): boolean =>
  event === 'GameOver' && Array.isArray(seats) && seats.length === 1 && seats[0] === seat

/** Several cards drawn, or lost: their names for the one who sees them, for others their number; to the winner, that
 * "you" win. */
export function says(
  texts: Texts,
  told: LogEvent,
  names: readonly string[],
  reader: number | undefined,
  figures: readonly (string | null)[] = [],
): string | null {
  if (told.first || told.changes)
    return [...before(told), itself(told)].map((one) => alone(texts, one, names, reader, figures)).join(' ')
  if (wonAlone(told, reader)) return texts.text('web-dn-you-won', { why: String(told.why) })
  if (!Array.isArray(told.cards)) return null
  const known = cardsOf(told).filter((one) => typeof one === 'string')
  const { seat = null, deck = null, cause = null, why = '' } = told as Args
  const args = { seat, deck, cause, why, cards: known, n: cardsOf(told).length }
  const [mine, other] = isLost(told) ? ['web-dn-you-lost', 'web-dn-lost'] : ['web-dn-you-drawn', 'web-dn-drawn']
  const key = seat === reader ? mine : other
  return texts.text(key, texts.words(args, names))
}

/** Some of the lines of a card, location or quest. */
const some = (texts: Texts, of: unknown, which: readonly number[] = []): readonly string[] =>
  which.map((i) => face(texts, String(of))[i] ?? '')

const rules = (texts: Texts, told: LogEvent): readonly string[] =>
  face(texts, String(told.card)).slice(0, card(String(told.card))?.rules ?? 0)

/** The lines of a card, location or quest that belong to an event. */
const LINES: Record<string, (texts: Texts, told: LogEvent, view: View | undefined) => readonly string[]> = {
  Played: rules,
  TrapSprings: rules,
  Attacks: (texts, { foe, form }) => {
    const { attack = [], [String(form)]: strike = [] } = card(String(foe))?.told ?? {}
    return some(texts, foe, [...attack, ...strike])
  },
  MonsterBeaten: (texts, { foe }) => some(texts, foe, card(String(foe))?.told.beaten),
  // A card said it when it was played.
  Used: (texts, { source }) => some(texts, copyless(String(source)), site(String(source))?.uses),
  QuestAttempted: (texts, told) => some(texts, told.quest, quest(String(told.quest))?.attempt),
  QuestOpened: (texts, told) => some(texts, told.quest, quest(String(told.quest))?.goal),
  PickedUp: (texts, told) => some(texts, told.quest, quest(String(told.quest))?.end),
  Moved: (texts, { location }) => entering(texts, String(location)),
  // In another's turn the location does nothing to him (DN-10.8).
  Transferred: (texts, { location, seat }, view) => (view?.active === seat ? entering(texts, String(location)) : []),
}

/** The quests that lead to a location that has just been placed. */
function goals(texts: Texts, { location }: LogEvent, view: View | undefined, names: readonly string[]): string {
  const place = view?.map.find((one) => one.location === location)
  const found = view && place ? leading(view, place).map((lead) => leadWords(texts, lead, names)) : []
  return found.length ? `${found.join('; ')}.` : ''
}

/** What a card that is played or acts does, and what a test that follows brings or costs, before it is rolled: as the
 * card, quest or location says it itself; whose goal a new location is; or perhaps a quip. */
export function adds(texts: Texts, told: LogEvent, view?: View, names: readonly string[] = []): string {
  if (told.event === 'LocationPlaced') return goals(texts, told, view, names)
  const [first = '', ...more] = LINES[told.event]?.(texts, told, view) ?? []
  if (!first) return view ? quip(texts, told, view.round) : ''
  const says = more.reduce((all, line) => (all.length + line.length < SHORT ? `${all} ${line}` : all), first)
  return texts.text('web-dn-card-says', { says })
}
