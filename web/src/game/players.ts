/** The players in their seats, each with a unique name and mark. */
import { sentence, type Texts } from '../base/text/texts'
import type { SeatHead } from '../generated/protocol'
import type { GameModule, Player } from './game-module'

const MARKS = ['ember', 'azure', 'moss', 'violet']

export const colourWord = (colour: number): string => MARKS[colour] ?? 'ember'

/** The id of the figure that a seat leads, if it leads one. */
type Figure = (seat: number) => string | null | undefined

/** The players of a table.
 *
 * @param figure what a bot is called by */
export function playersOf(seats: readonly SeatHead[], texts: Texts, figure?: Figure): Player[] {
  const taken = new Set<number>()
  const wished = seats.map((seat) => {
    const colour = MARKS.indexOf(seat.colour)
    if (colour < 0 || taken.has(colour)) return -1
    taken.add(colour)
    return colour
  })
  const former = seats.filter((seat) => seat.former).length
  return seats.map((seat, i) => {
    let colour = wished[i] ?? -1
    if (colour < 0) {
      colour = MARKS.findIndex((_, free) => !taken.has(free))
      if (colour < 0) colour = 8
      taken.add(colour)
    }
    return {
      seat: seat.seat,
      name: nameOf(seat, texts, former, figure),
      colour,
      mine: seat.mine,
      level: seat.level,
      strength: seat.kind === 'bot' ? strengthOf(seat, texts) : '',
    }
  })
}

/** The players with the figures that they lead now. */
export const leading = (players: readonly Player[], game: GameModule | null, view: unknown): Player[] =>
  players.map((player) => ({ ...player, figure: game?.figure?.(view, player.seat) ?? null }))

/** The colours that are taken by the people at a table, and by whom, apart from the person of one seat. */
export function takenColours(seats: readonly SeatHead[], players: readonly Player[], but: number): Map<number, string> {
  const people = players.filter(({ seat }) => seat !== but && ['person', 'hotseat'].includes(seats[seat]?.kind ?? ''))
  return new Map(people.map(({ colour, name }) => [colour, name]))
}

/** The colour that a person gets: the one that they like, or the first that is free. */
export function freeColour(liked: number, taken: ReadonlyMap<number, string>): number {
  const free = MARKS.findIndex((_, colour) => !taken.has(colour))
  return taken.has(liked) && free >= 0 ? free : liked
}

/** The seat of the only one at this screen; undefined if nobody sits here, or several share it. */
export function onlySeat(players: readonly Pick<Player, 'seat' | 'mine'>[]): number | undefined {
  const [first, second] = players.filter(({ mine }) => mine)
  return second ? undefined : first?.seat
}

/** Whether nobody else has a seat, or could take one. */
export const onlyMine = (seats: readonly SeatHead[]): boolean => seats.every((seat) => seat.mine || seat.kind === 'bot')

/** For whom a game waits apart from the reader: names, and how many seats are free.
 *
 * @param calls what a seat is called there */
export function waitedFor(
  seats: readonly SeatHead[],
  texts: Texts,
  acts: (seat: number) => boolean,
  calls: (seat: SeatHead) => string,
): string[] {
  const others = seats.filter(({ seat, mine }) => acts(seat) && !mine)
  const named = others.filter(({ kind }) => kind !== 'open').map(calls)
  const free = others.length - named.length
  return free ? [...named, texts.text('web-free-seats', { n: free })] : named
}

/** What a kind of bot is called: its id, if there are no words for it. */
export const botName = (texts: Texts, bot: string): string =>
  texts.has(`bot-${bot}`) ? texts.text(`bot-${bot}`) : sentence(bot)

/** Letters that are written from right to left. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name as it stands in a sentence: one that is written from right to left leaves the signs and numbers beside it where
 * they are. */
export const inSentence = (name: string): string => (LEFTWARDS.test(name) ? `\u2068${name}\u2069` : name)

function nameOf(seat: SeatHead, texts: Texts, former: number, figure?: Figure): string {
  if (seat.name) return inSentence(seat.name)
  if (seat.former) return texts.text('web-former-player', { n: former, number: seat.seat + 1 })
  const led = seat.kind === 'bot' ? figure?.(seat.seat) : null
  if (led) return texts.name(led).split(' ')[0] ?? led
  if (seat.alias) return texts.text(`alias-${seat.alias}`)
  if (seat.kind === 'bot')
    return texts.text('alias-none', { bot: botName(texts, seat.bot ?? 'random'), seat: seat.seat + 1 })
  if (seat.kind === 'open') return texts.text('web-free-seat')
  return texts.text('player-number', { number: seat.seat + 1 })
}

/** How strong a bot is: its level with the level's name, or the name of a bot that is not a level. */
function strengthOf({ level, bot: id }: SeatHead, texts: Texts): string {
  const bot = botName(texts, id ?? 'random')
  return level ? texts.text('alias-level', { level, bot }) : bot
}
