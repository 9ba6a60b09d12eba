/** Imps at work. */
import type { LordView } from '../../../generated/dungeon-lords'

/** How many imps have nothing to do: they have neither dug nor mined, and no room that works needs them. */
export const idleImps = ({ free_imps, free_workers }: Pick<LordView, 'free_imps' | 'free_workers'>): number =>
  Math.min(free_imps, free_workers)
