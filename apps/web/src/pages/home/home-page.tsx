import { isTitleTab } from '@estante/contract/plain';
import { useParams, useSearchParams } from 'react-router';
import type { PageAddress } from '../../app/page.ts';
import { usePageConfig } from '../../app/page-config.ts';
import { readSearch, searchQuery } from '../../app/search-address.ts';
import { Page as NotFoundPage } from '../not-found-page.tsx';
import { FrontPage, frontPageQueries } from './front-page.tsx';
import { ResultsPage } from './results-page.tsx';

/** Home, and each tab that finds titles: the front page until something is asked. */
export function Page() {
  const { guia = 'geral' } = useParams();
  const [params] = useSearchParams();
  const { features } = usePageConfig();
  if (!isTitleTab(guia) || (features && !features.guias.includes(guia))) return <NotFoundPage />;
  const state = readSearch(guia, params);
  return state.isAsked ? <ResultsPage state={state} /> : <FrontPage state={state} />;
}

export function queries({ params: { guia = 'geral' }, url }: PageAddress) {
  if (!isTitleTab(guia)) return [];
  const state = readSearch(guia, url.searchParams);
  return state.isAsked ? [searchQuery(state)] : frontPageQueries;
}

/** A tab that is not there, or is switched off, is not found. */
export function status({ params: { guia = 'geral' } }: PageAddress, tabs: readonly string[]) {
  return tabs.includes(guia) ? 200 : 404;
}
