import { errorBody } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, tokenRequest } from '../../test/endpoint-calls.ts';
import { as } from '../../test/people.ts';
import { say as hear } from '../../test/raw-socket.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { maxHeaderSize } from './client-error.ts';

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp({
    records: catalogue,
    pages: { files: null, render: async () => new Response('<!doctype html>') },
  });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const say = (bytes: string) => hear(address, bytes);

const askOnce = (request: string) =>
  say(`${request} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

function errorIn(heard: string) {
  const [head = '', body = ''] = heard.split('\r\n\r\n', 2);
  expect(head).toMatch(/content-type: application\/json/i);
  return { status: Number(head.split(' ')[1]), erro: errorBody.parse(JSON.parse(body)).erro };
}

test('a token is had, and a search made with it', async () => {
  const answer = await fetch(`${address}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(tokenRequest),
  });
  const { access_token } = (await answer.json()) as { readonly access_token: string };
  const found = await fetch(`${address}/api/consulta?q=casmurro`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(found.status).toBe(200);
  expect(await found.json()).toMatchObject({ total: 1, acervos: [{ titulo: 'Dom Casmurro' }] });
});

test.each([
  ['said to be', `content-length: ${9 * 1_048_576}`],
  ['that comes in chunks', 'transfer-encoding: chunked'],
])('a large body %s of somebody who may not call is not read', async (_, header) => {
  const path = '/api/atendimento/leitores/importacao';
  // The body never comes: a server that read it would wait for it.
  const heard = await say(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
  );
  expect(errorIn(heard)).toMatchObject({ status: 401, erro: { codigo: 'EntradaNecessaria' } });
  expect(heard).toMatch(/^connection: close/im);
});

test('a large body of somebody without the permission is refused before it is sent', async () => {
  const { authorization } = await as(server, 'ana');
  const heard = await say(
    `POST /api/atendimento/leitores/importacao HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\ncontent-length: 9000000\r\n\r\n{`,
  );
  expect(errorIn(heard)).toMatchObject({ status: 403, erro: { codigo: 'SemPermissao' } });
});

test('HEAD has the length of the answer and no answer', async () => {
  const answer = await fetch(`${address}/api/campus`, { method: 'HEAD' });
  const { length } = await (await fetch(`${address}/api/campus`)).text();
  expect(answer.headers.get('content-length')).toBe(String(length));
  expect(await answer.text()).toBe('');
});

test('a search of 10,000 letters of two bytes each is answered', async () => {
  const q = 'ção'.repeat(3333);
  const answer = await fetch(`${address}/api/consulta?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
});

describe('what is hardly a request gets the error shape', () => {
  test('more headers than are read', async () => {
    const heard = await say(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(maxHeaderSize)}\r\n\r\n`);
    expect(errorIn(heard)).toMatchObject({ status: 431, erro: { codigo: 'CorpoGrandeDemais' } });
  });

  test.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/campus HTTP/1.1\r\nhost: a\r\nhost\r\n\r\n',
    'POST /api/oauth/token HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ])('%j', async (bytes) => {
    expect(errorIn(await say(bytes))).toMatchObject({
      status: 400,
      erro: { codigo: 'CorpoMalformado' },
    });
  });

  test('a body longer than is read, told before it has come', async () => {
    const heard = await say(
      'POST /api/oauth/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n' +
        'content-length: 16385\r\nconnection: close\r\n\r\n{',
    );
    expect(errorIn(heard)).toMatchObject({ status: 413, erro: { codigo: 'CorpoGrandeDemais' } });
  });
});

describe('an address written strangely', () => {
  test.each([
    '//evil.example/api',
    '//',
    '/\\evil.example',
    '/acervo/1?lng=%',
    '/%2e%2e/%2e%2e/etc',
  ])('%s is a page, or none, of ours', async (path) => {
    expect(await askOnce(`GET ${path}`)).toMatch(/^HTTP\/1\.1 (200|404) /);
  });

  test.each(['GET http://evil.example/api/nada', 'OPTIONS *', 'GET api/campus', 'GET ?q=1'])(
    '%s is refused, not failed',
    async (request) => {
      expect(await askOnce(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );

  test('a host that is none does no harm', async () => {
    const heard = await say('GET / HTTP/1.1\r\nhost: ][\r\nconnection: close\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test('the log has route and status, and nothing of what was asked', async () => {
  await fetch(`${address}/api/consulta?q=segredo`, {
    headers: { cookie: 'a=segredo', authorization: 'Bearer segredo', referer: 'http://segredo/' },
  });
  await expect
    .poll(() => server.logged.filter(({ msg }) => msg === 'answered').at(-1))
    .toMatchObject({ req: { method: 'GET', route: '/api/consulta' }, res: { status: 401 } });
  expect(JSON.stringify(server.logged)).not.toMatch(/segredo|casmurro|evil/);
});

describe('what is refused', () => {
  const warnings = () => server.logged.filter(({ msg }) => msg === 'refused');
  const refusedLine = {
    level: 40,
    req: { method: 'GET', route: '/api/atendimento/sugestoes' },
    res: { status: 403 },
  };
  const askForStaff = async () => {
    const headers = await as(server, 'ana');
    const answer = await fetch(`${address}/api/atendimento/sugestoes?q=segredo`, { headers });
    expect(answer.status).toBe(403);
    await answer.text();
  };
  const lines = () => server.logged.filter(({ res }) => isRefused(res)).length;
  const isRefused = (res: unknown) => (res as { status?: number } | undefined)?.status === 403;

  test('is a warning, once a minute for each route, without who asked for what', async () => {
    server.clock.advance({ minutes: 2 });
    const before = { warnings: warnings().length, lines: lines() };
    await askForStaff();
    await askForStaff();
    await expect.poll(lines).toBe(before.lines + 2);
    expect(warnings().slice(before.warnings)).toEqual([expect.objectContaining(refusedLine)]);
    server.clock.advance({ minutes: 1 });
    await askForStaff();
    await expect.poll(() => warnings().length).toBe(before.warnings + 2);
    expect(JSON.stringify(server.logged)).not.toMatch(/segredo|Ana de Teste/);
  });
});
