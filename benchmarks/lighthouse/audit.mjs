// Runs Lighthouse on pages, each as on a telephone and as on a desktop, and prints its scores and what it finds fault with.
// Reads from standard input, as JSON: `chromium` and its `flags`, the `cookie` of a guest, the `pages` by name.
import { text } from 'node:stream/consumers'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import puppeteer from 'puppeteer-core'

const CONFIGS = { mobile: undefined, desktop }
const { chromium, flags, cookie, pages } = JSON.parse(await text(process.stdin))

/** The audits of a category that do not pass, unless they only inform. */
const faults = ({ auditRefs }, audits) =>
  auditRefs
    .filter(({ id, weight }) => weight && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id)

const found = {}
for (const [name, url] of Object.entries(pages)) {
  found[name] = {}
  for (const [form, config] of Object.entries(CONFIGS)) {
    // A new browser each time: nothing is kept from the page before.
    const browser = await puppeteer.launch({ executablePath: chromium, args: flags, headless: true })
    try {
      const page = await browser.newPage()
      await browser.setCookie({ ...cookie, domain: new URL(url).hostname })
      const { lhr } = await lighthouse(url, { logLevel: 'error', output: [] }, config, page)
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
      found[name][form] = Object.fromEntries(
        Object.entries(lhr.categories).map(([id, category]) => [
          id,
          { score: Math.round(100 * category.score), faults: faults(category, lhr.audits) },
        ]),
      )
    } finally {
      await browser.close()
    }
  }
}
console.log(JSON.stringify(found))
