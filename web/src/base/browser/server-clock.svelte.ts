/** The server's clock, by which its times are meant: that of a device may be wrong by hours. */

/** A difference below this is only that of the way there and of whole seconds, in ms. */
const SAME = 5_000

class ServerClock {
  /** How far it is ahead of the device's, in ms. */
  ahead = $state(0)

  /** A response has come; only one that no cache holds says what time it is now. */
  hear(headers: Headers): void {
    const date = Date.parse(headers.get('Date') ?? '')
    if (Number.isNaN(date) || !headers.get('Cache-Control')?.includes('no-store')) return
    const ahead = date - Date.now()
    if (Math.abs(ahead - this.ahead) > SAME) this.ahead = Math.abs(ahead) > SAME ? ahead : 0
  }

  /** The time there, in seconds since 1970. */
  get now(): number {
    return (Date.now() + this.ahead) / 1000
  }

  /** The same as a date. */
  get date(): Date {
    return new Date(Date.now() + this.ahead)
  }

  /** A time of the server's, in seconds, as the clock of this device shows it. */
  here(seconds: number): Date {
    return new Date(seconds * 1000 - this.ahead)
  }
}

export const serverClock = new ServerClock()
