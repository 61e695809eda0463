import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../app/page-config.ts';
import { readSearch, searchHref, tabPath, type SearchState } from '../../app/search-address.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** The tabs the server offers. What was typed goes along. */
export function SearchTabs({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const links = (features?.guias ?? []).map((tab) => {
    const fresh = readSearch(tab, new URLSearchParams());
    const href = state.q ? searchHref({ ...fresh, q: state.q, index: state.index }) : tabPath(tab);
    return { tab, href, label: t(`tabs.${tab}`) };
  });
  const current = links.find(({ tab }) => tab === state.tab)?.href ?? '';
  return <Tabs label={t('frame.searchTabs')} tabs={links} current={current} />;
}
