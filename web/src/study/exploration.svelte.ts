/** A position that is explored: what is asked in it, and what the answers are expected to bring. The server keeps
 * nothing: it is sent where the game starts, and all answers, each time. */
import type { LogEvent } from '../game/story/log-event'
import type { Telling } from '../game/story/story.svelte'
import type { Decision, Option, Refusal } from '../generated/kernel'
import type { Estimates, Explored, Hint, PlayedOn } from '../generated/protocol'
import { type Place, placeOf } from './explore-address'
import { compute } from './study-texts'

/** A stage of the estimates that takes long, so that it is ended when nobody waits for it. */
const LONG = 2

/** What the server is asked. */
type Question = Place & {
  record?: string
  seat?: number
  stage?: number
  answers?: readonly string[]
}

export class Exploring {
  place = $state.raw<Place | null>(null)
  found = $state.raw<Explored | null>(null)
  estimates = $state.raw<Estimates | null>(null)
  comparison = $state.raw<Hint | null>(null)
  /** The answers that are compared: one waits for the other. */
  compared = $state.raw<readonly string[]>([])
  pending = $state(false)
  error = $state.raw<unknown>(null)
  /** The seat whose answers are looked at. */
  decision = $derived<Decision | null>(
    this.found?.decisions.find((one) => !one.sealed) ?? this.found?.decisions[0] ?? null,
  )
  /** Whether the estimates will still become better. */
  thinking = $derived(this.decision !== null && this.error === null && this.estimates?.last !== true)
  log = $derived((this.found?.events ?? []) as LogEvent[])
  telling = $derived<Telling>({ now: null, recent: this.log, log: this.log, lasts: 0, ahead: [], going: false })
  readonly #path: string
  #wanted = ''
  #search: { stage: number; ends: AbortController } | null = null
  #known = new Map<string, Estimates>()

  constructor(
    game: string,
    private readonly merged: (views: readonly unknown[], look: number) => unknown,
    private readonly go: (place: Place, option: Option, seat: number) => void,
  ) {
    this.#path = `/games/${encodeURIComponent(game)}/explore`
  }

  /** What a `Chooser` needs to know. */
  get message(): { look: number | null; view: unknown } | null {
    return this.found && { look: this.decision?.seat ?? null, view: this.view }
  }

  get view(): unknown {
    return this.found && this.merged(this.found.views, this.decision?.seat ?? 0)
  }

  /** Look at a position. */
  async show(query: string): Promise<void> {
    if (this.#wanted === query && this.found) return
    this.#wanted = query
    this.stop()
    this.place = placeOf(query)
    this.comparison = null
    this.compared = []
    this.error = null
    if (!this.place) {
      this.found = this.estimates = null
      return
    }
    this.pending = true
    try {
      const found = await this.#ask<Explored>('', this.place)
      if (this.#wanted !== query) return
      this.found = found
      this.estimates = this.#known.get(query) ?? null
      void this.#think(query, this.place)
    } catch (error) {
      if (this.#wanted !== query) return
      this.error = error
      this.found = this.estimates = null
    } finally {
      if (this.#wanted === query) this.pending = false
    }
  }

  /** Read a record: return where it leads. */
  async read(record: string): Promise<Place | null> {
    try {
      const { start, line } = await this.#ask<Explored>('', { record, line: [] })
      const { seats, seed, options } = start
      const position = start.position ?? undefined
      return { seats, seed, options, position, line: line.map(({ seat, answer }) => `${seat} ${answer.action}`) }
    } catch (error) {
      this.error = error
      return null
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    if (this.#search && this.#search.stage >= LONG) this.#search.ends.abort()
    this.#search = null
  }

  answer(decision: Decision, action: string): void {
    const option = decision.options.find((one) => one.action === action)
    if (this.place && option && !this.pending)
      this.go({ ...this.place, line: [...this.place.line, `${decision.seat} ${action}`] }, option, decision.seat)
  }

  why(): Promise<Refusal | null> {
    return Promise.resolve(null)
  }

  /** Let bots answer until the seat is asked again: return where that leads. */
  async on(): Promise<Place | null> {
    const { place, decision } = this
    if (!place || !decision || this.pending) return null
    this.stop()
    this.pending = true
    try {
      const { line } = await this.#ask<PlayedOn>('/on', { ...place, seat: decision.seat })
      return { ...place, line: [...place.line, ...line] }
    } catch (error) {
      this.error = error
      return null
    } finally {
      this.pending = false
    }
  }

  /** Choose an answer to be compared, or not any more; two are compared at once. */
  async compare(action: string): Promise<void> {
    const { place, decision } = this
    const others = this.compared.filter((one) => one !== action)
    this.compared = others.length < this.compared.length ? others : [...others, action].slice(-2)
    this.comparison = null
    if (this.compared.length < 2 || !place || !decision) return
    const wanted = this.compared
    try {
      const found = await this.#ask<Hint>('/comparison', { ...place, seat: decision.seat, answers: wanted })
      if (this.compared === wanted) this.comparison = found
    } catch (error) {
      if (this.compared === wanted) this.error = error
    }
  }

  async #think(query: string, place: Place): Promise<void> {
    const { decision } = this
    if (!decision || this.estimates?.last) return
    for (let stage = 0; ; stage += 1) {
      const search = (this.#search = { stage, ends: new AbortController() })
      try {
        const found = await this.#ask<Estimates>(
          '/estimates',
          { ...place, seat: decision.seat, stage },
          search.ends.signal,
        )
        if (this.#wanted !== query || this.#search !== search) return
        this.estimates = found
        this.#known.set(query, found)
        if (found.last) break
      } catch (error) {
        if (!search.ends.signal.aborted && this.#wanted === query) this.error = error
        return
      }
    }
    this.#search = null
  }

  #ask<T>(what: string, body: Question, signal = new AbortController().signal): Promise<T> {
    return compute<T>(`${this.#path}${what}`, body, signal)
  }
}
