import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { signByPasskey } from '../../browser/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { problemAt, ProblemSummary, type FormProblem } from '../../ui/problem-summary.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import { isSentBy, textOfControl } from '../../ui/form-control.ts';
import { challengeOf, CodeField, PasskeyButton, useAskedCode } from './code-field.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const [missing, setMissing] = useState<FormProblem | null>(null);
  const isBusy = step.kind === 'authenticating';
  const asked = useAskedCode(step);
  const challenge = challengeOf(step);
  const problem = missing ?? (step.kind === 'idle' ? step.problem : null);
  useClearedAfterFailure(form, step, captcha);

  const refuse = (controls: readonly [Control, ...Control[]]) => {
    const why = controls[0] === 'captcha' ? 'errors.AuthCAPTCHAError' : 'errors.credential_missing';
    const fields = controls.map((name) => ({ name, words: t(missingWords[name]) }));
    setMissing({ tone: 'warning', words: t(why), fields });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const entry = {
      username: textOfControl(event.currentTarget, 'username'),
      password: textOfControl(event.currentTarget, 'password'),
      isKept: textOfControl(event.currentTarget, 'keep') !== '',
    };
    const code = asked ? textOfControl(event.currentTarget, 'code') : '';
    const [first, ...others] = blanksOf(entry);
    if (first) {
      captcha.reset();
      return refuse([first, ...others]);
    }
    setMissing(null);
    const isByPasskey = challenge && isSentBy(event, 'passkey');
    const passkey = isByPasskey ? await signByPasskey(challenge) : undefined;
    if (passkey === null) {
      const words = t('secondFactor.passkeyNotShown');
      return setMissing({ tone: 'warning', words, fields: [] });
    }
    const answer = await captcha.token();
    if (captcha.isUsed && answer === null) return refuse(['captcha']);
    onSubmit({
      ...entry,
      ...(answer !== null && { captcha: answer }),
      ...(passkey ? { passkey } : code && { code }),
    });
  };

  return (
    // A form that is sent before its script runs must not write the password into the address.
    <form
      ref={form}
      method="post"
      noValidate
      data-script="sends"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemSummary problem={isBusy ? null : problem} />
      <fieldset className={styles.fields} disabled={isBusy}>
        <UsernameField defaultValue={username} error={problemAt(problem, 'username')} />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          error={problemAt(problem, 'password')}
        />
        {asked && <CodeField kind={asked} />}
        <Switch name="keep" description={t('login.keepHint')}>
          {t('login.keep')}
        </Switch>
        <CaptchaField captcha={captcha} isMissing={problemAt(problem, 'captcha') !== undefined} />
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('login.access')}
        </Button>
        {challenge && <PasskeyButton isDisabled={isBusy} />}
        {isBusy && <Spinner label={t('login.authenticating')} />}
      </div>
      {onForgotten && (
        <Button
          look="quiet"
          data-script="needed"
          disabled={isBusy}
          onClick={() => form.current && onForgotten(textOfControl(form.current, 'username'))}
        >
          {t('recovery.forgotten')}
        </Button>
      )}
    </form>
  );
}

const missingWords = {
  username: 'login.usernameRequired',
  password: 'login.passwordRequired',
  captcha: 'captcha.required',
} as const satisfies Readonly<Record<Control, string>>;

function blanksOf(entry: Pick<LoginDetails, 'username' | 'password'>): Control[] {
  return (['username', 'password'] as const).filter((name) => entry[name].trim() === '');
}

/** Password and captcha after each failure, once the fields may be written in again. */
function useClearedAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  step: SignInFormProps['step'],
  { reset }: Captcha,
): void {
  const problem = step.kind === 'idle' ? step.problem : null;
  const again = useRef(reset);
  useEffect(() => {
    if (!problem || !form.current) return;
    // It was right: only the code beside it is missing, or wrong.
    if (step.kind === 'idle' && step.asksFactor) return again.current();
    const password = form.current.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
    again.current();
  }, [problem, form, step]);
}
