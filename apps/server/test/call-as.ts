import type { LightMyRequestResponse } from 'fastify';
import { as } from './people.ts';
import type { TestApp } from './start-test-app.ts';

export type Person = Parameters<typeof as>[1];

export interface CallAs {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/. */
  readonly path: string;
  readonly payload?: object;
  /** A language id: 1 Portuguese, 3 Spanish, 5 English. */
  readonly language?: string;
}

/** A call by a person of the tests, or by nobody. */
export async function callAs(
  server: TestApp,
  person: Person | null,
  { method, path, payload, language = '1' }: CallAs,
): Promise<LightMyRequestResponse> {
  const bearer = person ? await as(server, person) : {};
  const headers = { ...bearer, 'x-idioma': language };
  return server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
}
