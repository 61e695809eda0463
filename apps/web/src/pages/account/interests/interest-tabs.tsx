import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';

const at = '/meupergamum/perfil-interesse';
const hrefs = {
  headings: at,
  serials: `${at}/periodicos`,
  workTypes: `${at}/tipos-obra`,
} as const;

interface InterestTabsProps {
  readonly current: keyof typeof hrefs;
  readonly children: ReactNode;
}

/** Tabs for authors and subjects, serials and work types: three pages under one heading. */
export function InterestTabs({ current, children }: InterestTabsProps) {
  const { t } = useTranslation();
  const names = ['headings', 'serials', 'workTypes'] as const;
  const tabs = names.map((name) => ({ href: hrefs[name], label: t(`interests.tabs.${name}`) }));
  return (
    <AccountTask name="interestProfile" lead={t('interests.lead')}>
      <Tabs label={t('interests.tabs.label')} tabs={tabs} current={hrefs[current]} />
      {children}
    </AccountTask>
  );
}
