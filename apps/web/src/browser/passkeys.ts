import type { CallInput, endpoints, PasskeyAnswer, PasskeyChallenge } from '@estante/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

export type NewPasskey = CallInput<typeof endpoints.addPasskey>['body']['chave'];

/** Whether this browser has passkeys, which it offers on https pages alone. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Has the user's device sign the challenge; null if they declined, or have no passkey here. */
export async function signByPasskey(challenge: PasskeyChallenge): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: challenge }).catch(() => null);
}

/** Has the device make a passkey; 'known' if it has one for this person, null if they declined. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey | 'known' | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch((error: unknown) =>
    error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null,
  );
}
