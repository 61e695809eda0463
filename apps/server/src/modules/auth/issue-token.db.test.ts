import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenRequest } from '../../../test/endpoint-calls.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function refusalIn(answer: LightMyRequestResponse) {
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  return errorBody.parse(answer.json()).erro;
}

const tokenAddresses = ['/api/oauth/token', '/oauth/token'];

describe.each(tokenAddresses)('%s', (url) => {
  const post = (type: string | undefined, payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  const formType = 'application/x-www-form-urlencoded';
  const form = (values: Readonly<Record<string, string>>) =>
    post(formType, new URLSearchParams(values).toString());

  test.each([
    ['JSON', 'application/json', JSON.stringify(tokenRequest)],
    ['JSON in UTF-8', 'application/json; charset=utf-8', JSON.stringify(tokenRequest)],
    ['a form', formType, new URLSearchParams(tokenRequest).toString()],
  ])('gives a public token for %s', async (_name, type, payload) => {
    const answer = await post(type, payload);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
    // RFC 6749, section 5.1.
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['another secret', { ...tokenRequest, client_secret: 'secreto' }],
    ['a longer secret', { ...tokenRequest, client_secret: 'publico ' }],
    ['a secret of other letters of the same length', { ...tokenRequest, client_secret: 'pùblic' }],
    ['another client', { ...tokenRequest, client_id: 'outro' }],
  ])('refuses %s', async (_name, values) => {
    const answer = await form(values);
    expect(answer.statusCode).toBe(401);
    expect(refusalIn(answer).codigo).toBe('ClienteInvalido');
    expect(answer.json()).toMatchObject({ error: 'invalid_client' });
  });

  test.each(['implicit', '$t(errors.NaoEncontrado)', '{{tipo}} $& $1', '\u0000'])(
    'refuses the grant %j, and says it back as it is',
    async (grant_type) => {
      const answer = await form({ ...tokenRequest, grant_type });
      expect(answer.statusCode).toBe(400);
      const { codigo, mensagem, valores } = refusalIn(answer);
      expect(codigo).toBe('TipoDeConcessaoNaoAceito');
      expect(valores).toEqual({ tipo: grant_type });
      expect(mensagem).toContain(grant_type);
      expect(answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
    },
  );

  test.each([
    ['JSON that is cut off', 400, 'CorpoMalformado', 'application/json', '{"grant_type":'],
    ['JSON with a prototype', 400, 'CorpoMalformado', 'application/json', '{"__proto__":{"a":1}}'],
    ['no body', 400, 'CorpoMalformado', 'application/json', ''],
    ['a body over 16 KiB', 413, 'CorpoGrandeDemais', 'application/json', ' '.repeat(16_385)],
    ['a form over 16 KiB', 413, 'CorpoGrandeDemais', formType, 'a='.padEnd(16_385, 'x')],
    ['plain text', 422, 'DadosInvalidos', 'text/plain', JSON.stringify(tokenRequest)],
    ['XML', 415, 'TipoDeConteudoNaoAceito', 'application/xml', '<a/>'],
    ['bytes', 415, 'TipoDeConteudoNaoAceito', 'application/octet-stream', 'a'],
    ['a type that is none', 415, 'TipoDeConteudoNaoAceito', 'json', '{}'],
    ['a field twice', 422, 'DadosInvalidos', formType, 'grant_type=a&grant_type=b'],
    ['an unknown field', 422, 'DadosInvalidos', formType, 'client_id=a&__proto__=b'],
  ])('refuses %s with %i', async (_name, status, codigo, type, payload) => {
    const answer = await post(type, payload);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(refusalIn(answer).codigo).toBe(codigo);
    expect(answer.json()).toMatchObject({ error: 'invalid_request' });
  });

  test('names each unknown field by itself', async () => {
    const answer = await form({ ...tokenRequest, userId: '1', valor: '2' });
    expect(refusalIn(answer).campos?.map(({ campo }) => campo)).toEqual(['userId', 'valor']);
  });

  test('a stale token in the header does not stand in the way of a new one', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: tokenRequest,
      headers: { authorization: 'Bearer old' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
