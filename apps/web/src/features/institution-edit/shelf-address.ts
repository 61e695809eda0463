import { isTitleTab, titleTabs, type FrontShelfKind } from '@estante/contract/plain';
import { savedQueryOf, savedSearchHref } from '../../parts/saved-items/saved-items.ts';
import { readSearch, tabPath } from '../../parts/search/search-address.ts';

const sharedLists = '/listas/';

/** Turns a pasted address of a search or a list into what the call takes; other text is kept. */
export function targetOf(kind: FrontShelfKind, pasted: string): string {
  const text = pasted.trim();
  const url = URL.parse(text, 'https://here.invalid');
  if (!url) return text;
  if (kind === 'lista') {
    return url.pathname.startsWith(sharedLists)
      ? url.pathname.slice(sharedLists.length).split('/', 1).join()
      : text;
  }
  const tab = titleTabs.find((one) => tabPath(one) === url.pathname);
  if (tab === undefined || !text.includes('/')) return text;
  const state = readSearch(tab, url.searchParams);
  return state.isAsked ? savedQueryOf(state) : text;
}

/** Gives the address of a search or a list named by the call. */
export function addressOf(kind: FrontShelfKind, target: string): string {
  if (target === '') return '';
  if (kind === 'lista') return `${sharedLists}${target}`;
  const guia = new URLSearchParams(target).get('guia') ?? '';
  return isTitleTab(guia) ? savedSearchHref({ guia, consulta: target }) : target;
}
