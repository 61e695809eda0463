import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

const at = '/meupergamum/atendimento/regras-emprestimo';

interface LoanRulesTabsProps {
  readonly current: 'rules' | 'categories' | 'numbers';
  readonly children: ReactNode;
}

/** Tabs of what circulation depends on: loan rules, patron categories and numbers. */
export function LoanRulesTabs({ current, children }: LoanRulesTabsProps) {
  const { t } = useTranslation();
  const hrefs = { rules: at, categories: `${at}/categorias`, numbers: `${at}/numeros` };
  const names = ['rules', 'categories', 'numbers'] as const;
  const tabs = names.map((name) => ({
    href: hrefs[name],
    label: t(`circulationEdit.tabs.${name}`),
  }));
  return (
    <StaffTask name="loanRules">
      <Tabs label={t('circulationEdit.tabs.label')} tabs={tabs} current={hrefs[current]} />
      {children}
    </StaffTask>
  );
}
