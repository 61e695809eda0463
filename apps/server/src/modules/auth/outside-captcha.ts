import { activities, secureAddress } from '@estante/contract';
import { type Db, type Safe, secretName } from '@estante/database';
import { z } from 'zod';
import type { Breaker } from '../../platform/breaker.ts';
import { isActivityOn, readSettings, type Settings } from '../institution/index.ts';

/** Milliseconds for which a provider is waited for. */
const patience = 2500;

/** What providers answer; reCAPTCHA, hCaptcha and Turnstile alike. */
const verdict = z.object({ success: z.boolean() });

/** The provider whose captcha is asked for at login; null where none is, or ours. */
export async function findCaptchaProvider(db: Db) {
  const settings = await readSettings(db);
  if (settings.captchaProvider !== 'siteverify') return null;
  if (!(await isActivityOn(db, activities.loginCaptcha))) return null;
  const { captchaScript: script, captchaObject: object, captchaSiteKey: siteKey } = settings;
  return { script, object, siteKey };
}

/**
 * Asks the provider of captchas whether it gave this token, by the `siteverify` call they have in
 * common; null where it does not say. Each token is good once: the provider sees to it.
 */
export function askProvider(
  { captchaVerifyUrl, captchaSecret }: Settings,
  token: string,
  { safe, breaker }: { readonly safe: Safe; readonly breaker: Breaker },
): Promise<boolean | null> {
  return breaker.attempt(async () => {
    const url = secureAddress(captchaVerifyUrl);
    if (!url) throw new Error('no address of a provider of captchas');
    const secret = safe.open(captchaSecret, secretName.captcha).toString();
    const answer = await fetch(url, {
      method: 'POST',
      // The address of who asks is nobody's business.
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`the provider of captchas answered ${answer.status}`);
    return verdict.parse(await answer.json()).success;
  });
}
