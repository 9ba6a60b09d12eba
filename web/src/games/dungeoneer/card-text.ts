/** The texts printed on cards. The same texts as in the terminal. */
import type { Texts } from '../../base/text/texts'
import type { Id } from '../../game/answers/choices'
import type { ChanceView, DuelView, HazardView, PlaceView, RollView, View } from '../../generated/dungeoneer'
import type { Decision, Option } from '../../generated/kernel'
import { offerOf } from './answer-effects'
import { beast, card, heroCard, isGlory, laid, monster, type MonsterFace, quest, SIDES, site, STATS } from './content'
import { beside as cellBeside, cellName, cellOf, sideTo } from './map/geometry'
import { addedWords, attackNow, chancesOf, chanceWords, duelsOf, duelWords, oddsWords, pairWords } from './odds'

const stats = (texts: Texts, of: { melee: number; magic: number; speed: number }): string =>
  STATS.map((stat) => `${texts.name(stat)} ${of[stat]}`).join(', ')

export const cost = (texts: Texts, id: string): string => {
  const of = card(id)
  if (!of) return ''
  return texts.text(isGlory(of) ? 'web-dn-cost-glory' : 'web-dn-cost-peril', { n: of.cost_x ? 'X' : of.cost })
}

/** Its kind, when it is played, how long it stays: all words within a line. */
export const kindWords = (texts: Texts, id: string): string => {
  const of = card(id)
  if (!of) return ''
  const words = [of.type, of.monster ? 'monster' : of.duration, of.timing]
  return [...new Set(words.map((word) => texts.name(word).toLocaleLowerCase(texts.lang)))].join(' · ')
}

export const monsterWords = (texts: Texts, of: MonsterFace): string => {
  const forms = STATS.map(
    (stat) => `${texts.name(stat)} ${of[stat]}${of.attacks.includes(stat) ? '' : ` (${texts.text('web-dn-defends')})`}`,
  )
  return `${texts.name('life')} ${of.life}, ${forms.join(', ')}`
}

/** Everything that stands on an adventure card. */
export function cardLines(texts: Texts, id: string): string[] {
  const numbers = monster(id)
  return [
    `${texts.name(card(id)?.kind ?? 'encounter')}: ${kindWords(texts, id)}`,
    cost(texts, id),
    ...(numbers ? [monsterWords(texts, numbers)] : []),
    ...face(texts, id),
    notSolo(texts, id),
  ].filter(Boolean)
}

/** What the rules on a face say. */
export const face = (texts: Texts, id: string): readonly string[] =>
  texts.has(`lines-${id}`) ? texts.text(`lines-${id}`).split('\n') : []

/** That solo games leave a card or a hero out; empty: they do not. */
const notSolo = (texts: Texts, id: string): string => (texts.has(`solo-${id}`) ? texts.text(`solo-${id}`) : '')

/** What a face can be used for: of several effects the one with this number alone, as each is an answer. */
const using = (texts: Texts, id: string, n: number): readonly string[] => {
  const each = texts.has(`uses-${id}`) ? texts.text(`uses-${id}`).split('\n')[n - 1] : undefined
  return each ? [each] : face(texts, id)
}

/** What a face does for this X. */
const forX = (texts: Texts, id: string, n: number): string =>
  (texts.has(`x-${id}`) ? texts.text(`x-${id}`).split('\n')[n - 1] : undefined) ?? face(texts, id).join(' ')

/** The odds of the roll about to be made once an answer has added to it; empty: it adds to none. */
function thenRolls(texts: Texts, view: View, { action }: Option): string {
  const offer = offerOf(view, action)
  if (!offer) return ''
  const { least, each, percent, pair } = offer
  if (offer.vain) return texts.text('web-dn-in-vain')
  if (pair) return texts.text('web-dn-odds-then', { odds: pairWords(texts, pair) })
  if (percent === null || least === null) return ''
  return texts.text('web-dn-odds-then', { odds: oddsWords(texts, { each, least, percent, plus: 1 }) })
}

