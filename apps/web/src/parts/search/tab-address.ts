import { isTitleTab, type BrowsableIndex, type SearchTab } from '@estante/contract/plain';
import { inTab, readSearch, searchHref, tabPath, type SearchState } from './search-address.ts';

/** Turns text typed in a tab that searches no titles into a search for the tabs that do. */
export function typedSearch(text: string, index = 'livre'): SearchState {
  return readSearch('geral', new URLSearchParams({ q: text.trim(), indice: index }));
}

/** Gives the address of a tab; words typed in another go along, into the field that the tab has for them. */
export function tabHref(tab: SearchTab, state?: SearchState): string {
  const there = state && inTab(state, isTitleTab(tab) ? tab : 'geral');
  if (!there || (there.q === '' && there.terms.length === 0)) return tabPath(tab);
  // The index counts as a title tab by name alone: it is jumped into.
  if (tab === 'indice') return withText(tab, 'texto', there.q, { indice: indexOf(there) });
  if (tab === 'autoridades') return withText(tab, 'q', there.q);
  if (tab === 'rede') return withText(tab, 'q', there.q);
  if (tab === 'bases-de-dados') return withText(tab, 'texto', there.q);
  return isTitleTab(tab) ? searchHref(there) : tabPath(tab);
}

function withText(tab: SearchTab, field: string, text: string, more = {}): string {
  if (text === '') return tabPath(tab);
  return `${tabPath(tab)}?${new URLSearchParams({ ...more, [field]: text })}`;
}

/** Finds the index for a search; words in any field are looked up among the titles. */
function indexOf({ index, q }: SearchState): BrowsableIndex {
  switch (index) {
    case 'titulo':
    case 'autor':
    case 'assunto':
    case 'serie':
    case 'numero_chamada':
      return index;
    case 'isbn_issn':
      return /^\d{4}-?\d{3}[\dx]$/i.test(q) ? 'issn' : 'isbn';
    case 'livre':
    case 'editora':
    case 'notas':
      return 'titulo';
  }
}
