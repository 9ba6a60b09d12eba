/** Creates a table. */
import type { MadeTable } from '../generated/protocol'
import { post } from '../base/browser/api'
import { keepLinks } from './invite-links'
import { colourWord } from '../game/players'
import { router } from '../base/browser/router.svelte'
import { SHAPES, settings } from '../base/browser/settings.svelte'

/** Make a table as it is wanted (docs/protocol.md), under this browser's name and mark, and go there. */
export async function makeTable(game: string, wanted: Record<string, unknown>): Promise<void> {
  const looks = { name: settings.name, colour: colourWord(settings.colour), shape: SHAPES[settings.colour] ?? '' }
  const made = await post<MadeTable>('/tables', { game, ...looks, ...wanted })
  keepLinks(made)
  router.go(`/table/${made.id}`)
}
