/** A line to a table without a socket, for networks whose proxies refuse sockets: what a socket would say is asked for
 * again and again over HTTP. It is used like a `WebSocket`. */
import { type ApiError, get, post } from '../base/browser/api'
import type { Refusal } from '../generated/kernel'
import type { ChatMessage, TableMessage } from '../generated/protocol'

/** How long to wait before asking again what has happened, in ms. */
export const EVERY = 2_000
/** How often nothing may come back before the line counts as lost. */
const FAILURES = 3

const LOST = 1006
/** What the server's errors mean as the codes with which it would close a socket. */
const CODES: Readonly<Record<number, number>> = { 404: 4404, 409: 4409 }

/** What is sent over a line. */
interface Command {
  type: string
  id?: string
  seat?: number
  decision?: number
  action?: string
  text?: string
  since?: number
  edition?: number
  look?: number | null
}

/** Where each command goes that only changes the table. */
const PATHS: Readonly<Record<string, string>> = {
  answer: 'answer',
  undo: 'undo',
  agree: 'undo/agree',
  disagree: 'undo/disagree',
  pause: 'pause',
  'play-on': 'play-on',
  resume: 'resume',
  close: 'close',
  back: 'back',
  chat: 'chat',
}

export class HttpLine {
  readyState: number = WebSocket.OPEN
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  #path: string
  /** What the reader has and looks from; null: nothing has been asked for yet. */
  #place: { since: number; edition: number; look: number | null } | null = null
  #last = ''
  #failed = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Commands one after another, as on a socket. */
  #queue: Promise<void> = Promise.resolve()

  constructor(table: string) {
    this.#path = `/tables/${encodeURIComponent(table)}`
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const command = JSON.parse(text) as Command
    this.#queue = this.#queue.then(() => this.#do(command))
  }

  close(): void {
    this.#shut(1000)
  }

  async #do(command: Command): Promise<void> {
    if (this.readyState !== WebSocket.OPEN) return
    const { type, id, seat, decision, action = '', text } = command
    if (type === 'hello' || type === 'look') {
      const look = (type === 'look' ? seat : command.look) ?? null
      this.#place = { since: command.since ?? 0, edition: command.edition ?? 0, look }
      this.#last = ''
      await this.#poll()
    } else if (type === 'ping') this.#say({ type: 'pong' })
    else if (type === 'why') {
      const wanted = new URLSearchParams({ seat: String(seat), action })
      const refusal = await get<Refusal | null>(`${this.#path}/why?${wanted.toString()}`).catch(() => null)
      this.#say({ type: 'why', id, refusal })
    } else await this.#change(PATHS[type] ?? type, id, { seat, decision, action, text })
  }

  async #change(path: string, id: string | undefined, body: object): Promise<void> {
    try {
      await post(`${this.#path}/${path}`, body)
    } catch (error) {
      const { status, code, refusal } = error as ApiError
      // Whether it has arrived is not known: it counts as not sent, as when a socket breaks.
      if (status) this.#say({ type: 'refused', id, code, refusal })
      else this.#shut(LOST)
      return
    }
    await this.#poll()
    this.#say({ type: 'done', id })
  }

  /** Ask for what is new, now and again and again. */
  async #poll(): Promise<void> {
    clearTimeout(this.#timer)
    const place = this.#place
    if (!place) return
    const wanted = new URLSearchParams({ since: String(place.since), edition: String(place.edition) })
    if (place.look !== null) wanted.set('look', String(place.look))
    try {
      const [table, chat] = await Promise.all([
        get<TableMessage>(`${this.#path}?${wanted.toString()}`),
        get<ChatMessage[]>(`${this.#path}/chat`),
      ])
      if (place !== this.#place) return
      this.#failed = 0
      this.#hear(table, chat)
    } catch (error) {
      const { status, code } = error as ApiError
      const closes = code === 'no-table' ? CODES[404] : status === 409 ? CODES[409] : undefined
      if (closes) this.#shut(closes)
      else if (++this.#failed >= FAILURES || !this.#last) this.#shut(LOST)
    }
    if (this.readyState === WebSocket.OPEN) this.#timer = setTimeout(() => this.#again(), EVERY)
  }

  #again(): void {
    this.#queue = this.#queue.then(() => this.#poll())
  }

  #hear(table: TableMessage, chat: ChatMessage[]): void {
    const { events, since, edition, look } = table
    // What has been heard before need not be heard again, and its events are not asked for again.
    const text = JSON.stringify({ ...table, events: [], since: since + events.length })
    this.#place = { since: since + events.length, edition, look }
    if (text !== this.#last) this.#say(table)
    this.#last = text
    for (const one of chat) this.#say({ ...one, type: 'chat' })
  }

  #say(message: object): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data: JSON.stringify(message) })
  }

  #shut(code: number): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.readyState = WebSocket.CLOSED
    clearTimeout(this.#timer)
    this.onclose?.({ code })
  }
}
