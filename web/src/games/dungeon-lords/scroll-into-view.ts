/** On a small screen, the line of the story lies over the lowest part of the board: what it is about is brought above it. */
import './scroll-into-view.css'

import { SMALL } from '../../base/drawing/breakpoints'

export function intoSight(node: Element): void {
  if (matchMedia(`(${SMALL})`).matches) node.scrollIntoView({ block: 'nearest' })
}
