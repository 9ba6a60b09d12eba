/** One table, live: what the server has told of it, and how to answer. Comes back by itself when the line is lost. */
import type { Decision, Refusal } from '../generated/kernel'
import type { ChatMessage, DoneMessage, PongMessage, RefusedMessage, TableMessage, WhyMessage } from '../generated/protocol'

export type LogEvent = { event: string; seat?: number } & Record<string, unknown>
type FromServer = TableMessage | RefusedMessage | DoneMessage | WhyMessage | ChatMessage | PongMessage
type Line = 'connecting' | 'open' | 'lost' | 'gone'

/** Close codes of the server: no such table; it is from other rules. */
const NO_TABLE = 4404
const OUTDATED = 4409
const PATIENCE = [300, 700, 1500, 3000, 5000]

/** What is known of the events; `before`: how many came before those of the log, of which the server told the last. */
interface Known {
  edition: number
  look: number | null
  before: number
}

/** Whether what a message tells goes on from what is known. */
const goesOn = (log: LogEvent[], known: Known, message: TableMessage): boolean =>
  known.edition === message.edition && known.look === message.look && known.before <= message.since && message.since <= known.before + log.length

/** The log after a message: what is known goes on, or begins anew (after an undo, or from another seat). */
export function grown(log: LogEvent[], known: Known, message: TableMessage): { log: LogEvent[]; before: number } {
  const fresh = message.events.map(([, event]) => event as LogEvent)
  if (!goesOn(log, known, message)) return { log: fresh, before: message.since }
  const { before } = known
  return { log: fresh.length ? [...log.slice(0, message.since - before), ...fresh] : log, before }
}

export class Live {
  line = $state<Line>('connecting')
  message = $state.raw<TableMessage | null>(null)
  log = $state.raw<LogEvent[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** An answer on its way. */
  pending = $state(false)
  refused = $state.raw<RefusedMessage | null>(null)
  /** How much of the log was there when I answered last. */
  mark = $state(0)
  #socket: WebSocket | null = null
  #tries = 0
  #count = 0
  #waiting = new Map<string, (refusal: Refusal | null) => void>()
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #look: number | null = null
  #before = 0

  constructor(readonly id: string) {}

  get decision(): Decision | null {
    return this.message?.decisions[0] ?? null
  }

  connect(): void {
    this.#closed = false
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      const { message } = this
      const known = message ? { since: this.#before + this.log.length, edition: message.edition, look: message.look } : { since: 0, edition: 0, look: this.#look }
      this.#send({ type: 'hello', ...known })
    }
    socket.onmessage = (event: MessageEvent<string | Blob>) => {
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as FromServer)
      else void event.data.text().then((text) => this.#hear(JSON.parse(text) as FromServer))
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return
      if (event.code === NO_TABLE || event.code === OUTDATED) {
        this.line = 'gone'
        return
      }
      this.pending = false
      clearInterval(this.#beat)
      for (const tell of this.#waiting.values()) tell(null)
      this.#waiting.clear()
      this.#again()
    }
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#send({ type: 'ping' }), 25_000)
  }

  #again(): void {
    this.line = this.message || this.#tries ? 'lost' : 'connecting'
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 5000
    this.#timer = setTimeout(() => this.connect(), wait)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table': {
        const known = { edition: this.message?.edition ?? -1, look: this.message?.look ?? null, before: this.#before }
        if (known.edition !== message.edition || known.look !== message.look) this.mark = Math.min(this.mark, message.since)
        const { log, before } = grown(this.log, known, message)
        this.log = log
        this.#before = before
        this.mark = Math.min(this.mark, this.log.length)
        this.#look = message.look
        this.message = message
        this.line = 'open'
        this.pending = false
        break
      }
      case 'refused':
        this.pending = false
        if (message.id !== null && this.#waiting.has(String(message.id))) this.#tell(String(message.id), message.refusal)
        else this.refused = message
        break
      case 'why':
        this.#tell(String(message.id), message.refusal)
        break
      case 'done':
        this.pending = false
        break
      case 'chat':
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message]
        break
      case 'pong':
        break
    }
  }

  #tell(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.(refusal)
    this.#waiting.delete(id)
  }

  answer(decision: Decision, action: string): void {
    if (this.pending) return
    this.refused = null
    const mark = this.log.length
    if (this.#send({ type: 'answer', id: `a${++this.#count}`, seat: decision.seat, decision: decision.number, action })) {
      this.pending = true
      this.mark = mark
    }
  }

  why(seat: number, action: string): Promise<Refusal | null> {
    const id = `w${++this.#count}`
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      if (!this.#send({ type: 'why', id, seat, action })) this.#tell(id, null)
    })
  }

  look(seat: number): void {
    this.#look = seat
    this.mark = 0
    this.#send({ type: 'look', seat })
  }

  undo(seat: number): void {
    this.refused = null
    this.#send({ type: 'undo', id: `u${++this.#count}`, seat })
  }

  agree(seat: number, yes = true): void {
    this.#send({ type: yes ? 'agree' : 'disagree', id: `g${++this.#count}`, seat })
  }

  say(text: string): void {
    this.#send({ type: 'chat', id: `c${++this.#count}`, text })
  }
}
