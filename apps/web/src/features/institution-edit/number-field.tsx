import { TextField } from '../../ui/fields/text-field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly labelOf?: string;
  /** Name of the field in the call. */
  readonly name?: string;
  readonly description?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Field for a whole number: one with decimals is a `DecimalField`, an amount a `MoneyField`. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelOf, name, description, value, least = 0, most, onChange } = props;
  return (
    <TextField
      label={label}
      labelOf={labelOf}
      name={name}
      type="number"
      inputMode="numeric"
      required
      min={least}
      max={most}
      step={1}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      {...(description !== undefined && { description })}
    />
  );
}
