/** The answer that a person is putting together: by buttons, on the board, or with keys. */
import type { Decision, Option, Refusal } from '../generated/kernel'
import { attempt, entries, matches, narrowed, nextSteps, placed, sequence, sequenceOption, sequenceWords, tokenOf } from './choices'
import type { Id, Kind, Token } from './choices'
import type { GameModule } from './game'

interface Table {
  answer(decision: Decision, action: string): void
  why(seat: number, action: string): Promise<Refusal | null>
}

export class Chooser {
  decision = $state.raw<Decision | null>(null)
  tokens = $state.raw<Token[]>([])
  steps = $state.raw<Id[]>([])
  /** Waits for a confirmation. */
  proposed = $state.raw<Option | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  always = $state(false)

  places = $derived(sequence(this.decision))
  shown = $derived(narrowed(this.decision?.options ?? [], this.tokens))
  entries = $derived(entries(this.shown, this.tokens))
  words = $derived(this.decision && this.places ? sequenceWords(this.decision, this.places) : [])
  next = $derived(this.decision && this.places ? nextSteps(this.decision, this.places, this.steps) : new Set<Id>())

  constructor(
    private readonly table: Table,
    private readonly game: GameModule,
  ) {}

  ask(decision: Decision | null): void {
    const same =
      decision &&
      this.decision &&
      decision.number === this.decision.number &&
      decision.seat === this.decision.seat &&
      decision.sealed === this.decision.sealed &&
      decision.prompt.key === this.decision.prompt.key
    this.decision = decision
    if (!same) this.clear()
  }

  clear(): void {
    this.tokens = []
    this.steps = []
    this.proposed = null
    this.refusal = null
  }

  /** One step back in what is being put together. */
  back(): boolean {
    if (this.proposed && !this.places) this.proposed = null
    else if (this.steps.length) {
      this.steps = this.steps.slice(0, -1)
      this.proposed = null
    } else if (this.tokens.length) this.tokens = this.tokens.slice(0, -1)
    else if (this.refusal) this.refusal = null
    else return false
    return true
  }

  /** Whether something on the board stands for a legal answer, or a part of one. */
  lit(kinds: readonly Kind[], id: Id): boolean {
    if (!this.decision) return false
    if (this.places) return kinds.includes('order') && this.next.has(id)
    if (this.proposed) return matches(this.proposed, kinds, id)
    return this.shown.some((option) => matches(option, kinds, id))
  }

  /** Its place in the answer so far (from 1), or 0. */
  on(kinds: readonly Kind[], id: Id): number {
    if (this.places) return kinds.includes('order') ? this.steps.indexOf(id) + 1 : 0
    if (this.proposed && matches(this.proposed, kinds, id)) return 1
    return this.tokens.findIndex((token) => token.value === id && kinds.some((kind) => kind.endsWith(token.arg))) + 1
  }

  pick(kinds: readonly Kind[], id: Id): void {
    const decision = this.decision
    if (!decision) return
    this.refusal = null
    if (this.places) {
      if (kinds.includes('order')) this.step(id)
      return
    }
    for (const options of [this.shown, decision.options]) {
      const found = options.filter((option) => matches(option, kinds, id))
      if (found.length === 1 && found[0]) return this.propose(found[0])
      const token = tokenOf(found, kinds, id)
      if (token) {
        this.tokens = options === this.shown ? [...this.tokens, token] : [token]
        this.proposed = null
        return
      }
    }
    const action =
      attempt(this.shown, kinds, id, this.game.word) ??
      attempt(decision.options, kinds, id, this.game.word) ??
      this.game.fallback(kinds, id)
    if (action) void this.why(action)
  }

  /** A step of a sequence; one that is there already is taken out. */
  step(id: Id): void {
    const decision = this.decision
    const places = this.places
    if (!decision || !places) return
    this.refusal = null
    const at = this.steps.indexOf(id)
    if (at >= 0 && !this.next.has(id)) {
      this.steps = this.steps.filter((_, i) => i !== at)
      // What came after may not go on from here.
      if (this.steps.length && !nextSteps(decision, places, this.steps).size) this.steps = []
      this.proposed = null
      return
    }
    if (this.steps.length === places.length) return
    if (!this.next.has(id)) {
      const like = decision.options.find((option) => this.steps.every((step, i) => option.args[places[i] ?? ''] === step))
      const words = like?.action.split(' ') ?? []
      const place = like ? words.indexOf(this.game.word(like.args[places[this.steps.length] ?? ''] as Id), this.steps.length + 1) : -1
      if (place > 0) void this.why([...words.slice(0, place), this.game.word(id), ...words.slice(place + 1)].join(' '))
      return
    }
    this.steps = [...this.steps, id]
    this.proposed = sequenceOption(decision, places, this.steps)
  }

  /** A step of a sequence, dragged to its place. */
  put(id: Id, at: number): void {
    if (!this.decision || !this.places) return
    const steps = placed(this.decision, this.places, this.steps, id, at)
    if (!steps) {
      // Say why not, as for a tap; what is there already stays.
      if (at >= this.steps.length && !this.steps.includes(id)) this.step(id)
      return
    }
    this.refusal = null
    this.steps = steps
    this.proposed = sequenceOption(this.decision, this.places, steps)
  }

  narrow(token: Token): void {
    this.refusal = null
    this.tokens = [...this.tokens, token]
  }

  propose(option: Option): void {
    this.refusal = null
    if (this.always || this.game.gives(option)) this.proposed = option
    else this.send(option)
  }

  confirm(): void {
    if (this.proposed) this.send(this.proposed)
  }

  private send(option: Option): void {
    const decision = this.decision
    if (!decision) return
    this.proposed = null
    this.tokens = []
    this.steps = []
    this.table.answer(decision, option.action)
  }

  private async why(action: string): Promise<void> {
    const decision = this.decision
    if (!decision) return
    const refusal = await this.table.why(decision.seat, action)
    if (this.decision === decision) this.refusal = refusal
  }
}
