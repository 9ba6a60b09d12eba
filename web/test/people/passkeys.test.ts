import { describe, expect, it, vi } from 'vitest'

import { bytesOf, makePasskey, noPasskeys, signByPasskey, textOf } from '../../src/people/passkeys'

const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer
/** What the server asks of every browser. */
const FIXED = { rp: { name: 'Undercroft' }, pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }] }
const me = (passkeys: boolean) => ({ person: null, passkeys, mail: false, openid: '', games: 0 })

describe('the bytes of a passkey', () => {
  it('are written in base64 without what addresses use themselves', () => {
    expect(textOf(buffer(251, 255, 190))).toBe('-_--')
    expect(textOf(buffer(1))).toBe('AQ')
    for (const length of [0, 1, 2, 3, 64]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + 200) % 256)
      expect(bytesOf(textOf(bytes.buffer))).toEqual(bytes)
    }
  })
  it('reach the browser, and its answer the server', async () => {
    const asked: CredentialCreationOptions[] = []
    const response = { clientDataJSON: buffer(1), attestationObject: buffer(2) }
    const create = (options: CredentialCreationOptions) => {
      asked.push(options)
      return Promise.resolve({ id: 'Aw', rawId: buffer(3), type: 'public-key', response })
    }
    vi.stubGlobal('navigator', { credentials: { create } })
    const user = { id: 'BA', name: 'Anna', displayName: 'Anna' }
    const known = [{ id: 'BQ', type: 'public-key' as const }]
    expect(await makePasskey({ ...FIXED, challenge: 'BQ', user, excludeCredentials: known })).toEqual({
      id: 'Aw',
      rawId: 'Aw',
      type: 'public-key',
      response: { clientDataJSON: 'AQ', attestationObject: 'Ag' },
    })
    expect(asked[0]?.publicKey?.user.id).toEqual(Uint8Array.of(4))
    expect(asked[0]?.publicKey?.excludeCredentials).toEqual([{ id: Uint8Array.of(5), type: 'public-key' }])
    vi.unstubAllGlobals()
  })
  it('say whose it is only if the authenticator does', async () => {
    const response = { clientDataJSON: buffer(1), authenticatorData: buffer(2), signature: buffer(3), userHandle: null }
    const get = () => Promise.resolve({ id: 'Aw', rawId: buffer(3), type: 'public-key', response })
    vi.stubGlobal('navigator', { credentials: { get } })
    const answer = await signByPasskey({ challenge: 'BQ' })
    expect(answer.response).toEqual({ clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' })
    vi.unstubAllGlobals()
  })
})

describe('passkeys', () => {
  it('need a name of the server, a secure page and a browser that has them', () => {
    vi.stubGlobal('isSecureContext', true)
    expect(noPasskeys(me(false))).toBe('address')
    expect(noPasskeys(me(true))).toBe('browser')
    vi.stubGlobal('PublicKeyCredential', vi.fn())
    expect(noPasskeys(me(true))).toBeNull()
    vi.stubGlobal('isSecureContext', false)
    expect(noPasskeys(me(true))).toBe('address')
    vi.unstubAllGlobals()
  })
})
