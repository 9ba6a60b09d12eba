import { local } from '../../../base/browser/storage'

/** What this browser remembers of the hints; where nothing can be kept, they start over on every visit. */
export interface Kept {
  on: boolean
  seen: readonly string[]
}
const FRESH: Kept = { on: true, seen: [] }

export function remembered(key: string): Kept {
  try {
    const kept = JSON.parse(local.getItem(key) ?? 'null') as Partial<Kept> | null
    return {
      on: typeof kept?.on === 'boolean' ? kept.on : FRESH.on,
      seen: Array.isArray(kept?.seen) ? kept.seen : FRESH.seen,
    }
  } catch {
    return FRESH
  }
}

export function remember(key: string, kept: Kept): void {
  local.setItem(key, JSON.stringify(kept))
}
