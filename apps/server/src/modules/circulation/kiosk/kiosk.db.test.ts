import { rateClasses } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { password } from '../../../../test/people.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';

let server: TestApp;
let core: ReturnType<typeof circulation>;
let aparelho = '';
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2']);
  core = circulation(server);
  await set('selfServiceOn', true);
  ({ aparelho } = await successBody<{ aparelho: string }>(kiosk('aparelho', {}, 'davi')));
});
afterEach(() => server.close());

async function set(key: string, value: unknown): Promise<void> {
  await server.db
    .insertInto('institution_setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

const kiosk = (path: string, payload: object, person: Person | null = null) =>
  callAs(server, person, { method: 'POST', path: `autoatendimento/${path}`, payload });

const start = (how: object) => kiosk('sessao', { aparelho, usuario: 'ana', ...how });

interface Session {
  readonly sessao: string;
  readonly primeiro_nome: string;
  readonly emprestimos: readonly object[] | null;
}
const begin = () => successBody<Session>(start({ senha: password }));
const lend = (sessao: string, codigo_barras: string) =>
  kiosk('emprestimo', { sessao, codigo_barras });

describe('a patron at a kiosk', () => {
  test('renews what was lent before', { tags: 'long' }, async () => {
    await core.lend('A1');
    server.clock.advance({ hours: 24 });
    const { sessao } = await begin();
    const renewal = kiosk('renovacao', { sessao, emprestimos: 'todos' });
    expect(await successBody(renewal)).toMatchObject({ renovados: 1, recusados: 0 });
  });

  test('comes with a password, borrows, renews nothing that was lent today, and leaves nothing behind', async () => {
    const { sessao, primeiro_nome, emprestimos } = await begin();
    expect([primeiro_nome, emprestimos]).toEqual(['Ana', []]);
    expect(await successBody(lend(sessao, 'A1'))).toMatchObject({
      situacao: 'emprestado',
      emprestimo: { devolver_ate: '2026-03-17' },
    });
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect(loan).toMatchObject({ person_id: 1, lent_by: null, lent_in: 1 });
    const renewal = kiosk('renovacao', { sessao, emprestimos: 'todos' });
    expect(await successBody(renewal)).toMatchObject({ renovados: 0, recusados: 1 });
    await successBody(kiosk('sessao/encerrar', { sessao }));
    expect(await codeOf(lend(sessao, 'A2'))).toEqual([401, 'SessaoExpirada']);
    expect(await server.db.selectFrom('kiosk_session').selectAll().execute()).toEqual([]);
  });

  test('is told so where the libraries have blocked them', { tags: 'long' }, async () => {
    await server.db
      .updateTable('login')
      .set({ is_blocked: true })
      .where('username', '=', 'ana')
      .execute();
    expect(await codeOf(start({ senha: password }))).toEqual([430, 'ACESSO_BLOQUEADO']);
  });

  test('comes with a token, which is used up and is theirs alone', async () => {
    const issued = await callAs(server, 'ana', {
      method: 'POST',
      path: 'emprestimo/token',
      payload: {},
    });
    const token = issued.json<{ valor: string }>().valor;
    const other = kiosk('sessao', { aparelho, usuario: 'bruno', token });
    expect(await codeOf(other)).toEqual([422, 'TokenNaoConfere']);
    expect(await successBody(start({ token }))).toMatchObject({ primeiro_nome: 'Ana' });
    expect(await codeOf(start({ token }))).toEqual([422, 'TokenNaoConfere']);
  });

  test('is told nothing by a user name alone, which is enough only where it is set so', async () => {
    await core.lend('A1');
    expect(await codeOf(start({}))).toEqual([400, 'credential_missing']);
    await set('selfServiceAsksPassword', false);
    const session = await successBody<Session>(start({}));
    expect(session).toMatchObject({ emprestimos: null, impedimentos: [] });
    expect(await successBody(lend(session.sessao, 'A2'))).toMatchObject({ situacao: 'emprestado' });
    const renewal = kiosk('renovacao', { sessao: session.sessao, emprestimos: 'todos' });
    expect(await codeOf(renewal)).toEqual([401, 'SessaoExpirada']);
  });

  test('is gone after two minutes of nothing, a quarter of an hour, or the next one', async () => {
    const idle = await begin();
    server.clock.advance({ seconds: 119 });
    await successBody(lend(idle.sessao, 'A1'));
    server.clock.advance({ seconds: 120 });
    expect(await codeOf(lend(idle.sessao, 'A2'))).toEqual([401, 'SessaoExpirada']);
    const busy = await begin();
    for (let minute = 0; minute < 14; minute++) {
      server.clock.advance({ minutes: 1 });
      expect((await lend(busy.sessao, 'nada')).statusCode).toBe(404);
    }
    server.clock.advance({ minutes: 1 });
    expect(await codeOf(lend(busy.sessao, 'A2'))).toEqual([401, 'SessaoExpirada']);
    const first = await begin();
    await begin();
    expect(await codeOf(lend(first.sessao, 'A2'))).toEqual([401, 'SessaoExpirada']);
  });

  test('does nothing more once blocked, or once the password is another', async () => {
    const { sessao } = await begin();
    const blocked = (is_blocked: boolean) =>
      server.db.updateTable('login').set({ is_blocked }).where('id', '=', 1).execute();
    await blocked(true);
    expect(await codeOf(lend(sessao, 'A1'))).toEqual([401, 'SessaoExpirada']);
    await blocked(false);
    const { valor } = await successBody<{ valor: string }>(
      callAs(server, 'ana', { method: 'POST', path: 'emprestimo/token', payload: {} }),
    );
    await successBody(
      callAs(server, 'ana', {
        method: 'PUT',
        path: 'pessoas/meu-pergamum/senha',
        payload: { senhaAtual: password, senhaNova: 'outra senha bem comprida' },
      }),
    );
    expect(await codeOf(lend(sessao, 'A1'))).toEqual([401, 'SessaoExpirada']);
    expect(await codeOf(start({ token: valor }))).toEqual([422, 'TokenNaoConfere']);
  });

  test('who guesses is stopped as at sign-in', async () => {
    const codes = [];
    for (let at = 0; at < 6; at++) codes.push((await codeOf(start({ senha: 'errada' })))[0]);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await codeOf(start({ token: '000000' }))).toEqual([429, 'MuitasTentativas']);
  });

  test('who tries names is refused after as many wrong ones as at sign-in, right ones too', async () => {
    await set('selfServiceAsksPassword', false);
    const come = (usuario: string, remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/autoatendimento/sessao',
        payload: { aparelho, usuario },
        remoteAddress,
      });
    const here = '203.0.113.7';
    for (let at = 0; at < rateClasses.wrongPassword.times; at++) {
      expect(await codeOf(come(`ninguem${at}`, here))).toEqual([404, 'LeitorNaoEncontrado']);
      // A known user name costs no try.
      if (at === 0) expect((await come('ana', here)).statusCode).toBe(200);
    }
    const refused = await come('ana', here);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await codeOf(come('ninguem', here))).toEqual([429, 'TentativasDemaisDaRede']);
    expect((await come('ana', '203.0.113.8')).statusCode).toBe(200);
  });
});

