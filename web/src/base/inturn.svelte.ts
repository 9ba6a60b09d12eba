import { breath } from './breath'

/** Parts of a page that are drawn one after another, so that a slow phone stays responsive. */
export class InTurn {
  readonly #total: () => number
  #begun = $state(1)
  /** How many parts are drawn. */
  readonly drawn = $derived.by(() => Math.min(this.#begun, Math.max(1, this.#total())))
  /** Whether some are yet to come. */
  readonly busy = $derived.by(() => this.drawn < this.#total())

  /** To be made while a component is. `total`: how many parts there are; 0: they are not known yet. */
  constructor(total: () => number) {
    this.#total = total
    $effect(() => {
      if (this.drawn >= total()) return
      let wanted = true
      void breath().then(() => {
        if (wanted) this.#begun += 1
      })
      return () => (wanted = false)
    })
  }
}
