/** What the story says of events beyond their own texts: what a special event does, or a card that one looks at, what was
 * on offer to a lord who declines; and which events are one deed, with its price and what it brings, or one round of all
 * lords. */
import { type Args, kebab, LEFT_OUT, sentence, type Texts } from '../../base/text/texts'
import type { LogEvent } from '../../game/story/log-event'
import { quip } from '../../game/story/quips'
import { before, changesOf, eachOf, following, itself } from '../../game/story/shared-lines'
import type { View } from '../../generated/dungeon-lords'
import { cardWords, goods, listed, space, spellWords, trapWords } from './card-text'
import { place, SEASONS, special } from './content'

/** What an order that is declined would have cost and brought; empty: nothing that the space itself says. */
function declined(texts: Texts, told: LogEvent): string {
  const of = told.why === 'declined' ? place(String(told.order))?.spaces[Number(told.space) - 1] : undefined
  if (!of) return ''
  if (listed(of.get).length) return texts.text('web-declined-goods', { goods: space(texts, of) })
  return listed(of.pay).length ? texts.text('web-declined-price', { price: goods(texts, of.pay) }) : ''
}

const MORE: Record<string, (texts: Texts, told: LogEvent) => string> = {
  SpecialHappens: (texts, told) => cardWords(texts, String(told.special)),
  MinionStays: declined,
}

/** What changes in a lord's stores, by the event that says so. */
const CHANGES: Record<string, (told: LogEvent) => { good: string; by: number }> = {
  Gained: ({ good, amount }) => ({ good: String(good), by: Number(amount) }),
  Lost: ({ good, amount }) => ({ good: String(good), by: -Number(amount) }),
  EvilMoved: ({ by }) => ({ good: 'evil', by: Number(by) }),
}
/** Events that lords have one after another, by the line that says them all. */
const ROUNDS: Record<string, string> = {
  MinionPlaced: 'placed',
  OrderReturned: 'back',
  RoomsIdle: 'back',
  AdventurerJoins: 'parties',
  TaxPaid: 'taxes',
}

/** What an event is about: what is bought, hired, built or used, or why something is gained or lost. */
const about = ({ creature, room, source }: LogEvent): unknown => creature ?? room ?? source ?? null

/** Both in one line for all lords; each has a place in it only once. */
function inARound(one: LogEvent, next: LogEvent): LogEvent {
  const lords = eachOf(one)
  return { ...one, each: [...(lords.length ? lords : [one]), next] }
}

/** The round in which all lords place a minion, take orders back, pay taxes or are visited, or in which the same happens to
 * them. */
function joinsRound(one: LogEvent, next: LogEvent): boolean {
  const of = ROUNDS[one.event]
  if (of) return of === ROUNDS[next.event] && !eachOf(one).some((lord) => same(lord, next)) && !same(one, next)
  const changes = one.event in CHANGES && one.event === next.event && one.seat !== next.seat && !one.changes
  return changes && one.source === next.source && one.good === next.good
}
const same = (one: LogEvent, next: LogEvent): boolean => one.event === next.event && one.seat === next.seat

const isBack = ({ event }: LogEvent): boolean => ROUNDS[event] === 'back'

/** One lord's deed with what it costs and brings, the squares that he digs, and what lords do one after another. What they
 * take back and have not used is one line of the story; in the log it is one for each lord. */
export function joins(one: LogEvent, next: LogEvent, inLog = false): LogEvent | null {
  if (inLog && isBack(one) && isBack(next)) return one.seat === next.seat ? following(one, next, BREATH) : null
  if (joinsRound(one, next)) return inARound(one, next)
  const both = one.each ? null : joinsBattle(one, next)
  if (both) return both
  if (one.each || one.seat === undefined || one.seat !== next.seat) return null
  if (one.event === 'Dug' && next.event === 'Dug') return { ...one, squares: [...squares(one), next.square] }
  if (about(one) === null || about(one) !== about(next)) return null
  const changes = changesOf(one)
  if (next.event in CHANGES) return { ...one, changes: [...changes, next] }
  return one.event in CHANGES ? { ...next, changes: [one, ...changes] } : null
}

/** What a blow is made of: what begins it, and what may follow in one breath. */
const BLOWS: Record<string, ReadonlySet<string>> = {
  BattleBegins: new Set(['SpellCast', 'SpellFails']),
  TrapSprung: new Set(['Prevented', 'Aimed', 'Hit']),
  CreatureActs: new Set(['Hit']),
  Prevented: new Set(['Hit']),
  Aimed: new Set(['Hit']),
  Hit: new Set(['Hit', 'Absorbed', 'Eliminated', 'Conquered']),
  Absorbed: new Set(['Hit']),
  Eliminated: new Set(['Hit', 'Conquered']),
}
/** A breath holds no more than this many events. */
const BREATH = 4

/** A blow with what it does; where the party marches with who waits for it there. That a creature has had its turn is drawn. */
function joinsBattle(one: LogEvent, next: LogEvent): LogEvent | null {
  if (
    one.event === 'Marked' &&
    next.event === 'Planned' &&
    one.seat === next.seat &&
    !(one.others as unknown[] | undefined)?.length
  )
    return next
  if (next.event === 'KnockedOut' && (next.why ?? 'done') === 'done' && one.event in BLOWS) return one
  if (one.event === 'Conquered' && next.event === 'EvilMoved' && next.source === 'conquest')
    return { ...one, changes: [next] }
  const tires = next.event === 'Hit' && next.by === 'fatigue'
  if (tires && one.by !== 'fatigue') return null
  return BLOWS[one.event]?.has(next.event) ? following(one, next, BREATH) : null
}
const squares = ({ square, squares }: LogEvent): unknown[] => (squares as unknown[] | undefined) ?? [square]

