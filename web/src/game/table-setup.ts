/** Setting up a table: seats, presets and options of any game, in its own terms. */
import type { Texts } from '../base/text/texts'
import type { GameHead, OptionHead, SeatHead } from '../generated/protocol'
import type { GameCard } from './game-module'
import { botName } from './players'

/** What an option is chosen with. */
export type Control =
  | { kind: 'switch' }
  | { kind: 'choice'; values: (string | number | null)[] }
  | { kind: 'several'; values: (string | number)[] }
  | { kind: 'number'; least: number | null; most: number | null }
  | { kind: 'seat'; nobody: boolean }

type Schema = Readonly<Record<string, unknown>>
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The control that fits a schema; null: there is none. */
export function controlOf(schema: Schema, seat = false): Control | null {
  const parts = list(schema.anyOf) as Schema[]
  const nullable = parts.some((part) => part.type === 'null')
  const rest = parts.filter((part) => part.type !== 'null')
  if (seat) return { kind: 'seat', nobody: nullable }
  if (rest.length === 1 && rest[0]) {
    const inner = controlOf(rest[0])
    return inner?.kind === 'choice' && nullable ? { ...inner, values: [null, ...inner.values] } : inner
  }
  if (schema.enum) return { kind: 'choice', values: list(schema.enum) as (string | number | null)[] }
  if (schema.type === 'boolean') return { kind: 'switch' }
  if (schema.type === 'integer') return { kind: 'number', least: number(schema.minimum), most: number(schema.maximum) }
  const items = schema.items as Schema | undefined
  if (schema.type === 'array' && items?.enum)
    return { kind: 'several', values: list(items.enum) as (string | number)[] }
  return null
}

export interface OptionShown {
  option: OptionHead
  control: Control
}
export interface OptionGroup {
  id: string
  options: OptionShown[]
}

/** The options that can be chosen, grouped as the game wants; one that the game has no words for is not offered, nor
 * one that makes no difference. */
export function groupsOf(
  head: GameHead,
  card: GameCard,
  has: (key: string) => boolean,
  applies: (option: string) => boolean = () => true,
): OptionGroup[] {
  const shown = new Map<string, OptionShown>()
  for (const option of head.options) {
    const control = controlOf(option.schema, card.seatOptions?.includes(option.name))
    if (control && has(`web-option-${head.id}-${dashed(option.name)}`) && applies(option.name))
      shown.set(option.name, { option, control })
  }
  const groups = (card.groups ?? []).map(({ id, options }) => ({
    id,
    options: options.flatMap((name) => {
      const found = shown.get(name)
      shown.delete(name)
      return found ? [found] : []
    }),
  }))
  return [...groups, { id: '', options: [...shown.values()] }].filter((group) => group.options.length)
}

/** The options of a table: the preset that they come from or are closest to, and what of the rest can be said to differ. */
export function chosenOf(
  head: GameHead,
  card: GameCard,
  has: (key: string) => boolean,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): { preset: string; changed: OptionShown[] } {
  const offered = groupsOf(head, card, has, (option) => card.applies?.(option, seats, (name) => options[name]) ?? true)
  const shown = offered.flatMap((group) => group.options)
  const differs = (preset: string, name: string) => {
    const usual = head.presets[preset]?.[name] ?? head.options.find((option) => option.name === name)?.default
    return name in options && JSON.stringify(options[name]) !== JSON.stringify(usual)
  }
  // What cannot be said must come from the preset.
  const weight = (name: string) => (shown.some(({ option }) => option.name === name) ? 1 : head.options.length)
  const distance = (preset: string) =>
    head.options.reduce((sum, { name }) => sum + (differs(preset, name) ? weight(name) : 0), 0)
  const [preset = ''] = Object.keys(head.presets).sort((a, b) => distance(a) - distance(b))
  return { preset, changed: shown.filter(({ option }) => differs(preset, option.name)) }
}

const dashed = (id: string): string => id.replaceAll('_', '-')

/** The game's own words, by key; without any, what all games say. */
export class GameWords {
  constructor(
    private readonly texts: Texts,
    readonly game: string,
  ) {}

