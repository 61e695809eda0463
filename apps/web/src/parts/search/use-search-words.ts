import type {
  LevelCode,
  MaterialField,
  PeriodCode,
  SearchIndex,
  StateCode,
} from '@estante/contract/plain';
import { formatDate, type Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { materialFieldEntries } from './material-fields.ts';
import type { SearchState } from './search-address.ts';

/** Puts a search in words: 'dom casmurro', 'Autor: machado NÃO Título: casmurro'; '' for nothing. */
export function useSearchWords(): (
  state: Pick<SearchState, 'tab' | 'q' | 'index' | 'terms' | 'fields'>,
) => string {
  const { t, i18n } = useTranslation();
  const within = (index: SearchIndex, text: string) =>
    index === 'livre' ? text : `${t(`search.indexes.${index}`)}: ${text}`;
  const field = ([name, value]: [MaterialField, string]) => {
    const words = codeWords(name, value, t) ?? formatDate(value, i18n.language);
    return `${t(`materialFields.${name}`)}: ${words}`;
  };
  return ({ tab, q, index, terms, fields }) => {
    const rows = terms.flatMap(({ operator, ...term }, at) => {
      const word = at === 0 && operator !== 'NAO' ? [] : [t(`advanced.operators.${operator}`)];
      return [...word, within(term.index, term.text)];
    });
    const words = [...(q === '' ? [] : [within(index, q)]), ...rows].join(' ');
    return [words, ...materialFieldEntries(tab, fields).map(field)].filter(Boolean).join('; ');
  };
}

/** Words of a code; null for a text field. */
function codeWords(name: MaterialField, value: string, t: Translate): string | null {
  switch (name) {
    case 'nivel':
      return t(`levels.${value as LevelCode}`);
    case 'situacao':
      return t(`states.${value as StateCode}`);
    case 'periodo':
      return t(`periods.of.${value as PeriodCode}`);
    default:
      return null;
  }
}
