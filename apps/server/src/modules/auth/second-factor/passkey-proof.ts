import type { PasskeyAnswer, PasskeyChallenge } from '@estante/contract';
import type { FactorDeps } from './factor-deps.ts';
import { challengeSeconds, takeChallenge, writeChallenge } from './passkey-challenge-repository.ts';
import { listPasskeys, takeSignature } from './passkey-repository.ts';

/** Owner of a passkey, and the origin where it is used: it signs for one host alone. */
export interface Place {
  readonly personId: number;
  /** 'https://catalogo.example.org' */
  readonly origin: string;
}

export const hostOf = (origin: string) => new URL(origin).hostname;

/**
 * The challenge that one of a person's passkeys is to sign; null where they have none for this
 * host.
 */
export async function challengeFor(
  { db, clock }: FactorDeps,
  { personId, origin }: Place,
): Promise<PasskeyChallenge | null> {
  const rpId = hostOf(origin);
  const passkeys = (await listPasskeys(db, personId)).filter(({ host }) => host === rpId);
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await writeChallenge(db, challenge, { personId, isNew: false }, clock.now());
  return {
    challenge,
    rpId,
    timeout: challengeSeconds * 1000,
    // The password says who it is: the device alone is what is shown beside it.
    userVerification: 'discouraged',
    allowCredentials: passkeys.map(({ credential, transports }) => ({
      id: credential,
      type: 'public-key',
      transports: [...transports],
    })),
  };
}

/**
 * Whether one of a person's passkeys has signed what it was asked to, here and now; each signature
 * is good once.
 */
export async function isSigned(
  { db, clock }: FactorDeps,
  { personId, origin }: Place,
  answer: PasskeyAnswer,
): Promise<boolean> {
  const passkeys = await listPasskeys(db, personId);
  const passkey = passkeys.find(({ credential }) => credential === answer.id);
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (sent) => takeChallenge(db, sent, { personId, isNew: false }, clock.now()),
    expectedOrigin: origin,
    expectedRPID: passkey.host,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signatures,
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const at = new Date(clock.now().epochMilliseconds);
  return takeSignature(db, passkey, verified.authenticationInfo.newCounter, at);
}
