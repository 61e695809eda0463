import type { SearchIndex } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from 'react-i18next';
import type { OwnField } from '@estante/contract/plain';
import { isDay } from '../dates/is-day.ts';
import { ownFieldEntries } from './own-fields.ts';
import type { SearchState } from './search-address.ts';

/** Fields whose values are codes, with where they are named. */
const lists: Readonly<Partial<Record<OwnField, string>>> = {
  nivel: 'levels',
  situacao: 'states',
  periodo: 'periods.of',
};

/** What was typed, in words: 'dom casmurro', 'Autor: machado NÃO Título: casmurro'; '' for nothing. */
export function useSearchWords(): (
  state: Pick<SearchState, 'tab' | 'q' | 'index' | 'terms' | 'fields'>,
) => string {
  const { t, i18n } = useTranslation();
  const within = (index: SearchIndex, text: string) =>
    index === 'livre' ? text : `${t(`search.indexes.${index}`)}: ${text}`;
  const field = ([name, value]: [OwnField, string]) => {
    const list = lists[name];
    const said = list ? t(`${list}.${value}` as 'levels.item') : dayText(value, i18n.language);
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

/** A day as people write it; any other text as it is. */
function dayText(value: string, language: string): string {
  return isDay(value) ? formatDay(value, language) : value;
}
