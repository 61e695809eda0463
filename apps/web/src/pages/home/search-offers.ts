import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import { materialFieldEntries, withoutField } from '../../parts/search/material-fields.ts';
import { searchHref, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { withText } from './alternative-results.tsx';
import type { Output } from '../../api/api.ts';

type Result = Output<'searchTitles'>;

/** Search offered where another has found nothing. */
export interface Offer {
  readonly label: string;
  readonly next: SearchState;
}

/**
 * Lists searches that may find something: spelt otherwise, in all fields, without a row, without a filter,
 * without any.
 */
export function useOffers(state: SearchState, result: Result): Offer[] {
  const { t } = useTranslation();
  const termsLeft = useTermsLeft(state);
  const anyWord = { label: t('nothingFound.anyWord'), next: withAnyWord(state) };
  const fieldsLeft = useFieldsLeft(state);
  const hasAny = result.em_vez.some(({ tipo }) => tipo === 'qualquer');
  const anyField = { label: t('nothingFound.anyField'), next: inAnyField(state) };
  return [
    ...respelt(state, result, t),
    ...(searchHref(anyField.next) === searchHref({ ...state, page: 1 }) ? [] : [anyField]),
    ...(hasAny || anyWord.next.q === state.q ? [] : [anyWord]),
    ...termsLeft,
    ...fieldsLeft,
    ...filtersLeft(state, result, t),
  ];
}

/** Offers words spelt otherwise, or wider ones, except those whose titles are shown already. */
function respelt(state: SearchState, result: Result, t: Translate): Offer[] {
  const { correcao, mais_ampla: wider } = result;
  const isShown = (text: string) => result.em_vez.some(({ texto }) => texto === text);
  return [
    ...(correcao === null || isShown(correcao)
      ? []
      : [{ label: t('results.didYouMean', { text: correcao }), next: withText(state, correcao) }]),
    ...(wider === null || isShown(wider)
      ? []
      : [{ label: t('nothingFound.wider', { text: wider }), next: withText(state, wider) }]),
  ];
}

/** Offers the search with each of its filters left out, and with all of several. */
function filtersLeft(state: SearchState, result: Result, t: Translate): Offer[] {
  const fewer = result.filtrosSelecionados.map(({ tipo, codigo, descricao }) => ({
    label: t('nothingFound.without', { name: `${t(`filters.${tipo}`)}: ${descricao}` }),
    next: toggleFilter(state, { type: tipo, code: codigo }),
  }));
  const none = { label: t('nothingFound.withoutAny'), next: { ...state, filters: [] } };
  return fewer.length > 1 ? [...fewer, none] : fewer;
}

/** Offers an advanced search with each of its rows left out. */
function useTermsLeft(state: SearchState): Offer[] {
  const { t } = useTranslation();
  const words = useSearchWords();
  if (state.terms.length < 2) return [];
  return state.terms.map((term, at) => ({
    label: t('nothingFound.withoutTerm', {
      name: words({ ...state, q: term.text, index: term.index, terms: [], fields: {} }),
    }),
    next: { ...state, terms: state.terms.filter((_term, place) => place !== at) },
  }));
}

/** Joins plain words by bars: one of them is then enough. */
function withAnyWord(state: SearchState): SearchState {
  const isPlain = /^[\p{L}\p{M}\p{N}]+(\s+[\p{L}\p{M}\p{N}]+)+$/u.test(state.q.trim());
  return isPlain ? { ...state, q: state.q.trim().split(/\s+/).join(' | ') } : state;
}

/** Offers a search by a tab's own fields with each of them left out. */
function useFieldsLeft(state: SearchState): Offer[] {
  const { t } = useTranslation();
  const words = useSearchWords();
  return materialFieldEntries(state.tab, state.fields).map(([name, value]) => ({
    label: t('nothingFound.withoutTerm', {
      name: words({ ...state, q: '', terms: [], fields: { [name]: value } }),
    }),
    next: { ...state, fields: withoutField(state.fields, name) },
  }));
}

function inAnyField(state: SearchState): SearchState {
  const index = 'livre';
  const terms = state.terms.map((term) => ({ ...term, index }) as const);
  return { ...state, page: 1, terms, index: state.q === '' ? state.index : index };
}
