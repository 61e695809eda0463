import { readUrl } from '@estante/contract/plain';

/** Whether the document was rendered for its present address, the fragment aside. */
export function isRenderedHere(
  here: string,
  [navigation]: readonly { readonly name: string }[],
): boolean {
  const [asked, now] = [readUrl(navigation?.name ?? here), readUrl(here)];
  // A browser that does not tell is trusted, or the page would be requested again and again.
  if (!asked) return true;
  return asked.pathname === now?.pathname && asked.search === now.search;
}
