import { readUrl } from '@estante/contract/plain';

/** Whether the document was rendered for the address at which it stands, but for the fragment. */
export function isRenderedHere(
  here: string,
  [navigation]: readonly { readonly name: string }[],
): boolean {
  const [asked, now] = [readUrl(navigation?.name ?? here), readUrl(here)];
  // A browser that does not say: taken as it is, or it would be asked for again and again.
  if (!asked) return true;
  return asked.pathname === now?.pathname && asked.search === now.search;
}
