/** The counting up of a result: its categories one after another; without animation, all at once. */
import { settings } from '../../base/browser/settings.svelte'

/** How many milliseconds pass before the next category is counted. */
const PACE = 600

export class CountUp {
  /** How many categories have been counted: the first is there at once. */
  counted = $state(settings.motion ? 1 : Infinity)

  /** Called while a component is made: the counting ends with it.
   *
   * @param categories how many there are */
  constructor(private readonly categories: () => number) {
    $effect(() => {
      void this.counted
      if (this.done) return
      const timer = setTimeout(() => (this.counted += 1), PACE)
      return () => clearTimeout(timer)
    })
  }

  get done(): boolean {
    return this.counted > this.categories()
  }

  /** The category that is being counted, or the last one. */
  get current(): number {
    return Math.min(this.counted, this.categories()) - 1
  }

  /** Show the rest at once. */
  readonly skip = (): void => {
    this.counted = Infinity
  }
}
