import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { RateLimiter } from '../../endpoint/rate-limiter.ts';
import { busy, refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { isLocalPasswords, readSettings } from '../institution/index.ts';
import { recordEvent } from './audit.ts';
import { refuseCaptcha, type CaptchaDeps } from './captcha.ts';
import { placeOf, refuseMore, tryFrom } from './limit-attempts.ts';
import { findLogin, foldUsername } from './login-repository.ts';
import { maskedAddresses } from './masked-address.ts';
import {
  findOwner,
  refuseNewPassword,
  replacePassword,
  rulesOf,
  type Owner,
} from './new-password.ts';
import { hashPassword } from './password.ts';
import { codeLength, codeLife, findCode, issueCode, makeCode, useCode } from './recovery-code.ts';
import { loadServerKey } from './server-key.ts';
import { counterOf, type Counter } from './sign-in-attempts.ts';

export interface RecoveryDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The login somebody types, with all that is asked of the database whether there is one or not. */
async function findTyped(db: Db, typed: string, device: string | null) {
  const username = foldUsername(typed);
  const login = await findLogin(db, username);
  const counter = await counterOf(db, login, username, device);
  const owner = await findOwner(db, login?.id ?? 0);
  return { username, counter, owner };
}

/** Known and unknown user names do the same, and are answered alike; a mail to nobody is not sent. */
export function requestRecoveryCode(
  deps: CaptchaDeps,
): UseCase<typeof endpoints.requestRecoveryCode> {
  const { db, clock } = deps;
  return async ({ params: { user }, query }, { device, limiter, language }) => {
    const settings = await readSettings(db);
    if (!isLocalPasswords(settings)) return refuse(403, 'RecursoDesativado');
    const { username, counter, owner } = await findTyped(db, user, device);
    const refusal =
      (await refuseMore(placeOf(counter, limiter), 'recoveryCode')) ??
      (await refuseCaptcha(deps, query.recaptcha_token));
    if (refusal) return refusal;
    const made = await limiter.inTurn('recoveryCode', makeCode);
    if (!made) return busy;
    const issued = await db.transaction().execute(async (trx) => {
      const result = await issueCode(trx, counter, made, clock.now());
      if (result.kind === 'new') {
        const recipients = owner?.emails ?? [];
        const letter = letterOf(result.code, settings.name, language);
        await queueMail(trx, clock, { recipients, ...letter }, codeLife);
        const loginId = owner?.loginId ?? null;
        await recordEvent(trx, clock, { kind: 'recovery-code-issued', loginId });
      }
      return result;
    });
    if (issued.kind === 'tooMany') return tooMany(issued.seconds);
    const key = await loadServerKey(deps, 'masked-addresses');
    const emails = [...maskedAddresses(owner?.emails ?? [], username, key)];
    return { status: 200, body: { emails, name: '', length: codeLength, tte: issued.seconds } };
  };
}

function letterOf(code: string, institution: string, language: Language) {
  const t = translatorFor(language);
  return {
    senderName: institution,
    subject: t('mail.recoverySubject'),
    body: t('mail.recoveryBody', { institution, code, minutes: codeLife / 60 }),
  };
}

function tooMany(seconds: number): Refusal {
  const minutos = Math.ceil(seconds / 60);
  return { ...refuse(429, 'CodigosDemais', { minutos }), retryAfter: seconds };
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
}

/** The code of a login; that of an unknown user name, which went to nobody, is none. */
function tryCode(
  { db, clock }: RecoveryDeps,
  { counter, owner }: CodeOwner,
  { code, limiter }: { readonly code: string; readonly limiter: RateLimiter },
): Promise<{ readonly id: string; readonly owner: Owner } | Refusal> {
  return tryFrom(placeOf(counter, limiter), 'wrongRecoveryCode', async () => {
    const id = await findCode(db, counter, code, clock.now());
    return id === null || owner === null ? refuse(422, 'CodigoNaoConfere') : { id, owner };
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
