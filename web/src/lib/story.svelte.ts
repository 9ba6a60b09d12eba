/** The story: what has happened, one event after another, each with the picture as it was then. There is one queue, which
 * repeats, drops and overtakes nothing; what comes after the story (the next question, the result) is shown when the
 * story has come there. */
import type { LogEvent } from './live.svelte'

/** An event (null: only the picture has changed), and the picture after it. */
export interface Beat<P> {
  event: LogEvent | null
  picture: P
}

/** What the story tells now, for those who draw it. */
export interface Telling {
  /** The event being told; null: the story has come to the present. */
  readonly now: LogEvent | null
  /** The events of this story so far, the one being told last. */
  readonly recent: readonly LogEvent[]
  /** All events told so far, as far back as they are known. */
  readonly log: readonly LogEvent[]
  /** For how long the event stays, in milliseconds. */
  readonly lasts: number
}

/** A story that can be hurried on. */
export interface Hurried extends Telling {
  /** How many events are waiting. */
  readonly left: number
  hurry(): void
}

/** How long an event is shown, in milliseconds, at the usual speed; less if many are waiting. */
const DWELL = 900
const SHORTEST = 320
/** The approximate limit for the whole story, however much has happened. */
const LONGEST = 24_000
/** The last event stays for this long before the next question appears. */
const LAST = 260
const HURRIED = 70

export class Story<P> implements Hurried {
  /** The picture that is shown. */
  picture = $state.raw<P | null>(null)
  /** The events that have been told, and how many came before them. */
  log = $state.raw<readonly LogEvent[]>([])
  before = $state(0)
  now = $state.raw<LogEvent | null>(null)
  /** The picture that was shown before that of the event being told. */
  was = $state.raw<P | null>(null)
  lasts = $state(0)
  /** Where in the log this story began. */
  #begun = $state(0)
  recent = $derived<readonly LogEvent[]>(this.log.slice(this.#begun))
  left = $state(0)
  /** Events that pass together with the next one. */
  quiet: ReadonlySet<string> = new Set()
  /** How much longer than usual an event stays; less than 1: for a shorter time. */
  weight: (event: LogEvent, picture: P) => number = () => 1
  #waiting: Beat<P>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #hurried = false
  #pace = DWELL

  /** @param speed 1 is normal, 0 is at once. */
  constructor(private readonly speed: () => number) {}

  /** How many events have been told since the game began. */
  get number(): number {
    return this.before + this.log.length
  }

  /** Show a picture at once, without what came before it. */
  begin(picture: P, log: readonly LogEvent[], before = 0): void {
    this.#rest()
    this.log = log
    this.#begun = log.length
    this.before = before
    this.picture = picture
  }

  /** Tell what has happened, after what has not been told yet. */
  tell(beats: readonly Beat<P>[]): void {
    this.#waiting.push(...beats)
    this.#count()
    const whole = this.#waiting.reduce((sum, beat) => sum + this.#weightOf(beat), 0)
    this.#pace = Math.max(SHORTEST, Math.min(DWELL, LONGEST / Math.max(whole, 1)))
    if (!this.speed()) this.finish()
    else if (!this.now) {
      if (beats.some((beat) => beat.event)) this.#begun = this.log.length
      this.#next()
    }
  }

  /** Go on faster; the second time, go to the present. */
  hurry(): void {
    if (!this.now) return
    if (this.#hurried) this.finish()
    else {
      this.#hurried = true
      this.#next()
    }
  }

  /** Go to the present: the log has everything that is not shown. */
  finish(): void {
    const last = this.#waiting.at(-1)
    const events = this.#waiting.flatMap((beat) => (beat.event ? [beat.event] : []))
    this.#rest()
    if (!last) return
    this.log = [...this.log, ...events]
    this.picture = last.picture
  }

  /** Tell nothing more, and show nothing else. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#hurried = false
    this.now = null
    this.was = null
    this.#count()
  }

  #count(): void {
    this.left = this.#waiting.filter((beat) => this.#isTold(beat)).length
  }

  #isTold(beat: Beat<P>): boolean {
    return beat.event !== null && !this.quiet.has(beat.event.event)
  }

  #weightOf(beat: Beat<P>): number {
    return beat.event && this.#isTold(beat) ? this.weight(beat.event, beat.picture) : 0
  }

  /** Show the next event, with what belongs to it. */
  #next(): void {
    clearTimeout(this.#timer)
    const was = this.picture
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) {
      this.picture = beat.picture
      if (beat.event) this.log = [...this.log, beat.event]
      if (!this.#isTold(beat)) continue
      this.was = was
      this.now = beat.event
      this.#count()
      this.lasts = this.#dwell(this.#weightOf(beat))
      this.#timer = setTimeout(() => this.#next(), this.lasts)
      return
    }
    this.#rest()
  }

  #dwell(weight: number): number {
    if (this.#hurried) return HURRIED
    return Math.min(this.#pace * weight, this.left ? Infinity : LAST) / (this.speed() || 1)
  }
}
