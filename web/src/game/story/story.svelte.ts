/** The story: what has happened, event by event, each with the snapshot taken after it; events that share a line go
 * together. There is one queue, which never repeats, drops or reorders anything; what follows the story (the next
 * question, the result) is shown when the story has reached it. */
import type { LogEvent } from './log-event'

/** An event (null: only the snapshot has changed), and the snapshot after it. */
export interface Beat<P> {
  event: LogEvent | null
  snapshot: P
}

/** The present state of the story, for components that draw it. */
export interface Telling {
  /** The event being told; null: the story has come to the present. */
  readonly now: LogEvent | null
  /** The events of this story so far, the one being told last. */
  readonly recent: readonly LogEvent[]
  /** All events told so far, as far back as they are known. */
  readonly log: readonly LogEvent[]
  /** The events that are still to be told: for what a viewer knows anyway, such as his own orders. */
  readonly ahead: readonly LogEvent[]
  /** For how long the event stays, in milliseconds. */
  readonly lasts: number
  /** Whether there is more to tell, at once or when the last line has been read: until then nothing is asked. */
  readonly going: boolean
}

/** A story that can be hurried on. */
export interface Hurried extends Telling {
  /** How many events are waiting. */
  readonly left: number
  /** What has been told last that has a line; null: nothing. */
  readonly last: LogEvent | null
  /** Whether it waits at the event being told until somebody lets it go on: it cannot be hurried then. */
  readonly held: boolean
  hurry(): void
}

/** How long an event without a line is shown at the normal speed, in milliseconds. */
const DWELL = 400
/** The time to notice a line, and then to read it at forty letters per second, as one who knows such lines does. A long
 * line stays no longer: the log keeps it. Who would rather read calmly sets the speed so. */
const NOTICED = 150
const LETTER = 25
const SHORTEST = 450
const LONGEST = 2200
/** The last event stays for this long before the next question appears. Its line stays until it has been read;
 * only then comes what happens after it. */
const LAST = 180
const HURRIED = 70

/** Calls back once the change is on the screen: the second frame comes after the first has been painted. A hidden page
 * has no frames. */
function whenDrawn(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || (typeof document !== 'undefined' && document.hidden)) then()
  else requestAnimationFrame(() => requestAnimationFrame(then))
}

/** How an event is met: as news, as what the board draws large, as what the viewer has done himself, or as news and as a
 * drawing of what concerns only a rival. */
export type Met = 'news' | 'drawn' | 'own' | 'rival' | 'rival drawn'
const GLANCE = 1200
const OF_RIVALS = 0.55
/** How long its line stays at most, and for what share of its time: what is drawn needs no longer, what one has just done
 * only a glance, and over what rivals do the story passes faster, unless it goes calmly. */
const MET: Record<Met, { most: number; share: number }> = {
  news: { most: LONGEST, share: 1 },
  drawn: { most: GLANCE, share: 1 },
  own: { most: 300, share: 1 },
  rival: { most: LONGEST, share: OF_RIVALS },
  'rival drawn': { most: GLANCE, share: OF_RIVALS },
}

/** How long a line stays, in milliseconds.
 *
 * @param speed 1 is normal, and less is calm */
export function readingTime({ length }: string, met: Met = 'news', speed = 1): number {
  const time = length ? Math.max(SHORTEST, NOTICED + LETTER * length) : DWELL
  const { most, share } = MET[met]
  return (Math.min(most, time) * (speed < 1 ? 1 : share)) / speed
}

/** What happens in some beats: a beat that only changes the snapshot has no event. */
const eventsOf = (beats: readonly Beat<unknown>[]): LogEvent[] => beats.flatMap(({ event }) => (event ? [event] : []))

