import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { RateLimiter } from '../../endpoint/rate-limiter.ts';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { isLocalPasswords, readSettings } from '../institution/index.ts';
import type { Counter } from './attempt-counter.ts';
import { placeOf, tryFrom } from './limit-attempts.ts';
import { refuseNewPassword, replacePassword, rulesOf, type Owner } from './new-password.ts';
import { hashPassword } from './password.ts';
import { findCode, useCode } from './recovery-code.ts';
import { findTyped } from './typed-login.ts';

export interface RecoveryDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function checkRecoveryCode({
  db,
  clock,
}: RecoveryDeps): UseCase<typeof endpoints.checkRecoveryCode> {
  return async ({ params: { user }, body: { code } }, { device, limiter }) => {
    const settings = await readSettings(db);
    if (!isLocalPasswords(settings)) return refuse(403, 'RecursoDesativado');
    const typed = await findTyped(db, user, device);
    const found = await tryCode({ db, clock }, typed, { code, limiter });
    if ('refusal' in found) return found;
    return { status: 200, body: { rules: rulesOf(settings), name: found.owner.name } };
  };
}

interface CodeOwner {
  readonly counter: Counter;
  readonly owner: Owner | null;
  /** Whether a password that is kept here opens the login. */
  readonly isKept: boolean;
}

/** Checks the code of a login; always fails for unknown user names. */
function tryCode(
  { db, clock }: RecoveryDeps,
  { counter, owner, isKept }: CodeOwner,
  { code, limiter }: { readonly code: string; readonly limiter: RateLimiter },
): Promise<{ readonly id: string; readonly owner: Owner } | Refusal> {
  return tryFrom(placeOf(counter, limiter), 'wrongRecoveryCode', async () => {
    const id = await findCode(db, counter, code, clock.now());
    return id === null || owner === null || !isKept
      ? refuse(422, 'CodigoNaoConfere')
      : { id, owner };
  });
}

export function recoverPassword({
  db,
  clock,
}: RecoveryDeps): UseCase<typeof endpoints.recoverPassword> {
  return async ({ params: { user }, body: { code, password } }, { device, limiter, language }) => {
    if (!isLocalPasswords(await readSettings(db))) return refuse(403, 'RecursoDesativado');
    const typed = await findTyped(db, user, device);
    const found = await tryCode({ db, clock }, typed, { code, limiter });
    if ('refusal' in found) return found;
    const { id, owner } = found;
    const broken = await refuseNewPassword(db, owner, password, { field: 'password', language });
    if (broken) return broken;
    const hash = await hashPassword(password);
    const replacement = { kind: 'password-recovered', hash, keptSession: null, language } as const;
    const isUsed = await db.transaction().execute(async (trx) => {
      if (!(await useCode(trx, id, clock.now()))) return false;
      await replacePassword(trx, clock, owner, replacement);
      return true;
    });
    return isUsed ? { status: 200, body: {} } : refuse(422, 'CodigoNaoConfere');
  };
}
