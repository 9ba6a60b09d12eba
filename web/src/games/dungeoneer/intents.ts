/** What a person may mean by pointing at something that is not offered: answers in the notation of the rules, so that
 * the rules can say why not. This only translates things into notations; the engine decides what is legal. */
import type { Id, Kind } from '../../game/answers/choices'
import type { HeroView, View } from '../../generated/dungeoneer'
import type { Decision } from '../../generated/kernel'
import { card, isGlory, quest } from './content'

/** A thing pointed at, and what is on the table. */
interface Pointed {
  id: string
  view: View
  decision: Decision | null
}

const own = (view: View): HeroView | undefined => (view.seat === null ? undefined : view.heroes[view.seat])
const rivals = ({ view }: Pointed): number[] =>
  view.heroes.filter((hero) => hero.seat !== view.seat).map((hero) => hero.seat)
const key = ({ decision }: Pointed): string => decision?.prompt.key ?? ''

/** The verb that each question uses for cards on the table or in hand. */
const CARD_VERBS: Record<string, string> = {
  discard: 'discard',
  settle: 'settle',
  'part-with': 'pick',
  host: 'pick',
  fodder: 'pick',
  'surplus-boon': 'discard',
  'surplus-treasure': 'discard',
  'surplus-lair': 'discard',
  compare: 'compare',
  challenge: 'challenge',
}
const SEAT_VERBS: Record<string, string> = {
  settle: 'battle',
  'give-peril': 'give_peril',
  feats: 'attack',
  challenge: 'attack',
}
const LOCATION_VERBS: Record<string, string> = { lay: 'lay', keep: 'keep' }

function ofCard(pointed: Pointed): string[] {
  const { id, view } = pointed
  const of = card(id)
  const verb = CARD_VERBS[key(pointed)]
  const asked = verb ? [`${verb} ${id}`] : []
  if (of?.kind === 'encounter') return [...asked, ...rivals(pointed).map((seat) => `send ${id} ${seat}`), `play ${id}`]
  const held = own(view)?.hand.cards?.includes(id) ?? false
  return held || !of
    ? [...asked, `play ${id}`, `use ${id}`]
    : [...asked, `use ${id}`, `play ${id}`, ...(isGlory(of) ? [`discard ${id}`] : [])]
}

/** Where a location lies: a new one cannot. */
const cellsOf = ({ id, view }: Pointed): string[] =>
  view.map.filter((place) => place.location === id).map(({ x, y }) => `${x},${y}`)

const POINTED: Record<Kind, (pointed: Pointed) => string[]> = {
  card: ofCard,
  'use.card': ({ id }) => [`use ${id}`],
  foe: ({ id }) => [`challenge ${id}`, `compare ${id}`],
  seat: (pointed) => [`${SEAT_VERBS[key(pointed)] ?? 'target'} ${pointed.id}`, `attack ${pointed.id}`],
  quest: ({ id, view }) =>
    own(view)?.escorts.includes(id)
      ? [`deliver ${id}`, `drop ${id}`]
      : [...(quest(id)?.categories.includes('search') ? [`use ${id}`] : []), `attempt ${id}`, `pick_up ${id}`],
  location: (pointed) => [
    ...(key(pointed) === 'place' ? cellsOf(pointed).map((square) => `place ${square}`) : []),
    `${LOCATION_VERBS[key(pointed)] ?? 'at'} ${pointed.id}`,
  ],
  // While a location is placed, a place on the map is one where it cannot lie, not one to walk to.
  'go.side': (pointed) => (key(pointed) === 'place' ? [] : [`go ${pointed.id}`]),
  square: ({ id }) => [`place ${id}`, `place ${id} turned`],
  'recall.card': ({ id }) => [`recall ${id}`],
  form: ({ id }) => [`form ${id}`],
  hero: ({ id }) => [`hero ${id}`],
}

export function meant(view: View, decision: Decision | null, kinds: readonly Kind[], id: Id): string[] {
  const pointed = { id: String(id), view, decision }
  const legal = new Set(decision?.options.map((option) => option.action))
  const notations = kinds.flatMap((kind) => POINTED[kind]?.(pointed) ?? [])
  return [...new Set([...notations, 'explore'])].filter((notation) => !legal.has(notation))
}
