/** Creates a table. */
import { post } from '../base/browser/api'
import { router } from '../base/browser/router.svelte'
import { settings, SHAPES } from '../base/browser/settings.svelte'
import { presses } from '../base/input/presses'
import { colourWord } from '../game/players'
import type { MadeTable } from '../generated/protocol'
import { expectSeat } from './guest-cookie'
import { keepLinks } from './invite-links'

/** Make a table as it is wanted (docs/protocol.md), under this browser's name and mark, and go there. A double press
 * makes one. */
export async function makeTable(game: string, wanted: Record<string, unknown>): Promise<void> {
  if (!presses.take()) return
  const looks = { name: settings.name, colour: colourWord(settings.colour), shape: SHAPES[settings.colour] ?? '' }
  const made = await post<MadeTable>('/tables', { game, ...looks, ...wanted })
  keepLinks(made)
  if ((wanted.seats as string[] | undefined)?.some((seat) => /^(me$|hotseat)/.test(seat))) expectSeat(made.id)
  router.go(`/table/${made.id}`)
}
