/** What this browser stores, if it is allowed to: nothing depends on it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The browser's local storage; null if it is forbidden. */
export function local(): Storage | null {
  try {
    return (globalThis as { localStorage?: Storage }).localStorage ?? null
  } catch {
    return null
  }
}

/** A value for each game, stored under one key. What is found there is not validated. */
export class ByGame<T> {
  constructor(
    private readonly key: string,
    private readonly store: Store | null,
  ) {}

  of(game: string): Partial<Record<keyof T, unknown>> {
    const found = this.#all()[game]
    return found && typeof found === 'object' ? found : {}
  }

  keep(game: string, kept: T): void {
    try {
      this.store?.setItem(this.key, JSON.stringify({ ...this.#all(), [game]: kept }))
    } catch {
      // The store is full or forbidden: then nothing is remembered.
    }
  }

  #all(): Record<string, unknown> {
    try {
      const found = JSON.parse(this.store?.getItem(this.key) ?? '{}') as unknown
      return found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }
}

/** A list stored under one key, which keeps its newest entries. What is found there is not validated. */
export class Newest {
  constructor(
    private readonly key: string,
    private readonly most: number,
    private readonly store: Store | null,
  ) {}

  all(): unknown[] {
    try {
      const found = JSON.parse(this.store?.getItem(this.key) ?? '[]') as unknown
      return Array.isArray(found) ? found : []
    } catch {
      return []
    }
  }

  keep(all: readonly unknown[]): void {
    try {
      this.store?.setItem(this.key, JSON.stringify(all.slice(-this.most)))
    } catch {
      // The store is full or forbidden: then nothing is remembered.
    }
  }
}
