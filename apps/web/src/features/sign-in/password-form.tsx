import { brokenRules, type PasswordRules } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { useConfirmation } from '../../parts/patrons/use-confirmation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { focusOn } from '../../ui/fields/form-control.ts';
import { PasswordField } from './password-field.tsx';
import { ProofField } from './proof-field.tsx';
import { RulesList } from './recovery/rules-list.tsx';
import styles from './sign-in.module.css';
import { usePasswordChange } from './use-password-change.ts';
import { firstWrong, useFaults, type Name } from './password-faults.ts';

interface PasswordFormProps {
  readonly rules: PasswordRules;
  /** Name of the person, which the rules may keep out of the password. */
  readonly name: string;
}

const blank = { present: '', password: '', again: '' };

/**
 * Form for a new password: a proof of identity, and the password twice, checked against the rules as it is
 * written.
 */
export function PasswordForm({ rules, name }: PasswordFormProps) {
  const { t } = useTranslation();
  const { change, isBusy, isDone, failure } = usePasswordChange();
  const confirmation = useConfirmation();
  const isAsked = confirmation.provider === null;
  const [written, setWritten] = useState(blank);
  const [wasSent, setSent] = useState(false);
  // Blanks around the password are not part of it.
  const [password, again] = [written.password.trim(), written.again.trim()];
  const broken = brokenRules(password, rules, name);
  const draft = { present: written.present, password, again, broken };
  const faults = useFaults(draft, failure, wasSent);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setSent(true);
    const first = firstWrong(draft, isAsked);
    if (first) return focusOn(form, first);
    const refused = await change(isAsked ? written.present : undefined, password);
    confirmation.renew();
    if (refused) return focusOn(form, refused.campos.length > 0 ? 'password' : 'present');
    form.reset();
    setWritten(blank);
    setSent(false);
  };
  const write = (field: Name) => (text: string) => setWritten((now) => ({ ...now, [field]: text }));

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {isDone && (
        <Message tone="success" isLive>
          {t('password.done')}
        </Message>
      )}
      {failure && isOfWhole(failure) && (
        <Message tone="danger" isLive>
          {failureWords(failure, t)}
        </Message>
      )}
      <ProofField
        confirmation={confirmation}
        label={t('password.present')}
        name="present"
        error={faults.present}
        onWrite={write('present')}
      />
      <PasswordField
        label={t('recovery.password')}
        name="password"
        autoComplete="new-password"
        error={faults.password}
        description={<RulesList rules={rules} broken={password === '' ? null : broken} />}
        onWrite={write('password')}
      />
      <PasswordField
        label={t('recovery.again')}
        name="again"
        autoComplete="new-password"
        error={faults.again}
        onWrite={write('again')}
      />
      <div className={styles.actions}>
        {confirmation.isReady && (
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('recovery.save')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whether a refusal is about no field of the form. */
const isOfWhole = ({ campos, codigo }: ApiFailure) =>
  !campos.length && codigo !== 'SenhaAtualIncorreta';