export class Story<P> implements Hurried {
  /** The snapshot that is shown. */
  snapshot = $state.raw<P | null>(null)
  /** The events that have been told, and how many came before them. */
  log = $state.raw<readonly LogEvent[]>([])
  before = $state(0)
  now = $state.raw<LogEvent | null>(null)
  /** The snapshot that was shown before that of the event being told. */
  was = $state.raw<P | null>(null)
  lasts = $state(0)
  /** Where in the log this story began. */
  #begun = $state(0)
  recent = $derived<readonly LogEvent[]>(this.log.slice(this.#begun))
  ahead = $state.raw<readonly LogEvent[]>([])
  last = $state.raw<LogEvent | null>(null)
  left = $derived(this.ahead.filter(({ event }) => !this.quiet.has(event)).length)
  going = $derived(this.now !== null || this.left > 0)
  held = $state(false)
  /** Whether the first press goes to the present, as in a story of what the viewer has missed. */
  brief = false
  /** Whether it has to wait at an event, because a lesson has something to say there, until `goOn`. */
  stops: (event: LogEvent) => boolean = () => false
  /** Where it has waited last: it does not wait there again. */
  #stopped: LogEvent | null = null
  /** Events that pass together with the next one. */
  quiet: ReadonlySet<string> = new Set()
  /** An event in words, which have to be read; empty: it has none. */
  line: (event: LogEvent) => string = () => ''
  /** How the viewer meets an event. */
  met: (event: LogEvent) => Met = () => 'news'
  /** Two events in a row as one that says both; null: each has its own line. */
  join: (one: LogEvent, next: LogEvent) => LogEvent | null = () => null
  #waiting: Beat<P>[] = []
  /** How many had been told when the one being told began. */
  #finished = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the events shown, so that a frame that comes late knows that it is too late. */
  #shown = 0
  #hurried = false
  /** Everything has been told, and the last line is still being read. */
  #lingers = false

  /** @param speed 1 is normal, 0 is at once. */
  constructor(private readonly speed: () => number) {}

  /** How many events have been told since the game began. */
  get number(): number {
    return this.before + this.log.length
  }

  /** How many have been told to their end: not the one that is being told, or at which it waits. */
  get finished(): number {
    return this.now ? this.#finished : this.number
  }

  /** Whether an event, by its place in the log, is being told, or has passed together with the one that is. */
  tells(place: number): boolean {
    return this.now !== null && place >= this.#finished - this.before && place < this.log.length
  }

  /** Show a snapshot at once, without what came before it. */
  begin(snapshot: P, log: readonly LogEvent[], before = 0): void {
    this.#rest()
    this.log = log
    this.#begun = log.length
    this.before = before
    this.snapshot = snapshot
  }

  /** Show what comes after some beats that there is no time to tell; nothing may be waiting. The log has them. */
  omit(beats: readonly Beat<P>[]): void {
    this.#skip(beats)
    this.#begun = this.log.length
  }

  /** Tell what has happened, after what has not been told yet. */
  tell(beats: readonly Beat<P>[]): void {
    this.#waiting.push(...beats)
    this.#count()
    if (!this.speed()) this.finish()
    else if (this.now) return
    else if (!this.#lingers) this.#start()
    else if (!this.left) this.#pass()
  }

  /** Go on faster; the second time, go to the present. */
  hurry(): void {
    if (!this.going || this.held) return
    if (this.#hurried || this.brief) this.finish()
    else {
      this.#hurried = true
      if (this.now) this.#next()
      else this.#start()
    }
  }

  /** The last line has been read: tell at once what comes now. */
  read(): void {
    if (!this.#lingers) return
    clearTimeout(this.#timer)
    this.#lingers = false
    if (this.left) this.#start()
  }

  /** Go on from where it waits. */
  goOn(): void {
    if (!this.held) return
    this.held = false
    if (this.speed()) this.#next()
    else this.finish()
  }

  /** Go to the present, or to where it has to wait: the log has everything that is not shown. */
  finish(): void {
    if (this.held) return
    if (this.#waitsAt(this.now)) {
      this.#hold()
      return
    }
    const stop = this.#waiting.findIndex(({ event }) => this.#waitsAt(event))
    if (stop >= 0) {
      this.#stopAt(stop)
      return
    }
    this.last = this.#waiting.filter((beat) => this.#isTold(beat)).at(-1)?.event ?? this.last
    const passed = this.#waiting
    this.#rest()
    this.#skip(passed)
  }

  /** Tell nothing more, and show nothing else. */
  stop(): void {
    this.#forget()
  }

  #waitsAt(event: LogEvent | null): boolean {
    return event !== null && event !== this.#stopped && this.stops(event)
  }

  #hold(): void {
    this.#forget()
    this.#stopped = this.now
    this.held = true
  }

  /** Pass everything up to this place in what is waiting, and wait there. */
  #stopAt(place: number): void {
    if (!this.now) this.#begun = this.log.length
    const passed = this.#waiting.splice(0, place + 1)
    this.was = passed.at(-2)?.snapshot ?? this.snapshot
    this.#skip(passed)
    this.#finished = this.number - 1
    this.now = passed.at(-1)?.event ?? null
    this.last = this.now
    this.#lingers = false
    this.#count()
    this.#hold()
  }

  /** Show what comes after some beats, which go to the log untold. */
  #skip(beats: readonly Beat<P>[]): void {
    this.log = [...this.log, ...eventsOf(beats)]
    this.snapshot = beats.at(-1)?.snapshot ?? this.snapshot
  }

  #rest(): void {
    this.#forget()
    this.held = false
    this.#waiting = []
    this.#hurried = false
    this.brief = false
    this.#lingers = false
    this.now = null
    this.was = null
    this.#count()
  }

  #count(): void {
    this.ahead = eventsOf(this.#waiting)
  }

  #isTold(beat: Beat<P>): boolean {
    return beat.event !== null && !this.quiet.has(beat.event.event)
  }

