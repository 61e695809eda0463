import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MoneyField } from '../../parts/money/money-field.tsx';
import { NumberField } from './number-field.tsx';
import { PixKeyField } from './pix-key-field.tsx';
import type { NumberGroupField, Numbers } from './number-groups.ts';

interface CirculationNumberProps {
  readonly field: NumberGroupField;
  readonly value: Numbers[keyof Numbers];
  /** All numbers of the page. */
  readonly numbers: Numbers;
  readonly onChange: (value: Numbers[keyof Numbers]) => void;
}

export function CirculationNumber({ field, value, numbers, onChange }: CirculationNumberProps) {
  const { t } = useTranslation();
  const { kind, name, least = 0, most = 0, hint, pattern } = field;
  const description = hint && t(`circulationEdit.numbers.${hint}`);
  const label = t(`circulationEdit.numbers.${field.name}`);
  switch (kind) {
    case 'number':
      return <NumberField {...{ label, name, least, most, onChange }} value={Number(value)} />;
    case 'money':
      return <MoneyField {...{ label, name, least, most, onChange }} value={Number(value)} />;
    case 'switch':
      return (
        <Checkbox checked={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'days':
      return (
        <DaysField
          label={label}
          name={name}
          hint={description}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'pixKey':
      return (
        <PixKeyField
          label={label}
          description={description}
          longest={most}
          city={numbers.cidade_pix}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'line':
    case 'digits':
      return (
        <TextField
          label={label}
          name={name}
          description={description}
          inputMode={kind === 'digits' ? 'numeric' : undefined}
          pattern={pattern}
          maxLength={most}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

interface DaysFieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly value: readonly number[];
  readonly onChange: (days: number[]) => void;
}

const pattern = String.raw`\s*([1-9][0-9]{0,3}\s*(,\s*[1-9][0-9]{0,3}\s*)*)?`;

/** Field for numbers of days with commas between; typed text is kept, and its fault is shown. */
function DaysField({ label, name, hint, value, onChange }: DaysFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      description={hint}
      error={isWrong && t('valueFaults.list')}
      inputMode="numeric"
      pattern={pattern}
      title={t('valueFaults.list')}
      value={typed ?? value.join(', ')}
      onBlur={({ target }) => {
        if (target.validity.valid) setTyped(null);
        else setWrong(true);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        setWrong(false);
        if (target.validity.valid) {
          onChange(target.value.split(',').flatMap((part) => (part.trim() ? [Number(part)] : [])));
        }
      }}
    />
  );
}
