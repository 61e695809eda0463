import { brokenRules, type PasswordRules } from '@estante/contract/plain';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { RulesList } from './recovery/rules-list.tsx';

interface NewPasswordProps {
  readonly label: string;
  readonly hint?: string;
  readonly rules: PasswordRules;
  readonly error: string | undefined;
}

/** Field for a first password, checked against the rules as it is written. */
export function NewPassword({ label, hint, rules, error }: NewPasswordProps) {
  const [written, setWritten] = useState('');
  const password = written.trim();
  const broken = password === '' ? null : brokenRules(password, rules, '');
  return (
    <PasswordField
      label={label}
      name="senha"
      autoComplete="new-password"
      error={error}
      description={
        <>
          {hint}
          <RulesList rules={{ ...rules, last_pw: 0 }} broken={broken} />
        </>
      }
      onWrite={setWritten}
    />
  );
}