  #first(keys: readonly string[], args: Record<string, string | number> = {}): string | null {
    const key = keys.find((one) => this.texts.has(one))
    return key ? this.texts.text(key, args) : null
  }

  get name(): string {
    return this.texts.title(this.game)
  }
  get about(): string {
    return this.#first([`web-about-${this.game}`]) ?? ''
  }
  seats(n: number): string {
    return this.#first([`web-seats-${this.game}`, 'web-seats'], { n }) ?? String(n)
  }
  preset(id: string): string {
    return this.#first([`web-preset-${this.game}-${dashed(id)}`, `web-preset-${dashed(id)}`]) ?? plain(id)
  }
  presetAbout(id: string): string {
    return this.#first([`web-preset-about-${this.game}-${dashed(id)}`]) ?? ''
  }
  group(id: string): string {
    return (id ? this.#first([`web-group-${this.game}-${dashed(id)}`]) : null) ?? ''
  }
  option(id: string): string {
    return this.#first([`web-option-${this.game}-${dashed(id)}`]) ?? plain(id)
  }
  optionAbout(id: string): string {
    return this.#first([`web-option-about-${this.game}-${dashed(id)}`]) ?? ''
  }
  value(option: string, value: string | number | null): string {
    const key = value === null ? 'none' : dashed(String(value))
    return (
      this.#first([`web-value-${this.game}-${dashed(option)}-${key}`]) ??
      (value === null ? '–' : this.texts.title(String(value)))
    )
  }
  /** A value of an option, whatever it is chosen with. */
  said({ option, control }: OptionShown, value: unknown): string {
    if (control.kind === 'switch') return this.texts.text(value ? 'web-yes' : 'web-no')
    if (control.kind === 'seat')
      return typeof value === 'number'
        ? this.texts.text('web-seat', { n: value + 1 })
        : this.texts.text('web-at-random')
    if (Array.isArray(value)) return this.texts.join(value.map((one) => this.value(option.name, String(one))))
    return control.kind === 'number' ? String(value) : this.value(option.name, value as string | number | null)
  }
  /** Where a game is, in a few words; empty if there are none. */
  stands(chapter: Readonly<Record<string, string | number>>): string {
    return this.#first([`web-stands-${this.game}`], { ...chapter }) ?? ''
  }
  lesson(id: string): string {
    return (
      this.#first([`web-lesson-${this.game}-${dashed(id)}`]) ?? this.texts.text('web-lesson', { number: plain(id) })
    )
  }
}

const plain = (id: string): string => id.replaceAll('_', ' ')

export type SeatKind = 'me' | 'bot' | 'open' | 'hotseat'
export interface SeatWanted {
  kind: SeatKind
  bot: string
  name: string
}

/** The bots as they are offered: the levels from the weakest to the strongest, then the others. */
export const botsByLevel = (game: GameHead): string[] => [
  ...game.levels,
  ...game.bots.filter((bot) => !game.levels.includes(bot)),
]

/** The seats of a table that goes on from a game that is over, looked at from one of its seats: its bots, where they are
 * still offered, and otherwise the usual one, or people at this screen. */
export const seatsFrom = (
  seats: readonly Pick<SeatHead, 'seat' | 'bot'>[],
  mine: number,
  game: Pick<GameHead, 'bots' | 'rival'> | undefined,
): string =>
  seats
    .map(({ seat, bot: played }) => {
      const bot = played !== null && game?.bots.includes(played) ? played : game?.rival
      return seat === mine ? 'me' : bot ? `bot:${bot}` : 'hotseat:'
    })
    .join(',')

/** How a bot is offered: a level with its number. */
export function botWord(texts: Texts, game: GameHead, bot: string): string {
  const name = botName(texts, bot)
  const level = game.levels.indexOf(bot) + 1
  return level ? texts.text('web-bot-level', { level, bot: name }) : name
}

/** How a level fared against the one below it; nothing if that has not been measured. */
export function fared(texts: Texts, game: GameHead, bot: string): string {
  const ahead = game.ahead[bot]
  return ahead === undefined ? '' : texts.text('bot-fared', { below: game.levels.indexOf(bot), ahead })
}

/** The default number of players of a preset. */
export const usualSeats = (game: GameHead, card: GameCard, preset: string): number =>
  card.seats?.[preset] ?? Math.max(...game.seat_counts)

/** Make this many seats: the existing ones, and bots (or links, for a game without bots) beyond them. I sit first. */
export function seatsFor(n: number, bot: string, had: readonly SeatWanted[] = []): SeatWanted[] {
  return Array.from({ length: n }, (_, i) => had[i] ?? { kind: i === 0 ? 'me' : bot ? 'bot' : 'open', bot, name: '' })
}

/** A newcomer's first game: the first preset, against bots of the lowest level. */
export function firstGame(game: GameHead, card: GameCard): { preset?: string; seats: string[] } {
  const [preset] = Object.keys(game.presets)
  const seats = seatsFor(usualSeats(game, card, preset ?? ''), game.levels[0] ?? game.rival).map(seatWord)
  return { ...(preset ? { preset } : {}), seats }
}

/** As the server wants it (docs/protocol.md). */
export const seatWord = (seat: SeatWanted): string =>
  seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind === 'hotseat' ? `hotseat:${seat.name.trim()}` : seat.kind
