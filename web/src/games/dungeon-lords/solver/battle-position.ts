/** A battle position as it is edited, and its text: the same that `undercroft solve` reads (docs/record-format.md). */
import type { Player } from '../../../game/game-module'
import type { LordView, View } from '../../../generated/dungeon-lords'
import { CONTENT } from '../../../generated/dungeon-lords-content'
import { kindOf, trap } from '../content'

export const UNKNOWN = '?'
export const ROUNDS = 4
/** The most adventurers in a party, beside paladin and decoy (DL-8.3). */
export const MOST_ADVENTURERS = 3
/** The most other lords (DL-1.1). */
export const MOST_RIVALS = 3

export interface Person {
  id: string
  damage: number
  bonus: number
}
export interface Tile {
  square: string
  conquered: boolean
  room: string
}
export interface Creature {
  id: string
  out: boolean
}

/** Another lord, who stands still: the evil counter, and the paladin if he is in that party. */
export interface Rival {
  evil: number
  paladin: Person | null
}

export interface Position {
  party: Person[]
  creatures: Creature[]
  traps: string[]
  gold: number
  food: number
  imps: number
  evil: number
  tiles: Tile[]
  /** Four of them, `UNKNOWN` or an id; none in training. */
  cards: string[]
  round: number
  year: number
  prison: string[]
  tent: boolean
  /** The other lords; empty if nobody knows them. */
  rivals: Rival[]
  lenient: boolean
  training: boolean
}

export const FLAGS = ['tent', 'lenient', 'training'] as const
export const STORES = ['gold', 'food', 'imps', 'evil'] as const
const START = CONTENT.evilometer.start

/** A position with nothing in it. */
export const empty = (): Position => ({
  party: [],
  creatures: [],
  traps: [],
  gold: 0,
  food: 0,
  imps: 0,
  evil: START,
  tiles: [],
  cards: Array.from({ length: ROUNDS }, () => UNKNOWN),
  round: 1,
  year: 1,
  prison: [],
  tent: false,
  rivals: [],
  lenient: false,
  training: false,
})

