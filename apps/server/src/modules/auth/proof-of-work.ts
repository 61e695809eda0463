import { captchaChallenge, type CaptchaChallenge } from '@estante/contract';
import type { Db } from '@estante/database';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { loadServerKey, type KeyDeps } from './server-key.ts';

export interface ProofDeps extends KeyDeps {
  readonly clock: Clock;
}

/** Purposes of a proof of work: an answer for one does not serve for the other. */
export type ProofPurpose = 'captcha' | 'pass';

/** Seconds for which a challenge may be answered. */
export const challengeLife = 600;
/** Rounds of PBKDF2 for each number that is tried: about a millisecond. */
const cost = 1000;
/** The number sought lies between these: a second of work or so. */
const [least, most] = [200, 600];

const answer = z.strictObject({
  challenge: captchaChallenge,
  solution: z.strictObject({
    counter: z.number().int().min(0).max(most),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    time: z.number().optional(),
  }),
});
type ProofAnswer = z.infer<typeof answer>;

/** Makes a challenge. Nothing is stored for it: it is signed, and bears its own end. */
export async function makeChallenge(
  deps: ProofDeps,
  purpose: ProofPurpose,
): Promise<CaptchaChallenge> {
  const ends = Math.floor(deps.clock.now().epochMilliseconds / 1000) + challengeLife;
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(least, most),
    deriveKey,
    // The library's own `expiresAt` is held against another clock than ours.
    data: { ends },
    ...(await secretsOf(deps, purpose)),
  });
  // A challenge that is sent is checked by this schema anyway; here it gives the type.
  return captchaChallenge.parse(made);
}

/** Whether the answer proves the work, and is given for the first time. Uses it up. */
export async function takeAnswer(
  deps: ProofDeps,
  purpose: ProofPurpose,
  token: string,
): Promise<boolean> {
  const given = readAnswer(token);
  return (
    given !== null &&
    (await isRight(deps, purpose, given)) &&
    (await isFirst(deps.db, deps.clock, given))
  );
}

function readAnswer(token: string): ProofAnswer | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return answer.safeParse(read).data ?? null;
  } catch {
    return null;
  }
}

async function isRight(
  deps: ProofDeps,
  purpose: ProofPurpose,
  given: ProofAnswer,
): Promise<boolean> {
  if (given.challenge.parameters.data.ends <= deps.clock.now().epochMilliseconds / 1000)
    return false;
  const secrets = await secretsOf(deps, purpose);
  const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
  return verified;
}

/** Whether the challenge was not answered before: of two answers at once one is the first. */
async function isFirst(db: Db, clock: Clock, { challenge }: ProofAnswer): Promise<boolean> {
  const { nonce, data } = challenge.parameters;
  const now = new Date(clock.now().epochMilliseconds);
  await db.deleteFrom('answered_captcha').where('expires_at', '<=', now).execute();
  const expires_at = new Date(data.ends * 1000);
  const written = await db
    .insertInto('answered_captcha')
    .values({ nonce, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return written !== undefined;
}

async function secretsOf(deps: KeyDeps, purpose: ProofPurpose) {
  const key = async (name: string) => (await loadServerKey(deps, name)).toString('hex');
  return {
    hmacSignatureSecret: await key(purpose),
    hmacKeySignatureSecret: await key(`${purpose}-answer`),
  };
}
