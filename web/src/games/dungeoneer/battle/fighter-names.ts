/** Fighters of a battle in words. */
import type { Texts } from '../../../base/text/texts'
import type { Player } from '../../../game/game-module'
import type { View } from '../../../generated/dungeoneer'
import type { Exchange } from './battle-story'

/** What a fighter is called: a hero as its player, as in the story. */
export const fighterName = (texts: Texts, { heroes }: View, players: readonly Player[], id: string): string =>
  players[heroes.find(({ hero }) => hero === id)?.seat ?? -1]?.name ?? texts.title(id)

/** Who strikes in a pair; empty: it is not decided. */
export function strikerWords(texts: Texts, { won, foe, defender }: Exchange, nameOf: (id: string) => string): string {
  if (won === null) return ''
  if (!won) return texts.text('web-dn-tie')
  return texts.text('web-dn-strikes', { who: nameOf(won > 0 ? foe : defender) })
}
