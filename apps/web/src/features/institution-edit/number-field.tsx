import { TextField } from '../../ui/text-field.tsx';

interface NumberFieldProps {
  readonly label: string;
  /** In the call. */
  readonly name?: string;
  readonly description?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** Parts of one that it may have. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

export function NumberField(props: NumberFieldProps) {
  const { label, name, description, value, least = 0, most, step = 1, onChange } = props;
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      required
      min={least}
      max={most}
      step={step}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      {...(description !== undefined && { description })}
    />
  );
}

type MoneyFieldProps = Omit<NumberFieldProps, 'step'>;

/** Kept in centavos, typed in reais. */
export function MoneyField({ value, least = 0, most, onChange, ...rest }: MoneyFieldProps) {
  return (
    <NumberField
      {...rest}
      value={value / 100}
      least={least / 100}
      most={most / 100}
      step={0.01}
      onChange={(reais) => onChange(Math.round(reais * 100))}
    />
  );
}
