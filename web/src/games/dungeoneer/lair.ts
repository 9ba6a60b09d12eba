import type { View } from '../../generated/dungeoneer'

/** Whether nobody's monsters wait in a lair of their own: in the harder solo game (DN-14.4). */
export const hasLair = (view: View): boolean => view.options.solo === true && view.options.harder_solo === true
