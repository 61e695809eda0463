import { ConfirmAtProvider } from '../../parts/patrons/confirm-at-provider.tsx';
import type { Confirmation } from '../../parts/patrons/use-confirmation.ts';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { PasswordField } from './password-field.tsx';

interface ProofFieldProps extends FieldProps {
  readonly confirmation: Confirmation;
  readonly name: string;
  /** Called at each change. */
  readonly onWrite?: (password: string) => void;
}

/** Field for the present password, or a confirmation at the provider that the person signed in by. */
export function ProofField({ confirmation, ...field }: ProofFieldProps) {
  const { provider, isReady } = confirmation;
  if (provider !== null) return <ConfirmAtProvider provider={provider} isConfirmed={isReady} />;
  return <PasswordField {...field} autoComplete="current-password" />;
}
