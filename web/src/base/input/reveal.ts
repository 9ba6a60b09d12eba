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

/** The boxes that are scrolled on a board, each with what can be chosen in it; a box comes before the one that it is in. */
function boxes(board: HTMLElement): Boxes {
  const found = new Map<HTMLElement, Element[]>()
  for (const one of board.querySelectorAll('.pick.lit')) {
    if (one.closest('svg') || !one.getClientRects().length) continue
    for (let at = one.parentElement; at && at !== board; at = at.parentElement)
      if (at.scrollHeight > at.clientHeight + EDGE && getComputedStyle(at).overflowY !== 'visible')
        found.set(at, [...(found.get(at) ?? []), one])
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

/** Marks each box in which something that can be chosen is below the visible part. */
function mark(all: Boxes): void {
  for (const [box, lit] of all) {
    const { bottom } = box.getBoundingClientRect()
    const below = lit.some((one) => one.isConnected && one.getBoundingClientRect().bottom > bottom + EDGE)
    box.toggleAttribute('data-more', below)
  }
}

function unmark(all: Boxes): void {
  for (const box of all.keys()) box.removeAttribute('data-more')
}

/** On a wide screen: everything that can be chosen, whenever the board has another size. Where there is no room for it, a
 * box has `data-more` as long as something is below. Returns a function that ends this.
 */
export function keepInSight(board: HTMLElement): () => void {
  let all: Boxes = new Map()
  const sign = () => mark(all)
  // Told at once, too, but only when the board has been laid out.
  const observer = new ResizeObserver(() => {
    unmark(all)
    all = boxes(board)
    for (const [box, lit] of all) scrollTo(box, lit)
    sign()
  })
  observer.observe(board)
  // Scrolling does not bubble.
  board.addEventListener('scroll', sign, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    board.removeEventListener('scroll', sign, { capture: true })
    unmark(all)
  }
}
