/** Showing again that it is oneself, before something is changed that a thief would change.
 *
 * The server refuses such a change with `proof`. Then the reader is asked, and the change is made by itself. */
import { ApiError, post } from '../../base/browser/api'
import type { Language } from '../../base/text/texts'
import { Attempts } from '../attempts.svelte'
import { visitOpenId } from '../openid'
import { signByPasskey, type SignQuestion } from '../passkeys'

export class Proof extends Attempts {
  /** What to do once the reader has decided: go on, or give up; null while nothing is asked. */
  asked = $state.raw<((proved: boolean) => void) | null>(null)

  /** Do something, and do it again if the reader has to show first who they are, and does.
   *
   * @throws ApiError what the server has refused */
  async before<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof' || !(await this.#ask())) throw error
      return work()
    }
  }

  #ask(): Promise<boolean> {
    this.failed = null
    this.asked?.(false)
    return new Promise((resolve) => {
      this.asked = (proved) => {
        this.asked = null
        resolve(proved)
      }
    })
  }

  async #give(proof: () => Promise<unknown>): Promise<boolean> {
    const given = await this.attempt(async () => post('/person/proof', await proof()))
    if (given) this.asked?.(true)
    return given
  }

  byPasskey = (): Promise<boolean> =>
    this.#give(async () => ({ passkey: await signByPasskey(await post<SignQuestion>('/person/sign-in-question')) }))

  byCode = (code: string): Promise<boolean> => this.#give(() => Promise.resolve({ code }))

  askForMail = (address: string, lang: Language): Promise<boolean> =>
    this.attempt(() => post('/person/mail-question', { address, lang }))

  byMail = (address: string, code: string): Promise<boolean> => this.#give(() => Promise.resolve({ address, code }))

  /** Show it at the other service; this leaves the page, and what was to be changed has to be done again. */
  byOpenId = (): Promise<boolean> => this.attempt(() => visitOpenId('proof'))

  cancel = (): void => this.asked?.(false)
}
