/** What the shell needs to know about a game: how it is drawn. It derives everything else from views, decisions and
 * events. A game that wants more than the generic board (`game/generic`) has a folder in `games/`, named by the game's
 * id, with any of:
 *
 * - `index.ts`: its `GameModule`;
 * - `card.ts`: its `GameCard`, if it wants more on the first page than its name;
 * - `locale/<lang>.ftl`: the words that only its drawing has, and those of its options;
 * - `content.py`: what `web/schema.py` takes over from the engine's content, if anything. */
import type { Component } from 'svelte'

import type { Part } from '../base/browser/lazy-parts.svelte'
import type { Explanation } from '../base/input/explanations'
import type { SoundName } from '../base/sound'
import type { Texts } from '../base/text/texts'
import type { Decision, Option } from '../generated/kernel'
import type { Moment } from '../generated/protocol'
import type { AnswerRules } from './answers/answer-rules'
import type { Id } from './answers/choices'
import type { Chooser } from './answers/chooser.svelte'
import type { LogEvent } from './story/log-event'
import type { Telling } from './story/story.svelte'

export interface Player {
  seat: number
  name: string
  colour: number
  mine: boolean
  /** The level of a bot, from 1; null for people and for bots that are not levels. */
  level?: number | null
  /** How strong a bot is, in words; empty for people. */
  strength?: string
  /** The id of the figure that the player leads, if there is one: events call it as the player. */
  figure?: string | null
}

export interface PanelProps<V = unknown> {
  view: V
  play: Chooser
  texts: Texts
  players: Player[]
  /** What is being told. */
  story: Telling
  /** The view before the event being told, if one is. */
  was?: V | null
}

/** What a result is drawn from: the last view says all of it, for a log may be cut. */
export interface ResultProps<V = unknown> {
  view: V
  texts: Texts
  players: Player[]
  /** Where the game's review is; empty if it has none. */
  review?: string
  /** Where its replay is. */
  replay?: string
}

export interface Panel<V = unknown> {
  id: string
  /** Where it stands on a wide screen: over all columns, or in one of them; null: another panel shows it there. */
  area: 'top' | 'left' | 'middle' | 'side' | null
  /** The tab that it shares with others on a narrow one; empty: it is left out. */
  tab: string
  component: Component<PanelProps<V>>
  /** Takes the room that is left in its column. */
  grows?: boolean
}

export interface Tab {
  id: string
  label: string
  icon: string
}

/** How a game went: when (in words, and as a mark: an icon, or a number), and what became of what. */
export interface Course {
  labels: string[]
  marks: string[]
  /** `values`: by seat, then by moment. */
  lines: { id: string; label: string; icon: string; values: number[][] }[]
}

/** An answer of a lesson's solution, and what comes of it. */
export interface Step {
  option: Option
  events: readonly LogEvent[]
}

/** What has just come to an end, in a few words; `tone`: for the viewer. */
export interface Notice {
  icon: string
  title: string
  lines: readonly string[]
  tone: 'good' | 'bad' | 'plain'
}

/** A look back at a part of the game that has ended. */
export interface Review {
  id: string
  title: string
}

/** `id`: that of a `Review`; `balances`: what each part of the game that has ended cost and brought, by the engine. */
export interface ReviewProps {
  id: string
  balances: readonly unknown[]
  texts: Texts
  players: Player[]
}

