import { TextField } from '../../ui/fields/text-field.tsx';

interface NetworkAddressFieldProps {
  readonly label: string;
  readonly name: string;
  readonly description?: string;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field of an address in the web, of which the blanks around it are no part. */
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
