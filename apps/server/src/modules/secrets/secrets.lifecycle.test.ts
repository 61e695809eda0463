import { execFile } from 'node:child_process';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect, type Connection } from '@estante/database';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenCall, writePeople, password } from '../../../test/people.ts';
import { writeNetwork } from '../../../test/network.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const vendorSecret = 'segredo combinado com o fornecedor';

let folder: ApplicationFolder;
let connection: Connection;
let keyFile: string;
let key: string;
/** Its session begins before the keys are sealed, and outlasts that. */
let refreshToken: string;

beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  keyFile = join(folder.dataDir, 'secret.key');
  connection = connect({ connectionString: folder.connectionString ?? '' });
  await writeNetwork(connection.db);
  await writePeople(connection.db);
  await writePlainSecrets();
});
afterAll(async () => {
  await connection.close();
  await folder[Symbol.asyncDispose]();
});

/** Writes secrets as the version before wrote them. */
async function writePlainSecrets(): Promise<void> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = JSON.stringify(await exportJWK(privateKey));
  await connection.pool.query(`insert into signing_key (id, private_jwk) values ('old', $1)`, [
    jwk,
  ]);
  await connection.pool.query(
    `insert into server_key (purpose, value) values ('refresh-token', $1)`,
    [Buffer.alloc(32, 'k')],
  );
  await connection.pool.query(
    `insert into vendor (name, label, address, hosts, secret)
      values ('gale', 'Gale', 'https://gale.example/', '{gale.example}', $1)`,
    [Buffer.from(vendorSecret)],
  );
  await connection.pool.query(
    `insert into institution_setting values ('captchaSecret', '"segredo do provedor"')`,
  );
}

/** Everything the four tables hold, as text. */
async function stored(): Promise<string> {
  const { rows } = await connection.pool.query<{ text: string }>(`
    select id || private_jwk::text as text from signing_key
    union all select purpose || ' ' || encode(value, 'escape') from server_key
    union all select name || ' ' || encode(coalesce(secret, ''), 'escape') from vendor
    union all select key || ' ' || value::text from institution_setting`);
  return rows.map(({ text }) => text).join('\n');
}

async function enter(address: string, more: Readonly<Record<string, string>>): Promise<Response> {
  const { payload } = tokenCall(more);
  return fetch(`${address}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
}

const byPassword = { grant_type: 'password', username: 'ana', password };
const byToken = () => ({ grant_type: 'refresh_token', refresh_token: refreshToken });

test('what an earlier version wrote is sealed on the next start, and serves as before', async () => {
  await using application = await folder.start();
  const text = await stored();
  expect(text).not.toMatch(/"d"|kkkkkkkk|segredo/);
  expect(text.match(/sealed:1:/g)).toHaveLength(6);
  key = (await readFile(keyFile, 'utf8')).trim();
  expect(text).not.toContain(key);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);

  const answer = await enter(application.address, byPassword);
  expect(answer.status).toBe(200);
  const pair = (await answer.json()) as { access_token: string; refresh_token: string };
  refreshToken = pair.refresh_token;
  const [header = ''] = pair.access_token.split('.');
  expect(Buffer.from(header, 'base64url').toString()).toContain('"kid":"old"');
});

test('the key may come from the environment, as where several servers share a database', async () => {
  await rename(keyFile, `${keyFile}.away`);
  await using application = await folder.start({ SECRET_KEY: key });
  const answer = await enter(application.address, byToken());
  expect(answer.status).toBe(200);
  refreshToken = ((await answer.json()) as { refresh_token: string }).refresh_token;
  await expect(stat(keyFile)).rejects.toThrow('ENOENT');
});

test('without the key it does not start, says what to do, and makes no other', async () => {
  const before = await stored();
  const refused = await folder.start().catch((error: unknown) => error);
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(String(refused)).toContain('The key of the secrets in the database is missing');
  expect(String(refused)).toContain(keyFile);
  expect(String(refused)).toContain('npm run new-secrets');
  expect(String(refused)).not.toMatch(/\n\s+at /);
  expect(await stored()).toBe(before);
  await expect(stat(keyFile)).rejects.toThrow('ENOENT');
});

test('with another key neither', async () => {
  const before = await stored();
  await writeFile(keyFile, 'another key than the one that was used\n', { mode: 0o644 });
  await expect(folder.start()).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`The key in ${keyFile} is not the one`) as string,
  });
  await expect(folder.start({ SECRET_KEY: 'x'.repeat(40) })).rejects.toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/The key in SECRET_KEY is not the one(?![^]*\n\s+at )/) as string,
  });
  expect(await stored()).toBe(before);
  expect(await readFile(keyFile, 'utf8')).toContain('another key');
});

test('npm run new-secrets begins anew: everybody signs in again, vendors are entered anew', async () => {
  expect(await newSecrets()).toMatchObject({ code: 2 });
  expect(await stored()).toContain('sealed');
  await rm(keyFile);
  expect(await newSecrets('--yes')).toMatchObject({ code: 0 });
  await using application = await folder.start();
  expect((await enter(application.address, byToken())).status).toBe(401);
  expect((await enter(application.address, byPassword)).status).toBe(200);
  expect((await readFile(keyFile, 'utf8')).trim()).not.toBe(key);
  const { rows } = await connection.pool.query('select secret, enabled from vendor');
  expect(rows).toEqual([{ secret: null, enabled: false }]);
});

async function newSecrets(...args: string[]) {
  const env = {
    ...process.env,
    DATA_DIR: folder.dataDir,
    DATABASE_URL: folder.connectionString ?? '',
  };
  const command = [join(root, 'tools/node'), join(root, 'apps/server/src/cli/new-secrets.ts')];
  return promisify(execFile)('sh', [...command, ...args], { env }).then(
    () => ({ code: 0 }),
    (error: { code: number }) => error,
  );
}
