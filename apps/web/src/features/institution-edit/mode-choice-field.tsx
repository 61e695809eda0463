import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Select } from '../../ui/fields/select.tsx';
import { modeOptions, type Mode } from './mode-choice.ts';

interface ModeChoiceProps {
  readonly mode: Mode;
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Choice of a mode, in words for the numbers of the wire. */
export function ModeChoice({ mode, label, name, value, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  const [kept] = useState(value);
  return (
    <Select
      label={label}
      name={name}
      description={t('edit.modes.hint')}
      value={String(value)}
      options={modeOptions(mode, kept, t)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
