/** On a small screen, the line of the story lies over the lowest part of the board: what it is about is brought above it. */
import { SMALL } from '../../base/drawing/breakpoints'
import './scroll-into-view.css'

export function intoSight(node: Element): void {
  if (matchMedia(`(${SMALL})`).matches) node.scrollIntoView({ block: 'nearest' })
}
