import type { SearchIndex } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import type { OwnField } from '@estante/contract/plain';
import { ownFieldEntries } from './own-fields.ts';
import type { SearchState } from './search-address.ts';

/** What was typed, in words: 'dom casmurro', 'Autor: machado NÃO Título: casmurro'; '' for nothing. */
export function useSearchWords(): (
  state: Pick<SearchState, 'tab' | 'q' | 'index' | 'terms' | 'fields'>,
) => string {
  const { t } = useTranslation();
  const within = (index: SearchIndex, text: string) =>
    index === 'livre' ? text : `${t(`search.indexes.${index}`)}: ${text}`;
  const field = ([name, value]: [OwnField, string]) => {
    const said =
      name === 'nivel' || name === 'situacao'
        ? t(`${name === 'nivel' ? 'levels' : 'states'}.${value}` as 'levels.item')
        : value;
    return `${t(`ownFields.${name}`)}: ${said}`;
  };
  return ({ tab, q, index, terms, fields }) => {
    const rows = terms.flatMap(({ operator, ...term }, at) => {
      const word = at === 0 && operator !== 'NAO' ? [] : [t(`advanced.operators.${operator}`)];
      return [...word, within(term.index, term.text)];
    });
    const words = [...(q === '' ? [] : [within(index, q)]), ...rows].join(' ');
    return [words, ...ownFieldEntries(tab, fields).map(field)].filter(Boolean).join('; ');
  };
}
