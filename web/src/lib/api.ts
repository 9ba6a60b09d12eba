/** The HTTP half of docs/protocol.md. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Undercroft': '1' }
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (typeof body === 'string') {
    headers['Content-Type'] = 'text/plain'
    init.body = body
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, init)
  } catch {
    throw new ApiError(0, 'offline', 'offline')
  }
  const text = await response.text()
  let data: unknown = text
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    // Plain text (the rules, a record).
  }
  if (!response.ok) {
    const problem = (data ?? {}) as { code?: string; message?: string }
    throw new ApiError(response.status, problem.code ?? String(response.status), problem.message ?? response.statusText)
  }
  return data as T
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body)
export const plain = async (path: string): Promise<string> => {
  const data = await call<unknown>('GET', path)
  return typeof data === 'string' ? data : JSON.stringify(data)
}
