import type { PasskeyAnswer } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { FactorDeps } from './factor-deps.ts';
import { countKeys, takeKey } from './kept-key-repository.ts';
import { challengeFor, isSigned, type Place } from './passkey-proof.ts';
import { findFactor, hasFactor, openFactor, takeStep } from './repository.ts';
import { stepOf } from './totp.ts';

/** Second factor that is shown beside a password. */
export interface ShownFactor {
  /** Code of a device, or one of the codes that are kept. */
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/** Refuses a right password without its second factor; null where there is none, or it was shown. */
export async function refuseFactor(
  deps: FactorDeps,
  place: Place,
  { code, passkey }: ShownFactor,
): Promise<Refusal | null> {
  if (!(await hasFactor(deps.db, place.personId))) return null;
  if (passkey ? await isSigned(deps, place, passkey) : await isCodeOf(deps, place, code)) {
    return null;
  }
  const isMissing = !passkey && isBlank(code);
  const reason = isMissing ? 'SegundoFatorNecessario' : 'SegundoFatorIncorreto';
  const refusal = refuse(401, reason, await waysOf(deps.db, place.personId));
  const challenge = await challengeFor(deps, place);
  return challenge ? { ...refusal, challenge } : refusal;
}

/** Kinds of codes that a person has, 1 or 0 of each: by an app, and kept. A passkey is told by what it is to sign. */
async function waysOf(db: Db, personId: number) {
  const [factor, kept] = await Promise.all([findFactor(db, personId), countKeys(db, personId)]);
  return { aplicativo: Number(!!factor?.confirmed_at), guardados: Number(kept > 0) };
}

const isBlank = (code: string | undefined) => code === undefined || code.trim() === '';

async function isCodeOf(deps: FactorDeps, { personId }: Place, code: string | undefined) {
  return code !== undefined && !isBlank(code) && isCodeRight(deps, personId, code);
}

/** Whether it is a code of the person's device, or one of those they keep; each is good once. */
async function isCodeRight(deps: FactorDeps, personId: number, typed: string): Promise<boolean> {
  const code = deviceCode(typed);
  if (code === null) return takeKey(deps.db, personId, typed);
  const factor = await findFactor(deps.db, personId);
  // One that was begun opens nothing: nobody has shown yet that it is theirs.
  return !!factor?.confirmed_at && takeCode(deps, personId, factor.secret, code);
}

/** The six digits of a device's code, however spaces part them; null for what no device shows. */
export function deviceCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** Whether the device of this secret, sealed, shows this code; it is good once. */
export async function takeCode(
  { db, clock, safe }: FactorDeps,
  personId: number,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOf(openFactor(safe, personId, secret), code, clock.now());
  return step !== null && takeStep(db, personId, secret, step);
}
