import { activities, errorBody } from '@estante/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { calls, catalogue } from '../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ records: catalogue });
});
afterAll(() => server.close());

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  server.app.inject({ url, headers });

function refusalIn(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return errorBody.parse(answer.json()).erro;
}

const switchTo = (enabled: boolean) =>
  server.db
    .updateTable('activity')
    .set({ enabled })
    .where('code', '=', activities.titleCopies)
    .execute();

describe('the activity of an endpoint', () => {
  test('switched off closes it at once, switched on opens it', async () => {
    const { url } = calls.listCopies;
    expect((await get(url)).statusCode).toBe(200);
    onTestFinished(async () => void (await switchTo(true)));
    await switchTo(false);
    const answer = await get(url, { 'x-idioma': '5' });
    expect(answer.statusCode).toBe(403);
    expect(refusalIn(answer)).toEqual({
      codigo: 'RecursoDesativado',
      mensagem: expect.stringMatching(/./) as string,
    });
    expect((await get('/api/acervo/abc/exemplares')).statusCode).toBe(403);
    expect((await get('/api/parametros/funcionalidades')).body).not.toContain('Exemplares');
    await switchTo(true);
    expect((await get(url)).statusCode).toBe(200);
  });

  test('that no row names is off', async () => {
    const row = await server.db
      .deleteFrom('activity')
      .where('code', '=', activities.titleCopies)
      .returningAll()
      .executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await server.db.insertInto('activity').values(row).execute();
    });
    expect((await get(calls.listCopies.url)).statusCode).toBe(403);
  });
});

describe('an address that is no call', () => {
  test.each([
    '/api/nada',
    '/api/',
    '/api',
    '/api/acervo',
    '/api/acervo/1/nada',
    '/api/CONSULTA',
    '/api/../etc/passwd',
    `/api/${'x'.repeat(3000)}`,
    `/api/acervo/${'1'.repeat(600)}`,
    '/nada',
  ])('%s is not found, whatever the method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url });
      expect(answer.statusCode, method).toBe(404);
      expect(refusalIn(answer).codigo).toBe('NaoEncontrado');
    }
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });

  test.each(['/api/acervo/%', '/api/acervo/%zz', '/api/%c3%28', '/%', '/api/consulta%ff'])(
    '%s, badly encoded, is malformed',
    async (url) => {
      const answer = await get(url, { 'accept-language': 'en' });
      expect(answer.statusCode).toBe(400);
      const { codigo, mensagem } = refusalIn(answer);
      expect(codigo).toBe('CorpoMalformado');
      expect(mensagem).not.toContain(url);
    },
  );

  test('a query that is badly encoded is taken as written', async () => {
    const answer = await get('/api/consulta?q=%E0%A4%A&%=1&filtro=%ff');
    expect(answer.statusCode).toBe(200);
  });

  test('methods that no endpoint has are refused by name', async () => {
    for (const method of ['PATCH', 'OPTIONS', 'TRACE'] as const) {
      const answer = await server.app.inject({ method, url: '/api/consulta' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    }
  });
});

describe('the language of a refusal', () => {
  const pt = 'Não encontrado.';
  const en = 'Not found.';
  const es = 'No encontrado.';

  test.each([
    [{}, pt],
    [{ 'x-idioma': '1', 'accept-language': 'en' }, pt],
    [{ 'x-idioma': '5' }, en],
    [{ 'x-idioma': '3' }, es],
    [{ 'x-idioma': '2', 'accept-language': 'es' }, es],
    [{ 'x-idioma': '', 'accept-language': 'en' }, en],
    [{ 'x-idioma': 'en', 'accept-language': 'es-MX,en;q=0.5' }, es],
    [{ 'accept-language': 'en;q=0.4, es;q=0.9' }, es],
    [{ 'accept-language': 'fr, de;q=0.8' }, pt],
    [{ cookie: 'estante_lng=en' }, pt],
  ])('of %j', async (headers, sentence) => {
    expect(refusalIn(await get('/api/nada', headers)).mensagem).toBe(sentence);
  });
});
