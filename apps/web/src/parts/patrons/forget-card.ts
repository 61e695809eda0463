import type { Session } from '../../session/session.ts';

/** Name of the cache of the digital card, for days without a network, as `public/card-worker.js` has it. */
export const cardCache = 'estante-card';
export const cardAddress = '/meupergamum/cartao';
/** Header of the kept card that tells the login it is of. */
export const holderHeader = 'x-card-login';

/** Takes the kept card away unless it is of this login; null: of whomever. */
export async function forgetCard(login: string | null): Promise<void> {
  // Outside of https there is nothing to keep it in.
  const all = globalThis.caches as CacheStorage | undefined;
  if (login === null) {
    // At once: the page may be about to go.
    await all?.delete(cardCache);
    return;
  }
  const kept = await all?.match(cardAddress, { cacheName: cardCache });
  if (kept && kept.headers.get(holderHeader) !== encodeURIComponent(login)) {
    await all?.delete(cardCache);
  }
}

/** A card that is kept stays as long as the kept session of its person, and no longer. */
export function keepCardWithSession(session: Pick<Session, 'read' | 'subscribe' | 'isKept'>): void {
  session.subscribe(() => {
    const state = session.read();
    if (state.kind === 'unknown') return;
    const isOwn = state.kind === 'signed-in' && session.isKept();
    const login = isOwn ? state.person.user.login : null;
    // A browser may refuse: then it has kept nothing either.
    forgetCard(login).catch(() => {});
  });
}