describe('a return', () => {
  const takeBack = (codigo_barras: string, machine = aparelho) =>
    kiosk('devolucao', { aparelho: machine, codigo_barras });

  test('asks for nobody, and names nobody', async () => {
    await core.lend('A1');
    await writeHold(server, 'A1', logins.bruno);
    server.clock.advance({ hours: 24 * 9 });
    const answer = await takeBack('A1');
    expect(answer.json()).toEqual({
      situacao: 'devolvido',
      titulo: 'Livro A1',
      destino: { tipo: 'reserva', retirar_ate: '2026-03-21' },
    });
    expect(answer.body).not.toMatch(/Ana|Bruno/);
    expect(await successBody(takeBack('A1'))).toMatchObject({ situacao: 'nao_emprestado' });
    expect(await codeOf(takeBack('nada'))).toEqual([404, 'ExemplarNaoEncontrado']);
  });

  test('is taken by machines that staff have set up, while self-service is on', async () => {
    expect(await codeOf(takeBack('A1', 'x'))).toEqual([403, 'AparelhoNaoAutorizado']);
    const foreign = kiosk('sessao', { aparelho: 'x', usuario: 'ana', senha: password });
    expect(await codeOf(foreign)).toEqual([403, 'AparelhoNaoAutorizado']);
    const { sessao } = await begin();
    await set('selfServiceOn', false);
    for (const answer of [
      takeBack('A1'),
      start({ senha: password }),
      lend(sessao, 'A1'),
      kiosk('renovacao', { sessao, emprestimos: 'todos' }),
      kiosk('aparelho', {}, 'davi'),
    ]) {
      expect(await codeOf(answer)).toEqual([403, 'RecursoDesativado']);
    }
  });

  test(
    'is at the library that is set for kiosks, else that of who set it up',
    { tags: 'long' },
    async () => {
      await set('selfServiceLibrary', 2);
      const there = await successBody<{ aparelho: string }>(kiosk('aparelho', {}, 'davi'));
      await core.lend('A1');
      expect(await successBody(takeBack('A1', there.aparelho))).toMatchObject({
        destino: { tipo: 'transito', cod_biblioteca: 1 },
      });
      expect(await codeOf(kiosk('aparelho', {}, 'ana'))).toEqual([403, 'SemPermissao']);
    },
  );
});
