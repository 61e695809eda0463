import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { searchHref, toggleFilter, type SearchState } from '../../app/search-address.ts';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/page-states.tsx';

interface NothingFoundProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
}

/** No title: what to try, and the wider searches one step away. */
export function NothingFound({ state, result }: NothingFoundProps) {
  const { t } = useTranslation();
  const offers = useOffers(state, result);
  return (
    <EmptyState icon="search" title={t('results.none')}>
      <p>{t('results.noneHint')}</p>
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
  );
}

/** The same search with each filter left out, with none, and in all fields. */
function useOffers(state: SearchState, result: NothingFoundProps['result']) {
  const { t } = useTranslation();
  const { correcao } = result;
  const fewer = result.filtrosSelecionados.map(({ tipo, codigo, descricao }) => ({
    label: t('nothingFound.without', { name: `${t(`filters.${tipo}`)}: ${descricao}` }),
    next: toggleFilter(state, { type: tipo, code: codigo }),
  }));
  const none = { label: t('nothingFound.withoutAny'), next: { ...state, filters: [] } };
  const anyField = {
    label: t('nothingFound.anyField'),
    next: { ...state, index: 'livre' as const },
  };
  return [
    ...(correcao === null
      ? []
      : [{ label: t('results.didYouMean', { text: correcao }), next: { ...state, q: correcao } }]),
    ...(state.index === 'livre' || state.q === '' ? [] : [anyField]),
    ...fewer,
    ...(fewer.length > 1 ? [none] : []),
  ];
}
