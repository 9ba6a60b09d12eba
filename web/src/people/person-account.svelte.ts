/** Who this browser is, and what one can do about that. */
import { del, post } from '../base/browser/api'
import { errorText } from '../base/text/error-text'
import { LOCALES } from '../base/text/locales'
import { type Language, Texts } from '../base/text/texts'
import type { Me, NameCheck, RecoveryCode, SignedInAnswer } from '../generated/protocol'
import { Attempts } from './attempts.svelte'
import { currentPerson } from './current-person.svelte'
import { visitOpenId } from './openid'
import { makePasskey, type MakeQuestion, signByPasskey, type SignQuestion } from './passkeys'
import { Proof } from './proof/proof.svelte'

/** The words of all pages with those about people. */
export async function peopleTexts(lang: Language): Promise<Texts> {
  const { default: locale } = await LOCALES[lang]()
  return new Texts(lang, [...locale.common, ...(await locale.people())])
}

/** What has gone wrong, in words: the server's reason, or the browser's. */
export function problemText(error: unknown, texts: Texts): string {
  if (!(error instanceof DOMException)) return errorText(error, texts)
  return texts.text(error.name === 'InvalidStateError' ? 'web-passkey-known' : 'web-passkey-none')
}

export class Account extends Attempts {
  /** The recovery code that was just made, until its owner has written it down. */
  code = $state('')
  /** Whether the reader has to show again who they are. */
  readonly proof = new Proof()
  /** Whether the person had asked to be deleted, which signing in has taken back. */
  restored = $state(false)
  /** What was done last, for those who cannot see it. */
  said = $state('')
  /** Whether the browser acts as somebody else now, or has other games, than the page knows. */
  changed = $state(false)

  get me(): Me | null {
    return currentPerson.me
  }

  /** Do one thing, and then ask who this browser is now.
   *
   * @returns whether it could be done */
  async #do(work: () => Promise<unknown>): Promise<boolean> {
    return this.attempt(async () => {
      this.said = ''
      await this.proof.before(work)
      await currentPerson.load()
    })
  }

  /** Do one thing after which the browser acts as somebody else. */
  async #become(work: () => Promise<unknown>): Promise<boolean> {
    return this.#do(async () => {
      await work()
      this.changed = true
    })
  }

  /** Sign in. */
  async #signIn(path: string, proof: () => Promise<unknown>): Promise<boolean> {
    return this.#become(async () => {
      this.restored = (await post<SignedInAnswer>(path, await proof())).restored
    })
  }

  load = (): Promise<boolean> => this.#do(() => Promise.resolve())

  /** Ask whether a name may be had.
   *
   * @returns the word for why not; null if it may */
  async problemOf(name: string): Promise<string | null> {
    return (await post<NameCheck>('/person/name-check', { name })).problem
  }

  /** Keep the games of this browser under a name, with a passkey or without. It acts as the same guest as before. */
  keep(name: string, withPasskey: boolean): Promise<boolean> {
    return this.#do(async () => {
      const passkey = withPasskey
        ? await makePasskey(await post<MakeQuestion>('/person/passkey-question', { name }))
        : null
      this.code = (await post<RecoveryCode>('/person/keep', { name, passkey })).code
    })
  }

  signInByPasskey = (): Promise<boolean> =>
    this.#signIn('/person/sign-in', async () => ({
      passkey: await signByPasskey(await post<SignQuestion>('/person/sign-in-question')),
    }))

  signInByCode = (code: string): Promise<boolean> => this.#signIn('/person/recover', () => Promise.resolve({ code }))

  /** Have a code sent to an address. Whether anybody signs in by it, nobody learns. */
  askForMail = (address: string, lang: Language): Promise<boolean> =>
    this.#do(() => post('/person/mail-question', { address, lang }))

  signInByMail = (address: string, code: string): Promise<boolean> =>
    this.#signIn('/person/mail-sign-in', () => Promise.resolve({ address, code }))

  /** Sign in by the code that another device shows. */
  signInByLink = (code: string): Promise<boolean> =>
    this.#signIn('/person/device-link/sign-in', () => Promise.resolve({ code }))

  /** Sign in by the other service, or add it to my ways to sign in; this leaves the page. */
  goToOpenId = (aim: 'sign-in' | 'add'): Promise<boolean> => this.#do(() => visitOpenId(aim))

  /** No longer sign in by the other service.
   *
   * @param last the reader knows that there is no other way to sign in */
  removeOpenId = (last: boolean): Promise<boolean> => this.#do(() => del(`/person/openid${last ? '?last=true' : ''}`))

  /** Forget the services that signed me in and that the server no longer knows. */
  removeOldOpenId = (): Promise<boolean> => this.#do(() => del('/person/openid?old=true'))

  /** Add the games that this browser had before. */
  join = (): Promise<boolean> => this.#become(() => post('/person/join'))

  signOut = (): Promise<boolean> => this.#become(() => post('/person/sign-out'))

  endDevice = (id: string): Promise<boolean> => this.#do(() => del(`/person/devices/${encodeURIComponent(id)}`))

  rename = (name: string): Promise<boolean> => this.#do(() => post('/person/name', { name }))

  renewCode = (): Promise<boolean> =>
    this.#do(async () => {
      this.code = (await post<RecoveryCode>('/person/code')).code
    })

  /** Remove a passkey.
   *
   * @param last the reader knows that there is no other way to sign in */
  removePasskey = (id: string, last: boolean): Promise<boolean> =>
    this.#do(() => del(`/person/passkeys/${encodeURIComponent(id)}${last ? '?last=true' : ''}`))

  addPasskey(): Promise<boolean> {
    return this.#do(async () => {
      const passkey = await makePasskey(await post<MakeQuestion>('/person/passkey-question', { name: '' }))
      await post('/person/passkeys', { passkey })
    })
  }
}
