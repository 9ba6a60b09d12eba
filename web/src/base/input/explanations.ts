/** Explanations of things on the screen: `ExplainNote.svelte` explains an element with `about` on hover, on a long
 * press, and when it has the keyboard focus. */
import type { Attachment } from 'svelte/attachments'

/** An explanation: the name of a thing, what there is to say about it, and the number of its rule. */
export interface Explanation {
  title: string
  lines: readonly string[]
  rule?: string | null
  /** The game whose rule it is. */
  game?: string
}
/** Returns the explanation of a thing, and of others that belong to it; null: there is none. */
export type Tell = () => Explanation | readonly Explanation[] | null

const told = new WeakMap<Element, Tell>()

/** Marks an element as something that can be explained; the text is only built when it is needed. */
export function about(tell: Tell | null | undefined): Attachment | undefined {
  if (!tell) return undefined
  return (node) => {
    told.set(node, tell)
    return () => void told.delete(node)
  }
}

/** The innermost thing around a place on the screen that can be explained: its text, and that of what contains it. */
export function explained(from: EventTarget | null): { thing: Element; words: Explanation[] } | null {
  let found: { thing: Element; words: Explanation[] } | null = null
  for (let thing = from instanceof Element ? from : null; thing; thing = thing.parentElement) {
    const said = told.get(thing)?.() ?? titled(thing)
    const words = said === null ? [] : isMany(said) ? said : [said]
    if (!words.length) continue
    if (found) return { ...found, words: [...found.words, ...words] }
    found = { thing, words: [...words] }
  }
  return found
}

const isMany = (said: Explanation | readonly Explanation[]): said is readonly Explanation[] => Array.isArray(said)

/** Show the text of an element that has only a `title` where there is no mouse, too. */
function titled(thing: Element): Explanation | null {
  const title = thing.getAttribute('title')
  return title ? { title, lines: [] } : null
}

/** How far a resting pointer may stray before it counts as moved, in pixels. */
const STILL = 4

/** Tells whether a mouse points at something or only rests where something has appeared: after a press or a new
 * question, a pointer points at nothing until it has moved. */
export class Pointer {
  #rests = false
  #at: { x: number; y: number } | null = null

  /** The mouse has moved to this place. Returns whether it points at what is there. */
  moves(x: number, y: number): boolean {
    if (this.#at && Math.hypot(x - this.#at.x, y - this.#at.y) > STILL) this.#rests = false
    if (!this.#rests) this.#at = { x, y }
    return !this.#rests
  }

  /** The mouse is over something new at this place. Returns whether that has moved under the mouse, which then rests
   * there. */
  isMet(x: number, y: number): boolean {
    if (this.#at?.x !== x || this.#at.y !== y) return false
    this.#rests = true
    return true
  }

  /** The mouse is pressed here, and rests. */
  rest(x: number, y: number): void {
    this.#rests = true
    this.#at = { x, y }
  }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The position of a note beside a thing, so that it neither covers the thing nor leaves the screen.
 *
 * @param among the group of things around it that can be pressed too: it is not covered either, if there is room above
 * it, beside it or below */
export function placeFor(
  thing: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
  gap = 8,
  among: Box = thing,
): { x: number; y: number } {
  const x = Math.max(gap, Math.min(screen.width - note.width - gap, (thing.left + thing.right - note.width) / 2))
  if (among.top - note.height - gap >= gap) return { x, y: among.top - note.height - gap }
  const beside = Math.max(gap, Math.min(screen.height - note.height - gap, thing.top))
  if (among !== thing && among.right + gap + note.width <= screen.width - gap)
    return { x: among.right + gap, y: beside }
  if (among !== thing && among.left - gap - note.width >= gap) return { x: among.left - gap - note.width, y: beside }
  if (among.bottom + gap + note.height <= screen.height - gap) return { x, y: among.bottom + gap }
  const above = thing.top - note.height - gap
  const below = thing.bottom + gap
  const fits = above >= gap || below + note.height > screen.height - gap
  return { x, y: Math.max(gap, fits ? above : below) }
}
