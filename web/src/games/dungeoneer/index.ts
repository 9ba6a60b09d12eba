/** Dungeoneer: how it is drawn. */
import type { Texts } from '../../base/text/texts'
import type { Course, GameModule, Panel } from '../../game/game-module'
import { panel } from '../../game/panels'
import type { View } from '../../generated/dungeoneer'
import type { Moment } from '../../generated/protocol'
import { effects } from './answer-effects'
import Battle from './battle/Battle.svelte'
import { notice } from './battle/outcome'
import { describe } from './board-text'
import * as words from './card-text'
import Hand from './cards/Hand.svelte'
import Misdeeds from './cards/Misdeeds.svelte'
import { hasIcon, heroCard, icon } from './content'
import Lair from './heroes/Lair.svelte'
import MyHero from './heroes/MyHero.svelte'
import RivalHeroes from './heroes/RivalHeroes.svelte'
import { meant } from './intents'
import { longer } from './long-answers'
import DungeonMap from './map/DungeonMap.svelte'
import { hasLair } from './solo-lair'
import { adds, done, drawn, joins, says } from './story-lines'
import { tabForEvent, tabOf } from './tabs'
import { namedTerm } from './terms'

const PANELS: Panel<View>[] = [
  panel('map', 'left', 'map', DungeonMap, true),
  panel('own', 'middle', 'hero', MyHero, true),
  // What comes and goes is below what stays, so that nothing that one looks at is moved, and beside the map, whose size
  // stays during a turn.
  panel('misdeeds', 'middle', 'cards', Misdeeds),
  panel('battle', 'middle', 'battle', Battle),
  // On a wide screen it lies over the lower edge of the map.
  panel('hand', null, 'cards', Hand),
  panel('lair', 'side', 'rivals', Lair),
  panel('rivals', 'side', 'rivals', RivalHeroes),
]
const MISSING: Record<string, (view: View) => boolean> = {
  hand: (view) => view.seat === null,
  lair: (view) => !hasLair(view),
}

/** Answers that give something up for good, or that end the current activity. */
const GIVES = new Set(['discard', 'finish', 'replace'])
const SUMS = ['quests', 'glory', 'life', 'level'] as const
const END = 'gi:trophy'

function course(texts: Texts, moments: readonly Moment[]): Course {
  const seats = moments[0]?.seats.map((_, seat) => seat) ?? []
  const follow = (name: string) => seats.map((seat) => moments.map((one) => one.seats[seat]?.[name] ?? 0))
  const end = moments.length - 1
  return {
    labels: moments.map(({ chapter }, i) =>
      i === end ? texts.text('web-course-end') : texts.text('web-dn-round', { n: Number(chapter.round) }),
    ),
    marks: moments.map(({ chapter }, i) => (i === end ? END : String(chapter.round))),
    lines: SUMS.map((id) => ({
      id,
      label: id === 'quests' ? texts.text('web-dn-thing-done') : texts.title(id),
      icon: id === 'quests' ? END : icon(id),
      values: follow(id),
    })),
  }
}

/** Whether a card lies under another one, which stands on the board for both. */
const liesUnder = (view: View, id: string): boolean =>
  view.heroes.some(({ boons, treasures, banes, own_banes, lair }) =>
    [...boons, ...treasures, ...banes, ...own_banes, ...lair].some(({ attached }) => attached.includes(id)),
  )

/** Each hand as its owner sees it. */
function merged(view: View, views: readonly View[]): View {
  return { ...view, heroes: view.heroes.map((hero) => views[hero.seat]?.heroes[hero.seat] ?? hero) }
}

/** Where the order of play has each phase. */
const STAGES: Readonly<Record<string, string>> = {
  recovery: 'DN-4.1',
  misdeeds: 'DN-5',
  locations: 'DN-4.3',
  feats: 'DN-4.4',
  cleanup: 'DN-4.5',
}

/** A name whose number stays on its line. */
const unbroken = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0')

const game: GameModule<View> = {
  panels: (view) => PANELS.filter((one) => !MISSING[one.id]?.(view)),
  // With very large text the columns share the window: they would be wider together.
  columns: 'minmax(min(37.25rem, 46%), 1fr) minmax(min(17rem, 23%), 20rem) minmax(min(15.5rem, 19%), 17rem)',
  tabs: (view) => [
    { id: 'map', label: 'web-dn-map', icon: 'gi:treasure-map' },
    { id: 'cards', label: 'web-dn-cards', icon: icon('hand') },
    ...(view.battles.length ? [{ id: 'battle', label: 'web-dn-battle', icon: icon('attack') }] : []),
    { id: 'hero', label: 'web-dn-hero', icon: 'gi:visored-helm' },
    hasLair(view)
      ? { id: 'rivals', label: 'web-dn-thing-lair', icon: icon('lair') }
      : { id: 'rivals', label: 'web-dn-rivals', icon: 'gi:hooded-figure' },
  ],
  tabFor: tabOf,
  tabForEvent,
  points: { quests: 'own', counters: 'own' },
  result: () => import('./Result.svelte'),
  // In the snapshots of a story nobody is asked; only a solo game that is lost has no winner (DN-14.1).
  over: (view) => view.winners.length > 0 || !view.heroes.some((hero) => hero.alive),
  figure: (view, seat) => view.heroes[seat]?.hero ?? null,
  heading: (texts, view, names) => {
    const { round, active, phase } = view
    const words = texts.text('head-turn', {
      round,
      player: unbroken(names[active] ?? ''),
      phase: texts.name(`phase_${phase}`),
    })
    // No line begins with a dot.
    return words.replaceAll(' · ', '\u00a0· ')
  },
  stage: (view) => (view.battles.length ? 'DN-6' : (STAGES[view.phase] ?? '')),
  turn: (view) => view.active,
  calls: words.calls,
  answers: words.answers,
  remark: words.remark,
  brief: words.brief,
  note: words.note,
  explain: (texts, view, id) => namedTerm(texts, id, view),
  aside: (option) => option.verb === 'ask',
  ends: new Set(['declare', 'done', 'no', 'pass']),
  // A monster's peril is seldom meant for oneself.
  later: ({ verb, args }, { seat }) => words.GIVES_PERIL.has(verb) && args.seat === seat,
  longer,
  gives: (option, view) => GIVES.has(option.verb) || words.isHopeless(view, option) || words.isWasted(view, option),
  rolls: ({ verb }) => verb === 'attempt',
  word: String,
  effects,
  meant,
  notice,
  icon: hasIcon,
  onBoard: new Set([
    'declare.',
    'square',
    'location',
    'side',
    'send.card',
    'send_last.card',
    // In the plan.
    'send.seat',
    'send_last.seat',
    'finish.card',
    'recall.card',
    'hero.hero',
  ]),
  // Elsewhere the hand has a tab to itself.
  onWideBoard: new Set(['card']),
  wordless: ({ verb, args }, view) =>
    (verb === 'use' && heroCard(String(args.card)) !== undefined) || liesUnder(view, String(args.card)),
  quiet: new Set(['PhaseBegins', 'LocationDrawn', 'QuestUnder', 'Tested']),
  chapters: new Set(['TurnBegins']),
  joins,
  says,
  done,
  drawn,
  adds,
  sounds: {
    Compared: 'strike',
    Wounded: 'wound',
    MonsterBeaten: 'good',
    QuestCompleted: 'good',
    Died: 'wound',
    Played: 'magic',
  },
  course,
  merged,
  describe,
}

export default game
