/** My own absence, as this page knows it. */
import { del, get, post } from '../../base/browser/api'
import { serverClock } from '../../base/browser/server-clock.svelte'
import type { VacationBody, Vacations } from '../../generated/protocol'

class MyVacation {
  all = $state.raw<Vacations | null>(null)

  /** The absence that goes on now; null if there is none. */
  get current(): VacationBody | null {
    const planned = this.all?.planned
    return planned && planned.begins <= serverClock.now && serverClock.now < planned.ends ? planned : null
  }

  /** @throws ApiError in all three of these, what the server has refused */
  load = async (): Promise<void> => void (this.all = await get<Vacations>('/vacation'))

  choose = async (wanted: VacationBody): Promise<void> => void (this.all = await post<Vacations>('/vacation', wanted))

  /** End the one that goes on, or give up the one that is to come. */
  end = async (): Promise<void> => void (this.all = await del<Vacations>('/vacation'))
}

export const myVacation = new MyVacation()
