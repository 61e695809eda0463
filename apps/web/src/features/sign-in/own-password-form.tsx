import type { PasswordRules } from '@estante/contract/plain';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { missingProblem, wrongField } from '../../api/problem.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { HeldFields } from '../../ui/fields/held-fields.tsx';
import { textOfControl } from '../../ui/fields/form-control.ts';
import { problemAt, ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { RulesList } from './recovery/rules-list.tsx';
import styles from './sign-in.module.css';

interface OwnPasswordFormProps {
  readonly username: string;
  /** Password that the staff gave. */
  readonly given: string;
  /** Rules of passwords; undefined if they could not be loaded: the server then says which is broken. */
  readonly rules: PasswordRules | undefined;
  readonly onDone: (words: string) => void;
}

/** Form in which a person with a password given by the staff chooses their own before anything else. */
export function OwnPasswordForm({ username, given, rules, onDone }: OwnPasswordFormProps) {
  const { t } = useTranslation();
  const { send, tell, isBusy, problem } = useSubmission('replaceTemporaryPassword');
  const form = useRef<HTMLFormElement>(null);
  // The form sent before is gone, and the keyboard with it.
  useEffect(() => form.current?.querySelector<HTMLElement>('[type="password"]')?.focus(), []);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = textOfControl(event.currentTarget, 'senhaNova').trim();
    const again = textOfControl(event.currentTarget, 'again').trim();
    if (written === '') {
      return tell(missingProblem([{ name: 'senhaNova', label: t('recovery.password') }], t));
    }
    if (written !== again) return tell(wrongField('again', t('errors.AsSenhasNaoCoincidem'), t));
    const body = { senha: given, senhaNova: written };
    if (await send({ params: { user: username }, body })) onDone(t('ownPassword.done'));
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <Message tone="info" isLive title={t('ownPassword.title')}>
        {t('ownPassword.text')}
      </Message>
      <ProblemSummary problem={problem} />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <HeldFields isHeld={isBusy}>
        <div className={styles.fields}>
          <PasswordField
            label={t('recovery.password')}
            name="senhaNova"
            autoComplete="new-password"
            error={problemAt(problem, 'senhaNova')}
            // The person's name, which the password must not contain, is not known here: no rule is shown as
            // met.
            description={rules && <RulesList rules={rules} broken={null} />}
          />
          <PasswordField
            label={t('recovery.again')}
            name="again"
            autoComplete="new-password"
            error={problemAt(problem, 'again')}
          />
        </div>
      </HeldFields>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t('recovery.save')}
        </Button>
      </div>
    </form>
  );
}
