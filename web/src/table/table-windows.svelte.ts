import { firstLinks } from '../client/invite-links'
import type { Decision } from '../generated/kernel'
import type { TableMessage } from '../generated/protocol'

/** Which windows over a table are open. */
export class TableWindows {
  menu = $state(false)
  /** The links for the free seats: a new table shows them first. */
  links = $state(false)
  /** The board as text. */
  boardText = $state(false)
  /** The table whose plan is being tried. */
  trying = $state.raw<TableMessage | null>(null)
  /** The question about which a hint is asked. */
  hinting = $state.raw<Decision | null>(null)
  /** The result, once there is one. */
  result = $state(true)

  constructor(id: string) {
    this.links = firstLinks(id)
  }

  /** Whether one is open that somebody reads before answering. */
  get open(): boolean {
    return this.menu || this.links || this.boardText || this.trying !== null || this.hinting !== null
  }
}
