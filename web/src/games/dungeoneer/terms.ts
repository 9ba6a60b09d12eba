/** What every thing on the board is: the words behind hover, long press and focus. The texts are `web-dn-term-…`, names
 * that no other text has `web-dn-thing-…`. */
import type { Explanation } from '../../base/input/explanations'
import { sentence, type Texts } from '../../base/text/texts'
import type { HeroView, PlaceView, View } from '../../generated/dungeoneer'
import { cardLines, heroLines, placeLines, questLines, siteLines } from './card-text'
import { beast, card, heroCard, quest, site } from './content'

const GAME = 'dungeoneer'

/** The rule that says all about a term. */
const RULES = {
  glory: 'DN-10.1',
  peril: 'DN-5.1',
  ap: 'DN-4.1',
  life: 'DN-6.10',
  level: 'DN-10.8',
  melee: 'DN-7.1',
  magic: 'DN-7.1',
  speed: 'DN-4.1',
  hand: 'DN-20.2',
  fallen: 'DN-9.7',
  saved: 'DN-4.5',
  boons: 'DN-10.2',
  treasures: 'DN-10.2',
  banes: 'DN-19.6',
  lair: 'DN-6.7',
  'dungeons-lair': 'DN-14.4',
  quests: 'DN-11.1',
  done: 'DN-1.2',
  commons: 'DN-11.1',
  escorts: 'DN-11.8',
  'location-deck': 'DN-18.3',
  deck: 'DN-18.2',
  'quest-deck': 'DN-18.1',
  plan: 'DN-5.2',
  cell: 'DN-3.1',
  active: 'DN-4.6',
  attack: 'DN-6.3',
  counter: 'DN-6.4',
  roll: 'DN-7.1',
  standing: 'DN-15.1',
  'step-attack': 'DN-6.1',
  'step-response': 'DN-6.2',
  'step-attack-rolls': 'DN-6.3',
  'step-counter-rolls': 'DN-6.4',
  'step-comparisons': 'DN-6.5',
  'step-aftermath': 'DN-6.7',
} as const
export type Term = keyof typeof RULES
export const TERMS = Object.keys(RULES) as Term[]
/** What has a sign that stands on pieces and in texts. */
export const SIGNS = [
  ...(['melee', 'magic', 'speed', 'life', 'level', 'glory', 'peril', 'ap', 'hand', 'fallen', 'lair'] as const),
]

export function term(texts: Texts, id: Term, more: readonly string[] = []): Explanation {
  const name = [`web-dn-thing-${id}`, `name-${id}`].find((one) => texts.has(one))
  const title = name ? texts.text(name) : id
  return {
    title: sentence(title),
    lines: [...more, texts.text(`web-dn-term-${id}`)],
    rule: RULES[id],
    game: GAME,
  }
}

const note = (title: string, lines: readonly string[], rule: string | null): Explanation => ({
  title,
  lines,
  rule,
  game: GAME,
})
const CARD_RULE: Record<string, string> = { boon: 'DN-10.2', treasure: 'DN-10.2', bane: 'DN-5.2', encounter: 'DN-5.2' }

export const cardTerm = (texts: Texts, id: string, state: readonly string[] = []): Explanation => {
  const of = card(id)
  return note(
    texts.title(id),
    [...state, ...cardLines(texts, id)],
    of?.monster ? 'DN-6.1' : of?.type === 'trap' ? 'DN-7.2' : (CARD_RULE[of?.kind ?? ''] ?? null),
  )
}
export const questTerm = (texts: Texts, id: string, state: readonly string[] = []): Explanation =>
  note(texts.title(id), [...state, ...questLines(texts, id)], 'DN-11.1')
export const heroTerm = (texts: Texts, hero: HeroView, player: string): Explanation =>
  note(`${player}: ${texts.title(hero.hero)}`, heroLines(texts, hero.hero, hero.level), 'DN-1.3')
export const beastTerm = (texts: Texts, id: string): Explanation | null => {
  const of = beast(id)
  return of ? { ...questTerm(texts, of.quest), title: texts.title(id) } : null
}
/** A map card, wherever it lies. */
export const siteTerm = (texts: Texts, id: string): Explanation => note(texts.title(id), siteLines(texts, id), 'DN-8.1')

/** A card, hero or place that is only named. */
export function namedTerm(texts: Texts, id: string, view: View): Explanation | null {
  if (card(id)) return cardTerm(texts, id)
  if (quest(id)) return questTerm(texts, id)
  if (beast(id)) return beastTerm(texts, id)
  if (site(id)) return siteTerm(texts, id)
  if (!heroCard(id)) return null
  const level = view.heroes.find((hero) => hero.hero === id)?.level
  return note(texts.title(id), heroLines(texts, id, level), 'DN-1.3')
}
export const placeTerm = (texts: Texts, view: View, place: PlaceView, names: readonly string[]): Explanation =>
  note(texts.title(place.location), placeLines(texts, view, place, names), 'DN-8.1')
