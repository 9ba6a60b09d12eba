/** One request to the solver at a time: a new one cancels the one before. */
import type { Solved, SolveQuestion } from '../../../generated/protocol'

/** Sends a question to the solver, or to the planner of a table. */
type Send = (question: Partial<SolveQuestion>, signal: AbortSignal) => Promise<Solved>

export class Asking {
  found = $state.raw<Solved | null>(null)
  error = $state.raw<unknown>(null)
  working = $state(false)
  stopped = $state(false)
  #search: AbortController | null = null

  constructor(private readonly send: Send) {}

  async ask(question: Partial<SolveQuestion>): Promise<void> {
    this.#search?.abort()
    const search = (this.#search = new AbortController())
    this.working = true
    this.stopped = false
    this.error = null
    try {
      const found = await this.send(question, search.signal)
      if (this.#search === search) this.found = found
    } catch (error) {
      if (this.#search === search && !search.signal.aborted) {
        this.error = error
        this.found = null
      }
    }
    if (this.#search === search) this.working = false
  }

  /** End the search, and forget what was found. */
  stop(): void {
    this.stopped = this.working
    this.#search?.abort()
    this.#search = null
    this.working = false
  }

  forget(): void {
    this.stop()
    this.stopped = false
    this.found = null
    this.error = null
  }
}
