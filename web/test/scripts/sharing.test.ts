import { describe, expect, it } from 'vitest'

import { shelves } from '../../scripts/sharing.mjs'

const MODULES: Record<string, string[]> = {
  '/web/src/main.ts': ['/web/src/App.svelte'],
  '/web/src/App.svelte': ['/web/src/widgets/Icon.svelte'],
  '/web/src/widgets/Icon.svelte': [],
  '/web/src/widgets/Mark.svelte': [],
  '/web/src/screens/Rules.svelte': ['/web/src/widgets/Page.svelte', '/web/src/widgets/Mark.svelte'],
  '/web/src/screens/Table.svelte': [
    '/web/src/widgets/Mark.svelte',
    '/web/src/game/Board.svelte',
    '/web/src/game/Pick.svelte',
  ],
  '/web/src/widgets/Page.svelte': ['/web/src/widgets/Icon.svelte'],
  '/web/src/game/Board.svelte': [],
  '/web/src/game/Pick.svelte': ['/web/node_modules/svelte/src/reactivity/map.js'],
  '/web/node_modules/svelte/src/reactivity/map.js': [],
  '/web/src/games/chess/index.ts': [
    '/web/src/game/Pick.svelte',
    '/web/src/games/chess/King.svelte',
    '/web/src/generated/chess-content.ts',
  ],
  '/web/src/games/chess/King.svelte': [],
  '/web/src/generated/chess-content.ts': [],
  '/web/src/generated/words/en/chess.ftl?raw': [],
  '/web/src/locales/belongs.ts': [],
}

describe('what is shared', () => {
  const shelfOf = shelves(Object.keys(MODULES), (id) => ({
    isEntry: id.endsWith('/main.ts'),
    importedIds: MODULES[id] ?? [],
  }))

  it('is in the first file if the program starts with it, and so is all of Svelte', () => {
    expect(shelfOf('/web/src/widgets/Icon.svelte')).toBe('main')
    expect(shelfOf('/web/node_modules/svelte/src/reactivity/map.js')).toBe('main')
  })

  it('is in the first file if it is a few lines that all languages need', () => {
    expect(shelfOf('/web/src/locales/belongs.ts')).toBe('main')
  })

  it('is in the first file if nearly every screen needs it, with a board or without', () => {
    expect(shelfOf('/web/src/widgets/Mark.svelte')).toBe('main')
  })

  it('is apart from boards if a screen without one needs it', () => {
    expect(shelfOf('/web/src/widgets/Page.svelte')).toBe('pages')
    expect(shelfOf('/web/src/game/Board.svelte')).toBe('boards')
  })

  it('is apart from the rest of a board if games are drawn with it, as in the gallery', () => {
    expect(shelfOf('/web/src/game/Pick.svelte')).toBe('pieces')
  })

  it('is never with another game', () => {
    expect(shelfOf('/web/src/games/chess/King.svelte')).toBe('chess')
    expect(shelfOf('/web/src/generated/chess-content.ts')).toBe('chess')
    expect(shelfOf('/web/src/generated/words/en/chess.ftl?raw')).toBeNull()
  })
})
