import type { Plugin } from 'vite'

/** Files by language, screen and game. */
export type Ahead = Record<string, Record<string, Record<string, string[]>>>

export function aheadOf(bundle: Record<string, object>): Ahead
export function ahead(): Plugin
