import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import {
  ledgerPath,
  paymentsPath,
  receivedPath,
  statementPath,
} from '../../../features/patron-account/payments-address.ts';

const hrefs = {
  readers: paymentsPath,
  received: receivedPath,
  ledger: ledgerPath,
  statement: statementPath,
} as const;

interface PaymentsTabsProps {
  readonly current: keyof typeof hrefs;
  readonly children: ReactNode;
}

/** Tabs of payments: debtors, payments received, manual acts of staff, and bank statements. */
export function PaymentsTabs({ current, children }: PaymentsTabsProps) {
  const { t } = useTranslation();
  const names = ['readers', 'received', 'ledger', 'statement'] as const;
  const tabs = names.map((name) => ({ href: hrefs[name], label: t(`payments.tabs.${name}`) }));
  return (
    <StaffTask name="payments">
      <Tabs label={t('payments.tabs.label')} tabs={tabs} current={hrefs[current]} />
      {children}
    </StaffTask>
  );
}
