import type { SearchTab } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../institution/page-config.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { SearchState } from './search-address.ts';
import { tabHref } from './tab-address.ts';

interface SearchTabsProps {
  readonly tab: SearchTab;
  /** What was typed: it goes along. */
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
  return (
    <Tabs
      label={t('frame.searchTabs')}
      tabs={tabs}
      current={tabHref(current, state)}
      more={{ most: 6, label: t('frame.moreTabs') }}
    />
  );
}