/** More places than these say less than the card does: they glow on the map when one is asked which. */
const MOST_PLACES = 4

/** Where an effect may bring the viewer's hero; empty: nowhere, or to too many places to say. */
function leadsHero(texts: Texts, view: View, { action }: Option): string {
  const to = offerOf(view, action)?.to ?? []
  if (!to.length || to.length > MOST_PLACES) return ''
  return texts.text('web-dn-leads-to', { places: to.map((one) => texts.name(one)).join(', ') })
}

/** What a card does in a few words and signs; nothing for a monster of which the numbers say all. */
export const shortLines = (texts: Texts, id: string): readonly string[] =>
  texts.has(`short-${id}`) ? texts.text(`short-${id}`).split('\n') : []

export function questLines(texts: Texts, id: string): string[] {
  const of = quest(id)
  if (!of) return []
  const where = (ids: readonly string[]) => texts.join(ids.map((one) => texts.name(one)))
  const numbers = of.beast ? beast(of.beast)?.numbers : undefined
  return [
    of.categories.map((one) => texts.name(one)).join(', '),
    `${texts.text('web-dn-at')}: ${where(of.where)}${of.deliver.length ? ` → ${where(of.deliver)}` : ''}`,
    ...(of.beast && numbers ? [`${texts.title(of.beast)}: ${monsterWords(texts, numbers)}`] : []),
    ...face(texts, id),
    reward(texts, id),
  ]
}

export const reward = (texts: Texts, id: string): string => {
  const of = quest(id)?.reward
  if (!of) return ''
  return texts.text('web-dn-reward', { level: of.level, glory: of.glory, heal: of.heal })
}

/** Everything that stands on a hero's card. */
export const heroLines = (texts: Texts, id: string, level = 1): string[] =>
  [...heroWords(texts, id, level), notSolo(texts, id)].filter(Boolean)

function heroWords(texts: Texts, id: string, level = 1): string[] {
  const of = heroCard(id)
  if (!of) return []
  const [melee = 0, magic = 0, speed = 0] = of.levels[level - 1] ?? []
  return [
    texts.name(`calling_${id}`),
    stats(texts, { melee, magic, speed }),
    texts.text('web-dn-limits', { boons: of.boon_limit, treasures: of.treasure_limit }),
    `${texts.name(`ability_${id}`)}. ${face(texts, id).join(' ')}`,
  ]
}

export const hazardWords = (texts: Texts, one: HazardView): string => {
  const words = one.stat
    ? `${texts.name(one.kind)}: ${texts.name(one.stat)} ${one.value}+`
    : `${texts.name(one.kind)} +${one.n}`
  return one.active ? words : texts.text('web-dn-hazard-off', { hazard: words })
}

export const exitWords = (texts: Texts, place: PlaceView, side: number, names: readonly string[]): string => {
  const exit = place.exits[side]
  if (!exit) return ''
  // It tests only who leaves by it: what stands at an edge says nothing to a hero who comes from the other side (DN-8.1).
  const needs = exit.stat && texts.text('web-dn-exit-threat', { stat: texts.name(exit.stat), value: exit.value })
  const threat = needs ? ` (${needs})` : ''
  const player = exit.seat === null ? '' : (names[exit.seat] ?? '')
  const why = exit.why ? ` – ${texts.text(`web-dn-exit-${exit.why}`, { player })}` : ''
  return `${texts.name(exit.side)}: ${texts.name(exit.kind)}${threat}${why}`
}

const hazardsOf = (texts: Texts, place: PlaceView | undefined): string =>
  place?.hazards.map((one) => hazardWords(texts, one)).join('; ') ?? ''

/** What a location does, apart from its hazards, which come first on its face and are said with their state. */
const effectsOf = (texts: Texts, location: string): readonly string[] =>
  face(texts, copyless(location)).slice(site(location)?.hazards.length ?? 0)

