/** What every thing on the board is: the words behind hover, long press and focus. The texts are `web-term-…`; a name
 * that no other text has is `web-thing-…`. */
import type { Explanation } from '../../base/input/explanations'
import { sentence, type Texts } from '../../base/text/texts'
import type { CardView, View } from '../../generated/dungeon-lords'
import * as words from './card-text'
import { adventurer, creature, place, room, special, spell, trap } from './content'

const GAME = 'dungeon-lords'

/** The rule that says all about a term. Rooms, traps and spells share theirs. */
const RULES = {
  gold: 'DL-5.3',
  food: 'DL-5.3',
  imps: 'DL-5.10',
  evil: 'DL-8.1',
  smiles: 'DL-5.6',
  spy: 'DL-5.6',
  traps: 'DL-5.12',
  trap: 'DL-15.7',
  tunnels: 'DL-5.8',
  monster: 'DL-5.13',
  workers: 'DL-6.1',
  foreman: 'DL-5.7',
  tokens: 'DL-5.16',
  red: 'DL-7.3',
  prison: 'DL-13.1',
  get_food: 'DL-5.5',
  improve_reputation: 'DL-5.6',
  dig_tunnels: 'DL-5.7',
  mine_gold: 'DL-5.9',
  recruit_imps: 'DL-5.11',
  buy_traps: 'DL-5.12',
  hire_monster: 'DL-5.13',
  build_room: 'DL-5.14',
  space: 'DL-4.2',
  season: 'DL-2.2',
  payday: 'DL-7.1',
  taxes: 'DL-7.3',
  special_event: 'DL-7.4',
  hidden: 'DL-1.4',
  no_event: 'DL-7.4',
  first: 'DL-9.1',
  next: 'DL-8.1',
  warrior: 'DL-8.2',
  thief: 'DL-11.6',
  priest: 'DL-11.6',
  wizard: 'DL-11.6',
  paladin: 'DL-10.1',
  decoy: 'DL-21.6',
  hp: 'DL-11.8',
  party: 'DL-8.2',
  card: 'DL-11.1',
  fatigue: 'DL-11.6',
  tunnel: 'DL-11.3',
  rock: 'DL-5.8',
  conquered: 'DL-11.13',
  marked: 'DL-11.2',
  given: 'DL-6.5',
  unexecuted: 'DL-6.5',
  inaccessible: 'DL-6.5',
  drawn: 'DL-14.2',
  dummy: 'DL-12.4',
  plan: 'DL-11.2',
  'slot-trap': 'DL-11.3',
  'slot-monster': 'DL-11.3',
  ghost: 'DL-15.3',
  ko: 'DL-11.6',
  sent: 'DL-11.2',
  'step-trap': 'DL-11.6',
  'step-fast': 'DL-11.6',
  'step-creatures': 'DL-11.6',
  'step-slow': 'DL-11.6',
  'step-healing': 'DL-11.6',
  'step-conquest': 'DL-11.6',
  'no-spells': 'DL-16.2',
  'no-healing': 'DL-15.8',
  'no-conquest': 'DL-11.6',
  shield: 'DL-21.2',
  rage: 'DL-21.9',
  'hidden-wizards': 'DL-21.1',
  'paladin-space': 'DL-10.1',
  evilometer: 'DL-8.1',
  answered: 'DL-19.13',
  thinking: 'DL-19.13',
  title: 'DL-13.2',
  'score-rooms': 'DL-13.1',
  'score-monsters': 'DL-13.1',
  'score-prisoners': 'DL-13.1',
  'score-conquered': 'DL-13.1',
  'score-red-counters': 'DL-13.1',
  'score-scoring-rooms': 'DL-16.3',
  'score-titles': 'DL-13.2',
  licence: 'DL-13.4',
} as const
export type Term = keyof typeof RULES
export const TERMS = Object.keys(RULES) as Term[]
/** What has a sign that stands on pieces and in texts. */
export const SIGNS = [
  ...(['gold', 'food', 'imps', 'evil', 'smiles', 'spy', 'traps', 'tunnels', 'monster'] as const),
  ...(['workers', 'foreman', 'tokens', 'red', 'prison'] as const),
]
const ROOM_RULE = { makes: 'DL-6.1', battle: 'DL-16.1', score: 'DL-16.3' } as const
const CREATURE_RULE: Record<string, string> = {
  goblin: 'DL-15.1',
  slime: 'DL-15.2',
  ghost: 'DL-15.3',
  troll: 'DL-15.4',
  witch: 'DL-15.5',
  vampire: 'DL-15.6',
  golem: 'DL-15.7',
  dragon: 'DL-15.8',
  demon: 'DL-15.9',
}

const key = (id: string): string => id.replaceAll('_', '-')
const isTerm = (id: string): id is Term => id in RULES

/** A term: `more` are facts of this moment, said first. `args` are those of its text; `after` is said last. */
export function term(
  texts: Texts,
  id: Term,
  more: readonly string[] = [],
  args: Record<string, string | number> = {},
  after: readonly string[] = [],
): Explanation {
  const name = [`web-thing-${key(id)}`, `web-${key(id)}`, `label-${key(id)}`].find((one) => texts.has(one))
  return {
    title: name ? texts.text(name, args) : texts.title(id),
    lines: [...more, texts.text(`web-term-${key(id)}`, args), ...after],
    rule: RULES[id],
    game: GAME,
  }
}

const note = (title: string, lines: readonly string[], rule: string): Explanation => ({
  title,
  lines,
  rule,
  game: GAME,
})

