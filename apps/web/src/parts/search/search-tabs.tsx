import { isTitleTab, type SearchTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../institution/page-config.ts';
import { inTab, searchHref, tabPath, type SearchState } from './search-address.ts';
import { Tabs } from '../../ui/tabs.tsx';

interface SearchTabsProps {
  readonly tab: SearchTab;
  /** What was typed goes along to the tabs that search titles. */
  readonly state?: SearchState;
}

/** The tabs the server offers. */
export function SearchTabs({ tab: current, state }: SearchTabsProps) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const tabs = (features?.guias ?? []).map((tab) => ({
    href: tabHref(tab, state),
    label: t(`tabs.${tab}`),
  }));
  return <Tabs label={t('frame.searchTabs')} tabs={tabs} current={tabHref(current, state)} />;
}

function tabHref(tab: SearchTab, state?: SearchState): string {
  if (!state || !isTitleTab(tab)) return tabPath(tab);
  const there = inTab(state, tab);
  return there.q === '' && there.terms.length === 0 ? tabPath(tab) : searchHref(there);
}
