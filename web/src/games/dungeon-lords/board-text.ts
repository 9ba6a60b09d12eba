/** The whole board in words, line by line: for screen readers, and for people who prefer to read. */
import type { Texts } from '../../base/text/texts'
import type { LordView, View } from '../../generated/dungeon-lords'
import * as words from './card-text'
import { creature, EVIL, PLACES, room, SEASONS } from './content'
import { idleImps } from './lords/workers'
import { dummyName, minion } from './places/orders'
import { answering, isNoEvent } from './terms'

const NONE = '–'
const listed = (texts: Texts, key: string, items: readonly string[], between = ', '): string =>
  `${texts.text(key)}: ${items.join(between) || NONE}`

function board(texts: Texts, view: View, names: readonly string[]): string[] {
  const players = names.map((name, seat) => ({ seat, name, colour: seat, mine: false }))
  const player = (number: number) => minion(texts, view, players, number).name
  const places = PLACES.map((of, n) => {
    const spaces = of.spaces.map((space, i) => {
      const who = view.board[n]?.[i] ?? -1
      return `${'I'.repeat(i + 1)}: ${who >= 0 ? player(who) : words.space(texts, space)}`
    })
    return `${texts.title(of.id)}. ${spaces.join('; ')}`
  })
  const event = (i: number) => {
    const tile = view.events[i]
    if (!tile) return '?'
    if (isNoEvent(view, tile)) return texts.text('web-thing-no-event')
    return tile === 'special_event' && view.special_event
      ? `${texts.name(tile)} (${texts.name(view.special_event)})`
      : texts.name(tile)
  }
  const price = (id: string) => {
    const kind = creature(id)
    return kind ? ` (${words.goods(texts, kind.price)}; ${words.attacksWords(texts, id)})` : ''
  }
  const work = (id: string) => {
    const of = room(id)
    return of
      ? ` (${words.roomWords(texts, of, view.seats)}${of.zone === 'any' ? '' : `; ${texts.name(of.zone)}`})`
      : ''
  }
  return [
    ...places,
    listed(
      texts,
      'label-hire',
      view.creatures.map((id) => `${texts.name(id)}${price(id)}`),
      '; ',
    ),
    listed(
      texts,
      'label-rooms',
      view.rooms.map((id) => texts.name(id) + work(id)),
      '; ',
    ),
    listed(
      texts,
      'label-events',
      SEASONS.slice(1).map((season, i) => `${texts.name(season)}: ${event(i)}`),
      '; ',
    ),
    listed(
      texts,
      'label-adventurers',
      view.adventurers.map((id) => words.adventurerWords(texts, id)),
    ),
    listed(
      texts,
      'label-next',
      view.next_adventurers.map((id) => words.adventurerWords(texts, id)),
    ),
    ...view.dummies.map((dummy, i) =>
      [
        dummyName(texts, view, players, i),
        texts.text('web-dummy-given', { orders: texts.names(dummy.orders) || NONE }),
        texts.text('web-dummy-locked', { orders: texts.names(dummy.inaccessible) || NONE }),
      ].join('. '),
    ),
  ]
}

function lordWords(texts: Texts, view: View, lord: LordView, names: readonly string[]): string {
  const is = answering(view, lord.seat)
  const tile = ({ square, room: id, conquered }: LordView['tiles'][number]) =>
    [
      `${square} ${texts.name(id ?? 'tunnel')}`,
      ...(conquered ? [texts.text('web-conquered')] : []),
      ...(lord.marked === square ? [texts.text('web-marked')] : []),
    ].join(', ')
  const stores = [
    texts.text('n-gold', { n: lord.gold }),
    texts.text('n-food', { n: lord.food }),
    texts.text('imps-free', { n: lord.imps, free: idleImps(lord) }),
    texts.text('n-evil', { n: lord.evil }),
    ...(lord.troll_tokens ? [texts.text('n-tokens', { n: lord.troll_tokens })] : []),
    ...(lord.red_counters ? [texts.text('n-red', { n: lord.red_counters })] : []),
  ]
  const standing = [
    ...(view.first === lord.seat ? [texts.text('web-thing-first')] : []),
    ...(is ? [texts.text(`web-thing-${is}`)] : []),
  ]
  return [
    `${names[lord.seat]}${standing.length ? ` (${standing.join(', ')})` : ''}: ${stores.join(', ')}`,
    listed(
      texts,
      'label-creatures',
      lord.creatures.map((one) => words.creatureWords(texts, one, lord.sent.includes(one.id))),
    ),
    `${texts.text('label-traps')}: ${lord.traps ? texts.names(lord.traps) || NONE : lord.trap_count}`,
    ...(lord.laid_count
      ? [texts.text('traps-laid', { traps: lord.laid ? texts.names(lord.laid) : lord.laid_count })]
      : []),
    listed(
      texts,
      'label-party',
      lord.party.map((one) => `${texts.name(one.id)} ${words.hpWords(one)}`),
    ),
    listed(
      texts,
      'label-prison',
      lord.prison.map((id) => texts.name(id)),
    ),
    ...(lord.orders.length
      ? [
          listed(
            texts,
            'label-given',
            lord.orders.map((id) => texts.name(id)),
          ),
        ]
      : []),
    ...(lord.inaccessible.length
      ? [
          listed(
            texts,
            'label-inaccessible',
            lord.inaccessible.map((id) => texts.name(id)),
          ),
        ]
      : []),
    lord.tiles.map(tile).join('; '),
  ].join('. ')
}

export function describe(texts: Texts, view: View, names: readonly string[]): string[] {
  const paladin =
    view.paladin >= 0
      ? texts.text('paladin-at', { player: names[view.paladin] ?? '' })
      : texts.text(view.paladin === -1 ? 'web-paladin-tent' : 'paladin-out', { space: EVIL.paladin })
  return [
    ...(view.combat_round ? [] : board(texts, view, names)),
    `${texts.text('label-paladin')}: ${paladin}`,
    listed(
      texts,
      'label-cards',
      view.cards.map(
        (card, i) =>
          `${i + 1}: ${card.spell ? `${texts.name(card.spell)} (${words.spellWords(texts, card.spell)})` : '?'}`,
      ),
      '; ',
    ),
    ...view.lords.map((lord) => lordWords(texts, view, lord, names)),
  ]
}
