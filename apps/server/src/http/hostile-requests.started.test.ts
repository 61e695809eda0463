import { isLong } from '@estante/test-support/is-long';
import { errorBody } from '@estante/contract';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileRequest } from '../../test/hostile-request.ts';
import { readAnswer, say, type HeardAnswer } from '../../test/raw-socket.ts';

/** Settings of each property: 600 requests, 150 in the gate, the same at every run of the tests. */
const runs = { seed: 20_260_312, numRuns: isLong ? 600 : 150 };

let folder: ApplicationFolder;
let application: StartedApplication;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  // Behind a proxy that is trusted what it says of a request is looked at too.
  application = await folder.start({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' });
});
afterAll(() => folder[Symbol.asyncDispose]());

const hear = (bytes: string) => say(application.address, bytes);
const ask = async (...lines: readonly string[]) =>
  readAnswer(await hear(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`));

const post = (path: string, body: string) =>
  fetch(`${application.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

const inside = /node_modules|\.[jt]sx?:\d+:\d+|\bselect\b.*\bfrom\b|syntax error at/i;

function expectGuarded({ headers }: HeardAnswer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
  // Pages read bar codes by the camera, if the reader lets them.
  expect(headers.get('permissions-policy')).toMatch(/\bcamera=\((self)?\), .*\bmicrophone=\(\)/);
  expect(headers.get('strict-transport-security')).toBeNull();
}

/**
 * Expects an answer below 500 that tells nothing of the inside; of a refusal that says to be JSON,
 * the error shape.
 */
function expectPlain(method: string, answer: HeardAnswer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).not.toMatch(inside);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (answer.status < 400 || !isJson || method === 'HEAD') return;
  const length = Number(answer.headers.get('content-length'));
  const text = Buffer.from(answer.body, 'latin1').subarray(0, length).toString();
  expect(errorBody.safeParse(JSON.parse(text)).error).toBeUndefined();
}

// The first to ask for the document, which is made then.
test(
  'who asks for something else while the API document is made is answered before it',
  { tags: 'long' },
  async () => {
    const answered: string[] = [];
    const document = fetch(`${application.address}/api/openapi.json`).then(async (answer) => {
      expect(answer.status).toBe(200);
      const { paths } = (await answer.json()) as { readonly paths: object };
      answered.push('document');
      return paths;
    });
    await fetch(`${application.address}/readyz`);
    answered.push('another');
    expect(Object.keys(await document)).toContain('/consulta');
    expect(answered).toEqual(['another', 'document']);
  },
);

describe('an address that cannot be read is refused', () => {
  const paths = ['/%', '/%zz', '/acervo/%E0%A4', '/sitemap-%.xml', '/api/acervo/%'];
  const accepts = ['text/html', 'application/json', '*/*'];
  test.each(paths.flatMap((path) => accepts.map((accept) => ({ path, accept }))))(
    '$path for $accept',
    async ({ path, accept }) => {
      const answer = await ask(`GET ${path} HTTP/1.1`, 'host: localhost', `accept: ${accept}`);
      expect(answer.status).toBe(400);
      const isPage = accept === 'text/html' && !path.startsWith('/api');
      expect(answer.headers.get('content-type')).toMatch(isPage ? /^text\/html/ : /json/);
      expectGuarded(answer);
      expectPlain('GET', answer);
    },
  );
});

describe('the host that is asked for', () => {
  test.each([
    { lines: ['GET / HTTP/1.1'], status: 400 },
    { lines: ['GET / HTTP/1.1', 'host: a', 'host: a'], status: 400 },
    { lines: ['GET /api/campus HTTP/1.1', 'host: a', 'Host: b'], status: 400 },
    { lines: ['GET http://b/api/campus HTTP/1.1', 'host: a'], status: 400 },
    { lines: ['GET http://b/api/campus HTTP/1.0'], status: 400 },
    { lines: ['GET http://a/api/campus HTTP/1.1', 'host: A'], status: 200 },
    { lines: ['GET http://a HTTP/1.1', 'host: a'], status: 200 },
    { lines: ['GET / HTTP/1.0'], status: 200 },
  ])('$lines is answered with $status', async ({ lines, status }) => {
    expect((await ask(...lines)).status).toBe(status);
  });
});

test.each([
  ['https', 'max-age=31536000; includeSubDomains'],
  ['http', null],
])('by %s browsers are told to come by https alone: %s', async (protocol, told) => {
  for (const path of ['/', '/api/campus', '/healthz', '/favicon.svg']) {
    const lines = [`GET ${path} HTTP/1.1`, 'host: a', `x-forwarded-proto: ${protocol}`];
    expect((await ask(...lines)).headers.get('strict-transport-security')).toBe(told);
  }
});

describe('an answer is no larger than its question', () => {
  test('of a thousand unknown fields twenty are told', async () => {
    const unknown = Array.from({ length: 1000 }, (_, at) => [`k${at}`, 0] as const);
    const answer = await post('/api/oauth/token', JSON.stringify(Object.fromEntries(unknown)));
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(errorBody.parse(JSON.parse(text)).erro.campos).toHaveLength(20);
    expect(text.length).toBeLessThan(5000);
  });

  test('a field whose name is as long as the body is told shortly', async () => {
    const answer = await post('/api/oauth/token', JSON.stringify({ ['x'.repeat(16_000)]: 0 }));
    expect((await answer.text()).length).toBeLessThan(3000);
  });

  test.each([
    '/api/oauth/token',
    '/oauth/token',
    '/api/oauth/revoke',
    '/api/acervo/exportar-cesta',
  ])('%s reads no more than 16 kB', async (path) => {
    const answer = await post(path, ' '.repeat(16_385));
    expect(answer.status).toBe(413);
    expect(errorBody.parse(await answer.json()).erro.codigo).toBe('CorpoGrandeDemais');
  });

  test.each(['/api/consulta', '/', '/rss', '/api/nada', '/acervo/1'])(
    '%s with thousands of parameters is refused',
    async (path) => {
      const query = Array.from({ length: 9000 }, (_, at) => `k${at}=1`).join('&');
      const answer = await ask(`GET ${path}?${query} HTTP/1.1`, 'host: a');
      expect(answer.status).toBe(414);
      expect(answer.body.length).toBeLessThan(1000);
    },
  );

  test('the description of the calls is not sent again to who has it', async () => {
    const url = `${application.address}/api/openapi.json`;
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

test('a client that hangs up in the middle of its body is not the database that is away', async () => {
  const before = application.output().length;
  const said = () => application.output().slice(before);
  const { hostname, port } = new URL(application.address);
  const client = connect(Number(port), hostname);
  await once(client, 'connect');
  const head = ['POST /api/oauth/token HTTP/1.1', 'host: a', 'content-type: application/json'];
  client.write(`${[...head, 'content-length: 1000'].join('\r\n')}\r\n\r\n{`);
  // Read in order: what was sent before has come when this is answered.
  expect((await ask('GET /healthz HTTP/1.1', 'host: a')).status).toBe(200);
  client.resetAndDestroy();
  await expect.poll(said).toContain('hung up');
  expect(said()).not.toMatch(/database away|"level":(50|60)/);
});

describe('requests of one connection in one piece', () => {
  const healthz = (count: number) => 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count);
  const answersIn = (heard: string) => heard.split('HTTP/1.1 200 ').length - 1;

  test('are answered in their turn', async () => {
    const last = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    expect(answersIn(await say(application.address, healthz(9) + last))).toBe(10);
  });

  test('by the hundred end it, and nothing else', async () => {
    expect(answersIn(await say(application.address, healthz(500)))).toBeLessThan(500);
    expect((await fetch(`${application.address}/healthz`)).status).toBe(200);
  });
});

test('whatever comes over a socket is answered, and by no fault', async () => {
  const before = application.output().length;
  const property = fc.asyncProperty(hostileRequest, async ({ method, bytes }) => {
    const answer = readAnswer(await hear(bytes));
    expectGuarded(answer);
    expectPlain(method, answer);
  });
  await fc.assert(property, runs);
  expect((await ask('GET /healthz HTTP/1.1', 'host: localhost')).status).toBe(200);
  const complaints = application
    .output()
    .slice(before)
    .split('\n')
    .filter((line) => /"level":(40|50|60)/.test(line));
  // On a busy machine some wait longer for a connection than a person does, and are told so by 503.
  expect(complaints.filter((line) => !line.includes('"msg":"database away"'))).toEqual([]);
});
