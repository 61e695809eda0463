import type { Db, Safe } from '@estante/database';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findFactor, openFactor, takeKey, takeStep } from './repository.ts';
import { stepOf } from './totp.ts';

export interface FactorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: Safe;
}

/** Why a right password does not do by itself, or null: there is no second factor, or it was shown. */
export async function refuseCode(
  deps: FactorDeps,
  personId: number,
  code: string | undefined,
): Promise<Refusal | null> {
  const factor = await findFactor(deps.db, personId);
  if (!factor?.confirmed_at) return null;
  if (code === undefined || code.trim() === '') return refuse(401, 'SegundoFatorNecessario');
  return (await isCodeRight(deps, personId, code)) ? null : refuse(401, 'SegundoFatorIncorreto');
}

/** Whether it is a code of the person's device, or one of those they keep; each is good once. */
export async function isCodeRight(
  { db, clock, safe }: FactorDeps,
  personId: number,
  typed: string,
): Promise<boolean> {
  const factor = await findFactor(db, personId);
  if (!factor) return false;
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) {
    return factor.confirmed_at !== null && takeKey(db, personId, code);
  }
  const step = stepOf(openFactor(safe, personId, factor.secret), code, clock.now());
  return step !== null && takeStep(db, personId, step);
}
