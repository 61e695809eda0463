import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../app/page-config.ts';
import { useSessionState } from '../../app/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import type { Entry, SignInStep } from './use-sign-in.ts';

interface SignInFormProps {
  readonly step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>;
  readonly onSubmit: (entry: Entry) => void;
}

interface Blanks {
  readonly username: boolean;
  readonly password: boolean;
}

const noBlanks: Blanks = { username: false, password: false };

/** User name and password. What is typed before the page is awake is kept. */
export function SignInForm({ step, onSubmit }: SignInFormProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const isReady = useSessionState().kind !== 'unknown';
  const form = useRef<HTMLFormElement>(null);
  const [isKept, setKept] = useState(false);
  const [blanks, setBlanks] = useState(noBlanks);
  const isBusy = step.kind === 'authenticating';
  usePasswordCleared(form, step);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    const data = new FormData(event.currentTarget);
    const [username, password] = [textOf(data.get('username')), textOf(data.get('password'))];
    const found = { username: username.trim() === '', password: password.trim() === '' };
    setBlanks(found);
    if (found.username || found.password) {
      showToast({ tone: 'warning', words: t('errors.credential_missing') });
      focusOn(event.currentTarget, found.username ? 'username' : 'password');
      return;
    }
    onSubmit({ username, password, isKept });
  };

  return (
    // A form that is sent before its script runs must not write the password into the address.
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isBusy}>
        <TextField
          label={institution?.denominacao_login || t('login.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          {...(blanks.username && { error: t('login.usernameRequired') })}
        />
        <PasswordField {...(blanks.password && { error: t('login.passwordRequired') })} />
        <Switch isOn={isKept} onChange={setKept} description={t('login.keepHint')}>
          {t('login.keep')}
        </Switch>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={!isReady || isBusy}>
          {t('login.access')}
        </Button>
        {isBusy && <Spinner label={t('login.authenticating')} />}
      </div>
      <noscript>{t('login.noScript')}</noscript>
    </form>
  );
}

/** After each failure, once the fields may be written in again. */
function usePasswordCleared(
  form: React.RefObject<HTMLFormElement | null>,
  step: SignInFormProps['step'],
): void {
  const failures = step.kind === 'idle' ? step.failures : 0;
  useEffect(() => {
    if (failures === 0 || !form.current) return;
    const password = form.current.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
    focusOn(form.current, 'password');
  }, [failures, form]);
}

function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
