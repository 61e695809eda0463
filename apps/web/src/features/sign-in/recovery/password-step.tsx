import { brokenRules, typedRules, type TypedRule } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { HeldFields } from '../../../ui/fields/held-fields.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { PasswordField } from '../password-field.tsx';
import styles from '../sign-in.module.css';
import { ruleValues, RulesList } from './rules-list.tsx';
import type { RecoveryFlow, RecoveryStep } from './use-recovery.ts';

interface PasswordStepProps {
  readonly flow: RecoveryFlow;
  readonly step: Extract<RecoveryStep, { kind: 'password' }>;
}

/** Step 3: the new password, checked against the rules as it is written. */
export function PasswordStep({ flow, step }: PasswordStepProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState({ password: '', again: '' });
  const { rules, name, code } = step;
  const { isBusy, problem } = flow;
  // Blanks around the password are not part of it.
  const [password, again] = [written.password.trim(), written.again.trim()];
  const broken = brokenRules(password, rules, name);
  const wordsOf = (rule: TypedRule) => t(`passwordRules.${rule}`, ruleValues(rules));
  // A problem about a rule that is met by now no longer holds.
  const met = typedRules.filter((rule) => !broken.includes(rule)).map(wordsOf);
  const told = problemAt(problem, 'password');
  const isDifferent = again !== '' && again !== password;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (password !== '' && password === again && broken.length === 0) {
      void flow.save(code, password);
      return;
    }
    const [rule] = broken;
    const field = rule
      ? { name: 'password', words: wordsOf(rule) }
      : { name: 'again', words: t('errors.AsSenhasNaoCoincidem') };
    const words = t('errors.SenhaNaoConfereCriterios');
    flow.refuse({ tone: 'warning', words, fields: [field] });
  };

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('recovery.passwordHint', { name })}</p>
      {/* Tells password managers whose password it is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={flow.user}
        readOnly
        hidden
      />
      <HeldFields isHeld={isBusy}>
        <div className={styles.fields}>
          <PasswordField
            label={t('recovery.password')}
            name="password"
            autoComplete="new-password"
            error={told !== undefined && met.includes(told) ? undefined : told}
            description={<RulesList rules={rules} broken={password === '' ? null : broken} />}
            onWrite={(one) => setWritten((now) => ({ ...now, password: one }))}
          />
          <PasswordField
            label={t('recovery.again')}
            name="again"
            autoComplete="new-password"
            error={isDifferent ? t('errors.AsSenhasNaoCoincidem') : problemAt(problem, 'again')}
            onWrite={(one) => setWritten((now) => ({ ...now, again: one }))}
          />
        </div>
      </HeldFields>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isBusy}>
          {t('recovery.save')}
        </Button>
        {isBusy && <Spinner label={t('recovery.saving')} />}
      </div>
    </form>
  );
}
