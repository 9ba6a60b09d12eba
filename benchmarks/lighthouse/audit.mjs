// Runs Lighthouse on pages, each as on a telephone and as on a desktop, and prints its scores and what it finds fault with.
// Reads from standard input, as JSON: `chromium` and its `flags`, the `cookie` of a guest, the `pages` by name, the
// `slowdown` of the telephone's processor, 0 for the one that fits this machine, and the number of `runs`.
import { text } from 'node:stream/consumers'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import desktop from 'lighthouse/core/config/desktop-config.js'
import puppeteer from 'puppeteer-core'

/** A telephone of the middle is a desktop with so many points (`benchmarkIndex`), slowed down so many times: what
 * Lighthouse assumes of the machine that it runs on (docs/throttling.md there: 1,500 to 2,000). */
const DESKTOP = 1750
const { cpuSlowdownMultiplier: SLOWDOWN } = throttling.mobileSlow4G
const { chromium, flags, cookie, pages, slowdown, runs } = JSON.parse(await text(process.stdin))

/** How to judge as on a telephone whose processor is so many times as slow as this machine's. */
const mobile = (times) => ({
  extends: 'lighthouse:default',
  settings: { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: times } },
})

/** The audits of a category that do not pass, unless they only inform. */
const faults = ({ auditRefs }, audits) =>
  auditRefs
    .filter(({ id, weight }) => weight && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => id)

/** What the score of performance is made of: milliseconds, or for the shift of the layout a number, by audit. */
const metrics = ({ categories, audits }) =>
  Object.fromEntries(
    categories.performance.auditRefs
      .filter(({ group, weight }) => group === 'metrics' && weight)
      .map(({ id, acronym }) => [acronym, audits[id].numericValue]),
  )

/** Judge a page with a configuration in a new browser: nothing is kept from the page before. */
async function judge(url, config) {
  const browser = await puppeteer.launch({ executablePath: chromium, args: flags, headless: true })
  try {
    const page = await browser.newPage()
    await browser.setCookie({ ...cookie, domain: new URL(url).hostname })
    const { lhr } = await lighthouse(url, { logLevel: 'error', output: [] }, config, page)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const categories = Object.entries(lhr.categories).map(([id, category]) => [
      id,
      { score: Math.round(100 * category.score), faults: faults(category, lhr.audits) },
    ])
    const judged = Object.fromEntries(categories)
    judged.performance.metrics = metrics(lhr)
    return { points: lhr.environment.benchmarkIndex, categories: judged }
  } finally {
    await browser.close()
  }
}

/** Judge a page several times; the run that counts is the middle one by its score of performance, since single runs
 * differ by some points (docs/variability.md of Lighthouse). */
async function middle(url, config) {
  const judged = []
  let failed = 0
  while (judged.length < runs)
    try {
      judged.push(await judge(url, config))
    } catch (error) {
      if (++failed > runs) throw error // now and then the browser records nothing, and Lighthouse asks to be run again
    }
  const score = ({ categories }) => categories.performance.score
  judged.sort((one, other) => score(one) - score(other))
  return { ...judged[runs >> 1], scores: judged.map(score) }
}

const found = Object.fromEntries(Object.keys(pages).map((name) => [name, {}]))
const points = []
const note = (name, form, { categories, scores }) => {
  categories.performance.runs = scores
  found[name][form] = categories
}
for (const [name, url] of Object.entries(pages)) {
  const judged = await middle(url, desktop)
  points.push(judged.points)
  note(name, 'desktop', judged)
}
// One run counts too few or too many points, so it is the median of them that counts.
const machine = points.sort((a, b) => a - b)[points.length >> 1]
const times = slowdown || Math.max(1, (SLOWDOWN * machine) / DESKTOP)
for (const [name, url] of Object.entries(pages)) note(name, 'mobile', await middle(url, mobile(times)))
console.log(JSON.stringify({ points: machine, slowdown: times, pages: found }))
