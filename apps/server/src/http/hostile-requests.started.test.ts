import { isLong } from '@estante/test-support/is-long';
import { errorBody } from '@estante/contract';
import { createApplicationFolder, type ApplicationFolder } from '@estante/test-support';
import type { StartedApplication } from '@estante/test-support/started-application';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileRequest } from '../../test/hostile-request.ts';
import { readAnswer, say, type HeardAnswer } from '../../test/raw-socket.ts';

/** Settings of each property: 600 requests, 150 in the gate, the same at every run of the tests. */
const runs = { seed: 20_260_312, numRuns: isLong ? 600 : 150 };

let folder: ApplicationFolder;
let application: StartedApplication;
beforeAll(async () => {
  folder = await createApplicationFolder('test database');
  application = await folder.start();
});
afterAll(() => folder[Symbol.asyncDispose]());

const hear = (bytes: string) => say(application.address, bytes);
const ask = async (...lines: readonly string[]) =>
  readAnswer(await hear(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`));

const inside = /node_modules|\.[jt]sx?:\d+:\d+|\bselect\b.*\bfrom\b|syntax error at/i;

function expectGuarded({ headers }: HeardAnswer): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
  // Pages read bar codes by the camera, if whoever reads lets them.
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

test('whatever comes over a socket is answered, and by no fault', async () => {
  const property = fc.asyncProperty(hostileRequest, async ({ method, bytes }) => {
    const answer = readAnswer(await hear(bytes));
    expectGuarded(answer);
    expectPlain(method, answer);
  });
  await fc.assert(property, runs);
  expect((await ask('GET /healthz HTTP/1.1', 'host: localhost')).status).toBe(200);
  const complaints = application
    .output()
    .split('\n')
    .filter((line) => /"level":(40|50|60)/.test(line));
  // On a busy machine some wait longer for a connection than a person does, and are told so by 503.
  expect(complaints.filter((line) => !line.includes('"msg":"database away"'))).toEqual([]);
});
