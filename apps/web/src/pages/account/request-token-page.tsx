import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { LoanToken } from '../../features/loans/loan-token.tsx';

/** Six digits to show at the desk in place of a card. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="requestToken" lead={t('loanToken.lead')}>
      <LoanToken />
    </AccountTask>
  );
}

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountRequestToken) ? 200 : 404;
}
