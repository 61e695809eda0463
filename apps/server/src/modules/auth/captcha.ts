import { activities, type endpoints } from '@estante/contract';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isActivityOn, readSettings } from '../institution/index.ts';
import { askProvider, type CaptchaProviderDeps } from './outside-captcha.ts';
import { challengeLife, makeChallenge, takeAnswer, type ProofDeps } from './proof-of-work.ts';

export interface CaptchaDeps extends CaptchaProviderDeps, ProofDeps {}

export function createCaptcha(deps: ProofDeps): UseCase<typeof endpoints.createCaptcha> {
  return async () => {
    const desafio = await makeChallenge(deps, 'captcha');
    return { status: 200, body: { desafio, validade: challengeLife } };
  };
}

/** Refuses a token that is no good while captchas are asked for; else null. Uses it up. */
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

/** Whether the token is good; null where the provider does not say. */
async function isGoodToken(deps: CaptchaDeps, token: string) {
  const settings = await readSettings(deps.db);
  return settings.captchaProvider === 'siteverify'
    ? askProvider(settings, token, deps)
    : takeAnswer(deps, 'captcha', token);
}
