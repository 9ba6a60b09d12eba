/** Dungeon Lords: how it is drawn. */
import type { Texts } from '../../base/text/texts'
import type { Course, GameModule, Panel } from '../../game/game-module'
import { panel } from '../../game/panels'
import type { LogEvent } from '../../game/story/log-event'
import type { View } from '../../generated/dungeon-lords'
import type { Moment } from '../../generated/protocol'
import { effects } from './answer-effects'
import Battle from './battle/Battle.svelte'
import { isForgotten, lacking } from './battle/plan'
import { describe } from './board-text'
import * as words from './card-text'
import Deck from './cards/Deck.svelte'
import { hasIcon, icon, place, SOLUTIONS } from './content'
import { tabOf } from './event-places'
import { meant, word } from './intents'
import Dungeon from './lords/Dungeon.svelte'
import Evilometer from './lords/Evilometer.svelte'
import RivalLords from './lords/RivalLords.svelte'
import SpectatorView from './lords/SpectatorView.svelte'
import Stores from './lords/Stores.svelte'
import BoardPlaces from './places/BoardPlaces.svelte'
import Offers from './places/Offers.svelte'
import { carriedOut, caution, ordering } from './places/orders'
import { adds, done, joins, says } from './story-lines'
import { namedTerm } from './terms'
import { timing } from './timing'
import { endedYears } from './year/ended-years'
import Season from './year/Season.svelte'

const BUILDING: Panel<View>[] = [
  panel('places', 'left', 'places', BoardPlaces, true),
  panel('offers', 'left', 'offers', Offers),
  panel('season', 'top', 'season', Season),
  panel('dungeon', 'middle', 'dungeon', Dungeon, true),
  panel('stores', 'middle', 'dungeon', Stores),
  panel('evil', 'side', 'rivals', Evilometer),
  panel('rivals', 'side', 'rivals', RivalLords),
]
const COMBAT: Panel<View>[] = [
  panel('battle', 'left', 'battle', Battle, true),
  panel('deck', 'top', '', Deck),
  panel('dungeon', 'middle', 'dungeon', Dungeon, true),
  panel('stores', 'middle', 'dungeon', Stores),
  panel('evil', 'side', 'rivals', Evilometer),
  panel('rivals', 'side', 'rivals', RivalLords),
]

/** In combat these are asked about the dungeon; everything else is about the battle. */
const TAB_FOR_COMBAT: Record<string, string> = { mark: 'dungeon', free: 'dungeon' }

/** A spectator has no dungeon, but sees everybody's, large. */
const watching = (panels: readonly Panel<View>[]): Panel<View>[] => {
  const own = new Set(['deck', 'dungeon', 'stores', 'rivals'])
  return [...panels.filter((one) => !own.has(one.id)), panel('dungeons', 'middle', 'dungeon', SpectatorView, true)]
}

/** Answers that give something up for good, or that end the current activity. */
const GIVES = new Set([
  'banish',
  'discard',
  'dismiss',
  'evil',
  'free',
  'keep',
  'lose',
  'orders',
  'refuse',
  'sheep',
  'withdraw',
])
const TAB_FOR: Record<string, string> = {
  orders: 'places',
  'orders-and-dummy': 'places',
  'keep-order': 'places',
  act: 'places',
  hire: 'offers',
  build: 'offers',
  spy: 'season',
}

const STORES = ['gold', 'food'] as const
const END = 'gi:trophy'

function course(texts: Texts, moments: readonly Moment[]): Course {
  const seats = moments[0]?.seats.map((_, seat) => seat) ?? []
  const follow = (...names: string[]) =>
    seats.map((seat) => moments.map((one) => names.reduce((sum, name) => sum + (one.seats[seat]?.[name] ?? 0), 0)))
  const end = moments.length - 1
  return {
    labels: moments.map(({ chapter }, i) => {
      const season = String(chapter.season)
      if (i === end) return texts.text('web-course-end')
      return texts.text('head-season', {
        year: Number(chapter.year),
        season: season === 'combat' ? texts.text('web-battle') : texts.name(season),
      })
    }),
    marks: moments.map(({ chapter }, i) =>
      i === end ? END : (hasIcon(String(chapter.season)) ?? 'gi:crossed-swords'),
    ),
    lines: [
      { id: 'evil', label: texts.text('column-evil'), icon: icon('evil'), values: follow('evil') },
      {
        id: 'stores',
        label: STORES.map((id) => texts.text(`column-${id}`)).join(' + '),
        icon: icon('gold'),
        values: follow(...STORES),
      },
      { id: 'points', label: texts.text('web-course-points'), icon: END, values: follow('points') },
    ],
  }
}

/** Each lord's board as its owner sees it, and each card that anybody knows. */
function merged(view: View, views: readonly View[]): View {
  return {
    ...view,
    lords: view.lords.map((lord) => views[lord.seat]?.lords[lord.seat] ?? lord),
    cards: view.cards.map((card, i) => views.map((view) => view.cards[i]).find((one) => one?.spell) ?? card),
    trap_discard: view.trap_discard.map(
      (trap, i) => trap ?? views.map((view) => view.trap_discard[i]).find((one) => one) ?? null,
    ),
  }
}

