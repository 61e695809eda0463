import type { RequestKind } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { requestPlace } from '../../../parts/circulation/request-place.ts';
import { Tabs } from '../../../ui/navigation/tabs.tsx';

const at = '/meupergamum/solicitacoes';

/** Kinds that are pages of one area; specialized search has a place of its own in the menu. */
const kinds = [
  'comutacao-bibliografica',
  'levantamento-bibliografico',
  'ficha-catalografica',
] as const satisfies readonly RequestKind[];

interface RequestTabsProps {
  readonly current: (typeof kinds)[number] | 'emprestimo';
  readonly lead: string;
  readonly children: ReactNode;
}

/** Tabs of loan requests and other requests to the staff: four pages under one heading. */
export function RequestTabs({ current, lead, children }: RequestTabsProps) {
  const { t } = useTranslation();
  const hrefOf = (name: RequestTabsProps['current']) =>
    name === 'emprestimo' ? at : requestPlace(name);
  const tabs = [
    { href: at, label: t('requests.tabs.emprestimo') },
    ...kinds.map((kind) => ({ href: hrefOf(kind), label: t(`requests.kinds.${kind}`) })),
  ];
  return (
    <AccountTask name="requests" lead={lead}>
      <Tabs label={t('requests.tabs.label')} tabs={tabs} current={hrefOf(current)} />
      {children}
    </AccountTask>
  );
}
