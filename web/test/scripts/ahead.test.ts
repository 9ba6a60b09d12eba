import { describe, expect, it } from 'vitest'

import { aheadOf, sheetOf } from '../../scripts/ahead.mjs'

const chunk = (fileName: string, facadeModuleId: string, imports: string[] = [], more: object = {}) => ({
  [fileName]: { type: 'chunk', fileName, facadeModuleId, imports, isEntry: false, isDynamicEntry: true, ...more },
})
const styled = (...css: string[]) => ({ viteMetadata: { importedCss: new Set(css) } })

const BUILD = {
  ...chunk('main.js', '/web/src/main.ts', ['shared.js'], {
    isEntry: true,
    isDynamicEntry: false,
    ...styled('main.css'),
  }),
  ...chunk('shared.js', '', [], { isDynamicEntry: false }),
  ...chunk('Home.js', '/web/src/screens/Home.svelte'),
  ...chunk('Table.js', '/web/src/screens/Table.svelte', ['shared.js', 'art.js'], styled('Table.css')),
  ...chunk('art.js', '', [], { isDynamicEntry: false, ...styled('art.css') }),
  ...chunk('lords.js', '/web/src/games/dungeon-lords/index.ts', ['art.js']),
  ...chunk('heroes.js', '/web/src/games/dungeoneer/index.ts'),
  ...chunk('en.js', '/web/src/locales/en.ts'),
  ...chunk('ru.js', '/web/src/locales/ru.ts'),
  ...chunk('words-en.js', '/generated/words/en/dungeon-lords.ftl?raw'),
  ...chunk('words-ru.js', '/generated/words/ru/dungeon-lords.ftl?raw'),
  ...chunk('QrCode.js', '/web/src/widgets/sharing/QrCode.svelte'),
  'assets/alegreya-latin-600-normal-x.woff2': { type: 'asset' },
  'assets/alegreya-cyrillic-600-normal-x.woff2': { type: 'asset' },
  'assets/alegreya-greek-600-normal-x.woff2': { type: 'asset' },
}

describe('what a screen needs', () => {
  const ahead = aheadOf(BUILD)

  it('is its language, its part of the page and all that these bring, but not what index.html names', () => {
    const first = ['assets/alegreya-latin-600-normal-x.woff2', 'en.js', 'Home.js']
    expect(ahead.en?.home).toEqual({ '': { styles: ['main.css'], first, then: [] } })
    expect(ahead.en?.table?.dungeoneer).toEqual({
      styles: ['main.css', 'Table.css', 'art.css'],
      first: ['assets/alegreya-latin-600-normal-x.woff2', 'en.js', 'Table.js', 'art.js'],
      then: ['heroes.js'],
    })
  })

  it('is also the drawing and the words of its game', () => {
    expect(ahead.en?.table?.['dungeon-lords']?.then).toEqual(['lords.js', 'words-en.js'])
  })

  it('has its styles in one sheet, in their order, whose name changes with them', () => {
    const bundle = { 'main.css': { source: 'a{}' }, 'Table.css': { source: 'b{}' } }
    const sheet = sheetOf('table', ['main.css', 'Table.css'], bundle)
    expect(sheet.source).toBe('a{}b{}')
    expect(sheet.fileName).toMatch(/^assets\/table-sheet-[\w-]{8}\.css$/)
    expect(sheetOf('table', ['main.css'], bundle).fileName).not.toBe(sheet.fileName)
  })

  it('has the letters of its language', () => {
    expect(ahead.ru?.home?.['']?.first).toContain('assets/alegreya-cyrillic-600-normal-x.woff2')
    expect(ahead.ru?.home?.['']?.first).not.toContain('assets/alegreya-greek-600-normal-x.woff2')
  })
})
