import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { HeldFields } from '../../ui/fields/held-fields.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { problemAt, ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha, type Captcha } from './use-captcha.ts';
import { textOfControl } from '../../ui/fields/form-control.ts';
import { challengeOf, CodeField, PasskeyButton, useAskedCode } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { UsernameField } from './username-field.tsx';
import type { LoginDetails, SignInStep } from './sign-in-step.ts';
import { useSignInSubmit } from './use-sign-in-submit.ts';

interface SignInFormProps {
  readonly step: Extract<SignInStep, { kind: 'idle' | 'authenticating' }>;
  readonly username: string;
  readonly onSubmit: (entry: LoginDetails) => void;
  /** Leads to the recovery, if it is offered; receives the user name as written. */
  readonly onForgotten: ((username: string) => void) | null;
}

/** Form for user name and password. Text typed before hydration is kept. */
export function SignInForm({ step, username, onSubmit, onForgotten }: SignInFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const isBusy = step.kind === 'authenticating';
  const asked = useAskedCode(step);
  const challenge = challengeOf(step);
  const { missing, submit } = useSignInSubmit({ captcha, asked, challenge, isBusy, onSubmit });
  const problem = missing ?? (step.kind === 'idle' ? step.problem : null);
  useClearedAfterFailure(form, step, captcha);

  return (
    // A form sent before its script runs must not write the password into the address.
    <form
      ref={form}
      method="post"
      noValidate
      data-script="sends"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemSummary problem={isBusy ? null : problem} />
      <SignInFields {...{ username, asked, captcha, problem, isBusy }} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t('login.access')}
        </Button>
        {challenge && <PasskeyButton isPending={isBusy} />}
        {isBusy && <Spinner label={t('login.authenticating')} />}
      </div>
      {onForgotten && (
        <Button
          variant="quiet"
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

interface SignInFieldsProps {
  readonly username: string;
  readonly asked: CodeKind | null;
  readonly captcha: Captcha;
  readonly problem: FormProblem | null;
  readonly isBusy: boolean;
}

function SignInFields({ username, asked, captcha, problem, isBusy }: SignInFieldsProps) {
  const { t } = useTranslation();
  return (
    <HeldFields isHeld={isBusy}>
      <div className={styles.fields}>
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
      </div>
    </HeldFields>
  );
}

/** Clears password and captcha after each failure, once the fields are enabled again. */
function useClearedAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  step: SignInFormProps['step'],
  { reset }: Captcha,
): void {
  const problem = step.kind === 'idle' ? step.problem : null;
  const again = useRef(reset);
  useEffect(() => {
    if (!problem || !form.current) return;
    // The password was right: only the code beside it is missing, or wrong.
    if (step.kind === 'idle' && step.asksFactor) return again.current();
    const password = form.current.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
    again.current();
  }, [problem, form, step]);
}
