import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { ahead } from './scripts/ahead.mjs'
import { writeIcons } from './scripts/icons.mjs'
import { packing } from './scripts/packing.mjs'
import { sharing } from './scripts/sharing.mjs'
import { site } from './scripts/site.mjs'

writeIcons()

export default defineConfig({
  plugins: [svelte(), site(), sharing(), ahead(), packing()],
  base: '/',
  build: {
    outDir: '../src/undercroft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The first that know `light-dark()`: written for older ones, it could not change within the page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // All tests are of modules without a page: they share one environment per thread, so that each module is imported once.
    // A test takes back its global variables and timers.
    pool: 'threads',
    isolate: false,
    unstubGlobals: true,
    // On a busy machine a test may take long without being wrong.
    testTimeout: 60_000,
  },
})
