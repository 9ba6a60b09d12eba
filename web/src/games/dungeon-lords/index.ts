/** Dungeon Lords: how it is drawn. */
import type { View } from '../../generated/dungeon-lords'
import type { Moment } from '../../generated/protocol'
import type { Course, GameModule, Panel } from '../../lib/game'
import type { Texts } from '../../lib/texts'
import Battle from './Battle.svelte'
import { PLACES, SEASONS, creature, hasIcon, icon, place, room } from './content'
import Dungeon from './Dungeon.svelte'
import Evilometer from './Evilometer.svelte'
import Offers from './Offers.svelte'
import Places from './Places.svelte'
import Result from './Result.svelte'
import Rivals from './Rivals.svelte'
import Season from './Season.svelte'
import Stores from './Stores.svelte'
import * as words from './words'

const as = (view: unknown): View => view as View
const panel = (id: string, area: Panel['area'], tab: string, component: unknown, grows = false): Panel => ({
  id,
  area,
  tab,
  component: component as Panel['component'],
  grows,
})

const BUILDING: Panel[] = [
  panel('places', 'left', 'places', Places, true),
  panel('offers', 'left', 'offers', Offers),
  panel('season', 'middle', 'season', Season),
  panel('dungeon', 'middle', 'dungeon', Dungeon, true),
  panel('stores', 'middle', 'dungeon', Stores),
  panel('evil', 'side', 'rivals', Evilometer),
  panel('rivals', 'side', 'rivals', Rivals),
]
const COMBAT: Panel[] = [
  panel('battle', 'left', 'battle', Battle, true),
  panel('dungeon', 'middle', 'dungeon', Dungeon, true),
  panel('stores', 'middle', 'battle', Stores),
  panel('evil', 'side', 'rivals', Evilometer),
  panel('rivals', 'side', 'rivals', Rivals),
]

/** Answers that part with something for good, or that end what one is doing. */
const GIVES = new Set(['banish', 'discard', 'dismiss', 'evil', 'free', 'keep', 'lose', 'orders', 'ready', 'refuse', 'sheep', 'withdraw'])
const TAB_FOR: Record<string, string> = {
  orders: 'places',
  'orders-and-dummy': 'places',
  'keep-order': 'places',
  act: 'places',
  hire: 'offers',
  build: 'offers',
  spy: 'season',
}
const FALLBACK: Record<string, (id: string) => string> = {
  square: (id) => `dig ${id}`,
  creature: (id) => `hire ${id}`,
  trap: (id) => `lay ${id}`,
}

function describe(texts: Texts, view: View, names: string[]): string[] {
  const lines: string[] = []
  const player = (seat: number) => (seat >= 8 ? texts.text('dummy', { number: seat - 7 }) : (names[seat] ?? ''))
  if (!view.combat_round) {
    for (const [n, of] of PLACES.entries()) {
      const spaces = of.spaces.map((space, i) => {
        const who = view.board[n]?.[i] ?? -1
        return `${'I'.repeat(i + 1)}: ${who >= 0 ? player(who) : words.space(texts, space)}`
      })
      lines.push(`${texts.title(of.id)}. ${spaces.join('; ')}`)
    }
    lines.push(
      `${texts.text('label-hire')}: ${view.creatures.map((id) => `${texts.name(id)} (${words.goods(texts, creature(id)?.price ?? ({} as never))})`).join(', ')}`,
      `${texts.text('label-rooms')}: ${view.rooms.map((id) => `${texts.name(id)} (${room(id) ? words.roomWords(texts, room(id) as never, view.seats) : ''})`).join('; ')}`,
      `${texts.text('label-events')}: ${SEASONS.slice(1).map((season, i) => `${texts.name(season)}: ${view.events[i] ? texts.name(view.events[i] ?? '') : '?'}`).join('; ')}`,
      `${texts.text('label-adventurers')}: ${view.adventurers.map((id) => words.adventurerWords(texts, id)).join(', ') || '–'}`,
      `${texts.text('label-next')}: ${view.next_adventurers.map((id) => words.adventurerWords(texts, id)).join(', ') || '–'}`,
    )
  }
  lines.push(`${texts.text('label-cards')}: ${view.cards.map((card, i) => `${i + 1}: ${card.spell ? texts.name(card.spell) : '?'}`).join(', ')}`)
  for (const lord of view.lords) {
    const tiles = lord.tiles.map((tile) => `${tile.square} ${texts.name(tile.room ?? 'tunnel')}${tile.conquered ? ` (${texts.text('web-conquered')})` : ''}`)
    lines.push(
      [
        `${names[lord.seat]}: ${texts.text('n-gold', { n: lord.gold })}, ${texts.text('n-food', { n: lord.food })}, ${texts.text('n-imps', { n: lord.imps })}, ${texts.text('n-evil', { n: lord.evil })}`,
        `${texts.text('label-creatures')}: ${lord.creatures.map((one) => texts.name(one.id) + (one.knocked_out ? ` (${texts.text('creature-ko')})` : '')).join(', ') || '–'}`,
        `${texts.text('label-traps')}: ${lord.traps ? texts.names(lord.traps) || '–' : lord.trap_count}`,
        `${texts.text('label-party')}: ${lord.party.map((one) => `${texts.name(one.id)} ${one.hp - one.damage}/${one.hp}`).join(', ') || '–'}`,
        `${texts.text('label-prison')}: ${texts.names(lord.prison) || '–'}`,
        tiles.join(', '),
      ].join('. '),
    )
  }
  return lines
}

