/** Errors as text. */
import { ApiError } from '../browser/api'
import type { Texts } from './texts'

export function errorText(error: unknown, texts: Texts): string {
  if (!(error instanceof ApiError) || error.code === 'offline') return texts.text('web-offline')
  if (error.code === 'no-table') return texts.text('web-no-table')
  const key = `web-error-${error.code}`
  return texts.text(texts.has(key) ? key : 'web-error', { details: error.message })
}
