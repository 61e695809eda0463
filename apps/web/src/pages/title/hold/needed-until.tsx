import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface NeededUntilProps {
  readonly span: Output<'getHoldChoices'>['necessaria'];
  readonly day: string;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
}

/** Field for the last day on which a hold is of use. */
export function NeededUntil({ span, day, error, onChange }: NeededUntilProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('holds.neededUntil')}
      optionalWord={t('holds.optional')}
      description={t('holds.neededUntilHint')}
      name="necessaria_ate"
      type="date"
      min={span.de}
      max={span.ate}
      value={day}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
