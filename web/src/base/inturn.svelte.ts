/** Parts of a page that are drawn one after another, so that a slow telephone can answer a finger in between. */
export class InTurn {
  /** How many parts are drawn. */
  drawn = $state(1)

  /** To be made while a component is. `total`: how many parts there are; 0: they are not known yet. */
  constructor(total: () => number) {
    $effect(() => {
      if (this.drawn >= total()) return
      const timer = setTimeout(() => (this.drawn += 1))
      return () => clearTimeout(timer)
    })
  }
}
