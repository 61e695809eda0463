import { endpoints, errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook, aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { mailNewTitles } from '../saved-items/index.ts';
import { matchInterests } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  const issues = [{ library: 'LETRAS', volume: '2', number: '1', year: '2026', month: '01' }];
  server = await startTestApp({
    records: [
      aSerial({ title: 'Revista de letras', copies: [{ library: 'LETRAS' }], issues }),
      aBook({ title: 'Dom Casmurro' }),
    ],
  });
  // Those that are there came long ago.
  await server.db.updateTable('serial_issue').set({ included_on: null }).execute();
});
afterEach(() => server.close());

const going = new AbortController().signal;
const serials = 'perfil-interesse/periodicos';
const types = 'perfil-interesse/tipo-obra';
const validade = '2026-12-31';

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });
const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const follow = (person: Person, ...tipos: string[]) =>
  call(person, 'POST', serials, { acervos: [1], tipos, validade });

/** An issue of serial 1 comes on a day. */
async function receive(designation: string, day: string, year = 2026): Promise<void> {
  const part = await server.db.selectFrom('serial_part').select('id').executeTakeFirstOrThrow();
  const { count } = await server.db
    .selectFrom('serial_issue')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('serial_issue')
    .values({
      part_id: part.id,
      sequence: Number(count) + 1,
      year,
      last_year: null,
      month: null,
      day: null,
      designation,
      state: 'received',
      included_on: day,
    })
    .execute();
}

describe('periodicals', () => {
  test('are followed by what comes of them, by one person', async () => {
    const answer = await call('ana', 'POST', serials, {
      acervos: [1, 2, 99],
      tipos: ['suplemento', 'regular'],
      validade,
    });
    const added = { total: 1, limite: 300, adicionados: 1, nao_encontrados: [2, 99] };
    expect(answer.json()).toEqual(added);
    const list = await call('ana', 'GET', serials);
    expect(endpoints.listSerialInterests.responses[200].parse(list.json()).itens).toEqual([
      {
        cod_acervo: 1,
        titulo: 'Revista de letras',
        tipos: ['regular', 'suplemento'],
        incluido_em: '2026-03-10',
        validade,
        vigente: true,
      },
    ]);
    expect((await call('bruno', 'GET', serials)).json()).toMatchObject({ total: 0, itens: [] });
  });

  test('need at least one journal type', { tags: 'long' }, async () => {
    expect(codeOf(await follow('ana'))).toEqual([422, 'NenhumTipoDePeriodico']);
    await follow('ana', 'regular');
    const change = { cod_acervo: 1, tipos: [], validade };
    const refused = await call('ana', 'PUT', serials, change, '5');
    expect(codeOf(refused)).toEqual([422, 'NenhumTipoDePeriodico']);
    expect(errorBody.parse(refused.json()).erro.mensagem).toBe(
      'Select at least one kind of issue.',
    );
  });

  test('are changed and let go by their person alone', async () => {
    await follow('ana', 'regular');
    const change = { cod_acervo: 1, tipos: ['indice'], validade: '2026-06-30' };
    expect(codeOf(await call('bruno', 'PUT', serials, change))).toEqual([404, 'NaoEncontrado']);
    const late = { ...change, validade: '2030-01-01' };
    expect(codeOf(await call('ana', 'PUT', serials, late))).toEqual([422, 'DiaForaDoPrazo']);
    expect((await call('ana', 'PUT', serials, change)).json()).toMatchObject({
      tipos: ['indice'],
      validade: '2026-06-30',
    });
    const one = { cod_acervo: 1 };
    expect(codeOf(await call('bruno', 'DELETE', serials, one))).toEqual([404, 'NaoEncontrado']);
    expect((await call('ana', 'DELETE', serials, one)).json()).toEqual({ total: 0, limite: 300 });
    expect(codeOf(await call('ana', 'DELETE', serials, one))).toEqual([404, 'NaoEncontrado']);
  });

  test('are found by their words', async () => {
    await server.follower.rebuild();
    await follow('ana', 'regular');
    expect((await call('ana', 'GET', `${serials}/pesquisa?q=letras`)).json()).toEqual({
      itens: [{ cod_acervo: 1, titulo: 'Revista de letras', no_perfil: true }],
    });
    expect((await call('ana', 'GET', `${serials}/pesquisa?q=casmurro`)).json()).toEqual({
      itens: [],
    });
    expect((await call('ana', 'GET', `${serials}/pesquisa?q=%20`)).json()).toEqual({ itens: [] });
  });

  test('are written of with the issues that came, and with no others', async () => {
    await follow('ana', 'regular');
    await follow('bruno', 'suplemento');
    await receive('v.2:n.3', '2026-03-10');
    await receive('v.2:n.4', '2026-03-10');
    await receive('v.1:n.1', '2026-03-10', 1961);
    await receive('v.2:n.2', '2026-03-01');
    server.clock.advance({ hours: 24 });
    expect(await matchInterests(server, going)).toEqual({ news: 2 });
    await mailNewTitles({ ...server, origin: null }, going);
    const letters = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(letters.map(({ recipients }) => recipients)).toEqual([['ana@example.org']]);
    expect(letters[0]?.body).toContain('- Revista de letras · v.2:n.3 · v.2:n.4\n');
  });

  test(
    'are told of an issue by the day staff entered it, whenever it was received',
    { tags: 'long' },
    async () => {
      await follow('ana', 'regular');
      const issue = { cod_acervo: 1, cod_biblioteca: 2, ano: 2026, mes: null, numero: '9' };
      const answer = await call('elisa', 'POST', 'atendimento/fasciculos', {
        ...issue,
        situacao: 'recebido',
        recebido_em: '2026-02-20',
      });
      expect(answer.statusCode, answer.body).toBe(200);
      server.clock.advance({ hours: 24 });
      expect(await matchInterests(server, going)).toEqual({ news: 1 });
    },
  );

  test(
    'are told of nothing that is missing by the time they are written',
    { tags: 'long' },
    async () => {
      await follow('ana', 'regular');
      await receive('v.2:n.3', '2026-03-10');
      const seen = async () =>
        (await call('ana', 'GET', 'perfil-interesse/titulos')).json<{ total: number }>().total;
      expect(await seen()).toBe(1);
      await server.db
        .updateTable('serial_issue')
        .set({ state: 'missing' })
        .where('designation', '=', 'v.2:n.3')
        .execute();
      expect(await seen()).toBe(0);
      server.clock.advance({ hours: 24 });
      expect(await matchInterests(server, going)).toEqual({ news: 0 });
    },
  );
});

