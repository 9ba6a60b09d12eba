/** The drawing of any game without a folder: whatever is in its view, readable; questions are answered in the bar below. */
import type { GameModule } from '../game-module'
import { panel } from '../panels'
import OtherValues from './OtherValues.svelte'
import PlayerCards from './PlayerCards.svelte'
import { describe, type Fields, isNested, merged, said, shown } from './values'

const TAB = 'table'

/** When nobody is asked any more, the game is over. */
const isOver = (view: Fields): boolean => Array.isArray(view.to_act) && !view.to_act.length

const game: GameModule<Fields> = {
  panels: () => [panel('players', 'left', TAB, PlayerCards, true), panel('things', 'middle', TAB, OtherValues, true)],
  tabs: () => [{ id: TAB, label: 'web-table', icon: 'gi:dungeon-gate' }],
  tabFor: () => TAB,
  result: () => import('./LastView.svelte'),
  over: isOver,
  heading: (texts, view, names) => {
    const [name, value] = shown(view).find(([, one]) => !isNested(one)) ?? []
    if (name === undefined || value === undefined) return texts.text('web-table')
    return `${texts.title(name)} ${said(texts, names, value, name)}`
  },
  remark: () => '',
  note: () => '',
  gives: () => false,
  word: String,
  effects: () => [],
  meant: () => [],
  icon: () => null,
  onBoard: new Set(),
  quiet: new Set(),
  merged,
  describe: (texts, view, names) => describe(texts, names, view),
}

export default game
