// Writes each text file of the build compressed beside it (`<name>.br`, `<name>.gz`): the server sends what a browser takes.
// Not `index.html`, whose head the server writes for each address.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|html|webmanifest)$/

/** A plugin for Vite. */
export const packing = () => {
  let folder
  return {
    name: 'packing',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name) || entry.name === 'index.html') continue
        const path = join(entry.parentPath, entry.name)
        const text = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(text))
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
