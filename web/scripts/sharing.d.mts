import type { Plugin } from 'vite'

interface Module {
  isEntry: boolean
  importedIds: readonly string[]
}

export function shelves(ids: readonly string[], infoOf: (id: string) => Module | null): (id: string) => string | null

export function sharing(): Plugin