/** Everything that stands on a map card. */
export function siteLines(texts: Texts, id: string): string[] {
  const place = laid(id, 0, 0, false)
  if (!place) return []
  return [
    `${texts.name(site(id)?.kind ?? 'tunnel')} · ${texts.text('web-dn-points', { glory: place.glory, peril: place.peril })}`,
    place.exits.map((_, side) => exitWords(texts, place, side, [])).join('; '),
    ...face(texts, copyless(id)),
  ].filter(Boolean)
}

/** A place of the map: everything that stands on its card, and what is there now. */
export function placeLines(texts: Texts, view: View, place: PlaceView, names: readonly string[]): string[] {
  return [
    `${texts.name(site(place.location)?.kind ?? 'tunnel')} · ${texts.text('web-dn-points', { glory: place.glory, peril: place.peril })}`,
    place.exits.map((_, side) => exitWords(texts, place, side, names)).join('; '),
    hazardsOf(texts, place),
    ...effectsOf(texts, place.location),
    place.heroes.length
      ? texts.text('web-dn-heroes-here', { players: texts.join(place.heroes.map((seat) => names[seat] ?? '')) })
      : '',
    place.tokens.length
      ? texts.text('web-dn-tokens-here', { tokens: texts.join(place.tokens.map((id) => texts.name(`token_${id}`))) })
      : '',
    leading(view, place)
      .map((lead) => leadWords(texts, lead, names))
      .join('; '),
    texts.text('web-dn-distance', { n: place.distance }),
    ...stepTo(view, place).map((one) => chanceWords(texts, one)),
  ].filter(Boolean)
}

/** Whether a place is what a card calls so: by its name, or by its kind. */
export const isPlace = (where: string, place: PlaceView): boolean => {
  const at = site(place.location)
  return (
    where === place.location ||
    (where === 'entrance' ? at?.entrance === true : where === 'dark_tunnel' && at?.kind === 'dark_tunnel')
  )
}

/** Whether a place is one that a quest names. */
export const leadsTo = (id: string, place: PlaceView): boolean => {
  const of = quest(id)
  return of !== undefined && [...of.where, ...of.deliver].some((where) => isPlace(where, place))
}

/** The rolls on a step from the viewer's hero to a place beside it. */
export function stepTo(view: View, place: PlaceView): ChanceView[] {
  const hero = view.seat === null ? undefined : view.heroes[view.seat]
  const from = view.map.find((one) => one.location === hero?.location)
  const side = from ? sideTo(from, place) : null
  return side ? chancesOf(view, 'go', side) : []
}

/** The location beside the viewer's hero, on this side. */
function beside(view: View, side: string): string {
  const hero = view.seat === null ? undefined : view.heroes[view.seat]
  const from = view.map.find((one) => one.location === hero?.location)
  return (from && view.map.find((place) => sideTo(from, place) === side)?.location) ?? ''
}

/** The name of the words of a location: all its copies have the same. */
export const copyless = (id: string): string => id.replace(/[0-9]+$/, '')

/** What a location does to a hero who enters it. */
export const entering = (texts: Texts, location: string): readonly string[] =>
  site(location)?.enters ? effectsOf(texts, location) : []

/** Whether an encounter hits its owner's hero, too: a trap hits everybody who is where its target is (DN-7.2). */
export function hitsOwner(view: View, id: string, seat: number): boolean {
  const own = view.seat === null ? undefined : view.heroes[view.seat]
  const victim = view.heroes[seat]
  return Boolean(card(id)?.type === 'trap' && own?.alive && own.location && own.location === victim?.location)
}

/** A quest that leads to a place. `rival`: whose it is; null: the viewer's own, or anybody may complete it. */
export interface Lead {
  quest: string
  mine: boolean
  rival: number | null
}

