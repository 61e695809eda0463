import type { CallInput, endpoints, PasskeyAnswer, PasskeyChallenge } from '@estante/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

export type NewPasskey = CallInput<typeof endpoints.addPasskey>['body']['chave'];

/** Whether this browser has passkeys, which it has on pages that came by https alone. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Has the device of whoever sits here sign; null where they did not let it, or have no passkey here. */
export async function signByPasskey(challenge: PasskeyChallenge): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: challenge }).catch(() => null);
}

/** Made by the device; 'known' where it has one for this person, null where they did not let it. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey | 'known' | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options }).catch((error: unknown) =>
    error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null,
  );
}
