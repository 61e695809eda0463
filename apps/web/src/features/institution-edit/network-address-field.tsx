import { TextField } from '../../ui/fields/text-field.tsx';

interface NetworkAddressFieldProps {
  readonly label: string;
  readonly name: string;
  readonly description?: string;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field for a web address, without the blanks around it. */
export function NetworkAddressField({ isRequired, onChange, ...rest }: NetworkAddressFieldProps) {
  return (
    <TextField
      {...rest}
      placeholder="https://"
      maxLength={1000}
      required={isRequired}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
