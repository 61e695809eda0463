import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { SetupField } from './read-setup.ts';

interface SetupTextProps {
  readonly name: Exclude<SetupField, 'senha'>;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly type?: 'email';
  readonly autoComplete?: string;
  /** Characters. */
  readonly longest?: number;
  /** Letters and digits that are no word. */
  readonly isCode?: boolean;
}

/** One line of the form. */
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
