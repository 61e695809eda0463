import type { SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAreAllRecovered } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { HeldFields } from '../../../ui/fields/held-fields.tsx';
import { CaptchaField } from '../captcha-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { textOfControl } from '../../../ui/fields/form-control.ts';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import styles from '../sign-in.module.css';
import { UsernameField } from '../username-field.tsx';
import type { RecoveryFlow } from './use-recovery.ts';

interface UserStepProps {
  readonly flow: RecoveryFlow;
  readonly username: string;
}

/** Step 1: the user name. */
export function UserStep({ flow, username }: UserStepProps) {
  const { t } = useTranslation();
  const captcha = useCaptcha();
  const areAllRecovered = useAreAllRecovered();
  const { isBusy, problem } = flow;

  const refuse = (name: 'username' | 'captcha') => {
    const why = name === 'username' ? 'errors.DigiteCodigoUsuario' : 'errors.AuthCAPTCHAError';
    const at = name === 'username' ? 'login.usernameRequired' : 'captcha.required';
    const fields = [{ name, words: t(at) }];
    flow.refuse({ tone: 'warning', words: t(why), fields });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = textOfControl(event.currentTarget, 'username');
    if (typed.trim() === '') return refuse('username');
    const answer = await captcha.token();
    if (captcha.isUsed && answer === null) return refuse('captcha');
    await flow.ask(typed, answer);
    captcha.reset();
  };

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t('recovery.userHint')}</p>
      {!areAllRecovered && <p>{t('recovery.keptElsewhere')}</p>}
      <HeldFields isHeld={isBusy}>
        <div className={styles.fields}>
          <UsernameField defaultValue={username} error={problemAt(problem, 'username')} />
          <CaptchaField captcha={captcha} isMissing={problemAt(problem, 'captcha') !== undefined} />
        </div>
      </HeldFields>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t('recovery.send')}
        </Button>
        {isBusy && <Spinner label={t('recovery.sending')} />}
      </div>
    </form>
  );
}
