/** A puzzle being solved: what is asked, what has been answered, and what that was worth. The server keeps nothing: it
 * is sent all answers each time. */
import { get, post } from '../base/browser/api'
import type { Language } from '../base/text/texts'
import type { LogEvent } from '../game/story/log-event'
import type { Telling } from '../game/story/story.svelte'
import type { Decision, Refusal } from '../generated/kernel'
import type { PuzzlePosition, PuzzleSheet, PuzzleSolution, PuzzleVerdict } from '../generated/protocol'
import type { Solved } from './solved-puzzles'

/** Where somebody is with a puzzle. */
type Phase =
  | { is: 'asked' }
  | { is: 'judged'; verdict: PuzzleVerdict }
  /** The solution, after so many of its answers. */
  | { is: 'told'; solution: PuzzleSolution; at: number }

export class Puzzling {
  sheet = $state.raw<PuzzleSheet | null>(null)
  phase = $state.raw<Phase>({ is: 'asked' })
  answers = $state.raw<readonly string[]>([])
  pending = $state(false)
  /** The first verdict, which counts. */
  first = $state.raw<PuzzleVerdict | null>(null)
  /** How the rating has changed by that. */
  change = $state<number | null>(null)
  error = $state.raw<unknown>(null)
  #position = $state.raw<PuzzlePosition | null>(null)
  readonly #path: string

  view = $derived(this.phase.is === 'told' ? this.#told(this.phase) : this.#position?.view)
  decision = $derived<Decision | null>(this.phase.is === 'asked' ? (this.#position?.decision ?? null) : null)
  log = $derived<readonly LogEvent[]>(
    this.phase.is === 'told'
      ? this.phase.solution.steps.slice(0, this.phase.at).flatMap((step) => step.events as LogEvent[])
      : [],
  )
  telling = $derived<Telling>({ now: null, recent: this.log, log: this.log, ahead: [], lasts: 0, going: false })

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly lang: () => Language,
    private readonly store: Solved,
    private readonly day: () => string | null,
  ) {
    this.#path = `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`
  }

  /** What a `Chooser` needs to know. */
  get message(): { look: number | null; view: unknown } | null {
    return this.sheet && { look: this.sheet.seat, view: this.view }
  }

  async load(): Promise<void> {
    await this.#carefully(async () => {
      this.sheet = await get<PuzzleSheet>(`${this.#path}?lang=${this.lang()}`)
      if (!this.answers.length) this.#position = this.sheet.first
    })
  }

  answer(_: Decision, action: string): void {
    void this.#give([...this.answers, action])
  }

  why(_: number, action: string): Promise<Refusal | null> {
    const body = { answers: this.answers }
    return post<Refusal | null>(`${this.#path}/why?action=${encodeURIComponent(action)}`, body).catch(() => null)
  }

  undo(): void {
    void this.#give(this.answers.slice(0, -1))
  }

  again(): void {
    this.phase = { is: 'asked' }
    void this.#give([])
  }

  async tell(): Promise<void> {
    await this.#carefully(async () => {
      const solution = await get<PuzzleSolution>(`${this.#path}/solution?lang=${this.lang()}`)
      this.phase = { is: 'told', solution, at: 0 }
    })
  }

  step(by: number): void {
    const { phase } = this
    if (phase.is !== 'told') return
    this.phase = { ...phase, at: Math.max(0, Math.min(phase.solution.steps.length, phase.at + by)) }
  }

  #told({ solution, at }: Extract<Phase, { is: 'told' }>): unknown {
    return at ? solution.steps[at - 1]?.view : this.sheet?.first.view
  }

  async #give(answers: readonly string[]): Promise<void> {
    await this.#carefully(async () => {
      const found = await post<PuzzlePosition>(`${this.#path}/position`, { answers })
      this.answers = answers
      // What comes after a whole line is chance; the board stays as it was when the person decided.
      if (found.decision) this.#position = found
      else await this.#judge(answers)
    })
  }

  async #judge(answers: readonly string[]): Promise<void> {
    const kept = this.store.of(this.game)
    const counts = !(this.id in kept.tried)
    const body = { answers, rating: counts ? kept.rating : null }
    const verdict = await post<PuzzleVerdict>(`${this.#path}/verdict?lang=${this.lang()}`, body)
    if (counts) {
      this.store.note(this.game, this.id, verdict.solved, verdict.rating, this.day())
      this.change = verdict.rating.rating - kept.rating.rating
    }
    this.first ??= verdict
    this.phase = { is: 'judged', verdict }
  }

  async #carefully(act: () => Promise<void>): Promise<void> {
    if (this.pending) return
    this.pending = true
    this.error = null
    try {
      await act()
    } catch (error) {
      this.error = error
    } finally {
      this.pending = false
    }
  }
}