const PERSON = /^([a-z]+\d*)(?::(\d{1,2}))?(?:\+(\d{1,2}))?$/
const RIVAL = /^(\d{1,3})(?:=(.+))?$/
const TILE = /^(\d,\d)(#?)(?:=([a-z_]+))?(#?)$/
const COUNTED = new Set(['gold', 'food', 'imps', 'evil', 'round', 'year'])

/** What is wrong with a word, for the reader of a position alone. */
class Unreadable extends Error {}

function read(pattern: RegExp, word: string): (string | undefined)[] {
  const found = pattern.exec(word)
  if (!found) throw new Unreadable(word)
  return found.slice(1)
}

/** Read a position; null if the text cannot be one. Whether a game could have it, the server says. */
export function parse(text: string): Position | null {
  const position = empty()
  const there = new Set<string>()
  try {
    for (const part of text.split(';')) {
      const [word = '', ...rest] = part.trim().split(/\s+/)
      if (!word) continue
      if (there.has(word)) throw new Unreadable(word)
      there.add(word)
      put(position, word, rest)
    }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
  if (position.training) position.cards = []
  return there.has('party') && there.has('tiles') ? position : null
}

function personIn(word: string): Person {
  const [id = '', damage, bonus] = read(PERSON, word)
  return { id, damage: Number(damage ?? 0), bonus: Number(bonus ?? 0) }
}

function put(position: Position, word: string, rest: readonly string[]): void {
  if (COUNTED.has(word)) {
    const n = Number(rest[0])
    if (rest.length !== 1 || !Number.isInteger(n) || n < 0) throw new Unreadable(word)
    position[word as 'gold'] = n
  } else if ((FLAGS as readonly string[]).includes(word)) position[word as 'tent'] = true
  else if (word === 'party') position.party = rest.map(personIn)
  else if (word === 'rivals')
    position.rivals = rest.map((one) => {
      const [evil, paladin] = read(RIVAL, one)
      return { evil: Number(evil), paladin: paladin === undefined ? null : personIn(paladin) }
    })
  else if (word === 'tiles')
    position.tiles = rest.map((one) => {
      const [square = '', before, room = '', after] = read(TILE, one)
      return { square, room, conquered: Boolean(before || after) }
    })
  else if (word === 'creatures')
    position.creatures = rest.map((one) => ({ id: one.replace(/\*$/, ''), out: one.endsWith('*') }))
  else if (word === 'traps' || word === 'prison' || word === 'cards') position[word] = [...rest]
  else throw new Unreadable(word)
}

/** The text of a position. */
export function format(of: Position): string {
  const person = ({ id, damage, bonus }: Person) =>
    `${id}${damage ? `:${String(damage)}` : ''}${bonus ? `+${String(bonus)}` : ''}`
  const tile = ({ square, conquered, room }: Tile) => `${square}${conquered ? '#' : ''}${room && `=${room}`}`
  const rival = ({ evil, paladin }: Rival) => `${String(evil)}${paladin ? `=${person(paladin)}` : ''}`
  const flags = (some: readonly (typeof FLAGS)[number][]) => some.filter((flag) => of[flag])
  const listed = (word: string, items: readonly string[]) => (items.length ? [`${word} ${items.join(' ')}`] : [])
  const counted = (word: 'gold' | 'food' | 'imps' | 'evil' | 'round' | 'year', usual: number) =>
    of[word] === usual ? [] : [`${word} ${String(of[word])}`]
  return [
    `party ${of.party.map(person).join(' ')}`,
    ...listed(
      'creatures',
      of.creatures.map(({ id, out }) => `${id}${out ? '*' : ''}`),
    ),
    ...listed('traps', of.traps),
    ...counted('gold', 0),
    ...counted('food', 0),
    ...counted('imps', 0),
    ...counted('evil', START),
    `tiles ${of.tiles.map(tile).join(' ')}`,
    ...listed('cards', of.training ? [] : of.cards),
    ...counted('round', 1),
    ...counted('year', 1),
    ...listed('prison', of.prison),
    ...flags(['tent']),
    ...listed('rivals', of.training ? [] : of.rivals.map(rival)),
    ...flags(['lenient', 'training']),
  ].join('; ')
}

/** What is still lacking before it can be a battle: the key of a text, or nothing. */
export function lacks(of: Position): string {
  if (!of.party.some(({ id }) => id !== 'decoy')) return 'web-solve-needs-party'
  return reached(of.tiles.map(({ square }) => square)) ? '' : 'web-solve-needs-tiles'
}

/** Whether all squares can be reached from the entrance, and there are some. */
function reached(squares: readonly string[]): boolean {
  const left = new Set(squares)
  const waiting = [CONTENT.site.entrance]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!left.delete(next)) continue
    const [col = 0, row = 0] = next.split(',').map(Number)
    waiting.push(
      ...[
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ].map(([x = 0, y = 0]) => `${String(col + x)},${String(row + y)}`),
    )
  }
  return squares.length > 0 && !left.size
}

/** The battle that a lord is about to plan, as the viewer knows it; what is already in the plan is back in the lair. */
export function positionOf(view: View, lord: LordView): Position {
  const people = ({ party }: LordView): Person[] => party.map(({ id, damage, bonus }) => ({ id, damage, bonus }))
  return {
    party: people(lord),
    creatures: lord.creatures.map(({ id, knocked_out: out }) => ({ id, out })),
    traps: [...(lord.traps ?? []), ...(lord.laid ?? [])],
    gold: lord.gold,
    food: lord.food,
    imps: lord.imps,
    evil: lord.evil,
    tiles: lord.tiles.map(({ square, conquered, room }) => ({ square, conquered, room: room ?? '' })),
    cards: view.options.training ? [] : view.cards.map(({ spell }) => spell ?? UNKNOWN),
    round: Math.max(1, view.combat_round),
    year: view.year,
    prison: [...lord.prison],
    tent: view.paladin === -1,
    rivals: view.lords
      .filter(({ seat }) => seat !== lord.seat)
      .map((other) => ({ evil: other.evil, paladin: people(other).find(({ id }) => isPaladin(id)) ?? null })),
    lenient: !view.options.evil_price_limited,
    training: view.options.training === true,
  }
}

