/** What this browser stores, if it is allowed to: nothing depends on it. A store may be forbidden, missing, full or
 * damaged at any time; this is the only place that touches one. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

/** A store of the browser that never fails: what cannot be stored is forgotten. */
class SafeStore<S extends Store> implements Store {
  /** @param find where it is: if cookies are blocked, even looking for it is an error; in some web views it is null. */
  constructor(private readonly find: () => S | null | undefined) {}

  /** Use the store; null if that is not possible. */
  protected use<T>(act: (store: S) => T): T | null {
    try {
      const store = this.find()
      return store ? act(store) : null
    } catch {
      return null
    }
  }

  getItem(key: string): string | null {
    return this.use((store) => store.getItem(key))
  }

  /** Store a value.
   *
   * @returns whether it is stored */
  setItem(key: string, value: string): boolean {
    return this.use((store) => (store.setItem(key, value), true)) ?? false
  }
}

/** One of the browser's own. */
class BrowserStore extends SafeStore<Storage> {
  constructor(name: 'localStorage' | 'sessionStorage') {
    super(() => (globalThis as Partial<Pick<typeof globalThis, typeof name>>)[name])
  }

  removeItem(key: string): void {
    this.use((store) => store.removeItem(key))
  }

  clear(): void {
    this.use((store) => store.clear())
  }
}

/** What is kept in this browser. */
export const local = new BrowserStore('localStorage')
/** What is kept in this tab. */
export const session = new BrowserStore('sessionStorage')

/** Whether a stored value is a number of things. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** A value for each game, stored under one key. What is found there is not validated. */
export class ByGame<T> {
  readonly #store: SafeStore<Store>

  constructor(
    private readonly key: string,
    store: Store | null,
  ) {
    this.#store = new SafeStore(() => store)
  }

  of(game: string): Partial<Record<keyof T, unknown>> {
    const found = this.#all()[game]
    return found && typeof found === 'object' ? found : {}
  }

  keep(game: string, kept: T): void {
    this.#store.setItem(this.key, JSON.stringify({ ...this.#all(), [game]: kept }))
  }

  #all(): Record<string, unknown> {
    try {
      const found = JSON.parse(this.#store.getItem(this.key) ?? '{}') as unknown
      return found && typeof found === 'object' ? (found as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }
}

/** A list stored under one key, which keeps its newest entries. What is found there is not validated. */
export class Newest {
  readonly #store: SafeStore<Store>

  constructor(
    private readonly key: string,
    private readonly most: number,
    store: Store | null,
  ) {
    this.#store = new SafeStore(() => store)
  }

  all(): unknown[] {
    try {
      const found = JSON.parse(this.#store.getItem(this.key) ?? '[]') as unknown
      return Array.isArray(found) ? found : []
    } catch {
      return []
    }
  }

  keep(all: readonly unknown[]): void {
    this.#store.setItem(this.key, JSON.stringify(all.slice(-this.most)))
  }
}
