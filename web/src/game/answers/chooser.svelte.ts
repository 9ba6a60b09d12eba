/** The answer that a person is putting together: by buttons, on the board, or with keys. */
import type { Tell } from '../../base/input/explanations'
import { presses } from '../../base/input/presses'
import type { Decision, Option, Refusal } from '../../generated/kernel'
import type { Stage } from '../lesson-steps'
import type { AnswerRules } from './answer-rules'
import type { Entry, Id, Kind, Token } from './choices'
import {
  attempt,
  chosenBefore,
  chosenOnMap,
  entries,
  matches,
  moved,
  narrowed,
  nextSteps,
  placed,
  sequence,
  sequenceAttempt,
  sequenceOption,
  sequenceWords,
  standsAt,
  telling,
  tokenOf,
} from './choices'
import type { Drafts } from './drafts'
import { type LongerVerbs, more, offered, shortest } from './follow-ups'

/** Where answers go, and what is known of the table they are about. */
interface Table {
  /** @returns false if it could not be sent */
  answer(decision: Decision, action: string): unknown
  why(seat: number, action: string): Promise<Refusal | null>
  /** Missing where nothing is ever asked, in a replay. */
  readonly message?: { look: number | null; view: unknown } | null
}

/** A word of a sequence on its way to its place. */
export interface Dragged {
  id: Id
  x: number
  y: number
  /** The place it is over, or −1. */
  over: number
}

/** Refusals that are about the moment, not about the thing. */
export const OF_THE_MOMENT: ReadonlySet<string> = new Set(['not-asked', 'not-your-turn'])
/** The prefix of the texts that say when something can be chosen. */
const WHEN = 'web-when-'
/** Whether a refusal wants to be followed by what is asked now. */
export const untimely = ({ reason }: Refusal): boolean => OF_THE_MOMENT.has(reason) || reason.startsWith(WHEN)
const LOOKING_ON: Refusal = { rule: '', reason: 'web-looking-on', args: {} }
/** A sequence lacks something, or has no room for more. */
const TOO_SHORT = 'web-sequence-short'
const FULL = 'web-sequence-full'

export class Chooser {
  decision = $state.raw<Decision | null>(null)
  tokens = $state.raw<Token[]>([])
  steps = $state.raw<Id[]>([])
  /** Waits for a confirmation. */
  proposed = $state.raw<Option | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** What the thing is that the refusal is about. */
  about = $state.raw<Tell | null>(null)
  dragged = $state.raw<Dragged | null>(null)
  /** The answer under the pointer or the focus: what it would lead to may be shown. */
  weighed = $state.raw<Entry | null>(null)
  /** Counts what has been chosen on the board: a window in which that was done closes. */
  picked = $state(0)
  always = $state(false)
  /** Whether the person says more than the question asks for, where an answer can (`longer`). */
  more = $state(false)
  /** Whether what glows on the board is listed as well, as the person wishes at this kind of question; null: as usual. */
  listing = $state<boolean | null>(null)
  /** The kind of the last question. */
  #kind = ''
  /** What a coach is about; null: there is none. */
  coach = $state<Stage | null>(null)
  /** Whether a coach asks for this answer; null: there is no coach, or it asks for none. */
  asks = $state.raw<((action: string) => boolean) | null>(null)
  /** Whether a coach's words are being read: they come before the question, so nothing can be chosen yet. */
  reads = $derived(this.coach === 'reading')
  /** Whether a coach says what to do: then nothing offers to be asked less often. */
  guided = $derived(this.coach === 'reading' || this.coach === 'asking')
  /** Whether hints for newcomers are welcome: beside a coach they are not. */
  hinted = $derived(this.coach === null || this.coach === 'finished')
  /** Counts what has been pointed at, so that a late reason for an earlier thing is not shown. */
  #asked = 0