/** The open quests that name this place: the viewer's, those for all, those of the others, which are public (DN-20.1). */
export const leading = (view: View, place: PlaceView): Lead[] => {
  const own = view.heroes.filter(({ seat }) => seat === view.seat)
  const others = view.heroes.filter(({ seat }) => seat !== view.seat)
  const all: Lead[] = [
    ...own.flatMap(({ quests }) => quests.map((quest) => ({ quest, mine: true, rival: null }))),
    ...[...view.commons, ...view.orphans].map((quest) => ({ quest, mine: false, rival: null })),
    ...others.flatMap(({ quests, seat }) => quests.map((quest) => ({ quest, mine: false, rival: seat }))),
  ]
  return all.filter(({ quest }) => leadsTo(quest, place))
}

/** A quest that leads to a place, in words. */
export const leadWords = (texts: Texts, { quest, mine, rival }: Lead, names: readonly string[]): string =>
  rival === null
    ? texts.text(mine ? 'web-dn-quest-here' : 'web-dn-quest-common', { quest: texts.name(quest) })
    : texts.text('web-dn-quest-of', { quest: texts.name(quest), player: names[rival] ?? '' })

/** Remarks in a row, with one full stop between two of them, whether the first brings one or not. */
const inARow = (parts: readonly string[]): string =>
  parts.filter(Boolean).reduce((row, part) => (row ? `${row.replace(/\.$/, '')}. ${part}` : part), '')

/** The roll that an answer asks for: what for, and of which exit, card or quest. */
const ROLLS: Record<string, (args: Option['args']) => [string, string | null]> = {
  go: ({ side }) => ['go', String(side)],
  stand: () => ['stand', null],
  use: ({ card }) => ['search', String(card)],
  attempt: ({ quest }) => ['attempt', String(quest)],
}

/** What the viewer's hero would have to roll for an answer. */
function toRoll(view: View, { verb, args }: Option): ChanceView[] {
  const roll = ROLLS[verb]?.(args)
  return roll ? chancesOf(view, ...roll) : []
}

/** Whether an attempt at a quest cannot succeed: it is given with a second press only. */
export const isHopeless = (view: View, option: Option): boolean => {
  const rolls = option.verb === 'attempt' ? toRoll(view, option) : []
  return rolls[0]?.together === 0
}

/** Answers that give somebody peril. */
export const GIVES_PERIL: ReadonlySet<string> = new Set(['give_peril', 'lair_giving'])

/** Whether an answer pays for nothing, or harms oneself, as one can hardly mean it: peril for oneself, or a trap where one's
 * own hero stands. */
export const isWasted = (view: View, option: Option): boolean =>
  offerOf(view, option.action)?.vain === true ||
  (GIVES_PERIL.has(option.verb) && option.args.seat === view.seat) ||
  (isSending(option) && hitsOwner(view, String(option.args.card), Number(option.args.seat)))

const isSending = ({ verb }: Option): boolean => verb === 'send' || verb === 'send_last'

/** The attacks that sending it would begin, the likeliest first. */
export const sendingOdds = (view: View, option: Option | undefined): DuelView[] =>
  option && isSending(option) ? duelsOf(view, option.action) : []

/** A warning that an encounter hits the viewer's own hero too; empty: it does not. */
const hitsYou = (texts: Texts, view: View, option: Option): string =>
  isSending(option) && hitsOwner(view, String(option.args.card), Number(option.args.seat))
    ? texts.text('web-dn-hits-you')
    : ''

const placed = (view: View, location: string): PlaceView | undefined =>
  view.map.find((one) => one.location === location)

/** A location with the points that it gives to the viewer's hero: none if it is not new to him this turn (DN-8.2). */
function destination(texts: Texts, view: View, location: string): string {
  const place = placed(view, location)
  if (!place) return ''
  const { glory, peril } = place
  const known = view.heroes[view.seat ?? -1]?.known.includes(location)
  const points = known || !(glory || peril) ? '' : `: ${texts.text('web-dn-points', { glory, peril })}`
  return `${texts.title(location)}${points}`
}

/** What one of the effects is between which a text lets one choose, where they are numbered; empty: it does not say. */
function effectOf(texts: Texts, id: string, n: number): string {
  const found = new RegExp(`\\(${n}\\) (.*?)(?:; \\(${n + 1}\\)|$)`, 'm').exec(face(texts, copyless(id)).join('\n'))
  return found?.[1] ?? ''
}