  /** How long a beat takes, at the speed of now: as long as its line is read. */
  #timeOf({ event }: Beat<P>): number {
    if (!event || this.quiet.has(event.event)) return 0
    return this.#hurried ? HURRIED : readingTime(this.line(event), this.met(event), this.speed() || 1)
  }

  /** Begin a story with what is waiting. */
  #start(): void {
    this.#lingers = false
    if (this.ahead.length) this.#begun = this.log.length
    this.#next()
  }

  /** Show what is not told by itself, up to the next event that is; undefined: there is none. */
  #pass(): Beat<P> | undefined {
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) {
      this.snapshot = beat.snapshot
      if (beat.event) this.log = [...this.log, beat.event]
      if (this.#isTold(beat)) return this.#joined(beat)
    }
    this.#count()
    return undefined
  }

  /** An event with those after it that share its line. */
  #joined(beat: Beat<P>): Beat<P> {
    for (;;) {
      const at = this.#waiting.findIndex((one) => this.#isTold(one))
      const next = this.#waiting[at]?.event
      const apart = this.#waitsAt(beat.event) || this.#waitsAt(next ?? null)
      const both = beat.event && next && !apart ? this.join(beat.event, next) : null
      if (!both) return beat
      const passed = this.#waiting.splice(0, at + 1)
      this.#skip(passed)
      beat = { event: both, snapshot: passed.at(-1)?.snapshot ?? beat.snapshot }
    }
  }

  /** Show the next event, with what belongs to it; or wait where it has to. */
  #next(): void {
    if (this.#waitsAt(this.now)) {
      this.#hold()
      return
    }
    this.#forget()
    const was = this.snapshot
    this.#finished = this.number
    const beat = this.#pass()
    if (!beat) {
      this.#rest()
      return
    }
    this.was = was
    this.now = beat.event
    this.last = beat.event
    this.#count()
    const read = this.#timeOf(beat)
    this.lasts = this.left ? read : Math.min(read, LAST / (this.speed() || 1))
    const rest = read - this.lasts
    this.#stay(this.lasts, () => (rest && !this.#waitsAt(this.now) ? this.#linger(rest) : this.#next()))
  }

  /** Let an event stay for its time from when it is on the screen: a frame that comes late does not shorten it. */
  #stay(time: number, then: () => void): void {
    const shown = ++this.#shown
    whenDrawn(() => {
      if (shown === this.#shown) this.#timer = setTimeout(then, time)
    })
  }

  /** Forget what was to come next. */
  #forget(): void {
    clearTimeout(this.#timer)
    this.#shown += 1
  }

  /** Come to the present, where the last line stays for the rest of its time; or let it stay before what has come
   * meanwhile. */
  #linger(rest: number): void {
    if (this.left) {
      this.#timer = setTimeout(() => this.#next(), rest)
      return
    }
    this.#next()
    this.#lingers = true
    this.#timer = setTimeout(() => this.read(), rest)
  }
}
