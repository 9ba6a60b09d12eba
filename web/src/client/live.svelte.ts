/** One table, live: what the server has sent about it, and how to answer. Reconnects automatically when the connection
 * is lost. */
import { ApiError, post } from '../base/browser/api'
import { type Change, changed } from '../game/story/changes'
import type { LogEvent } from '../game/story/log-event'
import { type Beat, Story } from '../game/story/story.svelte'
import type { Decision, Refusal } from '../generated/kernel'
import type {
  ChatMessage,
  DoneMessage,
  PongMessage,
  PresenceMessage,
  RefusedMessage,
  SeatPresence,
  StoryMessage,
  TableMessage,
  WhyMessage,
} from '../generated/protocol'
import { HttpLine } from './http-line'
import { LOOKED, Memory } from './last-seen'
import { type Fate, Outbox } from './outbox.svelte'
import { DEAF, lineAfter, OPENS, seen, type Sent, SILENT, SOCKET_AGAIN, waitOn } from './retry'

type FromServer =
  TableMessage | StoryMessage | RefusedMessage | DoneMessage | WhyMessage | ChatMessage | PongMessage | PresenceMessage
/** `full`: this guest has too many windows open; the server will let this one in when another is closed. */
type Line = 'connecting' | 'open' | 'lost' | 'full' | 'gone'

const BEAT = 25_000
/** In a `hello`: what has happened since my last answer. */
const SINCE_ANSWER = -1
/** The most events that the story tells somebody who was away; the log has the rest. */
const SHORT = 15
/** A server that has sent nothing for this long (not even pong) is considered gone. */
const SILENCE = 2.5 * BEAT

/** What is known of the events; `before`: how many came before those of the log, since the server sends only the last
 * ones. */
interface Known {
  edition: number
  look: number | null
  before: number
}

/** Whether the events of a message continue those that are known. */
const goesOn = (log: LogEvent[], known: Known, message: TableMessage): boolean =>
  known.edition === message.edition &&
  known.look === message.look &&
  known.before <= message.since &&
  message.since <= known.before + log.length

/** Whether somebody else plays, who goes on while I am away. */
const isShared = (message: TableMessage): boolean => message.seats.some((seat) => seat.kind === 'person' && !seat.mine)

/** The log after a message: the known events continued, or a fresh start (after an undo, or from another seat). */
export function grown(log: LogEvent[], known: Known, message: TableMessage): { log: LogEvent[]; before: number } {
  const fresh = message.events.map(([, event]) => event as LogEvent)
  if (!goesOn(log, known, message)) return { log: fresh, before: message.since }
  const { before } = known
  const kept = message.since - before
  return { log: fresh.length || kept < log.length ? [...log.slice(0, kept), ...fresh] : log, before }
}

/** The events that a seat has received. */
interface Told {
  log: LogEvent[]
  before: number
  edition: number
}

export class Live {
  line = $state<Line>('connecting')
  /** The table as it is now; what is shown is `story.snapshot`. */
  message = $state.raw<TableMessage | null>(null)
  /** All events; those that have been told are in `story.log`. */
  log = $state.raw<LogEvent[]>([])
  readonly story: Story<TableMessage>
  /** What I have done beside answering and talking, until the server has it. */
  readonly outbox = new Outbox(
    () => (this.line === 'open' ? this.message : null),
    () => (this.refused = { type: 'refused', id: null, code: 'lapsed', refusal: null }),
  )
  chat = $state.raw<ChatMessage[]>([])
  /** Which people are at the table; empty where nobody else plays, and without a socket. */
  present = $state.raw<readonly SeatPresence[]>([])
  refused = $state.raw<RefusedMessage | null>(null)
  /** The length of the log when I last answered. */
  mark = $state(0)
  /** How many answers I have given here. */
  given = $state(0)
  /** A lesson or the coach may hold an answer back: then it says why, and returns false. */
  guard: ((action: string) => boolean) | null = null
  /** Whether the network lets no socket through, so that what happens is asked for over HTTP. */
  slow = $state(false)
  #socket: WebSocket | HttpLine | null = null
  /** How many sockets in a row have closed without a word from the server. */
  #deaf = 0
  #seeking: ReturnType<typeof setInterval> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #count = 0
  #sent = $state.raw<Sent | null>(null)
  /** An answer that was on its way when the line broke: given again if it is still asked. */
  #broken: Sent | null = null
  /** What is on its way beside an answer. */
  #leaving = new Map<string, (fate: Fate | 'refused') => void>()
  #waiting = new Map<string, (refusal: Refusal | null) => void>()
  /** Whose turn it is in a view; null: the game has no turns of seats. */
  turn: (view: unknown) => number | null = () => null
  /** How many events have happened while I was away, as long as the story tells the last of them. */
  away = $state(0)
  /** Up to which event I had been here; null: I have not just come. */
  #came: number | null = null
  /** Whether what is shown is how it was when I was here last. */
  #retold = false
  /** How many events of the next story have been told here: it begins with a whole answer. */
  #repeated = 0
  #visible = true
  #closed = false
  #heard = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #before = 0
  /** On a shared screen, each seat has a separate log. */
  #logs = new Map<number | null, Told>()

