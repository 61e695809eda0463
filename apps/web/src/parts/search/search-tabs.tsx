import type { SearchTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../institution/page-config.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { SearchState } from './search-address.ts';
import { tabHref } from './tab-address.ts';

interface SearchTabsProps {
  readonly tab: SearchTab;
  /** Search typed in the present tab, which the links to the others take along. */
  readonly state?: SearchState;
}

/** Most tabs in the row. */
const shownTabs = 6;

/** Tabs the server offers. Those without titles take no place in the row while others have some. */
export function SearchTabs({ tab: current, state }: SearchTabsProps) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const { guias: offered = [], guias_vazias: empty = [] } = features ?? {};
  const full = offered.filter((tab) => !empty.includes(tab));
  const tabs = [...full, ...offered.filter((tab) => empty.includes(tab))].map((tab) => ({
    href: tabHref(tab, state),
    label: t(`tabs.${tab}`),
  }));
  return (
    <Tabs
      label={t('frame.searchTabs')}
      tabs={tabs}
      current={tabHref(current, state)}
      more={{ most: Math.min(shownTabs, full.length), label: t('frame.moreTabs') }}
    />
  );
}
