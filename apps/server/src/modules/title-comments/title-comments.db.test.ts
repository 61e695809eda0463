import { isLong } from '@estante/test-support/is-long';
import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const crowd = isLong ? 64 : 12;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro' }), aBook({ title: 'Quincas Borba' })],
  });
});
afterEach(() => server.close());

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const write = (person: Person | null, conteudo: string, title = 1, language = '1') =>
  call(person, 'POST', `comentarios/acervo/${title}`, { conteudo }, language);
const read = async (person: Person | null, title = 1, page = 1) =>
  (await call(person, 'GET', `comentarios/acervo/${title}?pagina=${page}`)).json<{
    total: number;
    comentarios: { codigo: number; conteudo: string; nome: string }[];
  }>();
const own = async (person: Person, title = 1) =>
  (await call(person, 'GET', `comentarios/usuario/acervo/${title}`)).json<{
    comentarios: { codigo: number; situacao: string; motivo: string }[];
  }>();
const decide = (person: Person, id: number, sent: object, language = '1') =>
  call(
    person,
    'PUT',
    `atendimento/comentarios-acervo/${id}`,
    { motivo: '', decisao_vista: null, ...sent },
    language,
  );
const approve = (person: Person, id: number) => decide(person, id, { situacao: 'aprovado' });
const refusalIn = (answer: LightMyRequestResponse) => errorBody.parse(answer.json()).erro;
const said = (answer: LightMyRequestResponse) => [answer.statusCode, refusalIn(answer).codigo];

describe('a comment on a title', () => {
  test('waits for approval, then everybody reads it, under a first name and a letter', async () => {
    const answer = await write('ana', '  Capitu <b>não</b> traiu.\n\u0000 ');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      codigo: 1,
      conteudo: 'Capitu <b>não</b> traiu.',
      enviado_em: '2026-03-10T12:00:00.000Z',
      situacao: 'pendente',
      motivo: '',
    });
    expect(await read(null)).toMatchObject({ total: 0, comentarios: [] });
    expect(await read('bruno')).toMatchObject({ total: 0 });
    expect((await approve('davi', 1)).statusCode).toBe(200);
    expect(await read(null)).toEqual({
      total: 1,
      pagina: 1,
      quantidade: 20,
      comentarios: [
        {
          codigo: 1,
          conteudo: 'Capitu <b>não</b> traiu.',
          enviado_em: '2026-03-10T12:00:00.000Z',
          nome: 'Ana T.',
          estrelas: null,
        },
      ],
      avaliacao: { total: 0, media: null },
    });
    expect(await own('ana')).toMatchObject({ comentarios: [{ situacao: 'aprovado' }] });
    expect(await read(null, 2)).toMatchObject({ total: 0 });
  });

  test(
    'is not written by a visitor, nor by a role that may not, nor while it is off',
    { tags: 'long' },
    async () => {
      expect(said(await write(null, 'Olá, leitores'))).toEqual([401, 'EntradaNecessaria']);
      await server.db.deleteFrom('role_permission').where('role', '=', 'teacher').execute();
      expect(said(await write('clara', 'Olá, leitores'))).toEqual([403, 'SemPermissao']);
      await server.db
        .updateTable('activity')
        .set({ enabled: false })
        .where('code', '=', 9050)
        .execute();
      expect(said(await write('ana', 'Olá, leitores'))).toEqual([403, 'RecursoDesativado']);
      expect(said(await call(null, 'GET', 'comentarios/acervo/1'))).toEqual([
        403,
        'RecursoDesativado',
      ]);
    },
  );

  test('is not blank, and on a title that is there', { tags: 'long' }, async () => {
    const blank = await write('ana', ' \n ', 1, '5');
    expect(refusalIn(blank)).toMatchObject({
      codigo: 'CampoObrigatorioNaoPreenchido',
      valores: { campo: 'Comment' },
      campos: [{ campo: 'conteudo' }],
    });
    const short = await write('ana', ' Li e reli. '.slice(0, 10), 1, '5');
    expect(said(short)).toEqual([422, 'ComentarioCurto']);
    expect(refusalIn(short)).toMatchObject({
      campos: [{ campo: 'conteudo', mensagem: 'Write at least 10 characters.' }],
    });
    expect(said(await write('ana', 'Olá, leitores', 999))).toEqual([404, 'AcervoNaoEncontrado']);
  });

  test('has the longest text that PostgreSQL would count as long', { tags: 'long' }, async () => {
    expect((await write('ana', 'é'.repeat(2000))).statusCode).toBe(200);
    expect((await write('ana', '𒀀'.repeat(1000))).statusCode).toBe(200);
  });
});

