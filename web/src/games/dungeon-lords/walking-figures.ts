/** Figures that walk across the table to where they stand: for the eye only, where there is motion. */
import type { Attachment } from 'svelte/attachments'

import type { LogEvent } from '../../game/story/log-event'

/** The part of the time of an event in which somebody walks, and the most milliseconds. */
const PART = 0.75
const LONGEST = 900
/** Who comes from nowhere in sight, comes from above. */
const ABOVE = -70

const inSight = (one: Element): boolean => {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0
}
const seen = (query: string): Element | null => [...document.querySelectorAll(query)].find(inSight) ?? null

/** What stands for a lord on the screen. */
export const homeOf = (seat: number): Element | null => seen(`[data-lord="${seat}"]`)

/** Where adventurers come from. */
const road = (): Element | null => seen('[data-road]')

/** Where somebody comes from who joins a lord: the paladin from the lord whom he leaves, or from his tent. */
export const cameFrom = (now: LogEvent | null) => (): Element | null => {
  if (now?.event !== 'PaladinComes') return road()
  return typeof now.rival === 'number' ? homeOf(now.rival) : seen('[data-tent]')
}

/** What acts in the battle being told: a creature, or else what stands in words. */
export const actor = (): Element | null => seen('.acts') ?? seen('.said')

/** Let the element come from elsewhere.
 *
 * @param from where it comes from; null: not in sight
 * @param lasts for how long the event stays, in milliseconds
 */
export const comesFrom =
  (from: () => Element | null, lasts: number): Attachment<HTMLElement> =>
  (node) => {
    if (document.documentElement.dataset.motion !== 'on') return
    const to = node.getBoundingClientRect()
    const start = from()?.getBoundingClientRect()
    const by = start
      ? [start.left + start.width / 2 - to.left - to.width / 2, start.top + start.height / 2 - to.top - to.height / 2]
      : [0, ABOVE]
    // Where it stands it would be cut off at the edge of its panel.
    const figure = node.cloneNode(true) as HTMLElement
    figure.dataset.walks = ''
    figure.ariaHidden = 'true'
    Object.assign(figure.style, {
      position: 'fixed',
      inset: 'auto',
      margin: '0',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      zIndex: '5',
      pointerEvents: 'none',
    })
    document.body.append(figure)
    node.style.opacity = '0'
    const walk = figure.animate(
      [
        { transform: `translate(${by[0]}px, ${by[1]}px) scale(1.5)` },
        { transform: `translate(${Number(by[0]) / 6}px, ${Number(by[1]) / 6}px) scale(1.5)`, offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: Math.min(LONGEST, lasts * PART), easing: 'ease-in-out' },
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
