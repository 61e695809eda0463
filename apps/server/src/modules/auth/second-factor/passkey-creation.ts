import type { EndpointRequest, endpoints } from '@estante/contract';
import type { FactorDeps } from './factor-deps.ts';
import { challengeSeconds, takeChallenge } from './passkey-challenge-repository.ts';
import { hostOf } from './passkey-proof.ts';
import type { Passkey } from './passkey-repository.ts';

/** ES256, EdDSA and RS256 (IANA, COSE algorithms): one of them every device has. */
const algorithms = [-7, -8, -257];

interface RelyingParty {
  readonly id: string;
  readonly name: string;
}

/** Makes the challenge of a new passkey, and the number by which devices know the person. */
export async function newRegistration(
  rp: RelyingParty,
  { personId, username }: { readonly personId: number; readonly username: string },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userName: username,
    // The same for all devices of a person, and no name of theirs.
    userID: new TextEncoder().encode(`estante ${personId}`),
  });
}

interface Creation {
  readonly rp: RelyingParty;
  readonly userId: string;
  readonly username: string;
  readonly challenge: string;
  readonly had: readonly Passkey[];
}

/** Presents what a browser makes a passkey by, on a device that has none of the person's yet. */
export function presentCreation({ rp, userId, username, challenge, had }: Creation) {
  return {
    rp,
    user: { id: userId, name: username, displayName: username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeSeconds * 1000,
    attestation: 'none' as const,
    excludeCredentials: had
      .filter(({ host }) => host === rp.id)
      .map(({ credential, transports }) => ({
        id: credential,
        type: 'public-key' as const,
        transports: [...transports],
      })),
    authenticatorSelection: {
      residentKey: 'discouraged' as const,
      userVerification: 'discouraged' as const,
    },
  };
}

/** Verifies what a device signed for the challenge it was sent; null where that does not hold. */
export async function verifyMade(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  made: EndpointRequest<typeof endpoints.addPasskey>['body']['chave'],
  { personId, origin }: { readonly personId: number; readonly origin: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: (sent) => takeChallenge(db, sent, { personId, isNew: true }, clock.now()),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}
