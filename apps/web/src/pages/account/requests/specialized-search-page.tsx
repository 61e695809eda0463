import { activities } from '@estante/contract/plain';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { PageAddress } from '../../../parts/page/page.ts';
import { RequestsOfKind } from './requests-of-kind.tsx';

/** Searches that the reader asked a librarian for. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="specializedSearch" lead={t('requests.leads.pesquisa-especializada')}>
      <RequestsOfKind kind="pesquisa-especializada" />
    </AccountTask>
  );
}

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountSpecializedSearch) ? 200 : 404;
}