const game: GameModule<View> = {
  panels: (view) => {
    const panels = view.combat_round ? COMBAT : BUILDING
    return view.seat === null ? watching(panels) : panels
  },
  // The same in all phases: what one has learnt to find stays where it is.
  columns: 'minmax(0, 1fr) minmax(0, 1.25fr) minmax(16.5rem, 20rem)',
  tabs: (view) =>
    view.combat_round
      ? [
          { id: 'battle', label: 'web-battle', icon: 'gi:crossed-swords' },
          { id: 'dungeon', label: 'web-dungeon', icon: 'gi:dungeon-gate' },
          { id: 'rivals', label: 'web-rivals', icon: 'gi:horned-helm' },
        ]
      : [
          { id: 'places', label: 'web-places', icon: 'gi:treasure-map' },
          { id: 'offers', label: 'web-market', icon: 'gi:goblin-head' },
          { id: 'dungeon', label: 'web-dungeon', icon: 'gi:dungeon-gate' },
          { id: 'season', label: 'web-season', icon: 'gi:calendar' },
          { id: 'rivals', label: 'web-rivals', icon: 'gi:horned-helm' },
        ],
  tabFor: (view, decision, settled) =>
    view.combat_round
      ? (TAB_FOR_COMBAT[decision.prompt.key] ?? 'battle')
      : settled.includes('room')
        ? 'dungeon'
        : (TAB_FOR[decision.prompt.key] ?? 'dungeon'),
  // A player who is about to hire or build wants to see what is on offer.
  helps: (view, decision) => (ordering(decision) && view.creatures.length + view.rooms.length ? ['offers'] : []),
  result: () => import('./Result.svelte'),
  over: (view) => view.scores !== null,
  // Until the minions are taken back, what is asked belongs to the orders given.
  turn: (view) => (carriedOut(view) ? -1 : null),
  heading: (texts, view) => {
    const { year, season, combat_round: round, options } = view
    if (options.training) return texts.text('head-training', { round })
    if (round) return texts.text('head-combat', { year, round })
    // The cards lie open until the next year begins.
    if (view.cards.some((card) => card.turned_up)) return texts.text('web-head-fought', { year })
    return texts.text('head-season', { year, season: texts.name(season) })
  },
  stage: (view) => (view.scores ? 'DL-13' : view.combat_round > 0 ? 'DL-11' : ''),
  remark: (texts, view, option, decision) =>
    option.verb === 'ready' && decision ? lacking(texts, view, decision) : words.remark(texts, view, option),
  note: (texts, _, decision) => {
    const { place: id, space } = decision.prompt.args
    if (decision.prompt.key !== 'act' || typeof space !== 'number') return ''
    const of = place(String(id))?.spaces[space - 1]
    return of ? words.space(texts, of) : ''
  },
  caution: (texts, view, _, steps) => caution(texts, view, steps),
  // A monster for a demon, a trap for a golem.
  paid: ({ args }) => ('creature' in args ? { gets: 'creature', price: ['monster', 'trap'] } : null),
  gives: (option, view, decision) =>
    GIVES.has(option.verb) ||
    // A plan is ready with one press, unless it has been forgotten.
    (option.verb === 'ready' && decision !== null && isForgotten(view, decision)) ||
    'monster' in option.args ||
    (option.verb === 'tax' && option.args.amount === 0),
  calls: words.calls,
  // What an adventurer is hit with comes before who is hit.
  waits: { target: 'attack' },
  word,
  effects,
  meant,
  timing,
  explain: (texts, view, id) => namedTerm(texts, id, view),
  solution: (lesson) =>
    (SOLUTIONS[lesson] ?? []).map(({ action, verb, args, events }) => ({
      option: { action, verb, args },
      events: events as LogEvent[],
    })),
  reviews: (texts, view) =>
    endedYears(view).map((year) => ({ id: String(year), title: texts.text('web-year', { year }) })),
  review: () => import('./year/YearPage.svelte'),
  icon: hasIcon,
  ends: new Set(['decline', 'done', 'ready', 'skip', 'stop']),
  mapOnly: new Set(['square']),
  onBoard: new Set(['adventurer', 'creature', 'order', 'room', 'square', 'target', 'trap']),
  tabForEvent: tabOf,
  // The minion's walk says which order is revealed, the damage what fatigue does, and what is paid that a wage is.
  quiet: new Set(['DummyOrders', 'Inaccessible', 'OrdersRevealed', 'Tired', 'WagePaid']),
  counted: new Set(['TitleWon', 'Scored']),
  chapters: new Set(['SeasonBegins', 'CombatRoundBegins']),
  joins,
  says,
  done,
  drawn: ({ event, each }) =>
    event === 'MinionPlaced' || event === 'OrderReturned' || (event === 'RoomsIdle' && each !== undefined),
  adds,
  sounds: {
    TrapSprung: 'strike',
    Hit: 'strike',
    SpellCast: 'magic',
    KnockedOut: 'wound',
    Conquered: 'wound',
    Eliminated: 'strike',
    PartyGone: 'good',
  },
  plans: (view, { prompt, seat }) => prompt.key === 'plan' && seat === view.seat,
  course,
  merged,
  describe,
}

export default game
