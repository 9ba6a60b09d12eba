/** What the shell must be told about a game: how it is drawn. Everything else it works out from views, decisions and
 * events. A new game adds a folder in `games/` and a line in `GAMES`. */
import type { Component } from 'svelte'
import type { Decision, Option } from '../generated/kernel'
import type { Moment } from '../generated/protocol'
import type { Chooser } from './chooser.svelte'
import type { Id, Kind } from './choices'
import type { Story } from './story.svelte'
import type { Texts } from './texts'

export interface Player {
  seat: number
  name: string
  colour: number
  mine: boolean
}

export interface PanelProps<V = unknown> {
  view: V
  play: Chooser
  texts: Texts
  players: Player[]
  /** What is being told just now. */
  story: Story
}

export interface Panel {
  id: string
  /** Where it stands on a wide screen. */
  area: 'left' | 'middle' | 'side'
  /** With which others it shares a tab on a narrow one. */
  tab: string
  component: Component<PanelProps<never>>
  /** Takes what room is left in its column. */
  grows?: boolean
}

export interface Tab {
  id: string
  label: string
  icon: string
}

/** How a game went: when (in words, and as a sign), and what became of what. */
export interface Course {
  labels: string[]
  marks: string[]
  /** `values`: by seat, then by moment. */
  lines: { id: string; label: string; icon: string; values: number[][] }[]
}

export interface GameModule {
  panels(view: unknown): Panel[]
  tabs(view: unknown): Tab[]
  /** The tab that helps with this question, some arguments of whose answer are settled. */
  tabFor(view: unknown, decision: Decision, settled: readonly string[]): string
  /** The result, once there is one. */
  result: Component<PanelProps<never>>
  over(view: unknown): boolean
  /** Where in the game we are, in a few words. */
  heading(texts: Texts, view: unknown, names: string[]): string
  /** A few words beside an answer, and beside the question. */
  remark(texts: Texts, view: unknown, option: Option): string
  note(texts: Texts, view: unknown, decision: Decision): string
  /** Whether the answer gives something away, so that it wants to be confirmed. */
  gives(option: Option): boolean
  /** An id as it is written in notations. */
  word(this: void, id: Id): string
  /** The answer that a click on something would be that is not asked for at all. */
  fallback(kinds: readonly Kind[], id: Id): string | null
  icon(id: string): string | null
  /** Events that the board shows anyway. */
  quiet: ReadonlySet<string>
  course(texts: Texts, moments: readonly Moment[]): Course
  /** The views of all seats in one, as `look` sees it but with nothing hidden. */
  merged(views: readonly unknown[], look: number): unknown
  /** The whole board in words. */
  describe(texts: Texts, view: unknown, names: string[]): string[]
}

export const GAMES: Record<string, () => Promise<{ default: GameModule }>> = {
  'dungeon-lords': () => import('../games/dungeon-lords'),
}
