import { activities, secureAddress } from '@estante/contract';
import { type Db, type Safe, secretName } from '@estante/database';
import { z } from 'zod';
import type { Breaker } from '../../platform/outside/breaker.ts';
import type { OutsideServers } from '../../platform/outside/outside-server.ts';
import { isActivityOn, readSettings, type Settings } from '../institution/index.ts';

/** Milliseconds for which a provider is waited for. */
const patience = 2500;

/** Answer of captcha providers; reCAPTCHA, hCaptcha and Turnstile alike. */
const verdict = z.object({ success: z.boolean() });

export interface CaptchaProviderDeps {
  /** Circuit breaker before the provider that the institution may have chosen. */
  readonly captchaBreaker: Breaker;
  readonly outsideServers: OutsideServers;
  readonly safe: Safe;
}

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
  { captchaBreaker, outsideServers, safe }: CaptchaProviderDeps,
): Promise<boolean | null> {
  return captchaBreaker.attempt(async () => {
    const url = secureAddress(captchaVerifyUrl);
    if (!url) throw new Error('no address of a provider of captchas');
    const secret = safe.open(captchaSecret, secretName.captcha).toString();
    // The caller's address is not sent: the provider need not know it.
    const form = new URLSearchParams({ secret, response: token });
    return verdict.parse(await outsideServers.postForm(url, form, patience)).success;
  });
}
