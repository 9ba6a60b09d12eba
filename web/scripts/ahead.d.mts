import type { Plugin } from 'vite'

export interface Needs {
  /** The styles of the program and of the screen, in order. */
  styles: string[]
  first: string[]
  then: string[]
}
/** By language, screen and game. */
export type Ahead = Record<string, Record<string, Record<string, Needs>>>

export function aheadOf(bundle: Record<string, object>): Ahead
export function sheetOf(
  screen: string,
  styles: string[],
  bundle: Record<string, { source: string }>,
): { fileName: string; source: string }
export function ahead(): Plugin
