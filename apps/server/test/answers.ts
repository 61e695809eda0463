import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

type Answer = LightMyRequestResponse | Promise<LightMyRequestResponse>;

/** Reads the body of an answer that is to be a success: any status but 200 fails the test. */
export async function successBody<Body>(answer: Answer): Promise<Body> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as Body;
}

/** Refusal in an answer: its code, sentence, values and reasons. */
export const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;

/** Status and code of a refusal. */
export async function codeOf(answer: Answer): Promise<[number, string]> {
  const refusal = await answer;
  return [refusal.statusCode, refusalIn(refusal).codigo];
}
