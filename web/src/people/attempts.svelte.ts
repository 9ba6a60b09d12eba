/** Things that are done one at a time, and may fail. */
export class Attempts {
  busy = $state(false)
  /** Why the last thing could not be done; null if it could. */
  failed = $state.raw<unknown>(null)

  /** Do one thing, unless another is being done.
   *
   * @returns whether it could be done */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failed = null
    try {
      await work()
      return true
    } catch (error) {
      this.failed = error
      return false
    } finally {
      this.busy = false
    }
  }
}
