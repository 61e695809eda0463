import { rateClasses, webClient } from '@estante/contract';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, people } from '../../test/people.ts';
import { writeEverybody } from '../../test/started-calls.ts';

let folder: ApplicationFolder;
let application: StartedApplication;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  // Behind a proxy of the operator's, which names the addresses of those who ask.
  application = await folder.startUnset({
    TRUSTED_PROXIES: '127.0.0.1',
    UNLIMITED_NETWORKS: '198.51.100.0/24',
  });
  await writeEverybody(folder.connectionString ?? '');
});
afterAll(() => folder[Symbol.asyncDispose]());

interface CallOptions {
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function ask(path: string, { from, headers, body }: CallOptions) {
  const answer = await fetch(application.address + path, {
    headers: {
      'x-forwarded-for': from,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const enter = (username: string, word: string, { from, headers }: CallOptions) => {
  const client = { client_id: webClient.id, client_secret: webClient.secret };
  const body = { ...client, grant_type: 'password', username, password: word };
  return ask('/api/oauth/token', { from, body, ...(headers && { headers }) });
};

const browser = { accept: 'text/html', 'accept-language': 'en' };

test('400 user names from one address are refused long before the end, and nobody else is', async () => {
  const campus = { from: '203.0.113.7' };
  const before = await enter('ana', password, campus);
  expect(before.status).toBe(200);
  const cookie = before.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const statuses: number[] = [];
  for (let name = 0; name < 400; name += 53) {
    const second = Array.from({ length: Math.min(53, 400 - name) }, (_, at) => name + at);
    const tried = await Promise.all(
      second.map((one) => enter(`leitor${one}`, 'Uma senha qualquer 1', campus)),
    );
    statuses.push(...tried.map(({ status }) => status));
  }
  // A busy machine turns some away for that.
  expect([401, 429, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(110);
  expect(statuses.slice(200)).toContain(429);
  expect(statuses.slice(200)).not.toContain(401);
  // People who came in from there before, and all those elsewhere, come in.
  expect((await enter('ana', password, { ...campus, headers: { cookie } })).status).toBe(200);
  expect((await enter('bruno', password, { from: '203.0.113.8' })).status).toBe(200);
  const token = (JSON.parse(before.text) as { access_token: string }).access_token;
  const headers = { authorization: `Bearer ${token}` };
  expect((await ask('/api/pessoas', { ...campus, headers })).status).toBe(200);
});

test('a campus that signs in at once is not held off', async () => {
  const campus = { from: '203.0.113.9' };
  const readers = Array.from({ length: 150 }, (_, turn) => people[turn % people.length] ?? '');
  const signed = await Promise.all(readers.map((name) => enter(name, password, campus)));
  expect(new Set(signed.map(({ status }) => status))).toEqual(new Set([200]));
});

describe('a crowd of crawlers', () => {
  test('is turned away in part, and takes the personal area from nobody', async () => {
    const crowd = Array.from({ length: 400 }, (_, turn) =>
      ask(`/?q=palavra${turn}`, { from: `192.0.2.${turn % 250}`, headers: browser }),
    );
    const own = await Promise.all(
      ['/meupergamum', '/login'].map((path) =>
        ask(path, { from: '203.0.113.10', headers: browser }),
      ),
    );
    expect(own.map(({ status }) => status)).toEqual([200, 200]);
    const answers = await Promise.all(crowd);
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused[0]?.text).toContain('The catalogue is getting too many requests');
    const again = async () => (await ask('/', { from: '192.0.2.1', headers: browser })).status;
    await expect.poll(again).toBe(200);
  });

  test('from one address is told in a page to come again later', async () => {
    const one = { from: '192.0.2.251', headers: browser };
    const answers = await Promise.all(
      Array.from({ length: rateClasses.feed.times + 10 }, () => ask('/rss?pagina=x', one)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.text).toContain('Too many requests in a short time');
    expect(refused[0]?.headers.get('content-type')).toContain('text/html');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/rss?pagina=x', { from: '192.0.2.252' })).status).toBe(422);
  });
});

test('a server that comes late refuses what is costly to strangers alone, until it has its breath', async () => {
  const token = JSON.parse((await enter('clara', password, { from: '203.0.113.11' })).text) as {
    readonly access_token: string;
  };
  const headers = { authorization: `Bearer ${token.access_token}` };
  const search = () => ask('/api/consulta?q=dom', { from: '203.0.113.11' });
  const answered = async () => (await search()).status;
  await expect.poll(answered).toBe(200);
  // As where a machine gives a process no time: stopped nearly all the while.
  const late = async () => {
    process.kill(application.pid, 'SIGSTOP');
    await delay(6000);
    process.kill(application.pid, 'SIGCONT');
    return (await search()).status;
  };
  await expect.poll(late, { timeout: 90_000, interval: 1 }).toBe(503);
  const from = '203.0.113.11';
  const [health, ready, own, known, page] = await Promise.all([
    ask('/healthz', { from }),
    ask('/readyz', { from }),
    ask('/api/pessoas', { from, headers }),
    ask('/api/consulta?q=dom', { from, headers }),
    ask('/meupergamum', { from, headers: browser }),
  ]);
  expect([health, ready, own, known, page].map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 200),
  );
  await expect.poll(answered).toBe(200);
});
