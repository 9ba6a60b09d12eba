import { settings } from '../base/browser/settings.svelte'
import { language } from '../base/text/language.svelte'
import type { Texts } from '../base/text/texts'
import { AutoAnswer } from '../client/auto-answer.svelte'
import { Live } from '../client/live.svelte'
import { myTurns } from '../client/my-turns.svelte'
import { absenceOf, deadlineOf } from '../client/time-limits'
import type { Chooser } from '../game/answers/chooser.svelte'
import type { GameModule, Player } from '../game/game-module'
import type { Stage } from '../game/lesson-steps'
import { leading, onlyMine, playersOf, waitedFor } from '../game/players'
import type { Proxy } from '../game/story/log-lines'
import type { Decision } from '../generated/kernel'
import type { LessonStep, SeatHead, TableMessage } from '../generated/protocol'
import { STUDIES } from '../generated/studies'
import { ClosedReviews } from '../log/closed-reviews'
import { News } from '../log/news.svelte'
import { TableWindows } from './table-windows.svelte'
import { undoing } from './undo'

/** A table as the page shows it: the game as far as the story has come, what the reader is asked, and what is open. */
export class TableState {
  readonly live: Live
  /** Answers automatically where there is no choice. */
  readonly passing: AutoAnswer
  readonly news: News
  readonly windows: TableWindows
  game = $state.raw<GameModule | null>(null)
  play = $state.raw<Chooser | null>(null)
  /** The height of what is below the board, in pixels. */
  /** The seat for which the curtain was raised last. */
  unlocked = $state<number | null>(null)
  /** Whether the curtain is going up. */
  rising = $state(false)
  /** What a lesson points at, what it has not spoken of yet, how far it is, and the step that waits for an answer. */
  pointed = $state.raw<readonly string[]>([])
  unseen = $state.raw<readonly string[]>([])
  stage = $state<Stage>('reading')
  step = $state.raw<LessonStep | null>(null)
  /** The answers of a plan that is to be used, one after another, and the question that got the last of them. */
  using = $state.raw<{ left: readonly string[]; answered: number | null }>({ left: [], answered: null })
  /** Whether the judge of blunders holds an answer back. */
  holds = $state(false)

  constructor(readonly id: string) {
    this.live = new Live(id, undefined, () => settings.speed)
    this.live.turn = (view) => this.game?.turn?.(view) ?? null
    this.passing = new AutoAnswer(this.live)
    this.news = new News(new ClosedReviews(id, () => this.live.message?.edition ?? 0))
    this.windows = new TableWindows(id)
    this.live.connect()
  }

  stop(): void {
    this.passing.stop()
    this.live.close()
  }

  get story() {
    return this.live.story
  }

