import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CaptchaField } from '../captcha-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { focusOn, textOfControl } from '../../../ui/form-control.ts';
import styles from '../sign-in.module.css';
import { UsernameField } from '../username-field.tsx';
import type { RecoveryFlow } from './use-recovery.ts';

interface UserStepProps {
  readonly flow: RecoveryFlow;
  readonly username: string;
}

/** Step 1: whose password it is. */
export function UserStep({ flow, username }: UserStepProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const [missing, setMissing] = useState<'username' | 'captcha' | null>(null);
  const { isBusy } = flow;

  const refuse = (control: 'username' | 'captcha') => {
    setMissing(control);
    const code = control === 'username' ? 'DigiteCodigoUsuario' : 'AuthCAPTCHAError';
    flow.setNotice({ tone: 'warning', words: t(`errors.${code}`) });
    if (form.current) focusOn(form.current, control);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = textOfControl(event.currentTarget, 'username');
    if (typed.trim() === '') return refuse('username');
    const answer = await captcha.token();
    if (captcha.isUsed && answer === null) return refuse('captcha');
    setMissing(null);
    await flow.ask(typed, answer);
    captcha.reset();
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('recovery.userHint')}</p>
      <fieldset className={styles.fields} disabled={isBusy}>
        <UsernameField
          defaultValue={username}
          error={missing === 'username' ? t('errors.DigiteCodigoUsuario') : undefined}
        />
        <CaptchaField captcha={captcha} isMissing={missing === 'captcha'} />
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('recovery.send')}
        </Button>
        {isBusy && <Spinner label={t('recovery.sending')} />}
      </div>
    </form>
  );
}
