/** Figures that move across the table: for the eye only, where there is motion. What moves are transforms and opacity, of
 * figures that lie over the table, so nothing makes way for them. */
import type { Attachment } from 'svelte/attachments'
import type { TransitionConfig } from 'svelte/transition'

/** The middle of what is drawn, in pixels of the window. */
export type Point = readonly [x: number, y: number]

/** The part of the time of an event in which somebody walks, and the most milliseconds. */
const PART = 0.75
const LONGEST = 900
/** Who comes from nowhere in sight, comes from above. */
const ABOVE: Point = [0, -70]
/** How far somebody lunges who strikes, in pixels, and for how many milliseconds. */
const REACH = 24
const LUNGE = 420
/** A number rises as long as the blow takes, from so far below its place, and can be read for so long at least. */
const RISE = 380
const DEPTH = 38
const READ = 900
/** Who leaves falls first, then goes. */
const LEAVING = 950

export const isMoving = (): boolean =>
  document.documentElement.dataset.motion === 'on' && !matchMedia('(prefers-reduced-motion: reduce)').matches

const inSight = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0
}
/** The first element in sight that matches; null: none does. */
export const seen = (query: string): Element | null => [...document.querySelectorAll(query)].find(inSight) ?? null

/** What leads from one point to another. */
export const way = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]]

/** The step towards a point, no longer than `reach` and never past it. */
export function stepTowards(from: Point, to: Point, reach = REACH): Point {
  const [x, y] = way(from, to)
  const far = Math.hypot(x, y)
  const part = far > reach ? reach / far : 1
  return [x * part, y * part]
}

/** When each of so many sets out who share the time of an event, in milliseconds; `walk`: how long each walks then. */
export function turns(count: number, lasts: number): { walk: number; wait: (nth: number) => number } {
  const all = lasts * PART
  const walk = Math.min(LONGEST, (2 * all) / (count + 1))
  return { walk, wait: (nth) => (count > 1 ? ((Math.min(all, count * LONGEST) - walk) * nth) / (count - 1) : 0) }
}

function middle(of: Element): Point {
  const { left, top, width, height } = of.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
const moved = ([x, y]: Point): string => `translate(${x}px, ${y}px)`

/** A copy of an element over the table, where the element is: there it would be cut off at the edge of its panel. */
function figureOf(node: Element): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const figure = node.cloneNode(true) as HTMLElement
  figure.dataset.walks = ''
  figure.ariaHidden = 'true'
  Object.assign(figure.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '5',
    pointerEvents: 'none',
    opacity: '',
  })
  document.body.append(figure)
  return figure
}

/** Let the element come from elsewhere.
 *
 * @param from where it comes from; null: not in sight
 * @param lasts for how long the event stays, in milliseconds
 * @param nth which of `count` it is who come one after another
 */
export const comesFrom =
  (from: () => Element | null, lasts: number, nth = 0, count = 1): Attachment<HTMLElement> =>
  (node) => {
    if (!isMoving()) return
    const start = from()
    const [x, y] = start ? way(middle(node), middle(start)) : ABOVE
    const { walk: duration, wait } = turns(count, lasts)
    const figure = figureOf(node)
    node.style.opacity = '0'
    const walk = figure.animate(
      [
        { transform: moved([x, y]) },
        { transform: `${moved([x / 6, y / 6])} scale(1.5)`, offset: 0.8 },
        { transform: 'none' },
      ],
      { duration, delay: wait(nth), fill: 'backwards', easing: 'ease-in-out' },
    )
    const stand = () => {
      figure.remove()
      node.style.opacity = ''
    }
    walk.onfinish = stand
    return () => {
      walk.cancel()
      stand()
    }
  }

/** Let the element lunge at what it strikes, and come back. It does so to its end, as the story may go on sooner. */
export const lungesAt =
  (target: () => Element | null): Attachment<HTMLElement> =>
  (node) => {
    const at = isMoving() ? target() : null
    if (!at) return
    node.animate([{}, { transform: moved(stepTowards(middle(node), middle(at))), offset: 0.45 }, {}], {
      duration: LUNGE,
      easing: 'ease-in-out',
    })
  }

/** Let the element rise from what it is about to where it stands. It can be read even if the story goes on sooner, as long
 * as what it is about is there: then the element itself stands in its place. */
export const rises: Attachment<HTMLElement> = (node) => {
  if (!isMoving()) return
  const figure = figureOf(node)
  const about = node.parentElement
  const risen = setTimeout(() => {
    figure.remove()
    node.style.opacity = ''
  }, READ)
  node.style.opacity = '0'
  figure.animate(
    [
      { transform: `${moved([0, DEPTH])} scale(0.6)`, opacity: 0 },
      { transform: `${moved([0, DEPTH / 2])} scale(1.25)`, opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: RISE, delay: LUNGE * 0.4, fill: 'backwards', easing: 'ease-out' },
  )
  return () =>
    void setTimeout(() => {
      if (about?.isConnected) return
      clearTimeout(risen)
      figure.remove()
    })
}

/** Let a part of the element tip over and go elsewhere. It gets there even if the story goes on sooner.
 *
 * @param part which part
 * @param to where it goes; null: not in sight
 */
export const leavesFor =
  (part: string, to: () => Element | null): Attachment<HTMLElement> =>
  (node) => {
    const body = isMoving() ? node.querySelector(part) : null
    if (!body) return
    const end = to()
    const [x, y] = end ? way(middle(body), middle(end)) : [0, 0]
    const figure = figureOf(body)
    const leave = figure.animate(
      [
        { transform: 'none', opacity: 1, offset: 0.3 },
        { transform: 'translateY(8px) rotate(80deg)', opacity: 1, offset: 0.55 },
        { transform: `${moved([x, y])} rotate(80deg) scale(0.3)`, opacity: end ? 1 : 0 },
      ],
      { duration: LEAVING, easing: 'ease-in-out' },
    )
    leave.onfinish = () => figure.remove()
  }

/** An `out:` transition that lets an element stay for so many milliseconds when its event has passed, so that what moves
 * in it gets to its end. */
export const lingers = (_: Element, { ms }: { ms: number }): TransitionConfig => ({ duration: isMoving() ? ms : 0 })
