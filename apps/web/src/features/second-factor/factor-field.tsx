import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { CodeKind } from '../../parts/patrons/code-kind.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface FactorFieldProps {
  readonly kind: 'password' | CodeKind;
  readonly value: string;
  /** Whether this field is the next to be filled in and takes the focus. */
  readonly isFirst?: boolean;
  readonly isOptional?: boolean;
  readonly onChange: (text: string) => void;
}

export function FactorField(props: FactorFieldProps) {
  const { kind, value, isFirst = false, isOptional = false, onChange } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  const isPassword = kind === 'password';
  return (
    <TextField
      ref={field}
      label={t(`secondFactor.${kind}`)}
      name={isPassword ? 'senha' : 'codigo'}
      type={isPassword ? 'password' : 'text'}
      autoComplete={isPassword ? 'current-password' : 'one-time-code'}
      autoCapitalize="off"
      spellCheck={false}
      required={!isOptional}
      maxLength={isPassword ? 1000 : 40}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
