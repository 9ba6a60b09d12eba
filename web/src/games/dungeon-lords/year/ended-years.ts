/** The years that have ended. */
import type { View } from '../../../generated/dungeon-lords'

/** The numbers of the years that have ended; none in a lesson. */
export function endedYears(view: View): number[] {
  if (view.options.training) return []
  return Array.from({ length: view.year }, (_, i) => i + 1).filter((year) => year < view.year || view.scores !== null)
}
