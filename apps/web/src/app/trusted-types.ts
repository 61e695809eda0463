import { readUrl } from '@estante/contract/plain';
import { preferencesScript } from './preferences-script.ts';

/** What a browser asks before a text becomes markup or the address of a script (Trusted Types, W3C). */
interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

/**
 * React makes each script element of an empty one, and sets its address itself. Where it has to make
 * the whole document anew, it also fills those of the document: one of ours, the others with nothing.
 */
const ownMarkup: ReadonlySet<string> = new Set(['', '<script></script>', preferencesScript]);

/** The text where it may be markup, else null: the browser refuses it. */
export function trustedMarkup(text: string): string | null {
  return ownMarkup.has(text) ? text : null;
}

/** The address of a script where it is one of the files the pages are built of, else null. */
export function trustedScript(address: string, page: string): string | null {
  const url = readUrl(address, page);
  const isOwn = url?.origin === new URL(page).origin && url.pathname.startsWith('/assets/');
  return isOwn ? url.href : null;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

// Asked for every text that no other policy has made; no other one may be made.
trustedTypes?.createPolicy('default', {
  createHTML: trustedMarkup,
  createScriptURL: (address: string) => trustedScript(address, location.href),
});