  places = $derived(sequence(this.decision))
  /** The answers, one of each two that differ only in how much they say. */
  offered = $derived(
    this.guided
      ? shortest(this.decision?.options ?? [], this.#longer)
      : offered(this.decision?.options ?? [], this.#longer, this.more),
  )
  /** What more an answer can say: the key of a text; null: nothing. */
  canSayMore = $derived(this.guided ? null : more(this.decision?.options ?? [], this.#longer, this.#view))
  shown = $derived(narrowed(this.offered, this.tokens))
  /** Answers that stand apart from the others. */
  asides = $derived(this.guided ? [] : (this.decision?.options ?? []).filter((option) => this.#aside(option)))
  #entries = $derived(
    entries(
      this.shown.filter((option) => !this.#aside(option)),
      this.tokens,
      this.#mapOnly,
      this.#waits,
    ),
  )
  /** The buttons, in the order of their numbers: those that end something come last, as they stand last. */
  entries = $derived([...this.#entries].sort((one, other) => this.#rank(one) - this.#rank(other)))
  /** Whether there is something that is chosen on the map alone, now. */
  onMap = $derived(this.proposed === null && chosenOnMap(this.shown, this.tokens, this.#mapOnly).length > 0)
  /** Whether all that is listed ends something, while the rest is chosen on the map: a person who types 1 means the first
   * square, so that what ends is number 0. */
  endsAtZero = $derived(
    this.onMap && !this.places && this.entries.length > 0 && this.entries.every((e) => this.ends(e)),
  )
  words = $derived(this.decision && this.places ? sequenceWords(this.decision, this.places) : [])
  /** How many answers, or words of a sequence, can be chosen by their number. */
  count = $derived(this.places ? this.words.length : this.endsAtZero ? 0 : this.entries.length)
  next = $derived(this.decision && this.places ? nextSteps(this.decision, this.places, this.steps) : new Set<Id>())

  constructor(
    private readonly table: Table,
    private readonly game: AnswerRules,
    private readonly drafts: Pick<Drafts, 'steps' | 'keep'> | null = null,
  ) {}

  get #mapOnly(): ReadonlySet<string> {
    return this.game.mapOnly ?? NONE
  }

  get #waits(): Readonly<Record<string, string>> {
    return this.game.waits ?? NONE_WAITS
  }

  get #view(): unknown {
    return this.table.message?.view
  }

  get #longer(): LongerVerbs {
    return this.game.longer ?? NOTHING
  }

  /** Whether this answer ends what is being done. */
  ends({ option }: Entry): boolean {
    return option !== undefined && (this.game.ends?.has(option.verb) ?? false)
  }

  /** The higher it is, the later an answer is listed; those of a rank stay in the order of the rules. */
  #rank(entry: Entry): number {
    if (this.ends(entry)) return 2
    return entry.option && this.decision && this.game.later?.(entry.option, this.decision) ? 1 : 0
  }

  #aside(option: Option): boolean {
    return this.game.aside?.(option) ?? false
  }

  /** The seat from which the table is looked at; null: nobody's. */
  get seat(): number | null {
    return this.decision?.seat ?? this.table.message?.look ?? null
  }

  ask(decision: Decision | null): void {
    const same =
      decision &&
      decision.number === this.decision?.number &&
      decision.seat === this.decision.seat &&
      decision.sealed === this.decision.sealed &&
      decision.prompt.key === this.decision.prompt.key
    if (decision?.prompt.key !== this.decision?.prompt.key) this.more = false
    if (decision && decision.prompt.key !== this.#kind) {
      this.#kind = decision.prompt.key
      this.listing = null
    }
    this.decision = decision
    if (same) return
    presses.changed()
    this.clear()
    if (decision && !decision.sealed) this.#resume(decision)
  }

  /** Go on with what was chosen before the page was loaded again, as far as it is legal. */
  #resume(decision: Decision): void {
    const { places } = this
    if (!places) return
    const steps: Id[] = []
    for (const id of this.drafts?.steps(decision) ?? []) {
      if (!nextSteps(decision, places, steps).has(id)) break
      steps.push(id)
    }
    this.#set(steps)
  }

  /** Whether a press counts now. */
  #takes(): boolean {
    return !this.reads && presses.take()
  }

  clear(): void {
    this.tokens = []
    this.steps = []
    this.proposed = null
    this.#hush()
    this.dragged = null
    this.weighed = null
  }

  /** Say no more why something was not possible, and what it was. */
  #hush(): void {
    this.refusal = null
    this.about = null
  }

  /** One step back in what is being put together. */
  back(): boolean {
    if (!this.#takes()) return false
    if (this.refusal) this.#hush()
    else if (this.proposed && !this.places) this.proposed = null
    else if (this.steps.length) {
      this.#put(this.steps.slice(0, -1))
    } else if (this.tokens.length) this.tokens = this.tokens.slice(0, -1)
    else return false
    return true
  }

  /** Whether something on the board stands for a legal answer, or a part of one. */
  lit(kinds: readonly Kind[], id: Id): boolean {
    if (!this.decision || this.reads) return false
    if (this.places) return kinds.includes('order') && this.next.has(id)
    if (this.proposed) return matches(this.proposed, kinds, id)
    return this.shown.some((option) => this.#means(option, kinds, id) && !this.#paysWith(option, kinds, id))
  }

  /** Whether the thing stands for the answer that a coach asks for, or for a part of it. */
  isAsked(kinds: readonly Kind[], id: Id): boolean {
    const { asks } = this
    if (!asks || !this.lit(kinds, id)) return false
    return this.places !== null || this.shown.some((option) => asks(option.action) && this.#means(option, kinds, id))
  }

  /** Whether the thing stands for a part of this answer that can be chosen now. */
  #means(option: Option, kinds: readonly Kind[], id: Id): boolean {
    const { shown } = this
    return kinds.some((kind) => {
      const token = tokenOf([option], [kind], id)
      return matches(option, [kind], id) && !(token && chosenBefore(option, token.arg, shown, this.#waits))
    })
  }

  /** Whether the thing is only what the answer is paid with: that is asked after what one gets for it, and glows then. */
  #paysWith(option: Option, kinds: readonly Kind[], id: Id): boolean {
    const { gets, price } = this.game.paid?.(option) ?? NO_PRICE
    const chosen = this.tokens.some(({ arg }) => arg === gets)
    return !chosen && option.args[gets] !== id && price.some((arg) => kinds.includes(arg) && option.args[arg] === id)
  }

  /** Its place in the answer so far (from 1), or 0. */
  on(kinds: readonly Kind[], id: Id): number {
    if (this.places) return this.marks(kinds, id)[0] ?? 0
    if (this.proposed && matches(this.proposed, kinds, id)) return 1
    return this.tokens.findIndex((token) => token.value === id && kinds.some((kind) => kind.endsWith(token.arg))) + 1
  }

  /** All its places in a sequence (from 1): an order may be given to a dummy as well. */
  marks(kinds: readonly Kind[], id: Id): number[] {
    return this.places && kinds.includes('order') ? standsAt(this.steps, id) : []
  }

  /** A person points at something on the board: it is chosen, or it is shown with the reason why it cannot be.
   *
   * @param tell what it is */
  pick(kinds: readonly Kind[], id: Id, tell: Tell | null = null): void {
    if (!this.#takes()) return
    this.#hush()
    this.about = tell
    if (this.#choose(kinds, id)) this.picked += 1
    else void this.#whyNot(kinds, id)
  }

  #choose(kinds: readonly Kind[], id: Id): boolean {
    const { decision, proposed } = this
    if (!decision) return false
    if (this.places) return kinds.includes('order') && this.#step(id)
    if (proposed && matches(proposed, kinds, id)) {
      // Pointing at it again confirms it.
      this.#send(proposed)
      return true
    }
    for (const options of [this.shown, this.#instead(kinds)]) {
      const found = options.filter((option) => this.#means(option, kinds, id))
      const token = tokenOf(found, kinds, id)
      if (found.length === 1 && found[0] && !(token && this.#saysMore(found[0], [...this.tokens, token]))) {
        this.#point(found[0])
        return true
      }
      // Pointing at it again chooses nothing more.
      if (token && this.tokens.some(({ arg, value }) => arg === token.arg && value === token.value)) return true
      if (token) {
        this.tokens = options === this.shown ? [...this.tokens, token] : [token]
        this.proposed = null
        return true
      }
    }
    return false
  }

  /** Whether an answer that is partly chosen on the map says more than has been pointed at: even if no other is left, it
   * is shown first where it leads. */
  #saysMore({ verb, args }: Option, tokens: readonly Token[]): boolean {
    const open = Object.keys(args).filter((arg) => !tokens.some((token) => token.arg === arg))
    const others = this.offered.filter((option) => option.verb === verb)
    return (
      Object.keys(args).some((arg) => this.#mapOnly.has(arg)) &&
      open.some((arg) => this.#mapOnly.has(arg) || others.some((other) => other.args[arg] !== args[arg]))
    )
  }

  /** The answers that a person may turn to by pointing at such a thing: another thing in place of one of the same kind that
   * was chosen, or something else altogether; but none that means another one of what was chosen and not pointed at. */
  #instead(kinds: readonly Kind[]): Option[] {
    const kept = this.tokens.filter(({ arg }) => !kinds.some((kind) => kind.endsWith(arg)))
    return this.offered.filter(({ args }) =>
      kept.every(({ arg, value }) => args[arg] === undefined || args[arg] === value),
    )
  }

  /** A step of a sequence; one that is there already is taken out. */
  step(id: Id): void {
    if (!this.#takes()) return
    this.#hush()
    if (!this.#step(id)) void this.#whyNot(['order'], id)
  }

  #step(id: Id): boolean {
    const { decision, places } = this
    if (!decision || !places) return false
    if (this.next.has(id)) {
      this.#put([...this.steps, id])
      return true
    }
    const at = this.steps.lastIndexOf(id)
    if (at >= 0) this.takeOut(at)
    return at >= 0
  }

  takeOut(at: number): void {
    const { decision, places } = this
    if (!decision || !places || !this.#takes()) return
    this.#hush()
    const rest = this.steps.filter((_, i) => i !== at)
    // The later steps may not continue from here.
    const goesOn = !rest.length || nextSteps(decision, places, rest).size > 0
    this.#put(goesOn ? rest : rest.slice(0, at))
  }

  /** A step of a sequence, dragged to its place. */
  put(id: Id, at: number): void {
    const { decision, places } = this
    if (!decision || !places) return
    this.#hush()
    const steps = placed(decision, places, this.steps, id, at)
    if (steps) this.#put(steps)
    else void this.#whyNot(['order'], id)
  }

  /** A step of a sequence, moved by one. */
  shift(at: number, by: -1 | 1): boolean {
    const steps = this.decision && this.places ? moved(this.decision, this.places, this.steps, at, by) : null
    if (steps) this.#put(steps)
    return steps !== null
  }

  #put(steps: Id[]): void {
    this.#set(steps)
    if (this.decision) this.drafts?.keep(this.decision, steps)
  }

  #set(steps: Id[]): void {
    this.steps = steps
    this.proposed = this.decision && this.places ? sequenceOption(this.decision, this.places, steps) : null
  }

  /** The number of the answer at this place in its list (from 0); null: it has none. */
  numberAt(index: number): number | null {
    if (!this.endsAtZero) return index + 1
    return index === 0 ? 0 : null
  }

  /** Choose the answer, or the word of a sequence, with this number. */
  chooseNumber(number: number): void {
    this.chooseAt(this.endsAtZero ? number : number - 1)
  }

  /** Choose the answer, or the word of a sequence, at this place in its list (from 0). */
  chooseAt(index: number): void {
    const word = this.words[index]
    const entry = this.entries[index]
    if (this.places) {
      if (word !== undefined) this.step(word)
    } else if (entry?.option) this.propose(entry.option)
    else if (entry) this.narrow(entry.token)
  }

  narrow(token: Token): void {
    if (!this.#takes()) return
    this.#hush()
    this.tokens = [...this.tokens, token]
  }

  /** An answer chosen where what it costs stands beside it. */
  propose(option: Option): void {
    if (!this.#takes()) return
    this.#hush()
    if (this.always || this.game.gives(option, this.table.message?.view, this.decision)) this.proposed = option
    else this.#send(option)
  }

  /** An answer that somebody else has put together: a sequence still waits for its confirmation. */
  take(option: Option): void {
    if (this.places) this.#put(this.places.map((place) => option.args[place] as Id))
    else this.propose(option)
  }

  /** An answer chosen on the board: if it costs something, or dice decide it, that is shown first; and so is what takes
   * the place of another answer that waits for its confirmation. */
  #point(option: Option): void {
    const { decision } = this
    const view = this.table.message?.view
    const costs = decision && view ? this.game.effects(view, decision, option).some((effect) => effect.costs) : false
    if (this.proposed || costs || this.game.rolls?.(option)) this.proposed = option
    else this.propose(option)
  }

  confirm(): void {
    if (!this.#takes()) return
    this.#hush()
    if (this.proposed) this.#send(this.proposed)
    else if (this.decision && this.places)
      this.refusal = { rule: this.decision.prompt.rule, reason: TOO_SHORT, args: {} }
  }

  #send(option: Option): void {
    const { decision, tokens, steps } = this
    if (!decision) return
    this.proposed = null
    this.tokens = []
    if (this.places) this.#put([])
    if (this.table.answer(decision, option.action) !== false) return
    this.tokens = tokens
    if (this.places) this.#put(steps)
  }

  /** Ask the rules about every answer that a person may mean by pointing at this thing. */
  async #whyNot(kinds: readonly Kind[], id: Id): Promise<void> {
    const { decision, seat, places } = this
    const asked = ++this.#asked
    if (!this.table.message) return
    if (seat === null) {
      this.refusal = LOOKING_ON
      return
    }
    const { word } = this.game
    const tries = [
      decision && places && kinds.includes('order') ? sequenceAttempt(decision, places, this.steps, id, word) : null,
      attempt(this.shown, kinds, id, word),
      attempt(decision?.options ?? [], kinds, id, word),
      ...this.game.meant(this.table.message.view, decision, kinds, id),
    ]
    const notations = [...new Set(tries.filter((notation) => notation !== null))].slice(0, MOST)
    const refusals: (Refusal | null)[] = []
    for (const notation of notations) {
      const refusal = await this.table.why(seat, notation)
      if (this.decision !== decision || this.#asked !== asked) return
      refusals.push(refusal)
      if (refusal && !OF_THE_MOMENT.has(refusal.reason)) break
    }
    const reason = places && kinds.includes('order') ? FULL : 'not-asked'
    const told =
      telling(refusals, OF_THE_MOMENT) ?? (decision ? { rule: decision.prompt.rule, reason, args: {} } : null)
    const timing = told && OF_THE_MOMENT.has(told.reason) ? this.#timing(kinds, id) : null
    // What is asked answers itself in a moment: a person who presses meanwhile wants to hurry, and a reason would hold it up.
    if (!decision && !timing && told?.reason === 'not-asked') return
    this.refusal = timing ?? told
  }

  /** When the thing can be chosen, where all that the rules say is that it is not asked now. A person who only has to
   * wait learns that instead. */
  #timing(kinds: readonly Kind[], id: Id): Refusal | null {
    const view = this.table.message?.view
    const waits = !this.decision && !this.game.over(view)
    const timing = waits ? null : this.game.timing?.(view, kinds, id)
    return timing ? { ...timing, args: {} } : null
  }
}

const NONE: ReadonlySet<string> = new Set()
const NOTHING: LongerVerbs = {}
const NONE_WAITS: Readonly<Record<string, string>> = {}
const NO_PRICE = { gets: '', price: [] }
/** The most answers about one thing that the rules are asked about. */
const MOST = 6
