import { webClient } from '@estante/contract';
import { connect, type Db } from '@estante/database';
import { onTestFinished } from 'vitest';
import { password, writePeople, type Username } from './people.ts';
import { writeNetwork } from './network.ts';

/** Answer of a started application; `retryAfter` is null without that header. */
export interface StartedAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

export async function ask(
  address: string,
  path: string,
  init: RequestInit = {},
): Promise<StartedAnswer> {
  const answer = await fetch(`${address}${path}`, init);
  const body = await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
}

const client = { client_id: webClient.id, client_secret: webClient.secret };

/** Asks for tokens by the password of the tests: one more session, once it is answered with 200. */
export function signIn(address: string, username: Username): Promise<StartedAnswer> {
  const asked = { grant_type: 'password', ...client, username, password };
  return ask(address, '/api/oauth/token', postOf(asked));
}

/** Goes on with the session of a sign-in: refused where the session is not kept. */
export function refresh(address: string, { body }: StartedAnswer): Promise<StartedAnswer> {
  const { refresh_token } = JSON.parse(body) as { refresh_token: string };
  return ask(
    address,
    '/api/oauth/token',
    postOf({ grant_type: 'refresh_token', ...client, refresh_token }),
  );
}

/** Headers of calls by somebody who has signed in. */
export function bearing({ body }: StartedAnswer): Record<string, string> {
  const { access_token } = JSON.parse(body) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

export function postOf(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** Calls again and again, `atOnce` at a time, until it is stopped; then tells what was answered. */
export function streamOf(
  atOnce: number,
  call: () => Promise<StartedAnswer>,
): () => Promise<StartedAnswer[]> {
  const over = new AbortController();
  const answers: StartedAnswer[] = [];
  const follow = async () => {
    while (!over.signal.aborted) answers.push(await call());
  };
  const streams = Array.from({ length: atOnce }, follow);
  // A test that fails awaits none of them; what they call may be gone next.
  onTestFinished(async () => {
    over.abort();
    await Promise.allSettled(streams);
  });
  return async () => {
    over.abort();
    await Promise.all(streams);
    return answers;
  };
}

/** The network and the people of the tests, who can sign in. */
export function writeEverybody(connectionString: string): Promise<void> {
  return onDatabase(connectionString, async (db) => {
    await writeNetwork(db);
    await writePeople(db);
  });
}

export async function onDatabase<Result>(
  connectionString: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const connection = connect({ connectionString, max: 2 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}
