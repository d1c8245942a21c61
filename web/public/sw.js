// Keeps the page itself for a room without a line, and nothing else: what is played never passes here.
// Files under /assets/ change their name with their content, so a kept one is always right.

const KEPT = 'rumpus-page'
const MOST = 250

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add('/')).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The newest page there is; without a line, the last one. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) {
      const cache = await caches.open(KEPT)
      await cache.put('/', answer.clone())
    }
    return answer
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(KEPT)
    await cache.put(request, answer.clone())
    const all = await cache.keys()
    for (const old of all.slice(1, Math.max(1, all.length - MOST))) await cache.delete(old)
  }
  return answer
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
