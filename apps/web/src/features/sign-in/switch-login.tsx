import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useConfirmation } from '../../parts/patrons/use-confirmation.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { clearToasts, showToast } from '../../ui/feedback/toasts.tsx';
import { ProofField } from './proof-field.tsx';
import styles from './sign-in.module.css';

interface SwitchLoginProps {
  /** Logins of the person but the one that is signed in by. */
  readonly others: Output<'listLogins'>;
}

/** Form to continue by another login of the same person, who proves again who they are. */
export function SwitchLogin({ others }: SwitchLoginProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { send, isBusy, problem, errorAt } = useSubmission('switchLogin');
  const confirmation = useConfirmation();
  const [tries, setTries] = useState(0);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const codigo = Number(data.get('codigo'));
    const proof = confirmation.provider === null ? { senha: textOf(data.get('password')) } : {};
    clearToasts();
    const tokens = await send({ body: { codigo, ...proof, base: '/meupergamum' } });
    // The password leaves the page, whether it was the right one or not.
    setTries(tries + 1);
    if (!tokens || !session) return confirmation.renew();
    await session.goOnBy(tokens);
    const nome = others.find((one) => one.codigo === codigo)?.nome ?? '';
    showToast({ tone: 'success', words: t('account.switched', { nome }) });
  };

  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <ProblemSummary problem={problem} />
      <Select
        label={t('account.otherLogin')}
        name="codigo"
        options={others.map(({ codigo, nome }) => ({ value: String(codigo), label: nome }))}
      />
      <ProofField
        key={tries}
        confirmation={confirmation}
        label={t('login.password')}
        name="password"
        error={errorAt('senha')}
      />
      <div className={styles.actions}>
        {confirmation.isReady && (
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('account.switch')}
          </Button>
        )}
      </div>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
