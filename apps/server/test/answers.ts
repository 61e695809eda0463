import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

type Answer = Promise<LightMyRequestResponse>;

/** What a call that is to succeed answers. */
export async function successBody<Body>(answer: Answer): Promise<Body> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
  return JSON.parse(body) as Body;
}

/** Status and code of a refusal. */
export async function codeOf(answer: Answer): Promise<[number, string]> {
  const { statusCode, body } = await answer;
  return [statusCode, errorBody.parse(JSON.parse(body)).erro.codigo];
}
