import { TextField } from '../../ui/fields/text-field.tsx';

interface SecretFieldProps {
  readonly label: string;
  /** Name of the field in the call. */
  readonly name?: string;
  readonly description: string;
  /** Secret as written here: the server never sends the one it knows. */
  readonly value: string;
  readonly least?: number;
  readonly most: number;
  readonly isRequired: boolean;
  readonly onChange: (secret: string) => void;
}

/**
 * Field for a secret, pasted once and cleared when it is saved: visible meanwhile, so that it can be checked.
 */
export function SecretField({ least, most, isRequired, onChange, ...field }: SecretFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      required={isRequired}
      minLength={least}
      maxLength={most}
      pattern="[!-~]*"
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
