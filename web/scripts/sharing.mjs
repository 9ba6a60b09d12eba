// Puts what several parts of the page share into few files, by the parts that need it: each file is a request, and a far server
// answers six at a time, but no screen should fetch what only others need.

/** All modules that come with one, through imports that wait for nothing. */
function withImports(id, infoOf, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) withImports(imported, infoOf, found)
  return found
}

/** The rooms of the page, without the games and the words. */
const SHELL = /\/web\/src\/(?:(?!games\/|generated\/|locales\/)\w+\/|generated\/\w+\.ts)/
const SCREEN = /\/src\/screens\/\w+\.svelte$/
const TABLE = /\/src\/screens\/Table\.svelte$/
const BOARD = /\/src\/game\/Board\.svelte$/
const DRAWING = /\/src\/games\/[\w-]+\/(?:gallery\/)?index\.ts$/
const OF_A_GAME = /\/src\/(?:games\/([\w-]+)\/|generated\/([\w-]+)-content\.ts)/
const SVELTE = /\/node_modules\/svelte\//
/** What all languages, or nearly all files, need: a few lines that would be a request each. */
const EVERYWHERE = /\/src\/locales\/belongs\.ts$|\0rolldown\/runtime\.js$/

/** Returns a function that says into which file a module goes, if others share it: `main`, with all that the program starts
 * with, and what both a table and a screen without a board need; `pages`, the rest of what screens without a board need;
 * `pieces`, what games are drawn with; `boards`, the rest of the shell; the id of its game; or null, none of these. */
export function shelves(ids, infoOf) {
  const reached = (wanted) => new Set(ids.filter(wanted).flatMap((id) => [...withImports(id, infoOf)]))
  const hasBoard = (id) => [...withImports(id, infoOf)].some((one) => BOARD.test(one))
  const main = reached((id) => infoOf(id)?.isEntry)
  const table = reached((id) => TABLE.test(id))
  const pages = reached((id) => SCREEN.test(id) && !hasBoard(id))
  const pieces = reached((id) => DRAWING.test(id))
  return (id) => {
    if (main.has(id) || SVELTE.test(id) || EVERYWHERE.test(id) || (table.has(id) && pages.has(id))) return 'main'
    if (SHELL.test(id)) return pages.has(id) ? 'pages' : pieces.has(id) ? 'pieces' : 'boards'
    const [, folder, content] = OF_A_GAME.exec(id) ?? []
    return folder ?? content ?? null
  }
}

/** Different parts need different things of a shelf: each set that several parts need is a file, unless it has fewer bytes of
 * source than this; then it joins another one. A game has large pieces, and each of its parts needs most of them. */
const SMALL_FOR_PAGES = 60_000
const SMALL_FOR_GAMES = 40_000

/** A plugin for Vite. */
export function sharing() {
  let shelfOf = () => null
  const group = (name) => ({ name, test: (id) => shelfOf(id) === name, minShareCount: 2 })
  return {
    name: 'sharing',
    apply: 'build',
    buildEnd() {
      shelfOf = shelves([...this.getModuleIds()], (id) => this.getModuleInfo(id))
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Without the names of all parts that need the file.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/[~.]/)[0]}-[hash][extname]`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { ...group('main'), minShareCount: 1 },
                group('pieces'),
                group('boards'),
                { ...group('pages'), entriesAware: true, entriesAwareMergeThreshold: SMALL_FOR_PAGES },
                {
                  name: (id) => shelfOf(id),
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: SMALL_FOR_GAMES,
                },
              ],
            },
          },
        },
      },
    }),
  }
}
