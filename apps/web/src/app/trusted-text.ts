import { readUrl } from '@estante/contract/plain';

/**
 * React makes each script element of an empty one, and sets its address itself. If it has to make
 * the whole document anew, it also fills those of the document: one of ours, the others with nothing.
 */
const reactMarkup = ['', '<script></script>'];

/** The text where it may be markup, `own` script of ours included; else null: the browser refuses it. */
export function trustedMarkup(text: string, own: string): string | null {
  return text === own || reactMarkup.includes(text) ? text : null;
}

/** The address of a script where it is one of the files of the pages, else null. */
export function trustedScript(address: string, page: string): string | null {
  const url = readUrl(address, page);
  if (url?.origin !== new URL(page).origin) return null;
  const isOwn = url.pathname.startsWith('/assets/') || url.pathname === '/card-worker.js';
  return isOwn ? url.href : null;
}