/** What an answer is called to this question: an effect by what it does, not by its number; null: by its name. */
export function answers(texts: Texts, { prompt }: Decision, { verb, args }: Option): string | null {
  if (prompt.key === 'save' && verb === 'pass') return texts.text('web-dn-pass-save')
  const does = verb === 'option' ? effectOf(texts, prompt.source ?? '', Number(args.n)) : ''
  return does ? does.charAt(0).toLocaleUpperCase(texts.lang) + does.slice(1) : null
}

/** How the attacks that an answer begins stand, as things are now, the likeliest first; `short`: the numbers alone. */
const attacks = (texts: Texts, view: View, option: Option, short = false): string[] =>
  duelsOf(view, option.action).map(({ form, pair }) =>
    option.args.form === form ? duelWords(texts, pair, short) : `${texts.name(form)} ${duelWords(texts, pair, short)}`,
  )

/** How the attack stands with which a hunt begins; empty: an attempt at another quest. */
function hunting(texts: Texts, view: View, option: Option): string {
  const monster = quest(String(option.args.quest))?.beast
  const odds = attacks(texts, view, option).join('; ')
  return monster && odds ? texts.text('web-dn-hunt', { monster: texts.title(monster), odds }) : ''
}

/** A cell by a location beside it; null: it is not a cell. As in the log, that is one from which a way leads there: where
 * the active hero stands, or else the first to the north, east, south, west. */
export function calls(texts: Texts, view: View, id: Id): string | null {
  const square = String(id)
  if (!square.includes(',')) return null
  const around = SIDES.map((side) => cellName(cellBeside(cellOf(square), side)))
  const next = around.flatMap((name) => view.map.find((place) => cellName(place) === name) ?? [])
  const ways = next.filter(
    (place) => place.exits.find(({ side }) => side === sideTo(place, cellOf(square)))?.kind !== 'wall',
  )
  const here = view.heroes[view.active]?.location
  const near = ways.find(({ location }) => location === here) ?? ways[0] ?? next[0]
  if (!near) return null
  const side = sideTo(near, cellOf(square))
  return texts.text('web-dn-beside', texts.words({ square, side, location: near.location }, []))
}

/** What stands beside an answer: what a card is and does, where a way leads. */
export function remark(texts: Texts, view: View, option: Option, decision: Decision | null = null): string {
  const { verb, args } = option
  const id = typeof args.card === 'string' ? args.card : ''
  const rolls = toRoll(view, option)
    .map((one) => chanceWords(texts, one))
    .join('. ')
  if (verb === 'go') {
    const there = beside(view, String(args.side))
    return inARow([destination(texts, view, there), rolls, ...entering(texts, there)])
  }
  if (verb === 'walk') {
    const end = String(args.location)
    return inARow([hazardsOf(texts, placed(view, end)), ...entering(texts, end)])
  }
  if (verb === 'stand') return rolls
  if (isSending(option))
    return (
      inARow([...attacks(texts, view, option), hitsYou(texts, view, option), face(texts, id).join(' ')]) ||
      kindWords(texts, id)
    )
  const then = thenRolls(texts, view, option)
  if (verb === 'x') return inARow([then, forX(texts, decision?.prompt.source ?? '', Number(args.n))])
  if (verb === 'play_x') return inARow([then, forX(texts, id, Number(args.n))])
  const leads = leadsHero(texts, view, option)
  if (verb === 'play') return inARow([then, leads, face(texts, id).join(' ') || kindWords(texts, id)])
  if (verb === 'use') return inARow([rolls, then, leads, ...using(texts, copyless(id), Number(args.n))])
  if (verb === 'hero') return heroWords(texts, String(args.hero)).join('; ')
  if (verb === 'attempt') {
    const id = String(args.quest)
    const words = [rolls || face(texts, id).join(' '), hunting(texts, view, option)]
    return inARow([...words, reward(texts, id), texts.text('web-dn-attempt-ends')])
  }
  if (verb === 'to_hand') return texts.text('web-dn-to-hand')
  const toLair = () => texts.text('web-dn-to-lair', { n: inLair(view) })
  if (verb === 'to_lair') return toLair()
  if (verb === 'lair_giving') {
    const n = decision?.prompt.args.n
    return inARow([n ? texts.text('web-dn-peril-for-wounds', { n: Number(n) }) : '', toLair()])
  }
  return inARow(attacks(texts, view, option))
}

