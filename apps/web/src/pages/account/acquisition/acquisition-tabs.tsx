import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';

const at = '/meupergamum/aquisicao';
const hrefs = {
  suggestions: at,
  orders: `${at}/pedidos`,
  databases: `${at}/bases-dados`,
  statistics: `${at}/estatisticas`,
} as const;

const names = ['suggestions', 'orders', 'databases', 'statistics'] as const;

interface AcquisitionTabsProps {
  readonly current: keyof typeof hrefs;
  readonly children: ReactNode;
}

/** Tabs of suggestions and their outcomes: pages under one heading. */
export function AcquisitionTabs({ current, children }: AcquisitionTabsProps) {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const hasDatabases = features?.guias.includes('bases-de-dados');
  const shown = names.filter((name) => name !== 'databases' || hasDatabases);
  const tabs = shown.map((name) => ({ href: hrefs[name], label: t(`acquisition.tabs.${name}`) }));
  return (
    <AccountTask name="acquisition" lead={t(`acquisition.leads.${current}`)}>
      <Tabs label={t('acquisition.tabs.label')} tabs={tabs} current={hrefs[current]} />
      {children}
    </AccountTask>
  );
}
