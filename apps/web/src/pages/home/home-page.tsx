import { isMaterialFieldsTab, isTitleTab } from '@estante/contract/plain';
import { useParams, useSearchParams } from 'react-router';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { readSearch, searchQuery } from '../../parts/search/search-address.ts';
import { advancedFormQueries } from '../../features/advanced-form/advanced-form-queries.ts';
import { materialFormQueries } from '../../features/material-form/material-form-queries.ts';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { pageSection } from '../../parts/page/page-section.tsx';
import { frontPageQueries } from './front-page-queries.ts';

export { canonical } from './canonical.ts';

const front = pageSection(
  () => import('./front-page.tsx'),
  ({ FrontPage }) => FrontPage,
);
const results = pageSection(
  () => import('./results-page.tsx'),
  ({ ResultsPage }) => ResultsPage,
);
const advanced = pageSection(
  () => import('./advanced-page.tsx'),
  ({ AdvancedPage }) => AdvancedPage,
);

/** Home, and each tab that finds titles: the front page or the tab's form until a search is made. */
export function Page() {
  const { guia = 'geral' } = useParams();
  const [params] = useSearchParams();
  const { features } = usePageConfig();
  if (!isTitleTab(guia) || (features && !features.guias.includes(guia))) return <AddressNotFound />;
  const state = readSearch(guia, params);
  if (state.isAsked) return <results.Section state={state} />;
  if (guia === 'avancada') return <advanced.Section state={state} isBlank={params.has('termo')} />;
  return <front.Section state={state} onSearchBegun={() => void results.prepare()} />;
}

export function queries({ params: { guia = 'geral' }, url }: PageAddress) {
  if (!isTitleTab(guia)) return [];
  const state = readSearch(guia, url.searchParams);
  const own = state.isAsked ? [searchQuery(state), librariesQuery] : [];
  if (guia === 'avancada') return [...own, ...advancedFormQueries];
  if (isMaterialFieldsTab(guia)) return [...own, materialFormQueries[guia]];
  return state.isAsked ? own : frontPageQueries;
}

/**
 * Lists the sections of an address. The front page is the first of most visits: it loads without what only
 * results need, and they without it.
 */
export function sections({ params: { guia = 'geral' }, url }: PageAddress) {
  if (!isTitleTab(guia)) return [];
  if (readSearch(guia, url.searchParams).isAsked) return [results];
  return guia === 'avancada' ? [advanced] : [front];
}

/** Status of a tab: one that does not exist, or is switched off, is not found. */
export function status({ params: { guia = 'geral' } }: PageAddress, tabs: readonly string[]) {
  return tabs.includes(guia) ? 200 : 404;
}
