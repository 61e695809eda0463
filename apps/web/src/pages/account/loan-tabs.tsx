import { activities } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';

const at = '/meupergamum/emprestimo';
const hrefs = { loans: at, holds: `${at}/reservas`, history: `${at}/historico` } as const;

interface LoanTabsProps {
  readonly current: keyof typeof hrefs;
  readonly children: ReactNode;
}

/** Tabs for loans, holds and loan history: three pages under one heading. */
export function LoanTabs({ current, children }: LoanTabsProps) {
  const { t } = useTranslation();
  const hasHolds = useActivity(activities.titleHold);
  const names = ['loans', ...(hasHolds ? (['holds'] as const) : []), 'history'] as const;
  const tabs = names.map((name) => ({ href: hrefs[name], label: t(`loans.tabs.${name}`) }));
  return (
    <AccountTask name="loans" lead={t('loans.lead')}>
      <Tabs label={t('loans.tabs.label')} tabs={tabs} current={hrefs[current]} />
      {children}
    </AccountTask>
  );
}
