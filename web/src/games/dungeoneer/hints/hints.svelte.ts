/** The guided first turn: which hints a person wants to see, remembered in this browser. */
import { remember, remembered } from './seen-hints'

const KEY = 'undercroft.dungeoneer.hints'

class Hints {
  #seen = $state.raw<ReadonlySet<string>>(new Set(remembered(KEY).seen))
  on = $state(remembered(KEY).on)

  wants(key: string): boolean {
    return this.on && !this.#seen.has(key)
  }
  got(key: string): void {
    this.#seen = new Set([...this.#seen, key])
    this.#keep()
  }
  turn(on: boolean): void {
    this.on = on
    if (on) this.#seen = new Set()
    this.#keep()
  }
  #keep(): void {
    remember(KEY, { on: this.on, seen: [...this.#seen] })
  }
}

export const hints = new Hints()