/** A creature: its price and attacks, and its current state. */
export function creatureTerm(texts: Texts, id: string, state: readonly string[] = []): Explanation {
  const kind = creature(id)
  if (!kind) return note(texts.title(id), state, RULES.monster)
  const lines = [words.attacksWords(texts, id), texts.text('costs', { price: words.goods(texts, kind.price) })]
  return note(
    texts.title(id),
    [
      ...state,
      ...lines,
      ...(kind.ghost ? [texts.text('web-term-ghost')] : []),
      ...(kind.token ? [texts.text('web-term-tokens')] : []),
    ],
    CREATURE_RULE[kind.id] ?? RULES.monster,
  )
}

export function roomTerm(texts: Texts, id: string, seats: number, state: readonly string[] = []): Explanation {
  const of = room(id)
  if (!of) return note(texts.title(id), state, ROOM_RULE.makes)
  const zone = of.zone === 'any' ? [] : [texts.text('web-thing-zone', { zone: texts.name(of.zone) })]
  const rule = of.makes ? ROOM_RULE.makes : of.score ? ROOM_RULE.score : ROOM_RULE.battle
  return note(texts.title(id), [...state, words.roomWords(texts, of, seats), ...zone], rule)
}

export const trapTerm = (texts: Texts, id: string, year: number): Explanation =>
  note(texts.title(id), [words.trapWords(texts, id, year)], trap(id) ? 'DL-11.6' : RULES.traps)

export const spellTerm = (texts: Texts, id: string, number: number): Explanation =>
  note(
    texts.title(id),
    [
      texts.text('web-thing-card', { number }),
      words.spellWords(texts, id),
      ...(spell(id)?.fatigue ? [`${texts.text('web-thing-fatigue')}: ${texts.text('web-term-fatigue')}`] : []),
    ],
    'DL-11.6',
  )

/** A line that names the players who have looked at a face-down card, if there are any. */
export const seenBy = (texts: Texts, card: CardView, names: readonly string[]): string[] =>
  card.looked_at_by.length && !card.turned_up
    ? [texts.text('card-seen-by', { players: texts.join(card.looked_at_by.map((seat) => names[seat] ?? '')) })]
    : []

/** One of the year's combat cards, as far as it is known, and who else has looked at it. */
export function cardTerm(texts: Texts, card: CardView, number: number, names: readonly string[]): Explanation {
  if (!card.spell) return term(texts, 'card', seenBy(texts, card, names), { number })
  const words = spellTerm(texts, card.spell, number)
  return { ...words, lines: [...words.lines, ...seenBy(texts, card, names)] }
}

/** The same as text to be read out. */
export function cardLabel(texts: Texts, card: CardView, number: number, names: readonly string[]): string {
  const known = card.spell ? `${texts.title(card.spell)}: ${words.spellWords(texts, card.spell)}` : '?'
  const sentences = [texts.text('web-thing-card', { number }), known, ...seenBy(texts, card, names)]
  return sentences.map((sentence) => sentence.replace(/\.$/, '')).join('. ')
}

export function adventurerTerm(texts: Texts, id: string, state: readonly string[] = []): Explanation {
  const kind = adventurer(id)?.class ?? 'decoy'
  return {
    ...term(texts, isTerm(kind) ? kind : 'decoy', state),
    title: state.length ? texts.title(id) : sentence(words.adventurerWords(texts, id)),
  }
}

/** A tile or card that is only named; `seats` and the year decide what it does. */
export function namedTerm(texts: Texts, id: string, view: View): Explanation | null {
  if (creature(id)) return creatureTerm(texts, id)
  if (room(id)) return roomTerm(texts, id, view.seats)
  if (trap(id)) return trapTerm(texts, id, view.year)
  if (spell(id)) return note(texts.title(id), [words.spellWords(texts, id)], 'DL-11.6')
  if (special(id)) return note(texts.title(id), [words.cardWords(texts, id)], RULES.special_event)
  return adventurer(id) ? adventurerTerm(texts, id) : null
}

/** A space of a place: what it offers, and who stands there. */
export function spaceTerm(texts: Texts, id: string, number: number, who: string): Explanation {
  const of = place(id)?.spaces[number - 1]
  const title = texts.text('web-order-space', { place: texts.title(id), space: 'I'.repeat(number) })
  const turn = texts.text(place(id)?.reverse ? 'web-acts-backwards' : 'web-acts-forwards')
  return {
    ...term(texts, 'space', [of ? words.space(texts, of) : '', who], { space: 'I'.repeat(number) }, [turn]),
    title,
  }
}

/** What stands over the spaces of all places. */
export function headTerm(texts: Texts, space: string): Explanation {
  const { title, lines, ...rest } = term(texts, 'space', [], { space })
  return { ...rest, title, lines: [...lines, texts.text('web-acts-mostly')], rule: 'DL-5.1' }
}

/** Whether a season's tile means nothing: a special event where there are none (DL-7.4). */
export const isNoEvent = (view: View, tile: string | null | undefined): boolean =>
  tile === 'special_event' && !view.options.special_events

/** An event of a season, if it is known. */
export function eventTerm(texts: Texts, view: View, season: string, tile: string | null | undefined): Explanation {
  const title = texts.title(season)
  if (tile === undefined) return { ...term(texts, 'season'), title }
  if (tile === null) return { ...term(texts, 'hidden'), title }
  if (isNoEvent(view, tile)) return { ...term(texts, 'no_event'), title }
  const card = tile === 'special_event' ? view.special_event : null
  const about = card ? [texts.title(card), words.cardWords(texts, card)] : [texts.title(tile)]
  return { ...term(texts, isTerm(tile) ? tile : 'special_event', about), title }
}

/** Whether the table waits for a lord, or has his answer already. */
export function answering(view: View, seat: number): 'thinking' | 'answered' | null {
  if (view.to_act.includes(seat)) return 'thinking'
  return view.lords[seat]?.answered ? 'answered' : null
}
