/** Imps at work. */
import type { LordView } from '../../../generated/dungeon-lords'

/** How many imps have nothing to do; older chronicles do not say it. */
export const idleImps = ({ imps, idle_imps }: Pick<LordView, 'imps' | 'idle_imps'>): number => idle_imps ?? imps

/** How many imps a lord has, after those who have nothing to do if others are at work. */
export const freeImps = (lord: Pick<LordView, 'imps' | 'idle_imps'>): string =>
  idleImps(lord) < lord.imps ? `${String(idleImps(lord))}/${String(lord.imps)}` : String(lord.imps)
