import type { SearchIndex } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import type { SearchState } from './search-address.ts';

/** What was typed, in words: 'dom casmurro', 'Autor: machado NÃO Título: casmurro'; '' for nothing. */
export function useSearchWords(): (state: Pick<SearchState, 'q' | 'index' | 'terms'>) => string {
  const { t } = useTranslation();
  const within = (index: SearchIndex, text: string) =>
    index === 'livre' ? text : `${t(`search.indexes.${index}`)}: ${text}`;
  return ({ q, index, terms }) => {
    const rows = terms.flatMap(({ operator, ...term }, at) => {
      const word = at === 0 && operator !== 'NAO' ? [] : [t(`advanced.operators.${operator}`)];
      return [...word, within(term.index, term.text)];
    });
    return [...(q === '' ? [] : [within(index, q)]), ...rows].join(' ');
  };
}
