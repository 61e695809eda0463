import { webClient } from '@estante/contract';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, type Username } from '../../../test/people.ts';
import { onDatabase, writeEverybody } from '../../../test/started-calls.ts';

let folder: ApplicationFolder;
let address = '';
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  ({ address } = await folder.startUnset());
  await writeEverybody(folder.connectionString ?? '');
});
afterAll(() => folder[Symbol.asyncDispose]());

interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

const client = { client_id: webClient.id, client_secret: webClient.secret };

function send(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function enter(username: Username): Promise<Pair> {
  const fields = { ...client, grant_type: 'password', username, password };
  return (await (await send('POST', '/oauth/token', fields)).json()) as Pair;
}

/** A read, a write, a refresh. */
async function statusesOf({ access_token, refresh_token }: Pair): Promise<readonly number[]> {
  const grant = { ...client, grant_type: 'refresh_token', refresh_token };
  const answers = [
    await send('GET', '/pessoas/login', undefined, access_token),
    await send('POST', '/emprestimo/token', {}, access_token),
    await send('POST', '/oauth/token', grant),
  ];
  return answers.map(({ status }) => status);
}

const login = (username: Username, set: { is_blocked: boolean } | { ended_at: Date }) =>
  onDatabase(folder.connectionString ?? '', (db) =>
    db.updateTable('login').set(set).where('username', '=', username).execute(),
  );

test.each<[string, Username, (pair: Pair) => Promise<unknown>]>([
  [
    'signing out',
    'ana',
    ({ refresh_token: token }) => send('POST', '/oauth/revoke', { ...client, token }),
  ],
  [
    'a change of password elsewhere',
    'bruno',
    async () => {
      const { access_token } = await enter('bruno');
      const change = { senhaAtual: password, senhaNova: 'outra senha bem comprida' };
      return send('PUT', '/pessoas/meu-pergamum/senha', change, access_token);
    },
  ],
  ['a block by the libraries', 'clara', () => login('clara', { is_blocked: true })],
  ['the end of the link', 'fabio', () => login('fabio', { ended_at: new Date() })],
])('after %s nothing is read, written or refreshed', async (_what, username, revoke) => {
  const pair = await enter(username);
  expect((await send('GET', '/pessoas/login', undefined, pair.access_token)).status).toBe(200);
  await revoke(pair);
  expect(await statusesOf(pair)).toEqual([401, 401, 401]);
});
