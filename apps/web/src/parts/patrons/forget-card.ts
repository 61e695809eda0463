import type { Session } from '../../session/session.ts';

/** Name of the cache of the digital card, for days without a network, as in `public/card-worker.js`. */
export const cardCache = 'estante-card';
export const cardAddress = '/meupergamum/cartao';
/** Header of the kept card that names its login. */
export const holderHeader = 'x-card-login';

/** Removes the kept card unless it belongs to this login; null removes any. */
export async function forgetCard(login: string | null): Promise<void> {
  // Browsers have no cache outside https.
  const all = globalThis.caches as CacheStorage | undefined;
  if (login === null) {
    // Deleted at once: the page may be about to go.
    await all?.delete(cardCache);
    return;
  }
  const kept = await all?.match(cardAddress, { cacheName: cardCache });
  if (kept && kept.headers.get(holderHeader) !== encodeURIComponent(login)) {
    await all?.delete(cardCache);
  }
}

/** Keeps the card as long as the kept session of its person, and no longer. */
export function keepCardWithSession(session: Pick<Session, 'read' | 'subscribe' | 'isKept'>): void {
  session.subscribe(() => {
    const state = session.read();
    if (state.kind === 'unknown') return;
    const isOwn = state.kind === 'signed-in' && session.isKept();
    const login = isOwn ? state.person.user.login : null;
    // A browser that refuses has kept nothing either.
    forgetCard(login).catch(() => {});
  });
}