/** The players of a table in the order of a position: the one who plans, then the others as in `positionOf`. */
export const fromLord = (players: readonly Player[], seat: number): Player[] => [
  ...players.filter((one) => one.seat === seat),
  ...players.filter((one) => one.seat !== seat),
]

/** What the lord has answered in his plan so far. */
export const planOf = (lord: LordView): string[] => [
  ...(lord.marked ? [`mark ${lord.marked}`] : []),
  ...(lord.laid ?? []).map((id) => `lay ${id}`),
  ...lord.sent.map((id) => `send ${id}`),
]

/** Whether an answer chooses the tile of a battle. */
export const isMark = (answer: string): boolean => answer.startsWith('mark ')

/** What of a plan is still to be answered; or what has to be taken back first: the choice of another `tile`, or `pieces`
 * that it does not have. Where nobody could choose the tile, a plan does not name it.
 *
 * @param begun what has been answered
 * @param wanted all answers of the plan */
export function leftOf(begun: readonly string[], wanted: readonly string[]): string[] | 'tile' | 'pieces' {
  const marks = begun.filter(isMark)
  const mark = wanted.find(isMark)
  if (mark && marks.length && !marks.includes(mark)) return 'tile'
  const left = wanted.filter((one) => !marks.includes(one))
  for (const one of begun.filter((answer) => !isMark(answer))) {
    const at = left.indexOf(one)
    if (at < 0) return 'pieces'
    left.splice(at, 1)
  }
  return left
}

/** The first tile of a kind that is not there yet; null if there are no more. */
export function freeTile(kind: string, taken: readonly Creature[]): string | null {
  const of = CONTENT.creatures.find(({ id }) => id === kind)
  const count = of ? of.tiles[0] + of.tiles[1] : 0
  const ids = Array.from({ length: count }, (_, i) => `${kind}${String(i + 1)}`)
  return ids.find((id) => !taken.some((one) => one.id === id)) ?? null
}

/** The kinds of creatures of which there is still a tile. */
export const freeKinds = (taken: readonly Creature[]): string[] =>
  CONTENT.creatures.map(({ id }) => id).filter((kind) => freeTile(kind, taken) !== null)

/** The traps of which there is still a card. */
export const freeTraps = (taken: readonly string[]): string[] =>
  CONTENT.traps.map(({ id }) => id).filter((id) => taken.filter((one) => one === id).length < (trap(id)?.copies ?? 0))

/** The adventurers that nobody has met yet in a position; those of other years only in prison. */
export const freePeople = (of: Position, anyYear: boolean): string[] =>
  CONTENT.adventurers
    .filter(({ year }) => anyYear || year === of.year)
    .map(({ id }) => id)
    .filter((id) => !of.party.some((one) => one.id === id) && !of.prison.includes(id))
    .filter((id) => !of.rivals.some(({ paladin }) => paladin?.id === id))

export const isPaladin = (id: string): boolean => kindOf(id) === 'paladin'

/** The paladin of the year, if he can be with another lord: he is not here, in prison or in his tent; else null. */
export function rivalsPaladin(of: Position): string | null {
  const id = CONTENT.adventurers.find((one) => one.year === of.year && isPaladin(one.id))?.id ?? null
  const elsewhere = of.tent || of.party.some((one) => one.id === id) || of.prison.some((one) => one === id)
  return elsewhere ? null : id
}

/** The other lords with the paladin at the one of this place, and nowhere else; nowhere if it is null. */
export const paladinAt = (rivals: readonly Rival[], at: number, paladin: Person | null): Rival[] =>
  rivals.map((one, i) => ({ ...one, paladin: i === at ? paladin : null }))
