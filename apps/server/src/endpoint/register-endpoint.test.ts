import { errorBody, type Endpoint } from '@estante/contract';
import { Dependencies } from '@estante/database';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createLogRecorder, type LogLine } from '../../test/log-recorder.ts';
import { handleErrors } from '../http/error-handler.ts';
import { useForms } from './forms.ts';
import { unlimited } from './rate-limiter.ts';
import { refuse, type Refusal } from './refusal.ts';
import { registerEndpoint } from './register-endpoint.ts';
import type { UseCase } from './use-case.ts';
import { useSessions } from './session.ts';

const counted = {
  method: 'GET',
  path: '/contagem/{id}',
  summary: 'A count',
  tag: 'teste',
  access: 'public',
  params: z.object({ id: z.coerce.number().int() }),
  responses: { 200: z.object({ total: z.number().int() }) },
} as const satisfies Endpoint;

interface TestServer {
  readonly app: FastifyInstance;
  readonly lines: LogLine[];
}

/** An app with one endpoint; the use case is typed loosely, so that it can break its word. */
async function serve(
  endpoint: Endpoint,
  useCase: (request: { readonly body: unknown }) => Promise<unknown>,
  { isOn = true, isPermitted = true } = {},
): Promise<TestServer> {
  const { log, lines } = createLogRecorder();
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({ loggerInstance });
  handleErrors(app);
  await useForms(app);
  useSessions(app, async () => ({ kind: 'person', personId: 1, loginId: 1, sessionId: '' }));
  const gate = {
    trackUncached: async () => new Dependencies(),
    responses: { track: async () => new Dependencies(), get: () => null, set: () => {} },
    origin: null,
    findStanding: async () => ({ language: 'pt', isBlocked: false }) as const,
    keepSpoken: async () => {},
    isActivityOn: async () => isOn,
    isTabOn: async () => isOn,
    openKey: async () => 'unknown' as const,
    isPermitted: async () => isPermitted,
    tellGone: async (refusal: Refusal) => refusal,
    limiterOf: () => unlimited,
  };
  registerEndpoint(app, gate, endpoint, useCase as UseCase<Endpoint>, 'aCall');
  onTestFinished(() => app.close());
  return { app, lines };
}

function errorsIn(lines: readonly LogLine[]): readonly string[] {
  return lines.filter(({ level }) => level >= 50).map(({ err }) => JSON.stringify(err));
}

