import { toMap, usesKeys } from '../base/input/keyboard'

/** Moves the focus of keyboard players from question to question, and to a confirmation. */
export class QuestionFocus {
  #asked = { question: '', confirming: false }

  /** A question is on the screen.
   *
   * @param question tells questions apart
   * @param confirming whether an answer waits for its confirmation
   * @param onMap whether the answers are on the map */
  lead(bar: HTMLElement, question: string, confirming: boolean, onMap: boolean): void {
    const fresh = question !== this.#asked.question
    const toConfirm = confirming && (fresh || !this.#asked.confirming)
    this.#asked = { question, confirming }
    const now = document.activeElement ?? document.body
    const lost = now === document.body || now.matches('.pick:not(.lit), .square:not(.lit)')
    if (!usesKeys() || document.querySelector('dialog[open]')) return
    if (toConfirm || (confirming && lost)) bar.querySelector<HTMLElement>('.confirm .btn.main')?.focus()
    else if (onMap && (lost || fresh)) toMap()
    else if (lost || (fresh && bar.contains(now)))
      bar.querySelector<HTMLElement>('.options')?.focus({ preventScroll: true })
  }
}
