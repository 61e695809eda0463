import { endpoints, errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro' }), aBook({ title: 'Quincas Borba' })],
  });
});
afterEach(() => server.close());

const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });

const at = (title: number) => `comentarios/usuario/acervo/${title}/avaliacao`;
const rate = (person: Person | null, estrelas: number, title = 1) =>
  call(person, 'PUT', at(title), { estrelas });
const write = async (person: Person, estrelas: number | null, title = 1) => {
  const conteudo = 'Li de uma vez só.';
  const answer = await call(person, 'POST', `comentarios/acervo/${title}`, { conteudo, estrelas });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ codigo: number }>().codigo;
};
const decide = async (id: number, situacao: string, decisao_vista: string | null = null) => {
  const motivo = situacao === 'recusado' ? 'Fala de outro livro.' : '';
  const path = `atendimento/comentarios-acervo/${id}`;
  const answer = await call('davi', 'PUT', path, { situacao, motivo, decisao_vista });
  return endpoints.decideTitleComment.responses[200].parse(answer.json()).decisao?.em ?? null;
};
const read = async (title = 1) => {
  const answer = await call(null, 'GET', `comentarios/acervo/${title}`);
  return endpoints.listTitleComments.responses[200].parse(answer.json());
};
const own = async (person: Person, title = 1) => {
  const answer = await call(person, 'GET', `comentarios/usuario/acervo/${title}`);
  return endpoints.listOwnTitleComments.responses[200].parse(answer.json()).avaliacao;
};
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const aggregate = async () => {
  const answer = await server.app.inject('/api/acervo/1/metadados');
  return endpoints.getTitleMetadata.responses[200].parse(answer.json()).dados['aggregateRating'];
};

describe('a rating alone', () => {
  test('counts at once, one for each person, and may be changed and withdrawn', async () => {
    expect((await read()).avaliacao).toEqual({ total: 0, media: null });
    expect((await rate('ana', 2)).json()).toEqual({
      estrelas: 2,
      avaliado_em: '2026-03-10T12:00:00.000Z',
      situacao: 'aprovado',
    });
    await rate('bruno', 5);
    await rate('clara', 5);
    expect((await read()).avaliacao).toEqual({ total: 3, media: 4 });
    await rate('ana.saude', 4);
    expect((await read()).avaliacao).toEqual({ total: 3, media: 4.7 });
    expect((await read(2)).avaliacao).toEqual({ total: 0, media: null });
    expect((await call('ana', 'DELETE', at(1))).json()).toEqual({ cod_acervo: 1 });
    expect((await read()).avaliacao).toEqual({ total: 2, media: 5 });
    expect(await own('ana')).toBeNull();
    expect(said(await call('ana', 'DELETE', at(1)))).toEqual([404, 'NaoEncontrado']);
  });

  test('is its person’s own: nobody else’s is changed or withdrawn by the same call', async () => {
    await rate('ana', 5);
    expect(said(await call('bruno', 'DELETE', at(1)))).toEqual([404, 'NaoEncontrado']);
    await rate('bruno', 1);
    expect(await own('ana')).toMatchObject({ estrelas: 5 });
    expect(await own('bruno')).toMatchObject({ estrelas: 1 });
  });

  test(
    'is not given by a visitor, by a role that may not, to no title, nor while it is off',
    { tags: 'long' },
    async () => {
      expect(said(await rate(null, 5))).toEqual([401, 'EntradaNecessaria']);
      expect(said(await call(null, 'DELETE', at(1)))).toEqual([401, 'EntradaNecessaria']);
      expect(said(await rate('ana', 5, 999))).toEqual([404, 'AcervoNaoEncontrado']);
      await server.db.deleteFrom('role_permission').where('role', '=', 'teacher').execute();
      expect(said(await rate('clara', 5))).toEqual([403, 'SemPermissao']);
      await rate('ana', 5);
      await server.db
        .updateTable('activity')
        .set({ enabled: false })
        .where('code', '=', 9050)
        .execute();
      expect(said(await rate('ana', 5))).toEqual([403, 'RecursoDesativado']);
      expect(await aggregate()).toBeUndefined();
    },
  );

  test(
    'stands among what its person has said, and is told machines once there is one',
    { tags: 'long' },
    async () => {
      expect(await aggregate()).toBeUndefined();
      await rate('ana', 4);
      await rate('bruno', 5);
      expect(await aggregate()).toEqual({
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        ratingCount: 2,
        bestRating: 5,
        worstRating: 1,
      });
      const answer = await call('ana', 'GET', 'comentarios/usuario/acervos');
      expect(answer.json()).toMatchObject({
        total: 1,
        acervos: [{ cod_acervo: 1, comentarios: 0, pendentes: 0 }],
      });
    },
  );
});

describe('a rating with a comment', () => {
  test('waits with it, is seen by staff, and counts once it is approved', async () => {
    const id = await write('ana', 4);
    expect((await read()).avaliacao.total).toBe(0);
    expect(await own('ana')).toMatchObject({ estrelas: 4, situacao: 'pendente' });
    const staff = await call('davi', 'GET', 'atendimento/comentarios-acervo');
    expect(staff.json()).toMatchObject({ comentarios: [{ codigo: id, estrelas: 4 }] });
    await decide(id, 'aprovado');
    expect(await read()).toMatchObject({
      comentarios: [{ codigo: id, estrelas: 4 }],
      avaliacao: { total: 1, media: 4 },
    });
  });

  test('does not count where it is refused or taken down, until it is given alone', async () => {
    const id = await write('ana', 1);
    const approved = await decide(id, 'aprovado');
    server.clock.advance({ hours: 1 });
    await decide(id, 'recusado', approved);
    expect((await read()).avaliacao).toEqual({ total: 0, media: null });
    expect(await own('ana')).toMatchObject({ situacao: 'recusado' });
    await rate('ana', 1);
    expect((await read()).avaliacao).toEqual({ total: 1, media: 1 });
  });

  test(
    'stays as it is where the same counts already, and stands beside every comment',
    { tags: 'long' },
    async () => {
      await rate('ana', 3);
      const first = await write('ana', 3);
      const second = await write('ana', null);
      expect((await read()).avaliacao).toEqual({ total: 1, media: 3 });
      await decide(first, 'aprovado');
      await decide(second, 'aprovado');
      expect((await read()).comentarios.map(({ estrelas }) => estrelas)).toEqual([3, 3]);
    },
  );

  test('is gone with its comment', { tags: 'long' }, async () => {
    const id = await write('ana', 4);
    await decide(id, 'aprovado');
    expect((await read()).avaliacao).toEqual({ total: 1, media: 4 });
    expect(await aggregate()).toMatchObject({ ratingValue: 4, ratingCount: 1 });
    const gone = await call('ana', 'DELETE', `comentarios/usuario/${id}`);
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await read()).avaliacao).toEqual({ total: 0, media: null });
    expect(await aggregate()).toBeUndefined();
    expect(await own('ana')).toBeNull();
  });

  test('takes no rating along that was given alone since', { tags: 'long' }, async () => {
    const id = await write('ana', 4);
    await rate('ana', 5);
    await call('ana', 'DELETE', `comentarios/usuario/${id}`);
    expect(await own('ana')).toMatchObject({ estrelas: 5, situacao: 'aprovado' });
    expect((await read()).avaliacao).toEqual({ total: 1, media: 5 });
  });
});
