/** The drawing of any game without a folder: whatever is in its view, readable; questions are answered in the bar below. */
import type { Component } from 'svelte'
import type { GameModule, Panel, PanelProps } from '../game'
import Players from './Players.svelte'
import Result from './Result.svelte'
import Things from './Things.svelte'
import { describe, fieldsOf, isNested, merged, said, shown, type Fields } from './values'

const TAB = 'table'
const panel = (id: string, area: Panel['area'], component: Component<PanelProps<Fields>>): Panel => ({
  id,
  area,
  tab: TAB,
  component,
  grows: true,
})

const game: GameModule = {
  panels: () => [panel('players', 'left', Players), panel('things', 'middle', Things)],
  tabs: () => [{ id: TAB, label: 'web-table', icon: 'gi:dungeon-gate' }],
  tabFor: () => TAB,
  result: Result,
  over: (view) => isOver(fieldsOf(view)),
  heading: (texts, view, names) => {
    const [name, value] = shown(fieldsOf(view)).find(([, one]) => !isNested(one)) ?? []
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
  merged: (view, views) => merged(fieldsOf(view), views.map(fieldsOf)),
  describe: (texts, view, names) => describe(texts, names, fieldsOf(view)),
}

/** When nobody is asked any more, the game is over. */
const isOver = (view: Fields): boolean => Array.isArray(view.to_act) && !view.to_act.length

export default game