  /** The table as far as the story has come. */
  readonly message: TableMessage | null = $derived.by(() => this.story.snapshot)
  readonly gameId: string | null = $derived(this.message?.table.game ?? null)
  readonly texts: Texts = $derived(language.textsOf(this.gameId))
  readonly players: Player[] = $derived.by(() => {
    const { message, game } = this
    if (!message) return []
    // A lesson calls a rival by its figure.
    const figure = (seat: number) => (message.table.lesson ? game?.figure?.(message.view, seat) : null)
    return leading(playersOf(message.seats, this.texts, figure), game, message.view)
  })
  /** Those of the present, as the log may have come further than what is shown. */
  readonly proxies: Proxy[] = $derived.by(() =>
    (this.live.message?.proxies ?? []).map(({ at, seat, bot }) => ({ i: at - this.story.before, seat, bot })),
  )
  readonly names: string[] = $derived(this.players.map((player) => player.name))
  readonly #mine: SeatHead[] = $derived(this.message?.seats.filter((seat) => seat.mine) ?? [])
  /** Whether several people share this screen. */
  readonly hot: boolean = $derived(this.#mine.length > 1)
  /** There is no such table, or it was deleted before anything of it was shown. */
  readonly gone: boolean = $derived.by(() => this.live.line === 'gone' && !this.message)
  /** At a shared screen: the seat whose turn it is to look. */
  readonly wanted: number | null = $derived.by(() => {
    const { message, live } = this
    if (!message || !this.hot) return null
    if (live.decision && !live.decision.sealed) return message.look
    return this.#mine.find((seat) => seat.to_act)?.seat ?? message.look
  })
  /** Whether nothing of the table may be seen now. */
  readonly curtain: boolean = $derived(
    this.hot &&
      this.message?.table.status !== 'finished' &&
      this.wanted !== null &&
      (this.unlocked !== this.wanted || this.message?.look !== this.wanted),
  )
  /** What the reader is asked; what is answered automatically does not ask. */
  readonly decision: Decision | null = $derived.by(() => (this.passing.move ? null : this.live.decision))
  readonly asked: boolean = $derived(this.decision !== null && !this.decision.sealed)
  readonly reviews = $derived(this.message ? (this.game?.reviews?.(this.texts, this.message.view) ?? []) : [])
  readonly over: boolean = $derived(
    this.message !== null && !this.story.going && this.game?.over(this.message.view) === true,
  )
  /** Whether the game waits for a seat; while the story goes on, that is not known yet. */
  readonly acts = (seat: number): boolean => !this.story.going && this.message?.seats[seat]?.to_act === true
  /** Until when the time of a seat runs, or that its player is absent; a clock shows that itself. */
  readonly #timeOf = (seat: SeatHead): string => {
    const { message, texts } = this
    if (!message || message.table.status === 'finished') return ''
    const { absent, increment, pace } = message.table
    const time = increment === null ? deadlineOf(seat.until, pace, texts.lang) : ''
    return absenceOf(texts, seat, absent) || (time && texts.text('web-waiting-until', { time }))
  }
  /** What is said in place of a question. */
  readonly waiting: string = $derived.by(() => this.#waits(this.#timeOf))
  /** The same without the times. */
  readonly waitingShort: string = $derived.by(() => this.#waits(() => ''))
  #waits(timeOf: (seat: SeatHead) => string): string {
    const { texts, message, passing } = this
    if (passing.move) {
      const { decision } = this.live
      const called = decision && this.game?.answers?.(texts, decision, passing.move)
      const answer = called || texts.option(passing.move.verb, passing.move.args, this.names)
      return texts.text(decision?.routine ? 'web-routine' : 'web-passing', { answer })
    }
    if (this.over) return texts.text('web-over')
    const seats = message?.seats ?? []
    // What holds for all of them is said once.
    const times = new Set(seats.filter(({ seat, mine }) => this.acts(seat) && !mine).map(timeOf))
    const [same] = times.size > 1 ? [''] : times
    const timed = (name: string, time = '') => (time ? `${name} (${time})` : name)
    const players = waitedFor(seats, texts, this.acts, (seat) =>
      timed(this.names[seat.seat] ?? '', same ? '' : timeOf(seat)),
    )
    if (players.length) return texts.text('web-waiting', { players: timed(texts.join(players), same) })
    if (message?.wishes) return texts.text('web-refused-diverged')
    return texts.text(message ? 'web-wait' : 'web-connecting')
  }
  /** Whether the reader has links for free seats to give. */
  readonly inviting: boolean = $derived(
    this.message?.table.host === true && !this.over && this.message.seats.some((seat) => seat.kind === 'open'),
  )
  /** By when the reader has to answer; empty if there is no time limit. */
  readonly deadline: string = $derived.by(() => {
    const timed = this.#mine.find((seat) => seat.until !== null)
    return this.message && timed ? deadlineOf(timed.until, this.message.table.pace, settings.lang) : ''
  })
  /** Whether the reader may take an answer back. */
  readonly takesBack = $derived.by(() => (this.message ? undoing(this.message, this.over) : null))
  readonly undo: (() => void) | null = $derived.by(() => {
    const seat = this.takesBack?.seat ?? this.takesBack?.asks ?? null
    return seat === null || this.live.pending || this.live.outbox.waiting.includes('undo')
      ? null
      : () => this.live.undo(seat)
  })
  /** The next table that waits for the reader, and how many do apart from this one. */
  readonly next: { table: string; n: number } | null = $derived.by(() => {
    const found = myTurns.after(this.id)
    return found === null ? null : { table: found, n: myTurns.others(this.id) }
  })
  readonly chatting: boolean = $derived(
    this.message?.table.chat === true && this.message.seats.filter((seat) => seat.kind === 'person').length > 1,
  )
  /** Whether this is a lesson with a coach; the others have a solution. */
  readonly guided: boolean = $derived(
    Boolean(this.message?.table.lesson && this.game && !this.game.solution?.(this.message.table.lesson).length),
  )
  /** Whether the planner and hints may be used: alone, or where the host allows it. */
  readonly aided: boolean = $derived.by(() =>
    Boolean(this.message && (onlyMine(this.message.seats) || this.message.table.aids)),
  )
  /** The table, while something is asked that can be tried first. */
  readonly planned: TableMessage | null = $derived.by(() => {
    const { message, decision, game } = this
    return message && decision && this.aided && game?.plans?.(message.view, decision) ? message : null
  })
  /** A question for which a strong bot could give a hint: where they are allowed. */
  readonly hinted: Decision | null = $derived.by(() => {
    const { message, decision } = this
    if (!message || !decision || decision.sealed || this.hot) return null
    // In a lesson the coach speaks, but where it is played freely.
    if (message.table.lesson && !(this.guided && this.stage === 'free')) return null
    return this.aided && STUDIES[this.gameId ?? '']?.includes('coach') ? decision : null
  })

  /** Raise the curtain for the seat whose turn it is to look. */
  raise(): void {
    if (this.wanted === null) return
    this.unlocked = this.wanted
    this.rising = true
    if (this.message?.look !== this.wanted) this.live.look(this.wanted)
  }

  /** Show an answer that was taken back as it had been put together, to be changed. */
  takenBack(action: string): void {
    const option = this.live.decision?.options.find((one) => one.action === action)
    if (option && this.play?.places) this.play.take(option)
  }
}
