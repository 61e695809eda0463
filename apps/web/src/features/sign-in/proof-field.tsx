import { ConfirmAtProvider } from '../../parts/patrons/confirm-at-provider.tsx';
import type { Confirmation } from '../../parts/patrons/use-confirmation.ts';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { PasswordField } from './password-field.tsx';

interface ProofFieldProps extends FieldProps {
  readonly confirmation: Confirmation;
  readonly name: string;
  /** Told at each change. */
  readonly onWrite?: (password: string) => void;
}

/** The present password, or in its place a confirmation at the provider by which one signed in. */
export function ProofField({ confirmation, ...field }: ProofFieldProps) {
  const { provider, isReady } = confirmation;
  if (provider !== null) return <ConfirmAtProvider provider={provider} isConfirmed={isReady} />;
  return <PasswordField {...field} autoComplete="current-password" />;
}
