// Says what each screen needs beyond `index.html`, in each language and for each game. The server names these files in the
// head of the page (`server/endpoints/http_api/pages/preloading.py`), so that a browser fetches all of them at once, not one after another as the
// program comes to them: `first` the screen itself, in its language and fonts; `then` what it shows, of a game. The styles
// of the program and of a screen are put together into one file, its `sheet`, which is one request instead of five.
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** The parts of the page that are fetched later, by the module with which each begins. A part has a kind, and names that are
 * a language, a game, or both. */
const PARTS = [
  [/\/src\/screens\/(\w+)\.svelte$/, (name) => `screen ${name.toLowerCase()}`],
  [/\/src\/widgets\/NotFound\.svelte$/, () => 'screen unknown'],
  [/\/src\/locales\/(\w+)\.ts$/, (language) => `language ${language}`],
  [/\/src\/games\/([\w-]+)\/index\.ts$/, (game) => `drawing ${game}`],
  [/\/src\/games\/([\w-]+)\/solver\/index\.ts$/, (game) => `solver ${game}`],
  [/\/locale\/study\/(\w\w)\.ftl\?raw$/, (language) => `study ${language}`],
  [/\/locale\/(\w\w)\/study\.ftl\?raw$/, (language) => `reviewing ${language}`],
  [/\/src\/games\/([\w-]+)\/gallery\/index\.ts$/, (game) => `exhibits ${game}`],
  [/\/src\/generated\/icons\/([\w-]+)\.ts$/, (game) => `icons ${game}`],
  [/\/src\/generated\/gallery\/(\w+)\/([\w-]+)\.json$/, (language, game) => `cards ${language} ${game}`],
  [/\/(\w\w)\/([\w-]+)-coach\.ftl\?raw$/, (language, game) => `coach ${language} ${game}`],
  [/\/(\w\w)\/([\w-]+)\.ftl\?raw$/, (language, file) => `words ${language} ${file}`],
]
const ALPHABETS = { en: ['latin', 'marks'], it: ['latin', 'marks'], ru: ['latin', 'cyrillic', 'marks'] }
const FONT = /^(?:alegreya-(\w+)-600-normal|source-sans-3-(\w+)-wght-normal|(marks))-.*\.woff2$/

const nameOf = (module) => {
  for (const [pattern, name] of PARTS) {
    const found = pattern.exec(module ?? '')
    if (found) return name(...found.slice(1))
  }
  return null
}

const isStyle = (file) => file.endsWith('.css')

/** The files that a chunk brings with it, its own first. */
function filesOf(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const file of chunk.imports) if (bundle[file]) filesOf(bundle[file], bundle, found)
  return found
}

/** The sheet of a screen: its styles in one file, whose name changes with them. */
export function sheetOf(screen, styles, bundle) {
  const source = styles.map((file) => bundle[file].source).join('')
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/${screen}-sheet-${hash}.css`, source }
}

/** What a build needs: files by language, screen and game; the game '' stands for none, or for the one that is shown
 * first. */
export function aheadOf(bundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const here = filesOf(
    chunks.find((chunk) => chunk.isEntry),
    bundle,
  )
  const hereStyles = [...here].filter(isStyle)
  const parts = new Map()
  for (const chunk of chunks) {
    const name = chunk.isDynamicEntry ? nameOf(chunk.facadeModuleId) : null
    if (name) parts.set(name, filesOf(chunk, bundle))
  }
  const named = (kind) => [...parts.keys()].filter((name) => name.startsWith(`${kind} `)).map((name) => name.split(' '))
  const games = named('drawing').map(([, game]) => game)

  const fonts = (language) =>
    Object.keys(bundle).filter((file) => {
      const found = FONT.exec(basename(file))
      return found && ALPHABETS[language].includes(found.slice(1).find(Boolean))
    })
  const words = (language, game) => `words ${language} ${game}`
  const studying = (language, game) => [`study ${language}`, `reviewing ${language}`, `coach ${language} ${game}`]
  const board = (language, game) => [`drawing ${game}`, `icons ${game}`, words(language, game)]
  const wanted = {
    table: board,
    replay: board,
    review: (language, game) => [...studying(language, game), words(language, game)],
    solve: (language, game) => [...studying(language, game), `solver ${game}`, ...board(language, game)],
    puzzle: board,
    // What stands on the cards is shown before they are drawn.
    gallery: (language, game) => [
      `cards ${language} ${game}`,
      words(language, game),
      `exhibits ${game}`,
      `icons ${game}`,
    ],
  }

  const said = {}
  for (const [, language] of named('language')) {
    const files = (names, before) => {
      const all = names.flatMap((name) => [...(parts.get(name) ?? [])])
      return [...new Set(all)].filter((file) => !before.has(file))
    }
    said[language] = {}
    for (const [, screen] of named('screen')) {
      const own = files([`language ${language}`, `screen ${screen}`], here)
      const first = [...fonts(language), ...own.filter((file) => !isStyle(file))]
      const styles = [...hereStyles, ...own.filter(isStyle)]
      const more = wanted[screen] ?? (() => [])
      const needs = (games) => ({
        styles,
        first,
        then: files(
          games.flatMap((game) => more(language, game)),
          new Set([...here, ...own]),
        ),
      })
      // The gallery of all games begins with the first.
      const all = screen === 'gallery' ? games.slice(0, 1) : []
      said[language][screen] = { '': needs(all) }
      if (wanted[screen]) for (const game of games) said[language][screen][game] = needs([game])
    }
  }
  return said
}

/** A plugin for Vite: adds `ahead.json` and the sheets to the build. */
export const ahead = () => ({
  name: 'ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const said = aheadOf(bundle)
    const sheets = new Map()
    for (const screens of Object.values(said))
      for (const [screen, byGame] of Object.entries(screens))
        for (const needs of Object.values(byGame)) {
          const sheet = sheetOf(screen, needs.styles, bundle)
          sheets.set(sheet.fileName, sheet)
          needs.sheet = sheet.fileName
        }
    for (const sheet of sheets.values()) this.emitFile({ type: 'asset', ...sheet })
    this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(said) })
  },
})
