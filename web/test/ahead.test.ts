import { describe, expect, it } from 'vitest'
import { aheadOf } from '../scripts/ahead.mjs'

const chunk = (fileName: string, facadeModuleId: string, imports: string[] = [], more: object = {}) => ({
  [fileName]: { type: 'chunk', fileName, facadeModuleId, imports, isEntry: false, isDynamicEntry: true, ...more },
})
const styled = (...css: string[]) => ({ viteMetadata: { importedCss: new Set(css) } })

const BUILD = {
  ...chunk('main.js', '/web/src/main.ts', ['shared.js'], { isEntry: true, isDynamicEntry: false }),
  ...chunk('shared.js', '', [], { isDynamicEntry: false }),
  ...chunk('Home.js', '/web/src/lib/screens/Home.svelte'),
  ...chunk('Table.js', '/web/src/lib/screens/Table.svelte', ['shared.js', 'art.js'], styled('Table.css')),
  ...chunk('art.js', '', [], { isDynamicEntry: false, ...styled('art.css') }),
  ...chunk('lords.js', '/web/src/games/dungeon-lords/index.ts', ['art.js']),
  ...chunk('heroes.js', '/web/src/games/dungeoneer/index.ts'),
  ...chunk('en.js', '/web/src/locales/en.ts'),
  ...chunk('ru.js', '/web/src/locales/ru.ts'),
  ...chunk('words-en.js', '/generated/words/en/dungeon-lords.ftl?raw'),
  ...chunk('words-ru.js', '/generated/words/ru/dungeon-lords.ftl?raw'),
  ...chunk('QrCode.js', '/web/src/lib/QrCode.svelte'),
  'assets/alegreya-latin-600-normal-x.woff2': { type: 'asset' },
  'assets/alegreya-cyrillic-600-normal-x.woff2': { type: 'asset' },
  'assets/alegreya-greek-600-normal-x.woff2': { type: 'asset' },
}

describe('what a screen needs', () => {
  const ahead = aheadOf(BUILD)

  it('is its language, its part of the page and all that these bring, but not what index.html names', () => {
    const first = ['assets/alegreya-latin-600-normal-x.woff2', 'en.js', 'Home.js']
    expect(ahead.en?.home).toEqual({ '': { first, then: [] } })
    expect(ahead.en?.table?.dungeoneer).toEqual({
      first: ['assets/alegreya-latin-600-normal-x.woff2', 'en.js', 'Table.js', 'Table.css', 'art.js', 'art.css'],
      then: ['heroes.js'],
    })
  })

  it('is also the drawing and the words of its game', () => {
    expect(ahead.en?.table?.['dungeon-lords']?.then).toEqual(['lords.js', 'words-en.js'])
  })

  it('has the letters of its language', () => {
    expect(ahead.ru?.home?.['']?.first).toContain('assets/alegreya-cyrillic-600-normal-x.woff2')
    expect(ahead.ru?.home?.['']?.first).not.toContain('assets/alegreya-greek-600-normal-x.woff2')
  })
})
