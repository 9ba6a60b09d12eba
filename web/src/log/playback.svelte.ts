/** Playback of a finished game: jumps to any position, and between neighbouring ones shows what happened, as at the
 * table. */
import { ApiError, get, plain, post } from '../base/browser/api'
import { type Change, changed } from '../game/story/changes'
import type { LogEvent } from '../game/story/log-event'
import { type Beat, Story } from '../game/story/story.svelte'
import { seatsFrom } from '../game/table-setup'
import type { GameHead, MadeTable, ReplayStep, ReplayStory, TableMessage } from '../generated/protocol'

/** The viewer: a seat, or 'all' for everything. */
export type Reader = number | 'all'

/** A position, or a snapshot on the way to one. */
export interface Shown {
  number: number
  reader: Reader
  /** The last answer: who gave it, and what it was. */
  at: readonly [number, string] | null
  /** What the reader saw: one view, or those of all seats. */
  views: readonly unknown[]
}

/** How many responses of the server are cached. */
const KEPT = 40

export class Replay {
  readonly story: Story<Shown>
  /** How many answers the game has. */
  last = $state(0)
  problem = $state.raw<unknown>(null)
  /** The position to which the story leads. */
  end = $state.raw<Shown | null>(null)
  /** What its reader saw of the set-up and of each answer. */
  #log = $state.raw<LogEvent[][]>([])
  #wanted = ''
  #kept = new Map<string, Promise<unknown>>()
  /** The event at which the story waits on its way to a position. */
  #moment: { number: number; event: string; seat: Reader } | null = null

  /** @param path that of the table.
   * @param speed of the story; 0 is at once. */
  constructor(
    private readonly path: string,
    speed: () => number,
  ) {
    this.story = new Story(speed)
  }

  /** Whether the story has reached a position. */
  at(number: number): boolean {
    return !this.story.going && this.story.snapshot?.number === number && this.end?.number === number
  }

  /** Make a table that goes on from a position.
   *
   * @param number how many answers are kept
   * @param mine the seat to play on as
   * @returns the table's id */
  async goOn({ table, seats }: TableMessage, number: number, mine: number): Promise<string> {
    const [record, games] = await Promise.all([plain(`${this.path}/record`), get<GameHead[]>('/games')])
    const game = games.find((one) => one.id === table.game)
    const taken = encodeURIComponent(seatsFrom(seats, mine, game))
    return (await post<MadeTable>(`/records?to=${String(number)}&seats=${taken}`, record)).id
  }

  /** Show a position: at once, or if it is the next one, after the story that leads to it. */
  async show(number: number, reader: Reader): Promise<void> {
    const wanted = (this.#wanted = `${number} ${reader}`)
    const moment = this.#moment?.number === number ? this.#moment : null
    this.#moment = null
    const from = this.end?.reader === reader ? this.end : null
    if (from?.number === number && !moment) return
    this.letGo()
    try {
      if (moment) {
        const [before, log, told] = await Promise.all([
          this.#get<ReplayStep>('replay', number - 1, reader),
          this.#get<LogEvent[][]>('log', null, reader),
          this.#get<ReplayStory>('story', number, reader),
        ])
        if (wanted === this.#wanted) {
          this.#log = log
          const begun = this.#begin(before, reader, log.slice(0, number).flat())
          this.story.stops = ({ event, seat }) => event === moment.event && seat === moment.seat
          this.#tell(begun, told)
          this.story.finish()
        }
      } else if (from && number === from.number + 1) {
        const told = await this.#get<ReplayStory>('story', number, reader)
        if (wanted === this.#wanted) this.#tell(from, told)
      } else {
        const [found, log] = await Promise.all([
          this.#get<ReplayStep>('replay', number, reader),
          this.#get<LogEvent[][]>('log', null, reader),
        ])
        if (wanted === this.#wanted) {
          this.#log = log
          this.#begin(found, reader, log.slice(0, number + 1).flat())
        }
      }
      if (wanted !== this.#wanted) return
      this.problem = null
      if (number < this.last) void this.#get('story', number + 1, reader).catch(() => undefined)
    } catch (error) {
      if (wanted === this.#wanted) this.problem = error
    }
  }

  /** How many events its reader saw up to this position. */
  seen(number: number): number {
    return this.#log.slice(0, number + 1).flat().length
  }

  /** The position that follows from the last such event of a seat; without one, the first. When it is shown next, the
   * story waits at the event: much may have happened before it in the same step, in other battles too. */
  async momentOf(event: string, seat: Reader): Promise<number> {
    const log = await this.#get<LogEvent[][]>('log', null, seat).catch(() => [])
    const number = log.map((events) => events.some((one) => one.event === event && one.seat === seat)).lastIndexOf(true)
    if (number < 1) return 0
    this.#moment = { number, event, seat }
    return number
  }

  get going(): boolean {
    return this.story.going
  }

  /** Go on faster, or from the event at which the story waits. */
  hurry(): void {
    if (this.story.held) this.letGo()
    else this.story.hurry()
  }

  /** Go on from the event at which the story waits. */
  letGo(): void {
    this.story.stops = () => false
    this.story.goOn()
  }

  /** Whether there is no such position. */
  get missing(): boolean {
    return this.problem instanceof ApiError && this.problem.code === 'no-position'
  }

  #begin(found: ReplayStep, reader: Reader, log: LogEvent[]): Shown {
    this.last = found.answers
    const shown = { number: found.number, reader, at: found.at, views: found.views ?? [found.view] }
    this.end = shown
    this.story.begin(shown, log)
    return shown
  }

  #tell(from: Shown, told: ReplayStory): void {
    let shown: Shown = { ...from, number: told.number, at: told.at }
    const beats: Beat<Shown>[] = (told.beats as [LogEvent | null, unknown[]][]).map(([event, made]) => {
      const views = shown.views.map((view, seat) =>
        changed(view, (shown.reader === 'all' ? made[seat] : made) as Change[]),
      )
      shown = { ...shown, views }
      return { event, snapshot: shown }
    })
    this.end = shown
    this.story.finish()
    this.story.tell([...beats, { event: null, snapshot: shown }])
  }

  #get<T>(what: 'replay' | 'story' | 'log', number: number | null, reader: Reader): Promise<T> {
    const query = [...(number === null ? [] : [`to=${number}`]), ...(reader === 'all' ? [] : [`seat=${reader}`])]
    const path = `${this.path}/${what}${query.length ? `?${query.join('&')}` : ''}`
    const known = this.#kept.get(path)
    if (known) return known as Promise<T>
    const coming = get<T>(path)
    this.#kept.set(path, coming)
    coming.catch(() => this.#kept.delete(path))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return coming
  }
}
