import { readUrl } from '@estante/contract/plain';

/**
 * Markup that React writes: it creates each script element from an empty one, and sets its address itself. If
 * it has to create the whole document anew, it also fills the document's scripts: one of ours, the others
 * with nothing.
 */
const reactMarkup = ['', '<script></script>'];

/**
 * Gives the text if it may become markup, `own` script of ours included; else null: the browser refuses it.
 */
export function trustedMarkup(text: string, own: string): string | null {
  return text === own || reactMarkup.includes(text) ? text : null;
}

/** Gives the address of a script if it is one of the pages' files, else null. */
export function trustedScript(address: string, page: string): string | null {
  const url = readUrl(address, page);
  if (url?.origin !== new URL(page).origin) return null;
  const isOwn = url.pathname.startsWith('/assets/') || url.pathname === '/card-worker.js';
  return isOwn ? url.href : null;
}
