import { TextField } from '../../ui/fields/text-field.tsx';

interface SecretFieldProps {
  readonly label: string;
  /** In the call. */
  readonly name?: string;
  readonly description: string;
  /** Secret as written here: the one that the server knows is not sent to anybody. */
  readonly value: string;
  readonly least?: number;
  readonly most: number;
  readonly isRequired: boolean;
  readonly onChange: (secret: string) => void;
}

/** Pasted once, and gone from the page when it is saved: shown meanwhile, so that it can be checked. */
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
