/** Which position of a recorded game a key or a button leads to. */

/** The next chapter's beginning in a direction; without one, the end or the beginning. */
export function chapterFrom(chapters: readonly number[], at: number, way: 1 | -1, last: number): number {
  const found = way > 0 ? chapters.find((number) => number > at) : chapters.filter((number) => number < at).at(-1)
  return found ?? (way > 0 ? last : 0)
}

/** The position that a key leads to, or null. */
export function stepBy(key: string, at: number, last: number, chapters: readonly number[]): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1)
    case 'PageDown':
      return chapterFrom(chapters, at, 1, last)
    case 'PageUp':
      return chapterFrom(chapters, at, -1, last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
