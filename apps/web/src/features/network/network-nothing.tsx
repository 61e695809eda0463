import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import type { SearchState } from '../../parts/search/search-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { networkHref, networkPath } from './network-address.ts';

interface NetworkNothingProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
  /** Other ways to get the work. */
  readonly ways: ReactNode;
}

/**
 * Empty result of the network search: the search spelt otherwise, without its filters, and other ways to get
 * the work.
 */
export function NetworkNothing({ state, result, ways }: NetworkNothingProps) {
  const { t } = useTranslation();
  const { correcao, mais_ampla: wider } = result;
  const isFiltered = state.filters.length > 0;
  const offers = [
    ...(correcao === null
      ? []
      : [{ label: t('results.didYouMean', { text: correcao }), next: { ...state, q: correcao } }]),
    ...(wider === null
      ? []
      : [{ label: t('nothingFound.wider', { text: wider }), next: { ...state, q: wider } }]),
    ...(isFiltered
      ? [{ label: t('nothingFound.withoutAny'), next: { ...state, filters: [] } }]
      : []),
  ];
  return (
    <EmptyState
      icon="globe"
      title={t('results.none')}
      actions={
        <>
          <ButtonLink href={networkPath}>{t('network.institutions')}</ButtonLink>
          {ways}
        </>
      }
    >
      <p>{t(isFiltered ? 'results.noneFilteredHint' : 'results.noneHint')}</p>
      {offers.length > 0 && (
        <ul aria-label={t('nothingFound.offers')}>
          {offers.map(({ label, next }) => (
            <li key={label}>
              <Link href={networkHref({ ...next, page: 1 })}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
