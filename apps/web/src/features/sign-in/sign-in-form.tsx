import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSessionState } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import { focusOn, writtenIn } from './form-control.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { UsernameField } from './username-field.tsx';
import type { LoginDetails, SignInStep } from './use-sign-in.ts';

interface SignInFormProps {
  readonly step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>;
  readonly username: string;
  readonly onSubmit: (entry: LoginDetails) => void;
  /** Leads to recovery, where that is offered; told what is written as the user name. */
  readonly onForgotten: ((username: string) => void) | null;
}

type Control = 'username' | 'password' | 'captcha';

/** User name and password. What is typed before the page is awake is kept. */
export function SignInForm({ step, username, onSubmit, onForgotten }: SignInFormProps) {
  const { t } = useTranslation();
  const isReady = useSessionState().kind !== 'unknown';
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const [isKept, setKept] = useState(false);
  const [missing, setMissing] = useState<readonly Control[]>([]);
  const isBusy = step.kind === 'authenticating';
  useClearedAfterFailure(form, step, captcha);

  const refuse = (controls: readonly [Control, ...Control[]]) => {
    setMissing(controls);
    const code = controls[0] === 'captcha' ? 'AuthCAPTCHAError' : 'credential_missing';
    showToast({ tone: 'warning', words: t(`errors.${code}`) });
    if (form.current) focusOn(form.current, controls[0]);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    const entry = {
      username: writtenIn(event.currentTarget, 'username'),
      password: writtenIn(event.currentTarget, 'password'),
    };
    const [first, ...others] = blanksOf(entry);
    if (first) {
      captcha.reset();
      return refuse([first, ...others]);
    }
    setMissing([]);
    const answer = await captcha.token();
    if (captcha.isUsed && answer === null) return refuse(['captcha']);
    onSubmit({ ...entry, isKept, ...(answer !== null && { captcha: answer }) });
  };

  return (
    // A form that is sent before its script runs must not write the password into the address.
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.fields} disabled={isBusy}>
        <UsernameField
          defaultValue={username}
          error={missing.includes('username') ? t('login.usernameRequired') : undefined}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          error={missing.includes('password') && t('login.passwordRequired')}
        />
        <Switch isOn={isKept} onChange={setKept} description={t('login.keepHint')}>
          {t('login.keep')}
        </Switch>
        <CaptchaField captcha={captcha} isMissing={missing.includes('captcha')} />
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={!isReady || isBusy}>
          {t('login.access')}
        </Button>
        {isBusy && <Spinner label={t('login.authenticating')} />}
      </div>
      {onForgotten && (
        <Button
          look="quiet"
          disabled={!isReady || isBusy}
          onClick={() => form.current && onForgotten(writtenIn(form.current, 'username'))}
        >
          {t('recovery.forgotten')}
        </Button>
      )}
      <noscript>{t('login.noScript')}</noscript>
    </form>
  );
}

function blanksOf(entry: Pick<LoginDetails, 'username' | 'password'>): Control[] {
  return (['username', 'password'] as const).filter((name) => entry[name].trim() === '');
}

/** Password and captcha after each failure, once the fields may be written in again. */
function useClearedAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  step: SignInFormProps['step'],
  { reset }: Captcha,
): void {
  const failures = step.kind === 'idle' ? step.failures : 0;
  const again = useRef(reset);
  useEffect(() => {
    if (failures === 0 || !form.current) return;
    const password = form.current.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
    again.current();
    focusOn(form.current, 'password');
  }, [failures, form]);
}
