import { endpoints, errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  const records = ['Um', 'Dois', 'Três'].map((title, at) =>
    aBook({ number: `${at + 1}`, title, copies: [{ library: 'CENTRAL' }] }),
  );
  server = await startTestApp({ records });
});
afterEach(() => server.close());

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const said = (answer: LightMyRequestResponse) => {
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, ...(valores ? [valores] : [])];
};

async function make(person: Person, nome: string, acervos: readonly number[] = []) {
  const answer = await call(person, 'POST', 'listas', { nome, acervos });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.makeNamedList.responses[200].parse(answer.json()).lista.codigo;
}

async function show(person: Person, id: number) {
  const answer = await call(person, 'GET', `listas/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.getNamedList.responses[200].parse(answer.json());
}

const titlesOf = async (person: Person, id: number) =>
  (await show(person, id)).itens.map(({ cod_acervo }) => cod_acervo);

async function namesOf(person: Person) {
  const { listas } = (await call(person, 'GET', 'listas')).json<{
    listas: { nome: string; total: number }[];
  }>();
  return listas.map(({ nome }) => nome);
}

describe('lists', () => {
  test('are made, named, described and deleted by their own reader', async () => {
    const made = await call('ana', 'POST', 'listas', {
      nome: '  Para o   verão ',
      descricao: 'Na praia.',
      acervos: [3, 1, 3, 999],
    });
    expect(made.json(), made.body).toEqual({
      lista: {
        codigo: 1,
        nome: 'Para o verão',
        descricao: 'Na praia.',
        total: 2,
        criada_em: '2026-03-10T12:00:00.000Z',
        alterada_em: '2026-03-10T12:00:00.000Z',
        compartilhada: false,
      },
      nao_encontrados: [999],
    });
    expect(await titlesOf('ana', 1)).toEqual([3, 1]);
    server.clock.advance({ hours: 1 });
    const changed = await call('ana', 'PUT', 'listas/1', { nome: 'Para o inverno' });
    expect(changed.json()).toMatchObject({
      nome: 'Para o inverno',
      descricao: '',
      alterada_em: '2026-03-10T13:00:00.000Z',
    });
    expect((await call('ana', 'DELETE', 'listas/1')).json()).toEqual({ codigo: 1 });
    expect(await namesOf('ana')).toEqual([]);
    expect(said(await call('ana', 'DELETE', 'listas/1'))).toEqual([404, 'NaoEncontrado']);
  });

  test('are one for all logins of a person, and nobody else’s', async () => {
    const id = await make('ana', 'Minha', [1]);
    expect(await titlesOf('ana.saude', id)).toEqual([1]);
    expect(await namesOf('bruno')).toEqual([]);
    const other = await make('bruno', 'Dele');
    const tries = [
      await call('bruno', 'GET', `listas/${id}`),
      await call('bruno', 'PUT', `listas/${id}`, { nome: 'Minha' }),
      await call('bruno', 'DELETE', `listas/${id}`),
      await call('bruno', 'PUT', 'listas', { listas: [other, id] }),
      await call('bruno', 'POST', `listas/${id}/titulos`, { acervos: [2] }),
      await call('bruno', 'DELETE', `listas/${id}/titulos`, { acervos: [1] }),
      await call('bruno', 'PUT', `listas/${id}/titulos`, { acervos: [1] }),
      await call('bruno', 'PUT', `listas/${id}/titulos/1`, { nota: 'Oi' }),
      await call('bruno', 'POST', `listas/${id}/mover`, { acervos: [1], para: other }),
      await call('bruno', 'POST', `listas/${other}/mover`, { acervos: [1], para: id }),
      await call('bruno', 'PUT', `listas/${id}/compartilhamento`, {
        mostra_nome: true,
        mostra_notas: true,
      }),
      await call('bruno', 'DELETE', `listas/${id}/compartilhamento`),
    ];
    expect(tries.map(said)).toEqual(tries.map(() => [404, 'NaoEncontrado']));
    expect(await show('ana', id)).toMatchObject({
      nome: 'Minha',
      total: 1,
      compartilhamento: null,
    });
  });

  test('have a name each, in whatever case, and none is blank', { tags: 'long' }, async () => {
    const id = await make('ana', 'Poesia');
    await make('bruno', 'Poesia');
    expect(said(await call('ana', 'POST', 'listas', { nome: 'POESIA' }))).toEqual([
      422,
      'NomeDeListaEmUso',
    ]);
    const second = await make('ana', 'Prosa');
    const taken = await call('ana', 'PUT', `listas/${second}`, { nome: 'poesia' }, '5');
    expect(errorBody.parse(taken.json()).erro.campos).toEqual([
      { campo: 'nome', mensagem: 'You already have a list with this name. Choose another.' },
    ]);
    expect((await call('ana', 'PUT', `listas/${id}`, { nome: 'POESIA' })).statusCode).toBe(200);
    for (const answer of [
      await call('ana', 'POST', 'listas', { nome: ' ' }),
      await call('ana', 'PUT', `listas/${id}`, { nome: '' }),
    ]) {
      expect(said(answer).slice(0, 2)).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    }
  });

  test(
    'stand in the order their reader puts them in; a new one comes last',
    { tags: 'long' },
    async () => {
      const [a, b, c] = [await make('ana', 'A'), await make('ana', 'B'), await make('ana', 'C')];
      const answer = await call('ana', 'PUT', 'listas', { listas: [c, a] });
      expect(answer.json()).toEqual({ listas: [c, a, b] });
      await make('ana', 'D');
      expect(await namesOf('ana')).toEqual(['C', 'A', 'B', 'D']);
    },
  );

  test('are a hundred at most, however many are made at once', { tags: 'long' }, async () => {
    await sql`insert into named_list (person_id, name, position, made_at, changed_at)
      select 1, 'Lista ' || n, n, now(), now() from generate_series(1, 97) n`.execute(server.db);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => call('ana', 'POST', 'listas', { nome: `Nova ${at}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(said(await call('ana', 'POST', 'listas', { nome: 'Mais uma' }))).toEqual([
      422,
      'limite_listas_excedido',
      { limite: 100 },
    ]);
    expect((await call('bruno', 'POST', 'listas', { nome: 'Uma' })).statusCode).toBe(200);
  });

  test('are for who is signed in, and closed while their page is off', async () => {
    expect(said(await call(null, 'GET', 'listas'))).toEqual([401, 'EntradaNecessaria']);
    expect(said(await call(null, 'POST', 'listas', { nome: 'X' }))).toEqual([
      401,
      'EntradaNecessaria',
    ]);
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9023)
      .execute();
    expect(said(await call('ana', 'GET', 'listas'))).toEqual([403, 'RecursoDesativado']);
    expect(said(await call(null, 'GET', 'listas-compartilhadas/x'))).toEqual([
      403,
      'RecursoDesativado',
    ]);
  });
});

