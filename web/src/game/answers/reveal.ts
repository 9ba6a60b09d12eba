/** Brings what can be chosen on a board into sight. */

/** Anything smaller than this, in pixels, is a border, or comes from rounded sizes. */
const EDGE = 3
/** What is left free around what has been brought into sight, in pixels. */
const MARGIN = 6

/** On a small screen: something that can be chosen, if nothing is in sight. */
export function revealOne(board: HTMLElement): void {
  const pane = board.querySelector('.pane')
  if (!pane) return
  const room = pane.getBoundingClientRect()
  const lit = [...pane.querySelectorAll('.lit:not(.on)')].filter((one) => one.getClientRects().length)
  const seen = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= room.top && bottom <= room.bottom
  }
  const first = lit[0]
  if (!first || lit.some(seen)) return
  // Of what is higher than the room, the beginning: a card begins with its name.
  first.scrollIntoView({ block: first.getBoundingClientRect().height > room.height ? 'start' : 'center' })
}

type Boxes = ReadonlyMap<HTMLElement, readonly Element[]>

/** The boxes on a board that scroll if they must, each with what can be chosen in it; a box comes before the one that it
 * is in. */
function boxes(board: HTMLElement): Boxes {
  const found = new Map<HTMLElement, Element[]>()
  for (const one of board.querySelectorAll('.pick.lit')) {
    if (one.closest('svg') || !one.getClientRects().length) continue
    for (let at = one.parentElement; at && at !== board; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) found.set(at, [...(found.get(at) ?? []), one])
  }
  return new Map([...found].sort(([a], [b]) => (a.contains(b) ? 1 : b.contains(a) ? -1 : 0)))
}

/** Scrolls a box until all of these are in sight; if it is too low for them, until the first is. */
function scrollTo(box: HTMLElement, lit: readonly Element[]): void {
  const { top, bottom } = box.getBoundingClientRect()
  const places = lit.map((one) => one.getBoundingClientRect())
  const highest = Math.min(...places.map((one) => one.top)) - MARGIN
  const lowest = Math.max(...places.map((one) => one.bottom)) + MARGIN
  if (highest < top || lowest - highest > bottom - top) box.scrollTop += highest - top
  else if (lowest > bottom) box.scrollTop += lowest - bottom
}

/** Where a box ends below which something that can be chosen is hidden, in pixels from the board's corner. */
export interface Below {
  left: number
  top: number
  width: number
}

/** The lower edges of the boxes in which something that can be chosen is below the visible part; these have `data-more`. */
function below(board: HTMLElement, all: Boxes): Below[] {
  const corner = board.getBoundingClientRect()
  return [...all].flatMap(([box, lit]) => {
    const { left, bottom, width } = box.getBoundingClientRect()
    const scrolls = box.scrollHeight > box.clientHeight + EDGE
    const more = scrolls && lit.some((one) => one.isConnected && one.getBoundingClientRect().bottom > bottom + EDGE)
    box.toggleAttribute('data-more', more)
    return more ? [{ left: left - corner.left, top: bottom - corner.top, width }] : []
  })
}

/** On a wide screen: everything that can be chosen, as far as there is room for it, whenever the board has another size.
 * Tells in which boxes more is below, whenever that changes. Returns a function that ends this.
 */
export function keepInSight(board: HTMLElement, tell: (signs: readonly Below[]) => void): () => void {
  let all: Boxes = new Map()
  const watched = new Set<Element>()
  const sign = () => tell(below(board, all))
  // Told at once, too, but only when the board has been laid out.
  const observer = new ResizeObserver((changes) => {
    all = boxes(board)
    // What lies in a box may grow while somebody scrolls it.
    if (changes.some(({ target }) => target === board)) for (const [box, lit] of all) scrollTo(box, lit)
    sign()
    for (const box of all.keys()) watch(...box.children)
  })
  const watch = (...parts: Element[]) => {
    for (const part of parts.filter((one) => !watched.has(one))) {
      watched.add(part)
      observer.observe(part)
    }
  }
  watch(board)
  // Scrolling does not bubble.
  board.addEventListener('scroll', sign, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    board.removeEventListener('scroll', sign, { capture: true })
    for (const box of all.keys()) box.removeAttribute('data-more')
    tell([])
  }
}