test('so many of a person may be pending, however many come at once; a decision makes room', async () => {
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, n) => write('ana', `Comentário ${n}`, 1 + (n % 2))),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 422);
  expect(refused && refusalIn(refused)).toMatchObject({
    codigo: 'limite_comentarios_excedido',
    valores: { limite: 3 },
  });
  expect((await write('bruno', 'De outra pessoa')).statusCode).toBe(200);
  const { id } = await server.db
    .selectFrom('title_comment')
    .select('id')
    .where('person_id', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect((await approve('davi', id)).statusCode).toBe(200);
  // The other login of the same person counts as well.
  const more = await Promise.all(
    Array.from({ length: crowd }, (_, n) =>
      write(n % 2 ? 'ana' : 'ana.saude', `Outro comentário ${n}`),
    ),
  );
  expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const over = await server.db
    .selectFrom('title_comment')
    .select('person_id')
    .where('state', '=', 'pending')
    .groupBy('person_id')
    .having((eb) => eb(eb.fn.countAll(), '>', 3))
    .execute();
  expect(over).toEqual([]);
});

describe('a person', () => {
  test(
    'lists the titles they commented on, the last first, and theirs alone',
    { tags: 'long' },
    async () => {
      await write('ana', 'Um romance', 1);
      server.clock.advance({ hours: 1 });
      await write('ana', 'Dois romances', 2);
      server.clock.advance({ hours: 1 });
      await write('ana.saude', 'Três romances', 2);
      await write('bruno', 'Este é de Bruno', 1);
      await approve('davi', 2);
      const listed = await call('ana', 'GET', 'comentarios/usuario/acervos');
      expect(listed.json()).toMatchObject({
        total: 2,
        acervos: [
          {
            cod_acervo: 2,
            titulo: 'Quincas Borba',
            rota: '/acervo/2',
            comentarios: 2,
            pendentes: 1,
          },
          { cod_acervo: 1, titulo: 'Dom Casmurro', comentarios: 1, pendentes: 1 },
        ],
      });
      expect((await own('ana')).comentarios).toHaveLength(1);
      expect((await own('clara')).comentarios).toEqual([]);
    },
  );

  test('reads and deletes what they wrote of a title that left the catalogue', async () => {
    await write('ana', 'Um romance');
    await server.db
      .updateTable('title')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', 1)
      .execute();
    const listed = await call('ana', 'GET', 'comentarios/usuario/acervos');
    expect(listed.json()).toMatchObject({ acervos: [{ cod_acervo: 1, comentarios: 1 }] });
    const answer = await call('ana', 'GET', 'comentarios/usuario/acervo/1');
    expect(answer.json(), answer.body).toMatchObject({
      acervo: { titulo: 'Dom Casmurro' },
      comentarios: [{ codigo: 1, conteudo: 'Um romance' }],
    });
    expect((await call('ana', 'DELETE', 'comentarios/usuario/1')).json()).toEqual({ codigo: 1 });
    const unknown = await call('ana', 'GET', 'comentarios/usuario/acervo/99');
    expect(said(unknown)).toEqual([404, 'AcervoNaoEncontrado']);
  });

  test('deletes their own in any state; another’s is not there', async () => {
    await write('ana', 'Um romance');
    await write('ana', 'Dois romances');
    await approve('davi', 1);
    for (const other of ['bruno', 'davi', 'elisa'] as const) {
      const tried = await call(other, 'DELETE', 'comentarios/usuario/1');
      expect(said(tried)).toEqual([404, 'NaoEncontrado']);
    }
    expect(said(await call(null, 'DELETE', 'comentarios/usuario/1'))).toEqual([
      401,
      'EntradaNecessaria',
    ]);
    expect(await read(null)).toMatchObject({ total: 1 });
    expect((await call('ana', 'DELETE', 'comentarios/usuario/1')).json()).toEqual({ codigo: 1 });
    expect((await call('ana.saude', 'DELETE', 'comentarios/usuario/2')).statusCode).toBe(200);
    expect((await call('ana', 'DELETE', 'comentarios/usuario/2')).statusCode).toBe(404);
    expect(await read(null)).toMatchObject({ total: 0 });
    expect((await own('ana')).comentarios).toEqual([]);
  });
});

