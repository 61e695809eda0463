import { activities } from '@estante/contract/plain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useActivity } from '../../../parts/institution/page-config.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { HeldFields } from '../../../ui/fields/held-fields.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../sign-in.module.css';
import recoveryStyles from './recovery.module.css';
import { typedCode } from './typed-code.ts';
import type { RecoveryFlow, RecoveryStep } from './use-recovery.ts';
import { TimeLeft } from './time-left.tsx';

interface CodeStepProps {
  readonly flow: RecoveryFlow;
  readonly step: Extract<RecoveryStep, { kind: 'code' }>;
}

/** Step 2: the code from the mail, checked as soon as it is complete. */
export function CodeStep({ flow, step }: CodeStepProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const { isBusy, user, notice, problem } = flow;
  const { length, emails, endsAt } = step;

  const check = (whole: string) => {
    if (isBusy || whole.length < length) return;
    // A refused code is cleared for another.
    void flow.check(whole).then((refused) => refused?.status === 422 && setCode(''));
  };
  const write = (written: string) => {
    const next = typedCode(written, length);
    setCode(next);
    if (next !== code) check(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    check(code);
  };

  // The mailed code is written next.
  useEffect(() => {
    if (notice && !isBusy) field.current?.querySelector('input')?.focus();
  }, [notice, isBusy]);

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('recovery.sentTo', { user, length, emails: emails.join(', ') })}</p>
      <div ref={field} className={recoveryStyles.code}>
        <CodeField code={code} onWrite={write} isHeld={isBusy} error={problemAt(problem, 'code')} />
      </div>
      <TimeLeft key={endsAt} endsAt={endsAt} onEnd={flow.expire} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={!isBusy && code.length < length}
          isPending={isBusy}
        >
          {t('recovery.check')}
        </Button>
        {isBusy && <Spinner label={t('recovery.checking')} />}
      </div>
      {step.mayResend && <ResendLink flow={flow} />}
    </form>
  );
}

interface CodeFieldProps {
  readonly code: string;
  readonly onWrite: (written: string) => void;
  readonly isHeld: boolean;
  readonly error: string | undefined;
}

function CodeField({ code, onWrite, isHeld, error }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <HeldFields isHeld={isHeld}>
      <TextField
        label={t('recovery.code')}
        description={t('recovery.codeHint')}
        name="code"
        value={code}
        onChange={(event) => onWrite(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        error={error}
        required
      />
    </HeldFields>
  );
}

/** Link that requests another code; with a captcha, it begins again at the user name. */
function ResendLink({ flow }: Pick<CodeStepProps, 'flow'>) {
  const { t } = useTranslation();
  const needsCaptcha = useActivity(activities.loginCaptcha);
  return (
    <Button
      variant="quiet"
      icon="renew"
      isPending={flow.isBusy}
      onClick={needsCaptcha ? flow.restart : () => void flow.resend()}
    >
      {t('recovery.resend')}
    </Button>
  );
}
