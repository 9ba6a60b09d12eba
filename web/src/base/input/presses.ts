/** Presses of the mouse, a finger or a key. One press does one thing: the second half of a double click means the first
 * one's question, not the next one, which has come in between. */

/** For so many ms after something new is on the screen, the same press at the same place does not count. */
const REPEATED = 300
/** How many pixels apart two presses at one place may be. */
const NEAR = { mouse: 8, touch: 24 }

interface Press {
  /** The key, by its place on the keyboard, or the kind of pointer. */
  with: string
  x: number
  y: number
  counts: boolean
}

/** Keys that are pressed again and again on purpose, and answer nothing. */
const AGAIN = /^(Backspace|Escape|Tab|Arrow.*)$/

export class Presses {
  #last: Press | null = null
  /** When something new was last on the screen. */
  #changed = -Infinity

  /** A key has been pressed. */
  key(code: string, at: number): void {
    this.#press(code, 0, 0, 0, at)
  }

  /** Something has been clicked or tapped. */
  pointer(kind: string, x: number, y: number, at: number): void {
    this.#press(kind, x, y, kind === 'touch' ? NEAR.touch : NEAR.mouse, at)
  }

  #press(tool: string, x: number, y: number, near: number, at: number): void {
    const last = this.#last
    const same = last?.with === tool && Math.hypot(x - last.x, y - last.y) <= near
    this.#last = { with: tool, x, y, counts: !same || AGAIN.test(tool) || at - this.#changed >= REPEATED }
  }

  /** Something else is on the screen than the last press was about. */
  changed(at = performance.now()): void {
    this.#changed = at
  }

  /** Whether the press that is being handled means what is on the screen now. */
  get count(): boolean {
    return this.#last?.counts ?? true
  }

  /** Whether it does; if so, what it does is something new. */
  take(at = performance.now()): boolean {
    if (!this.count) return false
    this.changed(at)
    return true
  }
}

/** Those on this page. */
export const presses = new Presses()

/** Watch them before anything handles them. A pointer is up before it clicks. */
export function watchPresses(): void {
  addEventListener(
    'keydown',
    ({ code, repeat, timeStamp }) => {
      if (!repeat) presses.key(code, timeStamp)
    },
    true,
  )
  addEventListener(
    'pointerup',
    ({ pointerType, clientX, clientY, timeStamp }) => presses.pointer(pointerType, clientX, clientY, timeStamp),
    true,
  )
}
