import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

type Answer = LightMyRequestResponse | Promise<LightMyRequestResponse>;

/** What a call that is to succeed answers. */
export async function successBody<Body>(answer: Answer): Promise<Body> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as Body;
}

/** What a refusal says: its code, sentence, values and reasons. */
export const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;

/** Status and code of a refusal. */
export async function codeOf(answer: Answer): Promise<[number, string]> {
  const refusal = await answer;
  return [refusal.statusCode, refusalIn(refusal).codigo];
}
