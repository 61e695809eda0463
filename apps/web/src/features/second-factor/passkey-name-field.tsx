import { passkeyLimits } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface PasskeyNameFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Field for the name by which the owner recognises a passkey's device. */
export function PasskeyNameField({ value, error, onChange }: PasskeyNameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('secondFactor.passkeyName')}
      description={t('secondFactor.passkeyNameHint')}
      name="nome"
      required
      autoComplete="off"
      maxLength={passkeyLimits.name}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
