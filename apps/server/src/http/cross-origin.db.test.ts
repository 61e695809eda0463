import { endpoints, type Endpoint } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, catalogue, type EndpointName } from '../../test/endpoint-calls.ts';
import { password, tokenCall } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
let cookie = '';
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
  const fields = { grant_type: 'password', username: 'elisa', password };
  const answer = await server.app.inject(tokenCall(fields));
  cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
});
afterAll(() => server.close());

const another = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('no other site may read what %s answers', async (name) => {
  const { url } = calls[name];
  const { method } = endpointOf(name);
  const asked = { 'access-control-request-method': method, ...another };
  const before = await server.app.inject({ method: 'OPTIONS', url, headers: asked });
  const answer = await server.app.inject({ method, url, headers: another });
  for (const { headers } of [before, answer])
    expect(Object.keys(headers).filter((one) => one.startsWith('access-control'))).toEqual([]);
  expect([404, 405]).toContain(before.statusCode);
});

test.each(names.filter((name) => endpointOf(name).access === 'patron'))(
  'the cookies of who has signed in do not open %s',
  async (name) => {
    expect(cookie).toMatch(/^estante-device=/);
    const { url, payload } = calls[name];
    const { method } = endpointOf(name);
    const asked = { method, url, headers: { cookie, ...another } };
    const answer = await server.app.inject({ ...asked, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(401);
  },
);