const DEEDS: ReadonlySet<string> = new Set(['Built', 'Dug', 'Hired', 'Mined', 'MinionPlaced', 'Planned', 'Produced'])

/** Whether an event is what its lord has just done: a deed, or what an order brings and costs. */
export const done = (told: LogEvent): boolean =>
  !told.each && (DEEDS.has(told.event) || (told.event in CHANGES && place(String(told.source)) !== undefined))

/** How stores change, as in "−1 food, +1 imp". */
function changed(texts: Texts, changes: readonly LogEvent[]): string {
  const say = ({ good, by }: { good: string; by: number }): string =>
    `${by < 0 ? '−' : '+'}${texts.text(`n-${good}`, { n: Math.abs(by) })}`
  return changes
    .flatMap((told) => CHANGES[told.event]?.(told) ?? [])
    .filter(({ by }) => by)
    .map(say)
    .join(', ')
}

/** The end of the key of a line that is said to the reader it is about. */
const toReader = ({ seat }: LogEvent, reader: number | undefined): '' | '-you' =>
  seat !== undefined && seat === reader ? '-you' : ''

/** What an event says in the line of all lords. */
function ofALord(texts: Texts, told: LogEvent, names: readonly string[], reader: number | undefined): string {
  const you = toReader(told, reader)
  const { event, ...args } = told
  if (event in CHANGES) {
    const changes = changed(texts, [told])
    return texts.text(`web-round-changes${you}`, { ...texts.words({ seat: told.seat ?? null }, names), changes })
  }
  return texts.text(`web-round-${kebab(event)}${you}`, texts.words({ ...LEFT_OUT, ...(args as Args) }, names))
}

const plain = (texts: Texts, told: LogEvent, names: readonly string[], reader: number | undefined): string => {
  const { event, ...args } = told
  return texts.event(event, args as Args, names, reader)
}

/** Events that are one line; null: it is a single one. */
function together(texts: Texts, told: LogEvent, names: readonly string[], reader: number | undefined): string | null {
  const { event, changes, each, squares, first, ...args } = told
  if (first) {
    const all = [...before(told), itself(told)]
    return all.map((one) => says(texts, one, names, reader) ?? plain(texts, one, names, reader)).join(' ')
  }
  if (each) {
    const said = eachOf(told)
      .map((one) => ofALord(texts, one, names, reader))
      .join('; ')
    const source = typeof told.source === 'string' ? told.source : null
    const lords = { ...texts.words({ source }, names), lords: said }
    return sentence(texts.text(`web-rounds-${ROUNDS[event] ?? 'changes'}`, lords))
  }
  const you = toReader(told, reader)
  if (Array.isArray(squares))
    return texts.text(you ? 'web-dug-you' : 'web-dug', texts.words({ seat: told.seat ?? null, squares }, names))
  if (!Array.isArray(changes)) return null
  const trade = event in CHANGES && !told.why
  const all = changed(texts, [...(trade ? [told] : []), ...(changes as LogEvent[])])
  if (trade)
    return texts.text(you ? 'web-trade-you' : 'web-trade', {
      ...texts.words({ seat: told.seat ?? null, source: told.source as string }, names),
      changes: all,
    })
  const deed = texts.event(event, args as Args, names, reader).replace(/\.$/, '')
  return all ? texts.text('web-deed', { deed, changes: all }) : `${deed}.`
}

/** What is said with an event in the log, too. */
export function says(
  texts: Texts,
  told: LogEvent,
  names: readonly string[],
  reader: number | undefined,
): string | null {
  const joint = together(texts, told, names, reader)
  if (joint !== null) return joint
  const more = MORE[told.event]?.(texts, told)
  if (!more) return null
  return `${plain(texts, told, names, reader)} ${more}`
}

/** What traps do this year. Only the lord who draws them learns which they are. */
function drawn(texts: Texts, told: LogEvent, year: number): string {
  const traps = [...new Set((told.traps as string[] | undefined) ?? [])]
  const words = (id: string) => (traps.length > 1 ? `${texts.title(id)}: ` : '') + trapWords(texts, id, year)
  return traps.map((id) => `${sentence(words(id))}.`).join(' ')
}

/** Counts seasons and rounds of combat, so that quips change. */
const turn = ({ year, season, combat_round }: View): number => 3 * year + SEASONS.indexOf(season) + combat_round

/** In the story, where there is time for it, a special event that has turned up for the next season says what it does, and
 * so do a combat card to the lord who looks at it and a trap to the lord who draws it; what else happens has perhaps a
 * quip. */
export function adds(texts: Texts, told: LogEvent, view: View | undefined): string {
  if (told.event === 'Spied') return sentence(spellWords(texts, String(told.spell)))
  if (told.event === 'TrapsDrawn') return drawn(texts, told, view?.year ?? 1)
  const id = told.event === 'EventTurnedUp' ? String(told.special) : ''
  if (special(id)) return cardWords(texts, id)
  // A decoy does not go to prison.
  return view && !(told.event === 'Eliminated' && told.adventurer === null) ? quip(texts, told, turn(view)) : ''
}
