import type { View } from '../../generated/dungeoneer'

/** Whether there is a separate lair for nobody's monsters: only in the harder solo game (DN-14.4). */
export const hasLair = (view: View): boolean => view.options.solo === true && view.options.harder_solo === true
