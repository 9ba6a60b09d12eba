/* Shows a page when the server cannot be reached. It keeps that page and its files, and nothing else: no other page, and
   nothing that the server says of a game. And it shows notices, of which the server says only the kind and the table. */
const CACHE = 'offline-VERSION'
/** Where the page notes the language of notices (`people/notices/web-push.ts`). */
const SPOKEN = 'spoken'
/** The words of notices, by language and kind: the build writes them here. */
const NOTICES = WORDS // eslint-disable-line no-undef
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline.css', '/offline.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  const fresh = FILES.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== CACHE && name !== SPOKEN))
  event.waitUntil(
    Promise.all([
      others.then((names) => Promise.all(names.map((name) => caches.delete(name)))),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

/** The page from the server, or what is kept for when there is none. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|schema)\//.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (FILES.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()))
})

/** The words of a kind of notice in the language of the page. */
async function wordsOf(kind) {
  const noted = await caches.match('/spoken', { cacheName: SPOKEN })
  const lang = noted ? await noted.text() : self.navigator.language.slice(0, 2)
  const found = NOTICES[lang] ? lang : 'en'
  return { lang: found, ...(NOTICES[found][kind] ?? NOTICES[found].turn) }
}

/** Show a notice. The browser demands that each message shows one. */
async function shown({ kind = 'turn', table = '', code = '' }) {
  const { lang, title, body } = await wordsOf(kind)
  if (code) for (const page of await self.clients.matchAll()) page.postMessage({ code })
  const icon = '/icons/icon-192.png'
  await self.registration.showNotification(title, { body, lang, icon, tag: table || kind, data: { table } })
}

self.addEventListener('push', (event) => {
  let said = {}
  try {
    said = event.data?.json() ?? {}
  } catch {
    // Then it is shown without a table.
  }
  event.waitUntil(shown(said))
})

/** Go to the table of a notice: in a page that is there already, or else in another one. */
async function visit(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : '/'
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(visit(event.notification.data?.table ?? ''))
})
