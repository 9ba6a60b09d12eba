/** The HTTP half of docs/protocol.md. */
import { serverClock } from './server-clock.svelte'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Why the rules refuse it, if they do. */
    readonly refusal: unknown = null,
  ) {
    super(message)
  }
}

/** How often to retry a request that the server has refused as too early, and how many seconds to wait at most. */
const AGAIN = 3
const LONGEST = 10

/** What a proxy says if it cannot reach the server. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])

/** Send a request. If the server's limit for this browser is reached, a read waits as long as the server says, then
 * retries. */
async function response(path: string, init: RequestInit, again = AGAIN): Promise<Response> {
  const got = await fetch(`/api${path}`, init)
  serverClock.hear(got.headers)
  const wait = Number(got.headers.get('Retry-After') ?? 0)
  if (got.status !== 429 || init.method !== 'GET' || !again || wait > LONGEST) return got
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return response(path, init, again - 1)
}

/** The header that requests need if they change something; without it, the browser recognises what it has prefetched. */
const CHANGES = { 'X-Undercroft': '1' }

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === 'GET' ? {} : { ...CHANGES }
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (typeof body === 'string' || body instanceof Blob) {
    headers['Content-Type'] = 'text/plain'
    init.body = body
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  let got: Response
  try {
    got = await response(path, init)
  } catch {
    throw new ApiError(0, 'offline', 'offline')
  }
  const text = await got.text()
  let data: unknown = text
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    // Plain text (the rules, a record).
  }
  if (!got.ok) {
    const problem = (data ?? {}) as { code?: string; message?: string; refusal?: unknown }
    if (GATEWAY.has(got.status) && !problem.code) throw new ApiError(0, 'offline', 'offline')
    throw new ApiError(
      got.status,
      problem.code ?? String(got.status),
      problem.message ?? got.statusText,
      problem.refusal,
    )
  }
  return data as T
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)
export const del = <T>(path: string): Promise<T> => call<T>('DELETE', path)
export const plain = async (path: string): Promise<string> => {
  const data = await call<unknown>('GET', path)
  return typeof data === 'string' ? data : JSON.stringify(data)
}
