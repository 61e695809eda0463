import { activities, type CaptchaChallenge } from '@estante/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './start-test-app.ts';

/** Whether a captcha is asked for at login. */
export async function setCaptcha({ db }: TestApp, enabled: boolean): Promise<void> {
  const row = { code: activities.loginCaptcha, description: 'Captcha', enabled };
  await db
    .insertInto('activity')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ enabled }))
    .execute();
}

/** Asks for a challenge. */
export async function askChallenge({ app }: TestApp): Promise<CaptchaChallenge> {
  const answer = await app.inject({ method: 'POST', url: '/api/captcha' });
  return answer.json<{ desafio: CaptchaChallenge }>().desafio;
}

/** Asks for work for a pass, and does it. */
export async function workForPass({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/passe/desafio' });
  return answerTo(answer.json<{ desafio: CaptchaChallenge }>().desafio);
}

/** Answers a challenge as the browser does. */
export async function answerTo(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return tokenOf({ challenge, solution });
}

export function tokenOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}
