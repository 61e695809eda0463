import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SetupField } from './read-setup.ts';

interface SetupTextProps {
  readonly name: Exclude<SetupField, 'senha'>;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly type?: 'email';
  readonly autoComplete?: string;
  /** Most characters. */
  readonly longest?: number;
  /** Whether it is a code of letters and digits rather than a word. */
  readonly isCode?: boolean;
}

/** Text field of the form. */
export function SetupText(props: SetupTextProps) {
  const { name, hint, error, type = 'text', autoComplete = 'off', longest = 40, isCode } = props;
  const { t } = useTranslation();
  const plain = isCode || name === 'usuario' || name === 'sigla_biblioteca';
  return (
    <TextField
      label={t(`setup.fields.${name}`)}
      description={hint}
      error={error}
      name={name}
      type={type}
      autoComplete={autoComplete}
      maxLength={longest}
      required
      {...(plain && { autoCapitalize: 'none', spellCheck: false })}
    />
  );
}
