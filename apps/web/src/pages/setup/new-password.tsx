import { brokenRules, type PasswordRules } from '@estante/contract/plain';
import { useState } from 'react';
import { RulesList } from '../../features/sign-in/recovery/rules-list.tsx';
import { PasswordField } from '../../features/sign-in/password-field.tsx';
import { useTranslation } from '../../languages/use-translation.ts';

interface NewPasswordProps {
  readonly rules: PasswordRules;
  readonly error: string | undefined;
}

/** The administrator's password, held against the rules as it is written. */
export function NewPassword({ rules, error }: NewPasswordProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState('');
  const password = written.trim();
  const broken = password === '' ? null : brokenRules(password, rules, '');
  return (
    <PasswordField
      label={t('setup.fields.senha')}
      name="senha"
      autoComplete="new-password"
      error={error}
      description={<RulesList rules={rules} broken={broken} />}
      onWrite={setWritten}
    />
  );
}
