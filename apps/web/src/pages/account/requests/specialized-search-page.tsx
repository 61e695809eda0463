import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
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