  constructor(
    readonly id: string,
    private readonly memory = new Memory(),
    speed: () => number = () => 1,
    private readonly looks = new Memory(undefined, LOOKED),
  ) {
    this.story = new Story(speed)
  }

  /** What is asked, once the story has come there. */
  get decision(): Decision | null {
    return this.story.going ? null : (this.story.snapshot?.decisions[0] ?? null)
  }

  /** Whether an answer is on its way. */
  get pending(): boolean {
    return this.#sent !== null
  }

  /** The answer that the player has given, as long as it is on its way. */
  get sent(): string | null {
    return this.#sent?.own ? this.#sent.action : null
  }

  /** How many events there have been. */
  private get end(): number {
    return this.#before + this.log.length
  }

  /** Counts what has been taken back. */
  get edition(): number | null {
    return this.message?.edition ?? null
  }

  connect(): void {
    this.#closed = false
    clearTimeout(this.#timer)
    clearTimeout(this.#opening)
    clearInterval(this.#beat)
    clearInterval(this.#seeking)
    // If HTTP does not help either, the server is away: then a socket is tried next.
    const overHttp = this.#deaf >= DEAF && !(this.#socket instanceof HttpLine)
    this.#use(overHttp ? new HttpLine(this.id) : this.#newSocket())
    if (overHttp) this.#seeking = setInterval(() => this.#seek(), SOCKET_AGAIN)
    this.#heard = Date.now()
    this.#beat = setInterval(() => this.#ping(), BEAT)
  }

  #newSocket(): WebSocket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    // Some proxies neither answer nor refuse.
    clearTimeout(this.#opening)
    this.#opening = setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) socket.close()
    }, OPENS)
    return socket
  }

  /** A socket would be quicker than HTTP: try whether one gets through by now. */
  #seek(): void {
    const socket = this.#newSocket()
    socket.onopen = () => socket.send(JSON.stringify({ type: 'ping' }))
    socket.onmessage = () => {
      const old = this.#socket
      if (this.#closed || !(old instanceof HttpLine)) {
        socket.close()
        return
      }
      clearInterval(this.#seeking)
      this.#use(socket)
      this.#greet()
      old.close()
    }
  }

  /** Say what is known of the table, and hear the rest. */
  #greet(): void {
    const { message } = this
    const since = this.end
    const last = this.#last()
    if (message) this.#send({ type: 'hello', since, edition: message.edition, look: message.look, tell: since })
    else if (last) this.#send({ type: 'hello', since: 0, edition: last.edition, look: last.look, tell: last.at })
    else this.#send({ type: 'hello', since: 0, edition: 0, look: null, tell: SINCE_ANSWER })
    this.#came = message ? null : (last?.at ?? SINCE_ANSWER)
    if (!this.#visible && this.#socket instanceof WebSocket) this.see(false)
  }

  /** Where I was last: when I answered, or when I looked, whichever was later. */
  #last() {
    const answered = this.memory.latest(this.id)
    const looked = this.looks.latest(this.id)
    if (!answered || !looked) return looked ?? answered
    return looked.edition >= answered.edition && looked.at >= answered.at ? looked : answered
  }

  /** Remember how far the story has been told: the reader looks away. */
  leave(): void {
    const shown = this.story.snapshot
    if (shown && shown.look !== null) this.looks.keep(this.id, shown.look, shown.edition, this.story.finished)
  }

  /** Say whether the page can be seen. */
  see(visible: boolean): void {
    this.#visible = visible
    if (!this.slow) this.#send({ type: 'sight', visible })
  }

  /** The reader, who was away, looks again: tell what has happened since.
   *
   * @param number how many events had been told by then */
  comeBack(number: number): void {
    const { message } = this
    const kept = number - this.#before
    if (!message || this.line !== 'open' || kept < 0 || kept >= this.log.length || this.story.going) return
    this.log = this.log.slice(0, kept)
    const { look, edition } = message
    this.#logs.set(look, { log: this.log, before: this.#before, edition })
    this.#came = number
    this.#send({ type: 'hello', since: number, edition, look, tell: number })
  }

  /** Play over this line from now on. */
  #use(socket: WebSocket | HttpLine): void {
    this.#socket = socket
    socket.onopen = () => {
      clearTimeout(this.#opening)
      this.#greet()
    }
    socket.onmessage = (event: { data: string | Blob }) => {
      this.slow = socket instanceof HttpLine
      if (!this.slow) this.#deaf = 0
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as FromServer)
      else void event.data.text().then((text) => this.#hear(JSON.parse(text) as FromServer))
    }
    socket.onclose = (event: { code: number }) => {
      if (this.#socket !== socket || this.#closed) return
      this.present = []
      if (this.#sent && !this.#sent.done) this.#broken = this.#sent
      this.#settle()
      for (const id of [...this.#leaving.keys()]) this.#left(id, 'lost')
      clearTimeout(this.#opening)
      clearInterval(this.#beat)
      for (const tell of this.#waiting.values()) tell(null)
      this.#waiting.clear()
      const line = lineAfter(event.code)
      if (event.code === SILENT && !(socket instanceof HttpLine)) this.#deaf += 1
      if (line === 'gone') this.line = line
      else this.#again(line)
    }
  }

  /** Give up a connection that is silently dead (a sleeping computer, another network). */
  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else this.#send({ type: 'ping' })
  }

  #again(line: 'lost' | 'full'): void {
    this.line = line !== 'lost' || this.message || this.#tries ? line : 'connecting'
    this.#timer = setTimeout(() => this.connect(), waitOn(line, this.#tries++))
  }

  /** Stop waiting: the person asks for it, or the network is back. */
  hurry(): void {
    if (
      this.#closed ||
      (this.line !== 'lost' && this.line !== 'full') ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return
    this.connect()
  }

  close(): void {
    this.#closed = true
    this.leave()
    this.outbox.stop()
    this.story.stop()
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    clearInterval(this.#seeking)
    this.#socket?.close()
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now()
    switch (message.type) {
      case 'table':
        this.#see(message)
        break
      case 'story':
        this.#follow(message)
        break
      case 'refused':
        this.#left(String(message.id), 'refused')
        if (this.#sent && (message.id === null || message.id === this.#sent.id)) this.#settle()
        if (message.id !== null && this.#waiting.has(String(message.id)))
          this.#tell(String(message.id), message.refusal)
        else this.refused = message
        break
      case 'why':
        this.#tell(String(message.id), message.refusal)
        break
      case 'done':
        this.#left(String(message.id), 'heard')
        if (this.#sent?.id !== message.id) break
        this.#sent.done = true
        if (seen(this.#sent, this.message)) this.#settle()
        break
      case 'chat':
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message]
        break
      case 'presence':
        this.present = message.seats
        break
      case 'pong':
        break
    }
  }

  /** Lists of options that the server has sent once, by name. */
  #lists = new Map<string, Decision['options']>()

  #resolved(message: TableMessage, lists: Record<string, unknown>): TableMessage {
    for (const [name, options] of Object.entries(lists)) this.#lists.set(name, options as Decision['options'])
    const decisions = message.decisions.map((decision) => {
      const named = decision.options as unknown
      return typeof named === 'string' ? { ...decision, options: this.#lists.get(named) ?? [] } : decision
    })
    return { ...message, decisions }
  }

  /** The table has gone on. */
  #follow(message: StoryMessage): void {
    const from = this.message
    if (!from || message.since !== this.end) {
      this.#socket?.close() // a message is missing: come back, and see the whole table
      return
    }
    let { view } = from
    const beats: Beat<TableMessage>[] = message.beats.map(([event, changes]) => {
      view = changed(view, changes as Change[])
      return { event: event as LogEvent | null, snapshot: { ...from, view, decisions: [] } }
    })
    const last = { ...changed(from, message.changes as Change[]), view }
    this.message = this.#resolved(last, message.lists)
    const events = beats.flatMap((beat) => (beat.event ? [beat.event] : []))
    if (events.length) {
      this.log = [...this.log, ...events]
      this.#logs.set(from.look, { log: this.log, before: this.#before, edition: from.edition })
    }
    const known = beats.filter((beat) => beat.event)[this.#repeated - 1]
    this.#repeated = 0
    if (known) this.story.omit(beats.splice(0, beats.indexOf(known) + 1))
    if (this.#retold) {
      this.#retold = false
      const first = beats.length - SHORT
      this.away = beats.filter((beat) => beat.event).length
      if (first > 0) this.story.omit(beats.splice(0, first))
      this.story.brief = true
    } else if (!this.story.going) this.away = 0
    this.story.tell([...beats, { event: null, snapshot: this.message }])
    if (this.#sent?.done) this.#settle()
  }

  #see(whole: TableMessage): void {
    const message = this.#resolved(whole, whole.lists)
    const from = this.message?.look
    const had = this.#logOf(message.look)
    const { log, before } = grown(had.log, { ...had, look: message.look }, message)
    this.#logs.set(message.look, { log, before, edition: message.edition })
    this.log = log
    this.#before = before
    if (from !== message.look) this.mark = this.memory.mark(this.id, message.look, message.edition) - before
    else if (had.edition !== message.edition) this.mark = Math.min(this.mark, message.since)
    this.mark = Math.max(0, Math.min(this.mark, this.log.length))
    const shown = this.message
    this.message = message
    const goesOn =
      from === message.look && had.edition === message.edition && message.since === had.before + had.log.length
    // Over HTTP only the events come: the board stays as it was until they have been told.
    const told = this.slow && shown ? message.events.map(([, event]) => event as LogEvent) : []
    if (goesOn && this.#came === null && told.length === message.events.length) {
      const was = { ...(shown ?? message), decisions: [] }
      this.story.tell([...told.map((event) => ({ event, snapshot: was })), { event: null, snapshot: message }])
    } else this.story.begin(message, log, before)
    // While the story is retold, nobody is asked yet.
    this.#retold = this.#came !== null && isShared(message) && !message.seats.some((seat) => seat.to_act)
    if (this.#retold && !this.mark) this.mark = this.log.length
    this.#repeated = Math.max(0, (this.#came ?? 0) - this.end)
    this.#came = null
    // Only now is it certain that the server accepts us: one that closes at once must not be asked again and again.
    this.#tries = 0
    this.line = 'open'
    if (this.#sent?.done) this.#settle()
    this.#giveAgain()
    this.outbox.flush()
  }

  #giveAgain(): void {
    const broken = this.#broken
    this.#broken = null
    const asked = this.message?.decisions.find(({ seat, number }) => seat === broken?.seat && number === broken.number)
    if (broken && asked && !asked.sealed) this.#give(asked, broken.action, broken.own)
  }

  #left(id: string, fate: Fate | 'refused'): void {
    this.#leaving.get(id)?.(fate)
    this.#leaving.delete(id)
  }

  /** Send something, and wait until the server has heard it. */
  #deliver(message: object): Promise<Fate | 'refused'> {
    const id = `d${++this.#count}`
    return new Promise((resolve) => {
      this.#leaving.set(id, resolve)
      if (!this.#send({ ...message, id })) this.#left(id, 'unsent')
    })
  }

  /** Send something as soon as there is a connection.
   *
   * @param about what it is about.
   * @param fits whether it still makes sense at the table by then. */
  #order(about: string, message: object, fits: (table: TableMessage) => boolean): void {
    const send = async () => {
      const fate = await this.#deliver(message)
      return fate === 'refused' ? 'heard' : fate
    }
    this.outbox.put(about, { send, fits })
  }

  #settle(): void {
    this.#sent = null
  }

  #tell(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.(refusal)
    this.#waiting.delete(id)
  }

  /** Give an answer; `certainly`: it is not held back.
   *
   * @returns whether it is on its way, or held back; not without a connection */
  answer(decision: Decision, action: string, certainly = false): boolean {
    if (!certainly && this.guard?.(action) === false) return true
    const mark = this.log.length
    if (!this.#give(decision, action, true)) return false
    this.story.read() // a player who answers knows what has happened
    this.given += 1
    const turn = this.turn(this.message?.view)
    // A response within another's turn leaves as news what the turn has brought.
    if (turn === null || turn === decision.seat) {
      this.mark = mark
      this.memory.keep(this.id, decision.seat, this.message?.edition ?? 0, this.#before + mark)
    }
    return true
  }

  /** The game is over, and its reader has seen how: a page that is loaded again has nothing to tell. */
  seen(): void {
    const { message } = this
    if (message?.look != null) this.memory.keep(this.id, message.look, message.edition, this.end)
  }

  /** Give an answer automatically: what was new stays new. */
  pass(decision: Decision, action: string): void {
    this.#give(decision, action, false)
  }

  #give(decision: Decision, action: string, own: boolean): boolean {
    if (this.pending) return false
    this.refused = null
    const id = `a${++this.#count}`
    if (!this.#send({ type: 'answer', id, seat: decision.seat, decision: decision.number, action })) return false
    this.#sent = { id, seat: decision.seat, number: decision.number, action, own, done: false }
    return true
  }

  why(seat: number, action: string): Promise<Refusal | null> {
    const id = `w${++this.#count}`
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      if (!this.#send({ type: 'why', id, seat, action })) this.#tell(id, null)
    })
  }

  /** Look from another seat of mine; the known part of its log need not be sent again. */
  look(seat: number): void {
    const { log, before, edition } = this.#logOf(seat)
    this.#send({ type: 'look', seat, since: before + log.length, edition: Math.max(0, edition) })
  }

  #logOf(look: number | null): Told {
    return this.#logs.get(look) ?? { log: [], before: 0, edition: -1 }
  }

  undo(seat: number): void {
    this.refused = null
    const { edition, end } = this
    const reason = this.message?.undo[String(seat)]
    const fits = ({ undo, request }: TableMessage) =>
      this.edition === edition && this.end === end && undo[String(seat)] === reason && request?.seat !== seat
    this.#order('undo', { type: 'undo', seat }, fits)
  }

  agree(seat: number, yes = true): void {
    const asks = this.message?.request?.seat
    const fits = ({ request }: TableMessage) => request?.seat === asks && request?.agreed.includes(seat) === false
    this.#order('agree', { type: yes ? 'agree' : 'disagree', seat }, fits)
  }

  /** Ask for a pause, or agree to it. */
  pause(): void {
    const asks = this.message?.pause?.seat
    this.#order('pause', { type: 'pause' }, ({ pause }) => pause?.since == null && pause?.seat === asks)
  }

  /** End a pause; decline one that is asked for, or withdraw the wish for it. */
  playOn(): void {
    const since = this.message?.pause?.since
    this.#order('pause', { type: 'play-on' }, ({ pause }) => pause !== null && pause.since === since)
  }

  /** Agree that a newcomer takes a seat, or decline. */
  admit(seat: number, yes: boolean): void {
    const name = this.message?.newcomers.find((newcomer) => newcomer.seat === seat)?.name
    const send = () =>
      post(`/tables/${encodeURIComponent(this.id)}/seats/${seat}/admit`, { yes }).then(
        () => 'heard' as const,
        (error: unknown) => (error instanceof ApiError && error.status ? 'heard' : 'lost'),
      )
    const fits = ({ newcomers }: TableMessage) => newcomers.some((one) => one.seat === seat && one.name === name)
    this.outbox.put(`admit ${seat}`, { send, fits })
  }

  /** At a game that diverges under today's rules: go on from there, or close it. */
  decide(wish: 'resume' | 'close'): void {
    this.#order('decide', { type: wish }, ({ wishes }) => wishes !== null)
  }

  /** I was away; nobody else needs to answer for me now. */
  back(): void {
    this.#order('back', { type: 'back' }, ({ seats }) => seats.some((seat) => seat.mine && seat.away))
  }

  /** Say something.
   *
   * @returns whether the others can read it */
  async say(text: string): Promise<boolean> {
    return (await this.#deliver({ type: 'chat', text })) === 'heard'
  }
}