describe('the titles of a list', () => {
  test(
    'are put in at its end, each once, put in order and taken out',
    { tags: 'long' },
    async () => {
      const id = await make('ana', 'Lista', [2]);
      const added = await call('ana', 'POST', `listas/${id}/titulos`, { acervos: [3, 2, 1, 999] });
      expect(added.json()).toEqual({
        total: 3,
        limite: 500,
        adicionados: 2,
        nao_encontrados: [999],
      });
      expect(await titlesOf('ana', id)).toEqual([2, 3, 1]);
      const ordered = await call('ana', 'PUT', `listas/${id}/titulos`, { acervos: [1, 999] });
      expect(ordered.json()).toEqual({ acervos: [1, 2, 3] });
      const removed = await call('ana', 'DELETE', `listas/${id}/titulos`, { acervos: [2, 999] });
      expect(removed.json()).toEqual({ total: 2, limite: 500, retirados: 1 });
      expect(await titlesOf('ana', id)).toEqual([1, 3]);
    },
  );

  test(
    'have a note each, which goes with them where they are moved or copied',
    { tags: 'long' },
    async () => {
      const [from, to] = [await make('ana', 'De', [1, 2, 3]), await make('ana', 'Para', [3])];
      const noted = await call('ana', 'PUT', `listas/${from}/titulos/2`, { nota: ' Capítulo 4. ' });
      expect(noted.json()).toEqual({ cod_acervo: 2, nota: 'Capítulo 4.' });
      expect(said(await call('ana', 'PUT', `listas/${to}/titulos/2`, { nota: 'x' }))).toEqual([
        404,
        'NaoEncontrado',
      ]);
      const copied = await call('ana', 'POST', `listas/${from}/mover`, {
        acervos: [1, 999],
        para: to,
        copia: true,
      });
      expect(copied.json()).toEqual({ total: 2, limite: 500, adicionados: 1, retirados: 0 });
      const moved = await call('ana', 'POST', `listas/${from}/mover`, {
        acervos: [2, 3],
        para: to,
      });
      expect(moved.json()).toEqual({ total: 3, limite: 500, adicionados: 1, retirados: 2 });
      expect(await titlesOf('ana', from)).toEqual([1]);
      expect((await show('ana', to)).itens).toMatchObject([
        { cod_acervo: 3, nota: '' },
        { cod_acervo: 1, nota: '' },
        { cod_acervo: 2, nota: 'Capítulo 4.', data_insercao: '2026-03-10' },
      ]);
    },
  );

  describe('that are in the other list too', { tags: 'long' }, () => {
    const note = (list: number, nota: string) =>
      call('ana', 'PUT', `listas/${list}/titulos/1`, { nota });
    const both = async (ofFirst: string, ofSecond: string) => {
      const [from, to] = [await make('ana', 'De', [1, 2]), await make('ana', 'Para', [1])];
      await note(from, ofFirst);
      await note(to, ofSecond);
      return { from, to };
    };
    const move = async ({ from, to }: { from: number; to: number }, copia = false) =>
      (await call('ana', 'POST', `listas/${from}/mover`, { acervos: [1], para: to, copia })).json<{
        retirados: number;
      }>().retirados;
    const noteOf = async (list: number) => (await show('ana', list)).itens[0]?.nota;

    test.each([
      ['Capítulo 4.', '', 'Capítulo 4.'],
      ['', 'Para julho.', 'Para julho.'],
      ['Para julho.', 'Para julho.', 'Para julho.'],
      ['Capítulo 4.', 'Para julho.', 'Para julho.\nCapítulo 4.'],
    ])('have both notes: “%s” and “%s”', async (ofFirst, ofSecond, expected) => {
      const lists = await both(ofFirst, ofSecond);
      expect(await move(lists)).toBe(1);
      expect(await noteOf(lists.to)).toBe(expected);
      expect(await titlesOf('ana', lists.from)).toEqual([2]);
    });

    test('stay in both where their notes are too long together', async () => {
      const lists = await both('a'.repeat(250), 'b'.repeat(250));
      expect(await move(lists)).toBe(0);
      expect(await noteOf(lists.from)).toBe('a'.repeat(250));
      expect(await noteOf(lists.to)).toBe('b'.repeat(250));
    });

    test('keep their note there where they are copied, if they have one', async () => {
      const lists = await both('Capítulo 4.', 'Para julho.');
      await move(lists, true);
      expect(await noteOf(lists.to)).toBe('Para julho.');
      await note(lists.to, '');
      await move(lists, true);
      expect(await noteOf(lists.to)).toBe('Capítulo 4.');
      expect(await noteOf(lists.from)).toBe('Capítulo 4.');
    });
  });

  test('stay where they are if they are moved to the same list', { tags: 'long' }, async () => {
    const id = await make('ana', 'Lista', [1, 2]);
    await call('ana', 'POST', `listas/${id}/mover`, { acervos: [1], para: id });
    expect(await titlesOf('ana', id)).toEqual([1, 2]);
  });

  test(
    'are five hundred at most: all that are named fit, or none is put in',
    { tags: 'long' },
    async () => {
      const id = await make('ana', 'Cheia');
      await sql`insert into named_list_title (list_id, title_id, position, added_at)
      select ${id}, 10000 + n, n, now() from generate_series(1, 498) n`.execute(server.db);
      const refused = [422, 'limite_lista_excedido', { limite: 500, total: 498 }];
      expect(
        said(await call('ana', 'POST', `listas/${id}/titulos`, { acervos: [1, 2, 3] })),
      ).toEqual(refused);
      const from = await make('ana', 'De', [1, 2, 3]);
      expect(
        said(await call('ana', 'POST', `listas/${from}/mover`, { acervos: [1, 2, 3], para: id })),
      ).toEqual(refused);
      expect(await titlesOf('ana', from)).toEqual([1, 2, 3]);
      const answers = await Promise.all(
        [1, 2, 3].map((one) => call('ana', 'POST', `listas/${id}/titulos`, { acervos: [one] })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    },
  );

  test(
    'that have left the catalogue are told by what they were and what replaced them',
    { tags: 'long' },
    async () => {
      const id = await make('ana', 'Lista', [1, 2, 3]);
      const merged = aBook({ number: '9', title: 'Um, em nova edição' });
      await server.importRecords([
        {
          ...merged,
          fields: [
            ...merged.fields,
            { tag: '019', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: '1' }] },
          ],
        },
      ]);
      for (const [number, title] of [
        ['1', 'Um'],
        ['2', 'Dois'],
      ] as const) {
        const gone = aBook({ number, title });
        const leader = `${gone.leader.slice(0, 5)}d${gone.leader.slice(6)}`;
        await server.importRecords([{ ...gone, leader }]);
      }
      const instead = await server.titleId('Um, em nova edição');
      expect((await show('ana', id)).itens.map(({ retirado }) => retirado)).toEqual([
        { titulo: 'Um', substituto: { cod_acervo: instead, titulo: 'Um, em nova edição' } },
        { titulo: 'Dois', substituto: null },
        null,
      ]);
    },
  );
});
