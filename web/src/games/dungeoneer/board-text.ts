/** The whole board in words, line by line: for screen readers, and for people who prefer to read. */
import type { Texts } from '../../base/text/texts'
import type { HeroView, View } from '../../generated/dungeoneer'
import { cardLines, monsterWords, placeLines, questLines } from './card-text'
import { heroCard, STATS } from './content'
import { cellName } from './map/geometry'
import { hasLair } from './solo-lair'

const NONE = '–'

function heroWords(texts: Texts, view: View, hero: HeroView, names: readonly string[]): string {
  const listed = (key: string, items: readonly string[]) =>
    items.length ? [`${texts.text(key)}: ${items.join(', ')}`] : []
  const player = names[hero.seat] ?? ''
  const location = hero.location ? texts.name(hero.location) : ''
  return [
    `${hero.seat === view.active ? texts.text('web-dn-on-turn', { player }) : player}: ${texts.name(hero.hero)}, ${texts.name(`calling_${hero.hero}`)}`,
    hero.location && hero.alive
      ? `${texts.text('web-dn-at')}: ${hero.fallen ? texts.text('web-dn-fallen-at', { location }) : location}`
      : texts.text('web-dn-dead'),
    `${texts.name('life')} ${hero.life}/${heroCard(hero.hero)?.life ?? 6}, ${texts.name('level')} ${hero.level}, ${STATS.map((stat) => `${texts.name(stat)} ${hero[stat]}`).join(', ')}`,
    `${texts.name('glory')} ${hero.glory}, ${texts.name('peril')} ${hero.peril}, ${texts.name('ap')} ${hero.ap}`,
    `${texts.text('web-dn-hand')}: ${hero.hand.cards ? hero.hand.cards.map((id) => texts.name(id)).join(', ') || NONE : hero.hand.count}`,
    ...listed(
      'web-dn-thing-boons',
      hero.boons.map((one) => texts.name(one.id)),
    ),
    ...listed(
      'web-dn-thing-treasures',
      hero.treasures.map((one) => texts.name(one.id)),
    ),
    ...listed(
      'web-dn-thing-banes',
      [...hero.banes, ...hero.own_banes].map((one) => texts.name(one.id)),
    ),
    ...listed(
      'web-dn-thing-lair',
      hero.lair.map((one) => texts.name(one.id)),
    ),
    ...listed(
      'web-dn-thing-quests',
      hero.quests.map((id) => texts.name(id)),
    ),
    ...listed(
      'web-dn-thing-done',
      hero.done.map((id) => texts.name(id)),
    ),
    ...listed(
      'web-dn-thing-escorts',
      hero.escorts.map((id) => texts.name(`token_${id}`)),
    ),
  ].join('. ')
}

export function describe(texts: Texts, view: View, names: readonly string[]): string[] {
  const own = view.seat === null ? undefined : view.heroes[view.seat]
  const battle = view.battles.at(-1)
  const fighter = (one: { id: string; life: number; melee: number; magic: number; speed: number }) =>
    `${texts.name(one.id)} (${monsterWords(texts, { ...one, attacks: [...STATS] })})`
  return [
    ...view.heroes.map((hero) => heroWords(texts, view, hero, names)),
    ...(hasLair(view)
      ? [`${texts.text('web-dn-thing-dungeons-lair')}: ${view.lair.map(fighter).join(', ') || NONE}`]
      : []),
    ...(battle
      ? [`${texts.text('web-dn-battle')}: ${battle.attackers.map(fighter).join(', ')} → ${fighter(battle.defender)}`]
      : []),
    ...[...(own?.quests ?? []), ...view.commons, ...view.orphans].map(
      (id) => `${texts.title(id)}: ${questLines(texts, id).join('; ')}`,
    ),
    ...(own?.hand.cards ?? []).map((id) => `${texts.title(id)}: ${cardLines(texts, id).join('; ')}`),
    ...view.map.map(
      (place) =>
        `${cellName(place)}: ${texts.title(place.location)}. ${placeLines(texts, view, place, names).join('; ')}`,
    ),
    `${texts.text('web-dn-thing-location-deck')}: ${view.location_deck}`,
  ]
}
