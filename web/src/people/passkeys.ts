/** Passkeys by the browser (`navigator.credentials`), which speaks bytes, where the server speaks JSON with base64url.
 * The browsers' own helpers between the two (`parseCreationOptionsFromJSON`) are younger than those that we support. */
import type { Me } from '../generated/protocol'

/** Why there can be no passkeys: the address is a bare one or not secure, or the browser has none; null if there can. */
export type NoPasskeys = 'address' | 'browser' | null

export function noPasskeys(me: Me): NoPasskeys {
  if (!me.passkeys || !isSecureContext) return 'address'
  return 'PublicKeyCredential' in globalThis ? null : 'browser'
}

interface Named {
  id: string
  type: PublicKeyCredentialType
}

/** What the server asks for a new passkey: as a browser is asked, but for what is bytes there. */
export interface MakeQuestion extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: readonly Named[]
}

/** What the server asks of somebody who signs in. */
export interface SignQuestion extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string
  allowCredentials?: readonly Named[]
}

/** A browser's answer, as `PublicKeyCredential.toJSON` writes it. */
export interface PasskeyAnswer {
  id: string
  rawId: string
  type: string
  response: Record<string, string>
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const named = (all: readonly Named[] = []): PublicKeyCredentialDescriptor[] =>
  all.map(({ id, type }) => ({ id: bytesOf(id), type }))

/** An answer whose parts are bytes. */
function answerOf(found: Credential | null, parts: Record<string, ArrayBuffer | null>): PasskeyAnswer {
  const { id, rawId, type } = found as PublicKeyCredential
  const written = Object.entries(parts).flatMap(([name, bytes]) => (bytes ? [[name, textOf(bytes)] as const] : []))
  return { id, rawId: textOf(rawId), type, response: Object.fromEntries(written) }
}

/** Have the browser make a passkey.
 *
 * @throws DOMException where the reader or the browser does not want to */
export async function makePasskey(question: MakeQuestion): Promise<PasskeyAnswer> {
  const publicKey = {
    ...question,
    challenge: bytesOf(question.challenge),
    user: { ...question.user, id: bytesOf(question.user.id) },
    excludeCredentials: named(question.excludeCredentials),
  }
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  return answerOf(made, { clientDataJSON, attestationObject })
}

/** Have the browser sign by one of its passkeys; the reader says by which.
 *
 * @throws DOMException where the reader or the browser does not want to */
export async function signByPasskey(question: SignQuestion): Promise<PasskeyAnswer> {
  const publicKey = {
    ...question,
    challenge: bytesOf(question.challenge),
    allowCredentials: named(question.allowCredentials),
  }
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse
  return answerOf(found, { clientDataJSON, authenticatorData, signature, userHandle })
}
