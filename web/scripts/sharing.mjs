// Puts what several screens share into few files. Each file is a request, and a far server answers six at a time; but the
// first page waits for nothing that it does not need, so its own modules stay out of this.

/** All modules that come with one, through imports that wait for nothing. */
function withImports(id, infoOf, found = new Set()) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) withImports(imported, infoOf, found)
  return found
}

/** How many bytes of source a file has at least, if there is a like one to join. */
const SMALL = 12_000

/** A plugin for Vite. */
export function sharing() {
  let ofFirstPage = new Set()
  return {
    name: 'sharing',
    apply: 'build',
    buildEnd() {
      ofFirstPage = new Set(
        [...this.getModuleIds()]
          .filter((id) => this.getModuleInfo(id)?.isEntry)
          .flatMap((id) => [...withImports(id, (one) => this.getModuleInfo(one))]),
      )
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'shared',
                  test: (id) => /\/src\/(?:lib|games)\//.test(id) && !ofFirstPage.has(id),
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: SMALL,
                },
              ],
            },
          },
        },
      },
    }),
  }
}
