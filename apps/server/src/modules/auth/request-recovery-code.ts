import type { endpoints, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { busy, refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { isLocalPasswords, readSettings } from '../institution/index.ts';
import { recordEvent } from './audit.ts';
import { refuseCaptcha, type CaptchaDeps } from './captcha.ts';
import { placeOf, refuseMore } from './limit-attempts.ts';
import { maskedAddresses } from './masked-address.ts';
import { codeLength, codeLife, issueCode, makeCode } from './recovery-code.ts';
import { loadServerKey } from './server-key.ts';
import { findTyped } from './typed-login.ts';

/**
 * Requests a code to recover a password. Known and unknown user names do the same, and are answered alike; a mail to
 * nobody is not sent.
 */
export function requestRecoveryCode(
  deps: CaptchaDeps,
): UseCase<typeof endpoints.requestRecoveryCode> {
  const { db, clock } = deps;
  return async ({ params: { user }, query }, { device, limiter, language, origin }) => {
    const settings = await readSettings(db);
    if (!isLocalPasswords(settings)) return refuse(403, 'RecursoDesativado');
    const { username, counter, owner, isKept } = await findTyped(db, user, device);
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
        const letter = isKept
          ? letterOf(result.code, settings.name, language)
          : letterOfOthers(`${origin}/login`, settings.name, language);
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

/** Letter to a person who signs in by a password that others keep: one of ours would open nothing. */
function letterOfOthers(link: string, institution: string, language: Language) {
  const t = translatorFor(language);
  return {
    senderName: institution,
    subject: t('mail.keptElsewhereSubject'),
    body: t('mail.keptElsewhereBody', { institution, link }),
  };
}

function tooMany(seconds: number): Refusal {
  const minutos = Math.ceil(seconds / 60);
  return { ...refuse(429, 'CodigosDemais', { minutos }), retryAfter: seconds };
}
