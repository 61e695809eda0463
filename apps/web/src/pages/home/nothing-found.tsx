import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { materialFieldEntries, withoutField } from '../../parts/search/material-fields.ts';
import { searchHref, toggleFilter, type SearchState } from '../../parts/search/search-address.ts';
import { tabHref } from '../../parts/search/tab-address.ts';
import { useSearchWords } from '../../parts/search/use-search-words.ts';
import { AcquisitionSuggestion } from '../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { FollowSearch } from '../../features/interests/follow-search.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { AlternativeResults, withText } from './alternative-results.tsx';

interface NothingFoundProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
  /** Name of the search: what was asked, in words. */
  readonly name: string;
}

const isbnOrIssn = /^\d[\d\s-]{6,15}[\dx]$/i;

/** No title: what others near it find, and the wider searches one step away. */
export function NothingFound({ state, result, name }: NothingFoundProps) {
  const { t } = useTranslation();
  const { features: tabs } = usePageConfig();
  const offers = useOffers(state, result);
  const isFiltered = result.filtrosSelecionados.length > 0;
  const isTyped = state.q !== '' || state.terms.length > 0;
  const typedHint = isbnOrIssn.test(state.q.trim()) ? 'results.noneNumberHint' : 'results.noneHint';
  const hint = isFiltered ? 'results.noneFilteredHint' : isTyped && typedHint;
  const isNear = result.em_vez.length > 0;
  return (
    <>
      <AlternativeResults state={state} found={result.em_vez} />
      <EmptyState
        {...(!isNear && { icon: 'search' })}
        title={t(isNear ? 'nothingFound.notIt' : 'results.none')}
        actions={
          <>
            {tabs?.guias.includes('rede') && isTyped && (
              <ButtonLink icon="globe" href={tabHref('rede', state)}>
                {t('nothingFound.inNetwork')}
              </ButtonLink>
            )}
            <AcquisitionSuggestion key={state.q} title={state.q.replaceAll('"', '').trim()} />
            {isTyped && <FollowSearch state={state} name={name} words={t('nothingFound.alert')} />}
          </>
        }
      >
        {hint && <p>{t(hint)}</p>}
        {offers.length > 0 && (
          <ul aria-label={t('nothingFound.offers')}>
            {offers.map(({ label, next }) => (
              <li key={label}>
                <Link href={searchHref({ ...next, page: 1 })}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </EmptyState>
    </>
  );
}

interface Offer {
  readonly label: string;
  readonly next: SearchState;
}

/**
 * Searches that may find something: spelt otherwise, in all fields, without a row, without a
 * filter, without any.
 */
function useOffers(state: SearchState, result: NothingFoundProps['result']): Offer[] {
  const { t } = useTranslation();
  const termsLeft = useTermsLeft(state);
  const anyWord = { label: t('nothingFound.anyWord'), next: withAnyWord(state) };
  const fieldsLeft = useFieldsLeft(state);
  const { correcao, mais_ampla: wider } = result;
  const isShown = (text: string) => result.em_vez.some(({ texto }) => texto === text);
  const hasAny = result.em_vez.some(({ tipo }) => tipo === 'qualquer');
  const fewer = result.filtrosSelecionados.map(({ tipo, codigo, descricao }) => ({
    label: t('nothingFound.without', { name: `${t(`filters.${tipo}`)}: ${descricao}` }),
    next: toggleFilter(state, { type: tipo, code: codigo }),
  }));
  const none = { label: t('nothingFound.withoutAny'), next: { ...state, filters: [] } };
  const anyField = { label: t('nothingFound.anyField'), next: inAnyField(state) };
  return [
    ...(correcao === null || isShown(correcao)
      ? []
      : [{ label: t('results.didYouMean', { text: correcao }), next: withText(state, correcao) }]),
    ...(wider === null || isShown(wider)
      ? []
      : [{ label: t('nothingFound.wider', { text: wider }), next: withText(state, wider) }]),
    ...(searchHref(anyField.next) === searchHref({ ...state, page: 1 }) ? [] : [anyField]),
    ...(hasAny || anyWord.next.q === state.q ? [] : [anyWord]),
    ...termsLeft,
    ...fieldsLeft,
    ...fewer,
    ...(fewer.length > 1 ? [none] : []),
  ];
}

/** An advanced search with each of its rows left out. */
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

/** Plain words with a bar between them: one of them is enough. */
function withAnyWord(state: SearchState): SearchState {
  const isPlain = /^[\p{L}\p{M}\p{N}]+(\s+[\p{L}\p{M}\p{N}]+)+$/u.test(state.q.trim());
  return isPlain ? { ...state, q: state.q.trim().split(/\s+/).join(' | ') } : state;
}

/** A search by the fields of a tab with each of them left out. */
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
