import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '../../src/base/browser/api'
import { Proof } from '../../src/people/proof/proof.svelte'

const refused = (): Promise<number> => Promise.reject(new ApiError(403, 'proof', 'show again that it is you'))

/** A server that takes any proof, or none. */
const answering = (ok: boolean) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(ok ? '{"proved":true}' : '{"code":"code","message":""}', { status: ok ? 200 : 403 })),
  )

describe('what a thief would change', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is done at once where nothing has to be shown', async () => {
    const proof = new Proof()
    expect(await proof.before(() => Promise.resolve(7))).toBe(7)
    expect(proof.asked).toBeNull()
  })
  it('is done by itself once the reader has shown who they are', async () => {
    const proof = new Proof()
    const work = vi.fn(refused)
    const done = proof.before(work)
    await vi.waitFor(() => expect(proof.asked).not.toBeNull())
    answering(false)
    expect(await proof.byCode('zoo zoo zoo zoo zoo')).toBe(false)
    expect(proof.failed).toBeInstanceOf(ApiError)
    expect(work).toHaveBeenCalledTimes(1)
    work.mockResolvedValue(7)
    answering(true)
    expect(await proof.byCode('five right words')).toBe(true)
    expect(await done).toBe(7)
    expect(work).toHaveBeenCalledTimes(2)
    expect(proof.asked).toBeNull()
  })
  it('is not done if the reader gives up, or for any other reason', async () => {
    const proof = new Proof()
    const given = proof.before(refused)
    await vi.waitFor(() => expect(proof.asked).not.toBeNull())
    proof.cancel()
    await expect(given).rejects.toMatchObject({ code: 'proof' })
    await expect(proof.before(() => Promise.reject(new ApiError(409, 'too-many', '')))).rejects.toMatchObject({
      code: 'too-many',
    })
    expect(proof.asked).toBeNull()
  })
})
