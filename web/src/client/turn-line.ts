/** The socket that says when to ask whose turn it is. It reconnects automatically. */
import { lineAfter, waitOn } from './retry'

const BEAT = 25_000
/** A server that has sent nothing for this long (not even pong) is considered gone. */
const SILENCE = 2.5 * BEAT

export class TurnLine {
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #heard = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #beat = setInterval(() => this.#ping(), BEAT)

  /** @param wake called when something may have happened, which includes the time without a connection. */
  constructor(private readonly wake: () => void) {
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/turns/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      if (this.#tries) this.wake()
      this.#tries = 0
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now()
      if ((JSON.parse(event.data) as { type: string }).type === 'turns') this.wake()
    }
    socket.onclose = ({ code }: { code: number }) => {
      const line = lineAfter(code)
      if (this.#closed || line === 'gone') return
      this.#timer = setTimeout(() => this.#connect(), waitOn(line, this.#tries++))
    }
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > SILENCE) this.#socket.close()
    else this.#socket.send('{"type":"ping"}')
  }
}
