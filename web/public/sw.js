// Keeps the page on this device, and with it the games that were opened here: the line may go, what was fetched stays.
// What is played never passes here.
//
// Files under assets/ and local/ change their name with their content, so a kept one is always right. Each build of the
// page has a cache of its own, filled before it is used: a page never gets files of two builds.

// Written by the build (build/worker.ts): its mark, its entry, what every page needs, and what each game's board needs.
const BUILD = 'none'
const FIRST = []
const SHELL = []
const GAMES = {}

const BASE = new URL('./', self.location).href
const PAGE = `rumpus-page-${BUILD}`
const LOCAL = 'rumpus-local'
const ANSWERS = 'rumpus-answers'
const INDEX = `${BASE}local/index.json`
const KEPT = `${BASE}local/kept.json`
const LANGUAGES = ['en', 'nl', 'fr']
const PATIENCE = 4000
// How the room's games become words: asked of the room whenever it answers, and else what it said last.
const ANSWERED = /^(api\/games(\/[^/]+(\/(rules|words)\/[a-z]+)?)?|manifest\.webmanifest|icons\/[^/]+)$/

const found = (request) => caches.match(request, { ignoreVary: true })

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(gather(event.data.keep, event.data.site === true))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(BASE)) return
  const path = new URL(request.url).pathname.slice(new URL(BASE).pathname.length)
  if (request.mode === 'navigate') {
    if (!path.startsWith('api/')) event.respondWith(page(request))
  } else if (path.startsWith('assets/')) event.respondWith(named(request, PAGE))
  else if (request.url === INDEX || ANSWERED.test(path)) event.respondWith(newest(request))
  else if (path.startsWith('local/')) event.respondWith(named(request, LOCAL))
})

/** The page of this build, whole: a server that was changed meanwhile has another, and the browser looks again. */
async function keepPage() {
  const index = await fetch(BASE, { cache: 'reload' })
  const text = await index.clone().text()
  if (!index.ok || !FIRST.slice(0, 1).every((file) => text.includes(file))) throw new Error('another build')
  const kept = await found(KEPT)
  const { games = [], site = false } = kept ? await kept.json() : {}
  await hold(PAGE, FIRST.map((file) => BASE + file))
  if (games.length > 0) await gather(games, site).catch(() => {})
  await (await caches.open(PAGE)).put(BASE, index)
}

/** The build before this one stays for pages that are still open. */
async function forgetOld() {
  const pages = (await caches.keys()).filter((name) => name.startsWith('rumpus-page'))
  const old = pages.filter((name) => name !== PAGE).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The newest page there is; without a line, or with one that does not answer, that of this build. */
async function page(request) {
  const kept = await (await caches.open(PAGE)).match(BASE, { ignoreVary: true })
  try {
    const answer = await within(fetch(request), kept ? PATIENCE : 0)
    return kept && answer.status >= 500 ? kept : answer
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

function within(answer, limit) {
  if (limit === 0) return answer
  return Promise.race([answer, new Promise((_, fail) => setTimeout(() => fail(new Error('late')), limit))])
}

/** A file whose name says what is in it. */
async function named(request, where) {
  const kept = await found(request)
  if (kept) return kept
  const answer = await fetch(request)
  const ours = where !== PAGE || BUILD === 'none' || has(request.url)
  if (answer.ok && ours) await (await caches.open(where)).put(request, answer.clone())
  return answer
}

const has = (url) => [...FIRST, ...SHELL, ...Object.values(GAMES).flat()].includes(url.slice(BASE.length))

/** What changes under one name. */
async function newest(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await (await caches.open(ANSWERS)).put(request.url, answer.clone())
    return answer
  } catch (error) {
    const kept = await found(request.url)
    if (kept) return kept
    throw error
  }
}

async function hold(where, addresses) {
  const cache = await caches.open(where)
  for (const address of addresses) if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address)
}

/** Quietly fetches all that these games need without a line, and notes which are whole. */
async function gather(games, site) {
  await hold(PAGE, SHELL.map((file) => BASE + file))
  if (!site) await newest(new Request(`${BASE}api/games`))
  const index = await (await newest(new Request(INDEX))).clone().json()
  const whole = []
  for (const game of games) {
    const entry = index.games[game]
    await hold(PAGE, (GAMES[game] ?? []).map((file) => BASE + file))
    if (!site) {
      const rules = LANGUAGES.map((language) => `api/games/${game}/rules/${language}`)
      for (const path of [`api/games/${game}`, ...rules]) await newest(new Request(BASE + path))
    }
    if (!entry) continue
    await hold(LOCAL, filesOf(entry))
    whole.push(game)
  }
  const cache = await caches.open(LOCAL)
  await cache.put(KEPT, new Response(JSON.stringify({ build: BUILD, games: whole, site })))
  const wanted = new Set([KEPT, ...Object.values(index.games).flatMap(filesOf)])
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
}

function filesOf({ module, script, manifest, net, texts }) {
  const files = [module, script, manifest, ...(net ? [net] : []), ...Object.values(texts)]
  return files.map((file) => `${BASE}local/${file}`)
}

const TURN = { en: 'It is your turn', nl: 'Jij bent aan de beurt', fr: "C'est à toi" }

// A push carries nothing: what it is about is asked of the room itself.
self.addEventListener('push', (event) => event.waitUntil(tell()))

async function tell() {
  const words = TURN[navigator.language.slice(0, 2)] ?? TURN.en
  const { mine } = await fetch('/api/lobby').then((answer) => answer.json()).catch(() => ({ mine: [] }))
  const table = mine.find((entry) => entry.turn.some((seat) => entry.mine.includes(seat)))
  const path = table ? `/table/${table.id}` : '/'
  await self.registration.showNotification(table?.title ?? 'Rumpus', { body: words, icon: '/icons/icon-192.png', tag: path, data: path })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data ?? '/'))
})
