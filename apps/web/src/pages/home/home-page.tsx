import { isOwnFieldsTab, isTitleTab } from '@estante/contract/plain';
import { useParams, useSearchParams } from 'react-router';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { readSearch, searchQuery } from '../../parts/search/search-address.ts';
import { advancedFormQueries } from '../../features/advanced-form/form-limits.tsx';
import { ownFormQueries } from '../../features/own-form/own-form-queries.ts';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { AdvancedPage } from './advanced-page.tsx';
import { FrontPage, frontPageQueries } from './front-page.tsx';
import { ResultsPage } from './results-page.tsx';

export { canonical } from './canonical.ts';

/** Home, and each tab that finds titles: the front page or the tab's form until something is asked. */
export function Page() {
  const { guia = 'geral' } = useParams();
  const [params] = useSearchParams();
  const { features } = usePageConfig();
  if (!isTitleTab(guia) || (features && !features.guias.includes(guia))) return <AddressNotFound />;
  const state = readSearch(guia, params);
  if (state.isAsked) return <ResultsPage state={state} />;
  if (guia === 'avancada') return <AdvancedPage state={state} isBlank={params.has('termo')} />;
  return <FrontPage state={state} />;
}

export function queries({ params: { guia = 'geral' }, url }: PageAddress) {
  if (!isTitleTab(guia)) return [];
  const state = readSearch(guia, url.searchParams);
  const own = state.isAsked ? [searchQuery(state), librariesQuery] : [];
  if (guia === 'avancada') return [...own, ...advancedFormQueries];
  if (isOwnFieldsTab(guia)) return [...own, ownFormQueries[guia]];
  return state.isAsked ? own : frontPageQueries;
}

/** A tab that is not there, or is switched off, is not found. */
export function status({ params: { guia = 'geral' } }: PageAddress, tabs: readonly string[]) {
  return tabs.includes(guia) ? 200 : 404;
}
