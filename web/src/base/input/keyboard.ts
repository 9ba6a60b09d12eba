/** Whether a person is using the keyboard: only then does the focus move to the next question. */
let last = false

/** What browsers say of a key that is part of a longer input, such as a Chinese word. */
const COMPOSING = 229

/** Watch them before anything handles them: a key that is part of a longer input is not one of ours. */
export const watchKeys = (): void => {
  addEventListener(
    'keydown',
    (event) => {
      last = true
      // Safari says only by this code that a key ends a composition.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      if (event.isComposing || event.keyCode === COMPOSING) event.stopImmediatePropagation()
    },
    true,
  )
  addEventListener('pointerdown', () => (last = false), true)
}
export const usesKeys = (): boolean => last

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The digit on a key: that which it types or, where digits need Shift or have other shapes, that of its place. */
export function digitOf({ key, code, shiftKey }: Key): string {
  if (/^[0-9]$/.test(key)) return key
  return shiftKey ? '' : (/^Digit([0-9])$/.exec(code)?.[1] ?? '')
}

/** Whether a key zooms in (1), out (-1) or not at all (0), by its sign or its place; a digit does not count. */
export function zoomOf(event: Key): -1 | 0 | 1 {
  if (digitOf(event)) return 0
  if (event.key === '+' || event.code === 'Equal') return 1
  return event.key === '-' || event.code === 'Minus' ? -1 : 0
}

/** Whether a key asks for help: a question mark, or the key where it is on most keyboards. */
export const asksHelp = ({ key, code, shiftKey }: Key): boolean => key === '?' || (shiftKey && code === 'Slash')

/** Takes the focus from a button of this part that is clicked or tapped, as pointer users do not need it. If an element
 * is removed or disabled while it has the focus, the browser lays out the whole page at once. */
export function dropsFocus(part: HTMLElement): () => void {
  const clicked = ({ target }: Event) => {
    const now = document.activeElement
    if (usesKeys() || !(now instanceof HTMLElement || now instanceof SVGElement)) return
    if (now.matches('button, .square') && now.contains(target as Node)) now.blur()
  }
  // This runs before the click has any effect, since clicks are handled at the root of the page.
  part.addEventListener('click', clicked)
  return () => part.removeEventListener('click', clicked)
}

/** Move the focus to the first thing on the map that can be chosen; arrow keys and Tab lead to the others. */
export function toMap(): void {
  document.querySelector<SVGElement>('.map .square.lit')?.focus()
}

/** Which of these a typed letter leads to: the next one after `from` that begins with it, or −1. */
export function lettered(labels: readonly string[], letter: string, from: number): number {
  const wanted = letter.toLocaleLowerCase()
  for (let i = 1; i <= labels.length; i++) {
    const at = (from + i) % labels.length
    if (labels[at]?.trim().toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}

/** Which of these points lies next from one of them in the direction of an arrow key, or −1. */
export function towards(
  points: readonly (readonly [number, number])[],
  from: readonly [number, number],
  key: string,
): number {
  const way = (
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, [number, number]>
  )[key]
  if (!way) return -1
  const far = points.map(([x, y]) => {
    const along = (x - from[0]) * way[0] + (y - from[1]) * way[1]
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0])
    return along > 0 ? along + 2 * aside : Infinity
  })
  const least = Math.min(...far)
  return Number.isFinite(least) ? far.indexOf(least) : -1
}
