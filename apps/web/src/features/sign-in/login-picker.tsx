import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { HeldFields } from '../../ui/fields/held-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useSessionState } from '../../session/use-session.ts';
import styles from './sign-in.module.css';
import type { SignInStep } from './sign-in-step.ts';

interface LoginPickerProps {
  readonly step: Extract<SignInStep, { kind: 'choosing' }>;
  /** Continues by the chosen login; null for the one signed in by. */
  readonly onChoose: (codigo: number | null, password: string) => void;
}

/** Choice of the login to continue by, for a person with several. The password just typed is sent along. */
export function LoginPicker({ step, onChoose }: LoginPickerProps) {
  const { t } = useTranslation();
  const state = useSessionState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = state.kind === 'signed-in' ? state.person.user.cod_login : null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.isBusy) return;
    const chosen = Number(new FormData(event.currentTarget).get('codigo'));
    onChoose(chosen === own ? null : chosen, step.password);
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {t('login.several')}
      </h2>
      <p>{t('login.severalHint')}</p>
      <ProblemSummary problem={step.isBusy ? null : step.problem} />
      <HeldFields isHeld={step.isBusy}>
        <div className={styles.fields}>
          <Select
            label={t('login.choice')}
            name="codigo"
            defaultValue={String(own ?? '')}
            options={step.logins.map(({ codigo, nome }) => ({
              value: String(codigo),
              label: nome,
            }))}
          />
        </div>
      </HeldFields>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={step.isBusy}>
          {t('login.goOn')}
        </Button>
        {step.isBusy && <Spinner label={t('login.authenticating')} />}
      </div>
    </form>
  );
}
