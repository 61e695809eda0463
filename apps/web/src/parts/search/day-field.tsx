import { useTranslation } from '../../languages/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ApiFailure } from '../../api/api.ts';
import { isDay } from '@estante/phrases/translator';
import type { MaterialFields } from './material-fields.ts';
import { useDateRefusal } from './use-date-refusal.ts';

interface DayFieldProps {
  /** Name of the field: begin or end of a span of days. */
  readonly name: `${'data' | 'inclusao'}_${'ini' | 'fim'}`;
  readonly fields: MaterialFields;
  /** Refusal of the search, shown at the day it is about; null if there was none. */
  readonly failure: ApiFailure | null;
}

/** Field for a whole day; for a year in the address, its first day or its last. */
export function DayField({ name, fields, failure }: DayFieldProps) {
  const { t } = useTranslation();
  const end = name.startsWith('data') ? 'data_fim' : 'inclusao_fim';
  const refusal = useDateRefusal(failure, end);
  const asked = fields[name] ?? '';
  const day = /^\d{4}$/.test(asked) ? `${asked}-${name === end ? '12-31' : '01-01'}` : asked;
  return (
    <TextField
      label={t(`materialFields.${name}`)}
      name={name}
      type="date"
      min="1000-01-01"
      max="2999-12-31"
      defaultValue={isDay(day) ? day : ''}
      error={refusal(name, asked)}
    />
  );
}