describe('work types', () => {
  const add = (person: Person, ...tipos_obra: string[]) =>
    call(person, 'POST', types, { tipos_obra, validade });

  test('are followed, prolonged and let go by one person', async () => {
    const answer = await add('ana', 'book', 'book', 'papyrus');
    expect(answer.json()).toMatchObject({ adicionados: 1, nao_encontrados: ['papyrus'] });
    const list = (await call('ana', 'GET', types, undefined, '5')).json<{ tipos_obra: object[] }>();
    expect(list).toMatchObject({ itens: [{ codigo: 'book', descricao: 'Book', validade }] });
    expect(list.tipos_obra).toContainEqual({ codigo: 'book', descricao: 'Book' });
    const change = { codigo: 'book', validade: '2026-06-30' };
    expect(codeOf(await call('bruno', 'PUT', types, change))).toEqual([404, 'NaoEncontrado']);
    const early = { ...change, validade: '2026-03-09' };
    expect(codeOf(await call('ana', 'PUT', types, early))).toEqual([422, 'DiaForaDoPrazo']);
    expect((await call('ana', 'PUT', types, change)).json()).toMatchObject(change);
    const one = { codigo: 'book' };
    expect(codeOf(await call('bruno', 'DELETE', types, one))).toEqual([404, 'NaoEncontrado']);
    expect((await call('ana', 'DELETE', types, one)).json()).toEqual({ total: 0, limite: 300 });
  });

  test('are written of', { tags: 'long' }, async () => {
    await add('ana', 'book');
    await server.importRecords([aBook({ title: 'Helena' }), aSerial({ title: 'Anais' })]);
    server.clock.advance({ hours: 24 });
    await matchInterests(server, going);
    await mailNewTitles({ ...server, origin: null }, going);
    const [letter] = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(letter?.body).toContain('- Helena');
    expect(letter?.body).not.toContain('Anais');
  });
});

