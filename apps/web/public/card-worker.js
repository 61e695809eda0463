// Shows the digital card where there is no network. Its page writes what is kept
// (src/pages/account/card/keep-card.ts); nothing else is kept, and nothing else answered.
const address = '/meupergamum/cartao';
const cacheName = 'estante-card';
/** Milliseconds after which a network that does not answer is none. */
const networkPatienceMs = 5000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate' && new URL(url).pathname === address) {
    event.respondWith(answer(event.request));
  }
});

async function answer(request) {
  const asked = fetch(request);
  const kept = await keptCard();
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, networkPatienceMs, kept));
  return Promise.race([asked.catch(() => kept), late]);
}

/** The card as it was kept; one that is past its term goes. */
async function keptCard() {
  const kept = await caches.match(address, { cacheName });
  if (!kept || Date.parse(kept.headers.get('x-card-until')) > Date.now()) return kept;
  await caches.delete(cacheName);
  return undefined;
}