/** How a game is drawn; `V`: its view. The shell only hands views on, so for it a view is `unknown`. */
export interface GameModule<V = unknown> extends AnswerRules<V> {
  panels(view: V): Panel<V>[]
  tabs(view: V): Tab[]
  /** The tab that helps with this question, some arguments of whose answer are settled. */
  tabFor(view: V, decision: Decision, settled: readonly string[]): string
  /** Other tabs that one wants to see before one answers: what lies there is not chosen now, but matters. */
  helps?(view: V, decision: Decision): readonly string[]
  /** The tab that shows what this event changes, with the view as the event has left it; null: the one that is open. */
  tabForEvent?(view: V, event: LogEvent): string | null
  /** The result, once there is one. */
  result: Part<ResultProps<V>>
  /** Where in the game we are, in a few words. */
  heading(texts: Texts, view: V, names: string[]): string
  /** The chapter or rule of the order of play where the game is now; empty: that of the question. */
  stage?(view: V): string
  /** The seat whose turn it is; null or missing: the seats act together, or in no turns; −1: together, and what an earlier
   * answer of theirs began goes on. */
  turn?(view: V): number | null
  /** The id of the figure that a seat leads: its player's name stands for it in the log, and in a lesson its own for a
   * rival's. */
  figure?(view: V, seat: number): string | null
  /** What a value that an answer asks for is called, where its own name says little, such as a cell by what it lies
   * beside; null: by its name. `arg`: the argument that has the value, where it is known. */
  calls?(texts: Texts, view: V, id: Id, arg?: string): string | null
  /** What an answer is called to this question, where its own name would not answer it; null: by its name. */
  answers?(texts: Texts, decision: Decision, option: Option): string | null
  /** A few words beside an answer, and beside the question. */
  remark(texts: Texts, view: V, option: Option, decision: Decision | null): string
  /** What of the remark must be read among many answers on a small screen, in a few words; missing: nothing. */
  brief?(texts: Texts, view: V, option: Option): string
  /** What to know about a sequence that has been begun, before it is confirmed. */
  caution?(texts: Texts, view: V, decision: Decision, steps: readonly Id[]): string
  note(texts: Texts, view: V, decision: Decision): string
  /** The parts of panels that a lesson may point at (`data-point`), each with its panel. */
  points?: Readonly<Record<string, string>>
  /** How a lesson is solved. */
  solution?(lesson: string): readonly Step[]
  /** What has ended that a small screen might not show: the events from `fresh` on are new, and `before` is the view
   * that came with those before them, if there was one. */
  notice?(
    texts: Texts,
    view: V,
    before: V | null,
    log: readonly LogEvent[],
    fresh: number,
    names: readonly string[],
  ): Notice | null
  /** The parts of the game that have ended, in order; each is shown on request, and once when the story has come there,
   * unless the game is over. */
  reviews?(texts: Texts, view: V): Review[]
  review?: Part<ReviewProps>
  icon(id: string): string | null
  /** What a thing is: a card or tile that an answer or a line of the log names. Null: there is nothing more to say. */
  explain?(texts: Texts, view: V, id: string): Explanation | null
  /** Which arguments of answers stand for things on the board, where they can be chosen, too; `verb.argument`: of
   * answers with this verb only; `verb.`: the answer itself. */
  onBoard: ReadonlySet<string>
  /** Which more of them stand there on a wide screen, where everything is in sight. */
  onWideBoard?: ReadonlySet<string>
  /** Whether what stands there for an answer does not say what it does, as a portrait, or cannot be pointed at, as a card
   * under another one: it is a button as well. */
  wordless?(option: Option, view: V): boolean
  /** Two events in a row as the one that says both, such as of two cards drawn; null: each has its own line. `inLog`: a
   * line of the log, which may hold less than one of the story. */
  joins?(one: LogEvent, next: LogEvent, inLog?: boolean): LogEvent | null
  /** The line of an event whose own text does not say it, such as of one that joins two; null: its own text does. */
  says?(
    texts: Texts,
    told: LogEvent,
    names: readonly string[],
    reader: number | undefined,
    figures?: readonly (string | null)[],
  ): string | null
  /** What the story adds to a line, such as what a card does; empty: nothing. `view`: the board as the story shows it. */
  adds?(texts: Texts, told: LogEvent, view: V | undefined, names: readonly string[]): string
  /** Whether an event is what its player has just done: the story tells it to him in passing. */
  done?(told: LogEvent): boolean
  /** Whether the board draws an event so large that its line needs a glance. */
  drawn?(told: LogEvent): boolean
  /** Events that the board shows anyway. */
  quiet: ReadonlySet<string>
  /** Events that the result counts up: of all of them the story says only that it comes. */
  counted?: ReadonlySet<string>
  /** Events that begin a chapter of the log. */
  chapters?: ReadonlySet<string>
  /** Which events can be heard. */
  sounds?: Readonly<Record<string, SoundName>>
  /** How wide the columns of a wide screen are (CSS), if not as usual. */
  columns?: string
  /** Whether what is being planned can be tried first (`solver/index.ts` in the game's folder). */
  plans?(view: V, decision: Decision): boolean
  /** How it went, if the game has a summary that can be followed. */
  course?(texts: Texts, moments: readonly Moment[]): Course
  /** One seat's view with nothing hidden: what it does not see comes from the views of all seats. */
  merged(view: V, views: readonly V[]): V
  /** The whole board in words. */
  describe(texts: Texts, view: V, names: string[]): string[]
}

/** A game on the first page. Its words, all in `games/<game>/locale`: `web-seats-<game>` (how many play),
 * `web-about-<game>` (a line about it), `web-preset-<game>-<preset>`, `web-preset-about-<game>-<preset>`,
 * `web-option-<game>-<option>` (an option without is not offered), `web-option-about-<game>-<option>`,
 * `web-value-<game>-<option>-<value>`, `web-group-<game>-<group>`, `web-lesson-<game>-<lesson>`. */
export interface GameCard {
  icon: string
  /** Options that belong together; what is in no group comes after them. */
  groups?: readonly { id: string; options: readonly string[] }[]
  /** Options whose value is a seat. */
  seatOptions?: readonly string[]
  /** Whether an option makes a difference with this many seats and these other options; if not, it is not shown. */
  applies?(option: string, seats: number, value: (option: string) => unknown): boolean
  /** The default number of players by preset; otherwise as many as the game allows. */
  seats?: Readonly<Record<string, number>>
}

/** What a game calls things, in a view; null: by their names. */
export const callsIn =
  (game: GameModule | null | undefined, texts: Texts, view: unknown) =>
  (id: Id, arg?: string): string | null =>
    (view ? game?.calls?.(texts, view, id, arg) : null) ?? null
