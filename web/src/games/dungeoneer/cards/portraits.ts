/** The portraits of all beings, by the id of the hero, of the card, or of the quest's monster. */
import type { Being } from '../../../widgets/portrait/layers'
import { HEROES } from './hero-portraits'
import { MONSTERS } from './monster-portraits'

export const PORTRAITS: Readonly<Record<string, Being>> = { ...HEROES, ...MONSTERS }
export const portraitOf = (id: string): Being | undefined => PORTRAITS[id]
