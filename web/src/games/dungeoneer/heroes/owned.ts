/** What lies open before a player, in the order of the sheet. */
import type { Texts } from '../../../base/text/texts'
import type { Chooser } from '../../../game/answers/chooser.svelte'
import type { HeroView } from '../../../generated/dungeoneer'

export type OwnedKind = 'boons' | 'treasures' | 'banes' | 'escorts'

export interface Owned {
  id: string
  kind: OwnedKind
  /** Its name and what kind of thing it is, for screen readers. */
  label: string
  /** What holds for it at the moment: what kind it is, and what lies under or on it. */
  state: string[]
}

export function ownedBy(texts: Texts, hero: HeroView): Owned[] {
  const rows = [
    ['boons', hero.boons],
    ['treasures', hero.treasures],
    ['banes', [...hero.banes, ...hero.own_banes]],
    ['escorts', hero.escorts.map((id) => ({ id, attached: [], tokens: 0 }))],
  ] as const
  return rows.flatMap(([kind, cards]) =>
    cards.map(({ id, attached, tokens }) => {
      const group = texts.text(`web-dn-thing-${kind}`)
      const used = hero.used.includes(id) ? [texts.text('web-dn-used')] : []
      return {
        id,
        kind,
        label: `${group}: ${texts.name(id)}`,
        state: [group, ...used, ...(tokens ? [`× ${tokens}`] : []), ...attached.map((one) => texts.name(one))],
      }
    }),
  )
}

/** What an answer calls a thing of this kind. */
export const kindsOf = (kind: OwnedKind): string[] => [kind === 'escorts' ? 'quest' : 'card']

/** Whether the thing can be chosen, or has been. */
export const isOffered = (play: Chooser, kind: OwnedKind, id: string): boolean =>
  play.lit(kindsOf(kind), id) || play.on(kindsOf(kind), id) > 0
