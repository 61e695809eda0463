import { isTitleTab, materialFieldsOf, type TitleTab } from '@estante/contract/plain';
import type { PageAddress } from '../../parts/page/page.ts';
import { readSearch, searchHref, tabPath } from '../../parts/search/search-address.ts';
import { readAdvancedForm } from '../../parts/search/search-terms.ts';

/**
 * Gives the canonical address of a search sent by a plain form. The general search has the address of the
 * site itself. The advanced form sends its rows in parts; `termo` alone tells that the form was blank.
 */
export function canonical({ params: { guia }, url }: PageAddress): string | null {
  if (guia === 'geral') return `${tabPath(guia)}${url.search}`;
  if (isTitleTab(guia) && materialFieldsOf(guia).length > 0)
    return withoutBlanks(guia, url.searchParams);
  if (guia !== 'avancada' || !url.searchParams.has('texto')) return null;
  const state = readSearch(guia, readAdvancedForm(url.searchParams));
  return state.isAsked ? searchHref(state) : `${searchHref(state)}?termo=`;
}

/** Removes the blank fields that a plain form sends along. */
function withoutBlanks(tab: TitleTab, params: URLSearchParams): string | null {
  const isBlank = [...params.values()].some((value) => value.trim() === '');
  return isBlank ? searchHref(readSearch(tab, params)) : null;
}
