/** All texts that a person reads, from the same Fluent files as in the terminal. How arguments become words is
 * described at the head of `src/undercroft/locale/texts.py`; this is the same in the browser, except that here a tile
 * is called by its kind, without the number that notations need. */
import { FluentNumber } from '@fluent/bundle'

import { Messages } from './messages'

/** A list of pairs: what adds to a number, and how much. */
type Pairs = readonly (readonly [id: string, n: number])[]
export type Value = string | number | boolean | null | readonly (string | number)[] | Pairs
export type Args = Readonly<Record<string, Value | undefined>>
type Words = Record<string, string | number>

export const LANGUAGES = ['en', 'ru', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', it: 'Italiano' }

const FORMS = ['acc', 'the', 'of', 'use']
const RAW = new Set(['why', 'by', 'standing', 'mood'])
const SEATS = new Set(['seat', 'rival'])
/** Arguments that name a fighter, including the figures that players lead. */
const FIGHTERS = ['foe', 'defender', 'source', 'cause']
const PREFIXED: Record<string, string> = { title: 'title', phase: 'phase' }
const OPTIONAL = ['creature', 'trap', 'monster', 'good', 'square', 'target', 'dummy']
/** Fields that events omit when they do not apply, or that did not exist yet when an old game was played. */
export const LEFT_OUT: Args = {
  ...{
    base: null,
    cause: null,
    danger: null,
    deck: null,
    form: null,
    rival: null,
    melee: null,
    magic: null,
    speed: null,
    source: null,
    success: null,
    total: null,
    rank: null,
    evil: null,
    space: null,
    good: null,
    needs: null,
    has: null,
    nth: null,
    printed: null,
    beside: null,
    adventurer: null,
    room: null,
    bonus: null,
    hearts: null,
    hp: null,
    later: null,
    left: null,
    most: null,
    per: null,
    symbols: null,
    tiles: null,
    times: null,
    wanted: null,
    price: null,
    glory: null,
    ap: null,
    plus: null,
    more: null,
    was: null,
    old_melee: null,
    old_magic: null,
    old_speed: null,
    held: null,
    points: null,
    possible: null,
    workers: null,
  },
  ...{ again: [], bonuses: [], could: [], counted: [], dice: [], healers: [], leftovers: [], locked: [], others: [] },
  ...{ by: '', why: '', aimed: false, each: false, extra: false, free: false, idle: false, revisited: false },
  tied: false,
}
const TILE = /^([a-z_-]*[a-z])([0-9]+)$/
/** Kinds of locations of which there are two cards, so that two may lie on the map: a name alone would not say which. */
const TWICE: ReadonlySet<string> = new Set([
  ...['bend', 'corner', 'corridor', 'crossroads'],
  ...['elbow', 'hewn_gallery', 'kinked_shaft', 'passage'],
])
const PLAIN = /^-?[0-9]+(?:,-?[0-9]+)?$/

/** A number that is added, with its sign: a true minus sign. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

/** A class name or id as it is written in keys: `MinionStays` → `minion-stays`. */
export function kebab(kind: string): string {
  return kind
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1-')
    .replaceAll('_', '-')
    .toLowerCase()
}

/** A text with a capital letter at its beginning. */
export const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const isPairs = (values: readonly (string | number)[] | Pairs): values is Pairs =>
  values.length > 0 && typeof values[0] === 'object'

/** A number that is written alike in every language. Without it, each page would create the browser's number formatter,
 * which takes a phone a tenth of a second. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value).replace('-', '−')
  }
}
const isSmall = (value: string | number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000

export class Texts {
  readonly #messages: Messages
  readonly #forms = new Map<string, Record<string, string>>()
  /** What was missing, for tests. */
  readonly missing: string[] = []

  constructor(
    readonly lang: Language,
    sources: readonly string[],
  ) {
    this.#messages = new Messages(lang, sources)
  }

  has(key: string): boolean {
    return this.#messages.has(key)
  }

  /** A message whose arguments are already words and numbers. The text of a missing message is its key. */
  text(key: string, args: Words = {}): string {
    const pattern = this.#messages.get(key)?.value
    if (!pattern) {
      this.missing.push(key)
      return key
    }
    const errors: Error[] = []
    const given = Object.entries(args).map(
      ([name, value]) => [name, isSmall(value) ? new Small(value) : value] as const,
    )
    const text = this.#messages.format(pattern, Object.fromEntries(given), errors)
    if (errors.length) this.missing.push(`${key}: ${errors[0]?.message}`)
    return text
  }

  /** The name of a content id, or another form of it. */
  name(id: string | number, form = ''): string {
    return this.#formsOf(String(id))[form] ?? ''
  }

  /** The name at the start of a line. */
  title(id: string | number): string {
    return sentence(this.name(id))
  }

  names(ids: readonly (string | number)[]): string {
    return this.join(ids.map((id) => this.name(id)))
  }

  join(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    const last = words[words.length - 1] ?? ''
    const initial = last.charAt(0).toLowerCase()
    return this.text('list-and', { first: words.slice(0, -1).join(', '), last, 'last-initial': initial })
  }

  player(seat: number, players: readonly string[] = []): string {
    return players[seat] || this.text('player-number', { number: seat + 1 })
  }

  prompt(prompt: { key: string; source?: string | null; args?: Args }, players: readonly string[] = []): string {
    return sentence(
      this.text(`ask-${prompt.key}`, this.words({ source: prompt.source ?? null, ...prompt.args }, players)),
    )
  }

  help(key: string): string {
    return this.has(`help-${key}`) ? this.text(`help-${key}`) : ''
  }

  /** An answer.
   *
   * @param reader the seat of the reader, who is addressed as "you" where the language has such a form
   * @param called what a square is called by what lies beside it; null: by its numbers */
  option(
    verb: string,
    args: Args,
    players: readonly string[] = [],
    reader?: number,
    called: (square: string) => string | null = () => null,
  ): string {
    const optional = Object.fromEntries(OPTIONAL.map((name) => [name, null]))
    const toMe = `do-you-${kebab(verb)}`
    const key = reader !== undefined && args.seat === reader && this.has(toMe) ? toMe : `do-${kebab(verb)}`
    const words = this.words({ ...optional, ...args }, players)
    const square = typeof args.square === 'string' && called(args.square)
    return sentence(this.text(key, square ? { ...words, square } : words))
  }

  /** What happened, as a sentence.
   *
   * @param reader the seat of the reader, who is addressed as "you"
   * @param figures the ids of the figures that the seats lead: a fighter among them is called as its player */
  event(
    kind: string,
    args: Args,
    players: readonly string[] = [],
    reader?: number,
    figures: readonly (string | null)[] = [],
  ): string {
    const words = {
      ...this.words({ ...LEFT_OUT, ...args }, players),
      ...this.#fighters(args, players, reader, figures),
    }
    const toMe = `you-${kebab(kind)}`
    if (reader !== undefined && args.seat === reader && this.has(toMe))
      return sentence(this.text(toMe, { ...words, seat: this.text('player-you') }))
    const atMe = `at-you-${kebab(kind)}`
    const told = reader !== undefined && args.rival === reader && this.has(atMe) ? atMe : `event-${kebab(kind)}`
    const text = this.text(told, words)
    return words.seat && text.startsWith(String(words.seat)) ? text : sentence(text)
  }

  /** The variables that name players by the figures they lead: `-id` is `reader` for the one who reads it, `player` for
   * others. */
  #fighters(args: Args, players: readonly string[], reader: number | undefined, figures: readonly unknown[]): Words {
    const words: Words = {}
    for (const key of FIGHTERS) {
      // What is used, or has a reason, is the figure itself.
      if ((key === 'source' && args.foe === undefined) || (key === 'cause' && args.why)) continue
      const id = args[key]
      const seat = typeof id === 'string' ? figures.indexOf(id) : -1
      if (seat < 0) continue
      const forms = seat === reader ? this.#formsOf('reader') : this.#same(this.player(seat, players))
      for (const [form, name] of Object.entries(forms)) words[form ? `${key}-${form}` : key] = name
      words[`${key}-id`] = seat === reader ? 'reader' : 'player'
    }
    return words
  }

  refusal(reason: string, args: Args, players: readonly string[] = []): string {
    return sentence(this.text(`no-${reason}`, this.words(args, players)))
  }

  /** The variables of a message. */
  words(args: Args, players: readonly string[]): Words {
    const words: Words = {}
    for (const [key, value] of Object.entries(args)) {
      if (value === null || value === undefined) {
        words[key] = ''
        words[`${key}-id`] = 'none'
        for (const form of [...FORMS, 'gender']) words[`${key}-${form}`] = ''
      } else if (typeof value === 'string') {
        if (RAW.has(key)) {
          words[key] = value
          continue
        }
        words[`${key}-id`] = value
        const forms = this.#formsOf(key in PREFIXED ? `${PREFIXED[key]}-${value}` : value)
        for (const [form, name] of Object.entries(forms)) words[form ? `${key}-${form}` : key] = name
      } else if (typeof value === 'boolean') {
        words[key] = value ? 'yes' : 'no'
      } else if (typeof value === 'number') {
        this.#number(words, key, value, players)
      } else if (typeof value === 'object') {
        this.#list(words, key, value, players)
      }
    }
    return words
  }

  #number(words: Words, key: string, value: number, players: readonly string[]): void {
    if (SEATS.has(key)) {
      words[key] = this.player(value, players)
      words[`${key}-id`] = String(value)
      return
    }
    words[key] = key === 'space' ? 'I'.repeat(value) : key === 'dummy' ? value + 1 : value
    words[`${key}-id`] = String(value)
    words[`${key}-size`] = Math.abs(value)
    words[`${key}-sign`] = value > 0 ? 'up' : value ? 'down' : 'none'
  }

  #list(words: Words, key: string, values: readonly (string | number)[] | Pairs, players: readonly string[]): void {
    words[`${key}-count`] = values.length
    if (isPairs(values)) {
      words[key] = values.map(([id, n]) => `${this.name(id, 'use')} ${signed(n)}`).join(', ')
      return
    }
    if (key === 'seats') {
      words[key] = this.join(values.map((seat) => this.player(Number(seat), players)))
      return
    }
    for (const form of ['', ...FORMS]) {
      words[form ? `${key}-${form}` : key] = this.join(values.map((value) => this.name(value, form)))
    }
  }

  #formsOf(id: string): Record<string, string> {
    let forms = this.#forms.get(id)
    if (!forms) this.#forms.set(id, (forms = this.#readForms(id)))
    return forms
  }

  #same(name: string): Record<string, string> {
    return { '': name, ...Object.fromEntries(FORMS.map((form) => [form, name])), gender: 'm' }
  }

  #readForms(id: string): Record<string, string> {
    const [, kind = id, number = ''] = TILE.exec(id) ?? []
    const key = `name-${kebab(kind)}`
    const tail = TWICE.has(kind) && number ? ` ${number}` : ''
    const message = this.#messages.get(key)
    if (PLAIN.test(id) || !message) {
      if (!PLAIN.test(id)) this.missing.push(key)
      const name = PLAIN.test(id) ? id.replaceAll('-', '−') : id.replaceAll('_', ' ')
      return this.#same(name)
    }
    const forms = this.#same(this.text(key) + tail)
    for (const [form, pattern] of Object.entries(message.attributes))
      forms[form] = this.#messages.format(pattern, {}, []) + (form === 'gender' ? '' : tail)
    return forms
  }
}
