/** Who is signed in in this browser, as every part of the page shows it. */
import { get } from '../base/browser/api'
import { settings } from '../base/browser/settings.svelte'
import type { Me } from '../generated/protocol'

class CurrentPerson {
  me = $state.raw<Me | null>(null)

  /** Whether nobody is signed in; false while that is not known. */
  get isGuest(): boolean {
    return this.me !== null && this.me.person === null
  }

  /** @throws ApiError what the server has refused */
  load = async (): Promise<void> => this.know(await get<Me>('/person'))

  /** Know who it is from now on. The name at tables follows that of the person, unless another one has been typed. */
  know(me: Me): void {
    const before = this.me?.person?.name ?? ''
    const name = me.person?.name ?? ''
    if (name !== before && settings.name === before) settings.name = name
    this.me = me
  }
}

export const currentPerson = new CurrentPerson()
