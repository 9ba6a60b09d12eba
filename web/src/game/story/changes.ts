/** Changes of a snapshot, as the server sends them (`kernel/history/view_diff.py`): a part by its path, the names of
 * fields and the places in lists with dots between them, with its new value; or which items of a list are replaced by
 * which. */
export type Change = [path: string, value: unknown] | [path: string, at: number, removed: number, inserted: unknown[]]

type Tree = Record<string, unknown> | unknown[]

/** A snapshot after changes. The first stays as it is, and shares with the new one what has not changed.
 *
 * @throws if a change names a part that the snapshot does not have */
export function changed<T>(snapshot: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((whole, [path, ...change]) => withOne(whole, path.split('.'), change), snapshot) as T
}

function withOne(whole: unknown, path: readonly string[], change: readonly unknown[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) {
    if (change.length === 1) return change[0]
    const [at, removed, inserted] = change as [number, number, unknown[]]
    const items = whole as unknown[]
    return [...items.slice(0, at), ...inserted, ...items.slice(at + removed)]
  }
  if (typeof whole !== 'object' || whole === null || !(name in whole)) throw new Error(`the snapshot has no ${name}`)
  const copy: Tree = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as Record<string, unknown>) }
  const parts = copy as Record<string, unknown>
  parts[name] = withOne(parts[name], rest, change)
  return copy
}
