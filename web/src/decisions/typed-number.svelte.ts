/** How long to wait for another digit, in ms. */
const WAITS = 700

/** The number of an answer, typed digit by digit. */
export class Typed {
  text = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param count how many answers there are; they are numbered from 1
   * @param choose called with the number once it is complete
   * @param zero whether one of them is number 0 */
  constructor(
    private readonly count: () => number,
    private readonly choose: (number: number) => void,
    private readonly zero: () => boolean = () => false,
  ) {}

  /** One more digit: chooses the answer as soon as no longer number could be meant. */
  digit(digit: string): void {
    clearTimeout(this.#timer)
    this.text += digit
    const number = Number(this.text)
    if (number > this.count() || (number === 0 && !this.zero())) this.forget()
    else if (number === 0) this.take()
    else if (number * 10 > this.count()) this.take()
    else this.#timer = setTimeout(() => this.take(), WAITS)
  }

  /** Choose the answer with the number typed so far. */
  take(): void {
    const number = Number(this.text)
    this.forget()
    this.choose(number)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.text = ''
  }
}