describe('checked titles', () => {
  const checked = async (person: Person, query = '', language = '1') => {
    const path = `perfil-interesse/titulos?${query}`;
    const answer = await call(person, 'GET', path, undefined, language);
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.listInterestTitles.responses[200].parse(answer.json());
  };

  test(
    'are those from one month back to today, with what found them',
    { tags: 'long' },
    async () => {
      await follow('ana', 'regular');
      await call('ana', 'POST', types, { tipos_obra: ['book'], validade });
      await receive('v.2:n.3', '2026-03-09');
      await receive('v.2:n.4', '2026-02-09');
      await server.importRecords([aBook({ title: 'Velho' }), aBook({ title: 'De fevereiro' })]);
      const set = (title: string, day: string) =>
        server.pool.query(`update title set included_on = $1 where description ->> 'title' = $2`, [
          day,
          title,
        ]);
      await set('Velho', '2026-02-09');
      await set('De fevereiro', '2026-02-10');
      const found = await checked('ana', '', '5');
      expect(found).toMatchObject({
        data_ini: '2026-02-10',
        data_fim: '2026-03-10',
        tem_perfil: true,
        total: 3,
      });
      expect(
        found.titulos.map(({ acervo, data, motivos }) => [acervo.titulo, data, motivos]),
      ).toEqual([
        ['Dom Casmurro', '2026-03-10', [{ tipo: 'tipo_obra', descricao: 'Book' }]],
        ['Revista de letras', '2026-03-09', [{ tipo: 'periodico', descricao: 'v.2:n.3' }]],
        ['De fevereiro', '2026-02-10', [{ tipo: 'tipo_obra', descricao: 'Book' }]],
      ]);
      expect(await checked('bruno')).toMatchObject({ tem_perfil: false, total: 0, titulos: [] });
    },
  );

  test('come in pages of twenty', { tags: 'long' }, async () => {
    await call('ana', 'POST', types, { tipos_obra: ['book'], validade });
    const books = Array.from({ length: 22 }, (_, at) => aBook({ title: `Livro ${at}` }));
    await server.importRecords(books);
    const second = await checked('ana', 'pagina=2');
    expect(second).toMatchObject({ total: 23, quantidade: 20, pagina: 2 });
    expect(second.titulos).toHaveLength(3);
  });

  test(
    'are of authors, subjects and areas too, and of nothing that has ended',
    { tags: 'long' },
    async () => {
      await server.importRecords([
        aBook({ title: 'Otelo', author: 'Shakespeare', subjects: ['Ciúme'], dewey: '822' }),
      ]);
      const heading = async (text: string) =>
        (
          await server.db
            .selectFrom('heading')
            .select('id')
            .where('text', '=', text)
            .executeTakeFirstOrThrow()
        ).id;
      const add = async (tipoDSI: string, itens: object[], end = validade) => {
        const path = 'perfil-interesse/area-autor-assunto';
        await call('ana', 'POST', path, { tipoDSI, itens, validade: end });
      };
      await add('autor', [{ codigo: String(await heading('Shakespeare')) }]);
      await add('area', [{ codigo: '8', codTipoArea: 'ddc' }]);
      await add('assunto', [{ codigo: String(await heading('Ciúme')) }], '2026-03-10');
      const reasons = async () => (await checked('ana')).titulos.map(({ motivos }) => motivos);
      expect(await reasons()).toEqual([
        expect.arrayContaining([
          { tipo: 'autor', descricao: 'Shakespeare' },
          { tipo: 'area', descricao: 'Literatura' },
          { tipo: 'assunto', descricao: 'Ciúme' },
        ]),
      ]);
      server.clock.advance({ hours: 24 });
      expect((await reasons())[0]).toHaveLength(2);
    },
  );
});

describe('they are closed', { tags: 'long' }, () => {
  const calls = [
    [9006, 'GET', serials, undefined],
    [9006, 'POST', serials, { acervos: [1], tipos: ['regular'], validade }],
    [9006, 'PUT', serials, { cod_acervo: 1, tipos: ['regular'], validade }],
    [9006, 'DELETE', serials, { cod_acervo: 1 }],
    [9006, 'GET', `${serials}/pesquisa?q=a`, undefined],
    [9006, 'GET', types, undefined],
    [9006, 'POST', types, { tipos_obra: ['book'], validade }],
    [9006, 'PUT', types, { codigo: 'book', validade }],
    [9006, 'DELETE', types, { codigo: 'book' }],
    [9008, 'GET', 'perfil-interesse/titulos', undefined],
  ] as const;

  test.each(calls)(
    'to nobody, and while activity %d is off: %s %s',
    async (code, method, path, payload) => {
      expect((await call(null, method, path, payload)).statusCode).toBe(401);
      await server.db
        .updateTable('activity')
        .set({ enabled: false })
        .where('code', '=', code)
        .execute();
      expect(codeOf(await call('ana', method, path, payload))).toEqual([403, 'RecursoDesativado']);
    },
  );
});