const STORES = ['gold', 'food'] as const
const END = 'gi:trophy'

function course(texts: Texts, moments: readonly Moment[]): Course {
  const seats = moments[0]?.seats.map((_, seat) => seat) ?? []
  const follow = (...names: string[]) => seats.map((seat) => moments.map((one) => names.reduce((sum, name) => sum + (one.seats[seat]?.[name] ?? 0), 0)))
  const end = moments.length - 1
  return {
    labels: moments.map(({ chapter }, i) => {
      const season = String(chapter['season'])
      if (i === end) return texts.text('web-course-end')
      return texts.text('head-season', { year: Number(chapter['year']), season: season === 'combat' ? texts.text('web-battle') : texts.name(season) })
    }),
    marks: moments.map(({ chapter }, i) => (i === end ? END : (hasIcon(String(chapter['season'])) ?? 'gi:crossed-swords'))),
    lines: [
      { id: 'evil', label: texts.text('column-evil'), icon: icon('evil'), values: follow('evil') },
      { id: 'stores', label: STORES.map((id) => texts.text(`column-${id}`)).join(' + '), icon: icon('gold'), values: follow(...STORES) },
      { id: 'points', label: texts.text('web-course-points'), icon: END, values: follow('points') },
    ],
  }
}

/** Each lord's board as its owner sees it, and each card that anybody knows. */
function merged(views: readonly View[], look: number): View {
  const base = views[look] as View
  return {
    ...base,
    lords: base.lords.map((lord) => views[lord.seat]?.lords[lord.seat] ?? lord),
    cards: base.cards.map((card, i) => views.map((view) => view.cards[i]).find((one) => one?.spell) ?? card),
    trap_discard: base.trap_discard.map((trap, i) => trap ?? views.map((view) => view.trap_discard[i]).find((one) => one) ?? null),
  }
}

const game: GameModule = {
  panels: (view) => {
    const panels = as(view).combat_round ? COMBAT : BUILDING
    return as(view).seat === null ? panels.filter((one) => one.id !== 'dungeon' && one.id !== 'stores') : panels
  },
  tabs: (view) =>
    as(view).combat_round
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
    as(view).combat_round
      ? decision.prompt.key === 'mark'
        ? 'dungeon'
        : 'battle'
      : settled.includes('room')
        ? 'dungeon'
        : (TAB_FOR[decision.prompt.key] ?? 'dungeon'),
  result: Result as GameModule['result'],
  over: (view) => as(view).scores !== null,
  heading: (texts, view) => {
    const { year, season, combat_round: round, options } = as(view)
    if (options['training']) return texts.text('head-training', { round })
    return round ? texts.text('head-combat', { year, round }) : texts.text('head-season', { year, season: texts.name(season) })
  },
  remark: (texts, view, option) => words.remark(texts, as(view), option),
  note: (texts, _, decision) => {
    const { place: id, space } = decision.prompt.args
    if (decision.prompt.key !== 'act' || typeof space !== 'number') return ''
    const of = place(String(id))?.spaces[space - 1]
    return of ? words.space(texts, of) : ''
  },
  gives: (option) => GIVES.has(option.verb) || 'monster' in option.args || (option.verb === 'tax' && option.args['amount'] === 0),
  word: (id) => place(String(id))?.order ?? String(id),
  fallback: (kinds, id) => {
    for (const kind of kinds) {
      const make = FALLBACK[kind]
      if (make) return make(String(id))
    }
    return null
  },
  icon: hasIcon,
  quiet: new Set(['MinionPlaced', 'OfferOpened', 'EventTurnedUp', 'AdventurersDrawn', 'DummyOrders', 'Inaccessible']),
  course,
  merged: (views, look) => merged(views as View[], look),
  describe: (texts, view, names) => describe(texts, as(view), names),
}

export default game