/** How many monsters are in the viewer's lair. */
const inLair = (view: View) => view.heroes[view.seat ?? -1]?.lair.length ?? 0

/** What stands beside an answer where there is room for a few words only: the odds, and whether it hits oneself. */
export function brief(texts: Texts, view: View, option: Option): string {
  const odds = toRoll(view, option)
    .map((one) => oddsWords(texts, one))
    .join('; ')
  const then = thenRolls(texts, view, option)
  return odds || then || hitsYou(texts, view, option) || (attacks(texts, view, option, true)[0] ?? '')
}

/** Windows in which what stands beside the question says more than the card or the place alone. */
const TOLD_APART: ReadonlySet<string> = new Set(['arrival', 'roll'])

/** What is being decided about, beside the question; and that nothing is lost by passing, which a player among other people
 * has to say himself. */
export function note(texts: Texts, view: View, decision: Decision): string {
  const waits = decision.prompt.key === 'window' && decision.routine ? texts.text('web-dn-can-wait') : ''
  return inARow([about(texts, view, decision), waits])
}

function about(texts: Texts, view: View, { prompt }: Decision): string {
  const apart = prompt.key === 'window' && TOLD_APART.has(view.window?.moment ?? '')
  const source = apart ? null : prompt.source
  if (source && card(source)) return face(texts, source).join(' ') || kindWords(texts, source)
  if (source && site(source) && prompt.key === 'choose-effect') return face(texts, copyless(source)).join(' ')
  if (view.window?.moment === 'arrival') return arriving(texts, view)
  if (view.window?.moment === 'roll' && view.roll) return coming(texts, view, view.roll)
  return view.playing ? inPlay(texts, view.playing.id) : ''
}

/** The roll about to be made: whose, what is added, what is needed, and the odds. */
function coming(texts: Texts, view: View, roll: RollView): string {
  const hero = view.heroes[roll.seat ?? -1]
  const who = hero?.seat === view.seat ? texts.text('player-you') : texts.title(hero?.hero ?? roll.foe ?? '')
  const { dice, need } = roll
  const plus = addedWords(texts, roll)
  const stat = roll.form ? texts.name(roll.form) : ''
  // Dice to which nothing is added stand alone.
  const added = stat ? texts.text('web-dn-coming-added', { plus, stat }) : roll.plus ? ` + ${plus}` : ''
  const words = { who, dice, need, added }
  const pair = attackNow(view, roll)
  const odds = pair
    ? pairWords(texts, pair)
    : roll.percent === null
      ? ''
      : oddsWords(texts, { ...roll, percent: roll.percent })
  return [texts.text('web-dn-coming', words), odds].filter(Boolean).join(': ')
}

/** The card or the effect that is about to act, and what it does; only cards are played, what lies there is used. */
const inPlay = (texts: Texts, id: string): string =>
  inARow([
    texts.text(card(id) ? 'web-dn-playing' : 'web-dn-using', { card: texts.name(id) }),
    ...face(texts, card(id) ? id : copyless(id)),
  ])

/** The location that is about to act on the hero who has entered it, and what it does. */
function arriving(texts: Texts, view: View): string {
  const entered = view.heroes[view.window?.about[0] ?? -1]?.location
  const place = view.map.find((one) => one.location === entered)
  if (!place) return ''
  const does = [...place.hazards.map((one) => hazardWords(texts, one)), ...effectsOf(texts, place.location)]
  return `${texts.name(place.location)}: ${does.join('; ')}`
}
