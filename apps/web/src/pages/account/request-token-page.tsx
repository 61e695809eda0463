import { useTranslation } from '../../languages/use-translation.ts';
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
