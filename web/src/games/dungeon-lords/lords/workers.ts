/** Imps at work. */
import type { LordView } from '../../../generated/dungeon-lords'

/** How many imps have nothing to do: they have neither dug nor mined, and no room that works needs them. */
export const idleImps = ({ free_imps, free_workers }: Pick<LordView, 'free_imps' | 'free_workers'>): number =>
  Math.min(free_imps, free_workers)

/** How many imps a lord has, after those who have nothing to do if others are at work. */
export const freeImps = (lord: Pick<LordView, 'imps' | 'free_imps' | 'free_workers'>): string =>
  idleImps(lord) < lord.imps ? `${String(idleImps(lord))}/${String(lord.imps)}` : String(lord.imps)
