import type { endpoints, Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { startLoanServer } from '../../../../test/loan-desk.ts';
import { password } from '../../../../test/people.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { clearKioskSessions } from './clear-sessions.ts';

type KioskList = Success<typeof endpoints.listKiosks>;

let server: TestApp;
let aparelho = '';
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2']);
  await server.db
    .insertInto('institution_setting')
    .values({ key: 'selfServiceOn', value: 'true' })
    .execute();
  ({ aparelho } = await successBody<{ aparelho: string }>(
    kiosk('aparelho', { nome: ' Entrada ' }, 'davi'),
  ));
});
afterEach(() => server.close());

const kiosk = (path: string, payload: object, person: Person | null = null) =>
  callAs(server, person, { method: 'POST', path: `autoatendimento/${path}`, payload });
const list = async (person: Person, query = '') =>
  successBody<KioskList>(
    callAs(server, person, { method: 'GET', path: `atendimento/autoatendimento${query}` }),
  );
const revoke = (person: Person, id: number, motivo = 'Foi trocada.') =>
  callAs(server, person, {
    method: 'POST',
    path: `atendimento/autoatendimento/${id}/revogacao`,
    payload: { motivo },
  });

const begin = (usuario = 'ana') =>
  successBody<{ sessao: string }>(kiosk('sessao', { aparelho, usuario, senha: password }));
/** Many at once, who need no password: tries to sign in are rationed. */
async function comeAtOnce(): Promise<Promise<LightMyRequestResponse>[]> {
  const key = 'selfServiceAsksPassword';
  await server.db.insertInto('institution_setting').values({ key, value: 'false' }).execute();
  return Array.from({ length: 24 }, () => kiosk('sessao', { aparelho, usuario: 'ana' }));
}
const lend = (sessao: string, codigo_barras: string) =>
  kiosk('emprestimo', { sessao, codigo_barras });
const sessions = () => server.db.selectFrom('kiosk_session').selectAll().execute();

describe('the list of kiosks', () => {
  test('says what each is, who made it, and how it is used', { tags: 'long' }, async () => {
    const { aparelhos, unidade, contagem } = await list('davi');
    expect([unidade?.cod_biblioteca, contagem]).toEqual([
      1,
      [
        { situacao: 'ativo', total: 1 },
        { situacao: 'revogado', total: 0 },
      ],
    ]);
    expect(aparelhos).toEqual([
      {
        codigo: 1,
        nome: 'Entrada',
        cod_biblioteca: 1,
        desc_biblioteca: 'Biblioteca Central',
        situacao: 'ativo',
        registro: {
          nome: 'Davi de Teste',
          em: server.clock.now().toString({ fractionalSecondDigits: 3 }),
        },
        ultimo_uso: null,
        sessoes_hoje: 0,
        revogacao: null,
      },
    ]);
    await begin();
    server.clock.advance({ minutes: 1 });
    await begin('bruno');
    const used = (await list('davi')).aparelhos[0];
    expect(used).toMatchObject({
      ultimo_uso: server.clock.now().toString({ fractionalSecondDigits: 3 }),
      sessoes_hoje: 2,
    });
    server.clock.advance({ hours: 24 });
    await kiosk('devolucao', { aparelho, codigo_barras: 'A1' });
    expect((await list('davi')).aparelhos[0]).toMatchObject({
      ultimo_uso: server.clock.now().toString({ fractionalSecondDigits: 3 }),
      sessoes_hoje: 0,
    });
    await begin();
    expect((await list('davi')).aparelhos[0]?.sessoes_hoje).toBe(1);
  });

  test(
    'is of the own unit, of all for administrators, and narrowed by state and words',
    { tags: 'long' },
    async () => {
      await successBody(kiosk('aparelho', {}, 'fabio'));
      expect((await list('davi')).aparelhos.map(({ codigo }) => codigo)).toEqual([1]);
      expect((await list('fabio')).aparelhos.map(({ codigo }) => codigo)).toEqual([2]);
      await successBody(revoke('fabio', 2));
      expect((await list('elisa')).aparelhos.map(({ codigo }) => codigo)).toEqual([1, 2]);
      const revoked = await list('elisa', '?situacao=revogado');
      expect(revoked.aparelhos.map(({ codigo }) => codigo)).toEqual([2]);
      expect((await list('elisa', '?texto=entra')).aparelhos).toHaveLength(1);
      const answer = callAs(server, 'ana', { method: 'GET', path: 'atendimento/autoatendimento' });
      expect(await codeOf(answer)).toEqual([403, 'SemPermissao']);
    },
  );
});

describe('a kiosk that was revoked', () => {
  test('does nothing from then on, and who was at it is gone', async () => {
    const { sessao } = await begin();
    await successBody(lend(sessao, 'A1'));
    expect(await successBody(revoke('davi', 1))).toMatchObject({
      situacao: 'revogado',
      revogacao: { nome: 'Davi de Teste', motivo: 'Foi trocada.' },
    });
    expect(await sessions()).toEqual([]);
    expect(await codeOf(lend(sessao, 'A2'))).toEqual([401, 'SessaoExpirada']);
    const renewal = kiosk('renovacao', { sessao, emprestimos: 'todos' });
    expect(await codeOf(renewal)).toEqual([401, 'SessaoExpirada']);
    for (const answer of [
      kiosk('sessao', { aparelho, usuario: 'ana', senha: password }),
      kiosk('devolucao', { aparelho, codigo_barras: 'A1' }),
    ]) {
      expect(await codeOf(answer)).toEqual([403, 'AparelhoNaoAutorizado']);
    }
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect(loan.returned_at).toBeNull();
  });

  test('is revoked once, with a reason, by its own unit', async () => {
    expect(await codeOf(revoke('fabio', 1))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(revoke('ana', 1))).toEqual([403, 'SemPermissao']);
    expect(await codeOf(revoke('davi', 9))).toEqual([404, 'NaoEncontrado']);
    expect(await codeOf(revoke('davi', 1, '  '))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    const both = await Promise.all([revoke('davi', 1), revoke('elisa', 1)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await codeOf(revoke('davi', 1))).toEqual([409, 'SituacaoMudou']);
  });

  test('serves nobody who comes while it is being revoked', { tags: 'long' }, async () => {
    const coming = await comeAtOnce();
    const [revoked, ...came] = await Promise.all([revoke('davi', 1), ...coming]);
    expect(revoked?.statusCode).toBe(200);
    expect(await sessions()).toEqual([]);
    for (const answer of came) {
      if (answer.statusCode !== 200) continue;
      const { sessao } = answer.json<{ sessao: string }>();
      expect(await codeOf(lend(sessao, 'A1'))).toEqual([401, 'SessaoExpirada']);
    }
  });
});

test('sessions are counted one by one, however many come at once', { tags: 'long' }, async () => {
  for (const answer of await Promise.all(await comeAtOnce())) expect(answer.statusCode).toBe(200);
  expect((await list('davi')).aparelhos[0]?.sessoes_hoje).toBe(24);
  expect(await sessions()).toHaveLength(1);
});

test('what has ended is cleared by night, and what goes on stays', async () => {
  await begin();
  expect(await clearKioskSessions(server)).toEqual({ kioskSessions: 0 });
  server.clock.advance({ seconds: 119 });
  expect(await clearKioskSessions(server)).toEqual({ kioskSessions: 0 });
  server.clock.advance({ seconds: 1 });
  expect(await clearKioskSessions(server)).toEqual({ kioskSessions: 1 });
  expect(await sessions()).toEqual([]);
});
