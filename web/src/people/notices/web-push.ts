/** Notices that the browser shows while no page is open (`offline/sw.js`). */
import type { Language } from '../../base/text/texts'
import { bytesOf } from '../passkeys'

/** Where the service worker finds the language of notices. */
const SPOKEN = 'spoken'

/** For how many ms a code may be on its way to this browser. */
const PATIENCE = 60_000

/** Why this browser cannot show notices; null if it can. */
export function noPush(): 'browser' | null {
  const able = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis
  return able && 'Notification' in globalThis ? null : 'browser'
}

/** Note the language of notices where the service worker finds it. */
export async function speakNotices(lang: Language): Promise<void> {
  await (await caches.open(SPOKEN)).put('/spoken', new Response(lang))
}

/** Have the browser's own service take messages for it.
 *
 * @param key the server's public key
 * @returns what the server has to know
 * @throws DOMException where the reader or the browser does not want to */
export async function subscribe(key: string, lang: Language): Promise<string> {
  await speakNotices(lang)
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  await old?.unsubscribe() // it may be for another key, or belong to somebody who has signed out
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  return JSON.stringify(made)
}

/** The start of the hash by which the server names this browser's subscription; empty without one. */
export async function hashHere(): Promise<string> {
  if (noPush() !== null) return ''
  const registration = await navigator.serviceWorker.getRegistration()
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint
  if (!endpoint) return ''
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

/** The codes that the service worker passes on to the page. */
export class Codes {
  #waiting: ((code: string) => void)[] = []
  #come: string[] = []

  /** Listen from now on.
   *
   * @returns how to stop */
  listen(): () => void {
    if (noPush() !== null) return () => undefined
    const hear = ({ data }: MessageEvent<{ code?: unknown } | null>) => {
      if (typeof data?.code === 'string') this.take(data.code)
    }
    navigator.serviceWorker.addEventListener('message', hear)
    return () => navigator.serviceWorker.removeEventListener('message', hear)
  }

  take(code: string): void {
    const next = this.#waiting.shift()
    if (next) next(code)
    else this.#come.push(code)
  }

  /** The next code, be it here already.
   *
   * @throws Error if none comes in time */
  next(): Promise<string> {
    const come = this.#come.shift()
    if (come !== undefined) return Promise.resolve(come)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no code')), PATIENCE)
      this.#waiting.push((code) => {
        clearTimeout(timer)
        resolve(code)
      })
    })
  }
}
