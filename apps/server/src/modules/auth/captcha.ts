import { activities, captchaChallenge, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { isActivityOn, readSettings } from '../institution/index.ts';
import { askProvider, type CaptchaProviderDeps } from './outside-captcha.ts';
import { loadServerKey, type KeyDeps } from './server-key.ts';

export interface CaptchaDeps extends CaptchaProviderDeps, KeyDeps {
  readonly clock: Clock;
}

/** Seconds for which a captcha may be answered. */
const life = 600;
/** Rounds of PBKDF2 for each number that is tried: about a millisecond. */
const cost = 1000;
/** The number sought lies between these: a second of work or so, for whoever signs in. */
const [least, most] = [200, 600];

const answer = z.strictObject({
  challenge: captchaChallenge,
  solution: z.strictObject({
    counter: z.number().int().min(0).max(most),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    time: z.number().optional(),
  }),
});
type CaptchaAnswer = z.infer<typeof answer>;

/** Nothing is written for a challenge: it is signed, and bears its own end. */
export function createCaptcha(
  deps: Omit<CaptchaDeps, 'captchaBreaker' | 'outsideServers'>,
): UseCase<typeof endpoints.createCaptcha> {
  return async () => {
    const ends = Math.floor(deps.clock.now().epochMilliseconds / 1000) + life;
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(least, most),
      deriveKey,
      // The library's own `expiresAt` is held against another clock than ours.
      data: { ends },
      ...(await secretsOf(deps)),
    });
    // What is sent is checked by this schema anyway; here it gives the type.
    const desafio = captchaChallenge.parse(made);
    return { status: 200, body: { desafio, validade: life } };
  };
}

/** Why this token does not let its sender go on while captchas are asked for, or null. Uses it up. */
export async function refuseCaptcha(
  deps: CaptchaDeps,
  token: string | undefined,
): Promise<Refusal | null> {
  if (!(await isActivityOn(deps.db, activities.loginCaptcha))) return null;
  if (!token?.trim()) return refuse(422, 'AuthCAPTCHAError');
  const isGood = await isGoodToken(deps, token);
  if (isGood === null)
    return {
      ...refuse(503, 'ServicoExternoIndisponivel', { servico: 'captcha' }),
      retryAfter: 30,
    };
  return isGood ? null : refuse(422, 'CaptchaInvalido');
}

/** Null where the provider does not say. */
async function isGoodToken(deps: CaptchaDeps, token: string) {
  const { db, clock } = deps;
  const settings = await readSettings(db);
  if (settings.captchaProvider === 'siteverify') {
    return askProvider(settings, token, deps);
  }
  const given = readAnswer(token);
  return given !== null && (await isRight(deps, given)) && (await isFirst(db, clock, given));
}

function readAnswer(token: string): CaptchaAnswer | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    return answer.safeParse(read).data ?? null;
  } catch {
    return null;
  }
}

async function isRight(deps: CaptchaDeps, given: CaptchaAnswer): Promise<boolean> {
  if (given.challenge.parameters.data.ends <= deps.clock.now().epochMilliseconds / 1000)
    return false;
  const { verified } = await verifySolution({ ...given, deriveKey, ...(await secretsOf(deps)) });
  return verified;
}

/** Whether it was not given before: of two at once one is the first. */
async function isFirst(db: Db, clock: Clock, { challenge }: CaptchaAnswer): Promise<boolean> {
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

async function secretsOf(deps: KeyDeps) {
  const key = async (purpose: string) => (await loadServerKey(deps, purpose)).toString('hex');
  return {
    hmacSignatureSecret: await key('captcha'),
    hmacKeySignatureSecret: await key('captcha-answer'),
  };
}
