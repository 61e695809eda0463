import {
  cardAddress,
  cardCache,
  forgetCard,
  holderHeader,
} from '../../../parts/patrons/forget-card.ts';

/** Days that the card is kept: as long as an unused session lasts. */
const daysKept = 14;

/** Policy of the kept page: it runs no scripts and loads nothing. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether this browser can show a page without a network. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * Keeps the card of a login for days without a network, unless `isGone` says that its person has left
 * meanwhile. Resolves with the end.
 */
export async function keepCard(
  markup: string,
  login: string,
  isGone: () => boolean,
): Promise<Date> {
  const until = new Date(Date.now() + daysKept * 86_400_000);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-card-until': until.toISOString(),
    [holderHeader]: encodeURIComponent(login),
  };
  const cache = await caches.open(cardCache);
  await cache.put(cardAddress, new Response(markup, { headers }));
  if (isGone()) await forgetCard(null);
  else await navigator.serviceWorker.register('/card-worker.js', { scope: cardAddress });
  return until;
}
