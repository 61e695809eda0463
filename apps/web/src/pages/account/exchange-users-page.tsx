import { useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { ProofField } from '../../features/sign-in/proof-field.tsx';
import { UsernameField } from '../../features/sign-in/username-field.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { useConfirmation } from '../../parts/patrons/use-confirmation.ts';
import { useSession, useSessionState } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { clearToasts, showToast } from '../../ui/feedback/toasts.tsx';
import styles from './account-page.module.css';

/** Switch to another login of the same person. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="exchangeUsers" lead={t('exchangeUsers.lead')}>
      <Exchange />
    </AccountTask>
  );
}

function Exchange() {
  const { t } = useTranslation();
  const query = endpointQuery('listLogins', {});
  const asked = useEndpoint(query);
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={3} />}>
      {(logins) =>
        logins.length > 1 ? <ExchangeForm /> : <Message>{t('exchangeUsers.onlyOne')}</Message>
      }
    </QueryBoundary>
  );
}

function ExchangeForm() {
  const { t } = useTranslation();
  const session = useSession();
  const state = useSessionState();
  const { send, isBusy, problem, errorAt } = useSubmission('exchangeUser');
  const confirmation = useConfirmation();
  const [tries, setTries] = useState(0);
  const login = state.kind === 'signed-in' ? state.person.user.login : '';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const usuario = textOf(data.get('username'));
    const proof = confirmation.provider === null ? { senha: textOf(data.get('password')) } : {};
    clearToasts();
    const tokens = await send({ body: { usuario, ...proof } });
    // The password leaves the page, whether it was the right one or not.
    setTries(tries + 1);
    if (!tokens || !session) return confirmation.renew();
    await session.goOnBy(tokens);
    showToast({ tone: 'success', words: t('exchangeUsers.done', { login: usuario.trim() }) });
  };

  return (
    <form method="post" className={styles.switch} onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        <p>{t('account.username', { login })}</p>
        <UsernameField error={errorAt('usuario')} />
        <ProofField
          key={tries}
          confirmation={confirmation}
          label={t('login.password')}
          name="password"
          error={errorAt('senha')}
        />
        {confirmation.isReady && (
          <div>
            <Button type="submit" variant="primary" isPending={isBusy}>
              {t('exchangeUsers.exchange')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