describe('a use case that breaks its word is a fault: logged, and told without its inside', () => {
  test.each([
    ['an undeclared status', { status: 201, body: { total: 1 } }, 'undeclared status 201'],
    ['a body of another shape', { status: 200, body: { total: 'senha' } }, "doesn't match"],
    ['no body', { status: 200, body: undefined }, 'no object'],
    ['text', { status: 200, body: 'senha' }, 'no object'],
    ['null', { status: 200, body: null }, "doesn't match"],
    ['a status that is no success of its own', { status: 500, body: {} }, 'undeclared status 500'],
  ])('%s', async (_name, answer, logged) => {
    const { app, lines } = await serve(counted, async () => answer);
    const { statusCode, body } = await app.inject('/api/contagem/1');
    expect(statusCode).toBe(500);
    expect(errorBody.parse(JSON.parse(body))).toEqual({
      erro: { codigo: 'OcorreuErroInesperado', mensagem: 'Ocorreu um erro inesperado.' },
    });
    expect(errorsIn(lines)).toEqual([expect.stringContaining(logged)]);
  });

  test('one that throws', async () => {
    const { app, lines } = await serve(counted, async () => {
      throw new Error('select * from patron where password = 1');
    });
    const answer = await app.inject({ url: '/api/contagem/1', headers: { 'x-idioma': '5' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/select|password|stack|at /i);
    expect(errorsIn(lines)).toEqual([expect.stringContaining('from patron')]);
  });

  test('one that throws what is not an error', async () => {
    const { app } = await serve(counted, async () => {
      // oxlint-disable-next-line typescript/only-throw-error -- what a careless library may do
      throw 'teapot';
    });
    const answer = await app.inject('/api/contagem/1');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('teapot');
  });
});

test('members that the contract does not name stay inside', async () => {
  const { app } = await serve(counted, async () => ({
    status: 200,
    body: { total: 1, senha: 'x' },
  }));
  expect((await app.inject('/api/contagem/1')).json()).toEqual({ total: 1 });
});

describe.each([
  ['08006', 'connection failure'],
  ['57P01', 'terminating connection due to administrator command'],
  ['57P03', 'the database system is starting up'],
  ['53300', 'sorry, too many clients already'],
  ['55P03', 'canceling statement due to lock timeout'],
  ['57014', 'canceling statement due to statement timeout'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout'],
  ['40P01', 'deadlock detected'],
  ['28P01', 'password authentication failed for user "estante"'],
  ['08006', 'the database does not answer'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['ENOENT', 'connect ENOENT /data/pg/socket/.s.PGSQL.5432'],
  ['ECONNRESET', 'read ECONNRESET'],
  ['ETIMEDOUT', 'connect ETIMEDOUT'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND db'],
  [undefined, 'timeout exceeded when trying to connect'],
  [undefined, 'Connection terminated unexpectedly'],
])('the database away (%s, %s)', (code, message) => {
  test('is 503, to be tried again', async () => {
    const { app, lines } = await serve(counted, async () => {
      throw Object.assign(new Error(message), { code });
    });
    const answer = await app.inject('/api/contagem/1');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'ServicoIndisponivel' } });
    expect(errorsIn(lines)).toHaveLength(1);
  });
});

test('a full disk is told as such', async () => {
  const { app } = await serve(counted, async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  const answer = await app.inject('/api/contagem/1');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(answer.json()).toMatchObject({ erro: { codigo: 'SemEspacoParaGravar' } });
});

test.each(['23505', '22003', '42601', '25P02'])('SQLSTATE %s is a fault', async (code) => {
  const { app } = await serve(counted, async () => {
    throw Object.assign(new Error('a query'), { code });
  });
  expect((await app.inject('/api/contagem/1')).statusCode).toBe(500);
});

describe('who may call', () => {
  test('a call for patrons asks the anonymous to sign in, before it reads what was sent', async () => {
    const { app } = await serve({ ...counted, access: 'patron' }, async () => {
      throw new Error('reached');
    });
    const answer = await app.inject('/api/contagem/abc');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ erro: { codigo: 'EntradaNecessaria' } });
  });

  test('the activity is asked before what was sent is read', async () => {
    const { app } = await serve({ ...counted, activity: 30 }, async () => null, {
      isOn: false,
    });
    expect((await app.inject('/api/contagem/abc')).statusCode).toBe(403);
  });

  const permitted = {
    ...counted,
    access: 'patron',
    permission: { module: 2, activity: 30 },
  } as const satisfies Endpoint;

  test.each([
    [true, 'abc', 404, 'NaoEncontrado'],
    [false, 'abc', 403, 'SemPermissao'],
    [false, '1', 403, 'SemPermissao'],
  ])(
    'a permission (given: %s) is asked before %s is read',
    async (isPermitted, id, status, code) => {
      const { app } = await serve(permitted, async () => null, { isPermitted });
      const answer = await app.inject({
        url: `/api/contagem/${id}`,
        headers: { authorization: 'Bearer somebody' },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ erro: { codigo: code } });
    },
  );
});

test("a use case's refusal is told with its values, in the language of the call", async () => {
  const { app } = await serve(counted, async () => refuse(404, 'AcervoNaoEncontrado', { id: 7 }));
  const answer = await app.inject({ url: '/api/contagem/1', headers: { 'x-idioma': '3' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    erro: {
      codigo: 'AcervoNaoEncontrado',
      mensagem: 'No hay ningún título con el número 7.',
      valores: { id: 7 },
    },
  });
});

describe('a body', () => {
  const noted = {
    ...counted,
    method: 'POST',
    path: '/nota',
    params: undefined,
    body: z.strictObject({ texto: z.string(), vezes: z.number().optional() }),
    responses: { 200: z.object({ lido: z.unknown() }) },
  } as unknown as Endpoint;
  const post = async (type: string, payload: string) => {
    const { app } = await serve(noted, async ({ body }) => ({ status: 200, body: { lido: body } }));
    return app.inject({
      method: 'POST',
      url: '/api/nota',
      headers: { 'content-type': type },
      payload,
    });
  };

  test('is read as it was written', async () => {
    const answer = await post('application/json', '{"texto":"ação","vezes":2}');
    expect(answer.json()).toEqual({ lido: { texto: 'ação', vezes: 2 } });
  });

  test.each(['application/x-www-form-urlencoded', 'APPLICATION/X-WWW-Form-Urlencoded; charset=x'])(
    'in a form (%s) is refused where the endpoint does not take forms',
    async (type) => {
      const answer = await post(type, 'texto=a');
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ erro: { codigo: 'TipoDeConteudoNaoAceito' } });
      expect(answer.json()).not.toHaveProperty('error');
    },
  );

  test.each([
    ['a number as text', '{"texto":"a","vezes":"2"}', ['vezes']],
    ['text as a number', '{"texto":1}', ['texto']],
    ['unknown fields', '{"texto":"a","userId":1,"toString":2}', ['userId', 'toString']],
    ['nothing', 'null', ['']],
  ])('with %s is refused', async (_name, payload, fields) => {
    const answer = await post('application/json', payload);
    expect(answer.statusCode).toBe(422);
    const { erro } = errorBody.parse(answer.json());
    expect(erro.campos?.map(({ campo }) => campo)).toEqual(fields);
  });
});
