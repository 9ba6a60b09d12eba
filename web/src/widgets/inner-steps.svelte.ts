/** The parts of a window that open within it, such as a warning or a code: Escape closes them first. */
import { getContext, setContext, tick } from 'svelte'

const KEY = Symbol('inner steps')

export class InnerSteps {
  #open: (() => void)[] = []

  /** A step has been opened.
   *
   * @param close what Escape does to it
   * @returns a function to be called once it is closed */
  begin(close: () => void): () => void {
    const step = () => close()
    this.#open.push(step)
    return () => (this.#open = this.#open.filter((one) => one !== step))
  }

  /** Close the step that was opened last.
   *
   * @returns whether there was one */
  closeLast(): boolean {
    const close = this.#open.at(-1)
    close?.()
    return close !== undefined
  }
}

/** The steps of a window that is being made. */
export const windowSteps = (): InnerSteps => setContext(KEY, new InnerSteps())

/** Have Escape close a part of the window that is being made, and not the window, while that part is open. */
export function innerStep(isOpen: () => boolean, close: () => void): void {
  const steps = getContext<InnerSteps | undefined>(KEY)
  $effect(() => (steps && isOpen() ? steps.begin(close) : undefined))
}

/** Move the focus once the page shows what has changed. */
export async function focusSoon(element: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  element()?.focus()
}
