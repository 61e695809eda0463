import { issueLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { NewIssueDraft } from './new-issue.ts';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface NumberingFieldsProps {
  readonly draft: NewIssueDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<NewIssueDraft>) => void;
}

/** Fields for the year, month, volume and number of an issue. */
export function NumberingFields(props: NumberingFieldsProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t('staffSerialIssues.which')} isGrid>
      <YearField {...props} />
      <MonthField {...props} />
      {(['volume', 'numero'] as const).map((field) => (
        <PartField key={field} field={field} {...props} />
      ))}
    </ChoiceGroup>
  );
}

function YearField({ draft, errorAt, onChange }: NumberingFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffSerialIssues.year')}
      name="ano"
      required
      inputMode="numeric"
      maxLength={4}
      error={errorAt('ano')}
      value={draft.ano}
      onChange={({ target }) => onChange({ ano: target.value.replaceAll(/\D/g, '') })}
    />
  );
}

function MonthField({ draft, onChange }: NumberingFieldsProps) {
  const { t } = useTranslation();
  const none = { value: '', label: t('staffSerialIssues.noMonth') };
  const named = months.map((month) => ({
    value: String(month),
    label: t(`serialIssues.months.m${month}`),
  }));
  return (
    <Select
      label={t('staffSerialIssues.month')}
      name="mes"
      options={[none, ...named]}
      value={draft.mes}
      onChange={({ target }) => onChange({ mes: target.value })}
    />
  );
}

interface PartFieldProps extends NumberingFieldsProps {
  readonly field: 'volume' | 'numero';
}

function PartField({ field, draft, errorAt, onChange }: PartFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`serialIssues.facts.${field === 'volume' ? 'volume' : 'number'}`)}
      name={field}
      autoComplete="off"
      maxLength={issueLengths[field]}
      error={errorAt(field)}
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}
