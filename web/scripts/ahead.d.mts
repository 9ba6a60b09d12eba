import type { Plugin } from 'vite'

export interface Needs {
  first: string[]
  then: string[]
}
/** By language, screen and game. */
export type Ahead = Record<string, Record<string, Record<string, Needs>>>

export function aheadOf(bundle: Record<string, object>): Ahead
export function ahead(): Plugin
