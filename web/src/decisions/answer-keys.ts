import { asksHelp, digitOf, lettered } from '../base/input/keyboard'
import { presses } from '../base/input/presses'
import type { Chooser } from '../game/answers/chooser.svelte'
import type { Typed } from './typed-number.svelte'

/** What keys act on. */
interface Keyed {
  readonly play: Chooser
  readonly typed: Typed
  /** The bar with the answers. */
  readonly bar: HTMLElement
  /** Takes back the last answer; null: that is not possible. */
  readonly undo: (() => void) | null
  /** Takes back the last answer, or says why that is not possible. */
  takeBack(): void
  /** Opens or closes the help. */
  toggleHelp(): void
}

/** Handles a key press anywhere on the page: digits, Enter, Escape, arrows and letters lead to the answers. */
export function pressKey(event: KeyboardEvent, keyed: Keyed): void {
  const { play, typed, undo } = keyed
  const target = event.target as HTMLElement
  // Nothing is written in a checkbox, so there the answers keep their numbers.
  if (target.closest('input:not([type=checkbox]), textarea, select, dialog')) return
  if (!presses.count) return
  const isZ = event.code === 'KeyZ' || event.key.toLowerCase() === 'z'
  if (isZ && (event.ctrlKey || event.metaKey) && !event.shiftKey && undo) {
    event.preventDefault()
    undo()
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.code === 'KeyU' && !event.repeat) keyed.takeBack()
  if (event.key === 'Escape' && !play.decision) play.back()
  if (!play.decision) return
  // A key held down is one answer, not several.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  if (event.repeat && !event.key.startsWith('Arrow')) return
  // Under a confirmation no answer has a number.
  const digit = digitOf(event)
  if (digit && (play.places || !play.proposed)) {
    event.preventDefault()
    typed.digit(digit)
  } else if (event.key === 'Enter' && typed.text) {
    event.preventDefault()
    typed.take()
  } else if (event.key === 'Enter' && play.proposed && !target.closest('a, button, [role=button]')) {
    event.preventDefault()
    play.confirm()
  } else if (event.key === 'Escape' || event.key === 'Backspace') {
    if (typed.text) typed.forget()
    else if (play.back()) event.preventDefault()
  } else if (asksHelp(event)) keyed.toggleHelp()
  else if (event.key.startsWith('Arrow') && !event.shiftKey) moveFocus(event, keyed.bar)
  else if (/^\p{L}$/u.test(event.key) && event.code !== 'KeyU') focusLettered(event.key, keyed.bar)
}

/** The buttons that can be pressed now. */
const buttons = (bar: HTMLElement, query: string) =>
  [...bar.querySelectorAll<HTMLButtonElement>(query)].filter((one) => !one.disabled && one.getClientRects().length > 0)

const focused = (all: HTMLButtonElement[]) => all.indexOf(document.activeElement as HTMLButtonElement)

/** Move the focus to the next or the previous answer. */
function moveFocus(event: KeyboardEvent, bar: HTMLElement): void {
  const all = buttons(bar, '.options button, .confirm button')
  if (!all.length) return
  event.preventDefault()
  const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
  const at = focused(all)
  all[at < 0 ? (back ? all.length - 1 : 0) : (at + (back ? -1 : 1) + all.length) % all.length]?.focus()
}

/** Move the focus to the next answer that begins with a letter. */
function focusLettered(letter: string, bar: HTMLElement): void {
  const all = buttons(bar, '.options button:not(.quiet)')
  const labels = all.map((one) => one.querySelector('.word')?.textContent ?? '')
  all[lettered(labels, letter, focused(all))]?.focus()
}
