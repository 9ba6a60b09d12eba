/** The places of the dungeon as a list: who is there, which quests lead there, how far it is. */
import type { Texts } from '../../../base/text/texts'
import type { PlaceView, View } from '../../../generated/dungeoneer'
import { leading, leadWords } from '../card-text'
import { wayTo } from './shortest-paths'

export interface Listed {
  place: PlaceView
  title: string
  says: string[]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The places whose name, quests or heroes contain what is wanted, by name. */
export function listed(texts: Texts, view: View, names: readonly string[], wanted: string): Listed[] {
  const hero = view.seat === null ? undefined : view.heroes[view.seat]
  const from = view.map.find((place) => place.location === hero?.location)
  const all = view.map.map((place): Listed => {
    const way = from ? wayTo(view.map, from, (one) => one === place) : null
    return {
      place,
      title: texts.title(place.location),
      says: [
        ...leading(view, place).map((lead) => leadWords(texts, lead, names)),
        ...(place.heroes.length
          ? [texts.text('web-dn-heroes-here', { players: texts.join(place.heroes.map((seat) => names[seat] ?? '')) })]
          : []),
        ...(way && way.length > 1 ? [texts.text('web-dn-steps', { n: way.length - 1 })] : []),
      ],
    }
  })
  const words = plain(wanted.trim())
  return all
    .filter(({ title, says }) => plain([title, ...says].join(' ')).includes(words))
    .sort((a, b) => a.title.localeCompare(b.title, texts.lang))
}
