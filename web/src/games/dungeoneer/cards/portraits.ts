/** The portraits of all beings, by the id of the hero, of the card, of the quest's monster, or of the quest on which one
 * is led. */
import type { Being } from '../../../widgets/portrait/layers'
import { ESCORTS, HEROES } from './hero-portraits'
import { MONSTERS } from './monster-portraits'

export const PORTRAITS: Readonly<Record<string, Being>> = { ...HEROES, ...MONSTERS, ...ESCORTS }
export const portraitOf = (id: string): Being | undefined => PORTRAITS[id]