describe('staff', () => {
  const list = async (person: Person, query = '') =>
    (await call(person, 'GET', `atendimento/comentarios-acervo?${query}`)).json<{
      total: number;
      contagem: { situacao: string; total: number }[];
      comentarios: { codigo: number; conteudo: string; decisao: { em: string } | null }[];
    }>();
  const contents = async (person: Person, query = '') =>
    (await list(person, query)).comentarios.map(({ conteudo }) => conteudo);

  beforeEach(async () => {
    await write('ana', 'Pela central');
    server.clock.advance({ hours: 20 });
    await write('ana.saude', 'Pela saúde', 2);
    server.clock.advance({ hours: 20 });
    await write('bruno', 'É 100% bom');
  });

  test('see what was written with logins of their unit; administrators see all', async () => {
    expect(await contents('davi')).toEqual(['É 100% bom', 'Pela central']);
    expect(await contents('fabio')).toEqual(['Pela saúde']);
    expect(await contents('elisa')).toHaveLength(3);
    expect(await contents('elisa', 'biblioteca=3')).toEqual(['Pela saúde']);
    expect(await contents('elisa', 'texto=QUINCAS')).toEqual(['Pela saúde']);
    expect(await contents('davi', 'texto=%25')).toEqual(['É 100% bom']);
    expect(await contents('davi', 'dataFim=2026-03-10')).toEqual(['Pela central']);
    expect((await list('davi')).contagem).toEqual([
      { situacao: 'pendente', total: 2 },
      { situacao: 'aprovado', total: 0 },
      { situacao: 'recusado', total: 0 },
    ]);
    expect(said(await call('ana', 'GET', 'atendimento/comentarios-acervo'))).toEqual([
      403,
      'SemPermissao',
    ]);
  });

  test('touch nothing of another unit', async () => {
    expect(said(await approve('fabio', 1))).toEqual([404, 'NaoEncontrado']);
    expect(await own('ana')).toMatchObject({ comentarios: [{ situacao: 'pendente' }] });
    expect((await approve('elisa', 2)).statusCode).toBe(200);
  });

  test('refuse with a reason, which the writer sees and is mailed in their language', async () => {
    await write('bruno', 'Spoiler: she dies.', 2, '5');
    const blank = await decide('davi', 4, { situacao: 'recusado', motivo: '  ' });
    expect(refusalIn(blank)).toMatchObject({ campos: [{ campo: 'motivo' }] });
    const answer = await decide('davi', 4, { situacao: 'recusado', motivo: ' Conta o fim. ' });
    expect(answer.json()).toMatchObject({
      situacao: 'recusado',
      motivo: 'Conta o fim.',
      decisao: { nome: 'Davi de Teste' },
    });
    expect(await own('bruno', 2)).toMatchObject({
      comentarios: [{ situacao: 'recusado', motivo: 'Conta o fim.' }],
    });
    expect(await read(null, 2)).toMatchObject({ total: 0 });
    const mails = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails).toMatchObject([
      { recipients: ['bruno@example.org'], subject: 'Your comment on “Quincas Borba”' },
    ]);
    expect(mails[0]?.body).toContain('Spoiler: she dies.');
    expect(mails[0]?.body).toContain('Conta o fim.');
  });

  test('refuse also who has no address, whom nothing is mailed', { tags: 'long' }, async () => {
    await server.db.updateTable('person').set({ emails: [] }).execute();
    const answer = await decide('davi', 1, { situacao: 'recusado', motivo: 'Ofende.' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await server.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });

  test(
    'decide as they saw it: of two at once one does; what is approved can be taken down',
    { tags: 'long' },
    async () => {
      const both = await Promise.all([
        approve('davi', 1),
        decide('elisa', 1, { situacao: 'recusado', motivo: 'Repetido.' }),
      ]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      await approve('davi', 3);
      expect((await read(null)).comentarios.map(({ codigo }) => codigo)).toContain(3);
      const [three] = (await list('davi', 'texto=100')).comentarios;
      const seen = { decisao_vista: three?.decisao?.em };
      server.clock.advance({ minutes: 1 });
      const down = await decide('davi', 3, {
        situacao: 'recusado',
        motivo: 'Propaganda.',
        ...seen,
      });
      expect(down.statusCode, down.body).toBe(200);
      expect((await read(null)).comentarios.map(({ codigo }) => codigo)).not.toContain(3);
      expect(said(await decide('davi', 3, { situacao: 'aprovado', ...seen }))).toEqual([
        409,
        'SituacaoMudou',
      ]);
    },
  );
});
