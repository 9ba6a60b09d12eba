/** On a small screen, the line of the story lies over the lowest part of the board: what it is about is brought above it. */
import { SMALL } from '../../base/small'
import './sight.css'

export function intoSight(node: Element): void {
  if (matchMedia(`(${SMALL})`).matches) node.scrollIntoView({ block: 'nearest' })
}
