import { endpoints, type Success } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, refusalIn } from '../../../test/answers.ts';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tryEach } from '../../../test/try-each.ts';
import { untilWaiting } from '../../../test/until-waiting.ts';
import { alertOfNewTitles } from './index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
});
afterEach(() => server.close());

const call = (
  person: Person | null,
  method: CallAs['method'],
  path: string,
  payload?: object,
  language = '1',
) => callAs(server, person, { method, path, language, ...(payload && { payload }) });

const search = { nome: 'Casmurro', consulta: 'q=casmurro', alerta: true };

async function save(person: Person, more: Partial<typeof search> = {}) {
  const answer = await call(person, 'POST', 'itens-salvos/pesquisas', { ...search, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.saveSearch.responses[200].parse(answer.json());
}

async function saved(person: Person): Promise<Success<typeof endpoints.listSavedItems>> {
  const answer = await call(person, 'GET', 'itens-salvos');
  return endpoints.listSavedItems.responses[200].parse(answer.json());
}

async function alerts(person: Person, query = '') {
  const answer = await call(person, 'GET', `solicitacoes/alertas?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.listAlerts.responses[200].parse(answer.json());
}

const look = () => alertOfNewTitles(server, new AbortController().signal);

describe('a search is saved', () => {
  test('under its name, without page and order, and is its person’s own', async () => {
    const answer = await save('ana', { nome: ' Meu\nCasmurro ', consulta: 'q=casmurro&pagina=2' });
    expect(answer).toEqual({
      codigo: 1,
      nome: 'Meu Casmurro',
      guia: 'geral',
      consulta: 'guia=geral&q=casmurro',
      filtros: [],
      salvo_em: '2026-03-10T12:00:00.000Z',
      alerta: true,
      novidades: null,
    });
    await call('ana', 'POST', 'itens-salvos/titulos', { acervos: [1] });
    expect(await saved('ana')).toEqual({
      limite_titulos: 1000,
      limite_pesquisas: 100,
      titulos: [{ cod_acervo: 1, data_insercao: '2026-03-10' }],
      pesquisas: [answer],
    });
    expect(await saved('bruno')).toMatchObject({ titulos: [], pesquisas: [] });
  });

  test(
    'late in the evening of São Paulo, a title on that day, not on the next of UTC',
    { tags: 'long' },
    async () => {
      server.clock.advance(server.clock.now().until(Temporal.Instant.from('2026-01-01T01:30:00Z')));
      const kept = await save('ana');
      expect(kept.salvo_em).toBe('2026-01-01T01:30:00.000Z');
      await call('ana', 'POST', 'itens-salvos/titulos', { acervos: [1] });
      expect((await saved('ana')).titulos).toEqual([
        { cod_acervo: 1, data_insercao: '2025-12-31' },
      ]);
    },
  );

  test('once: saved again it is named anew', async () => {
    await save('ana');
    const again = await save('ana', { nome: 'Outro nome', alerta: false });
    expect(again).toMatchObject({ codigo: 1, nome: 'Outro nome', alerta: false });
    expect((await saved('ana')).pesquisas).toHaveLength(1);
    expect((await save('bruno')).codigo).not.toBe(1);
  });

  test('not without a name, or with what is no search', () =>
    tryEach(
      [
        [{ nome: ' \n ' }, 'CampoObrigatorioNaoPreenchido'],
        [{ consulta: 'guia=rede' }, 'DadosInvalidos'],
        [{ consulta: `q=${'x'.repeat(2000)}` }, 'DadosInvalidos'],
      ],
      async (more, codigo) => {
        const answer = await call('ana', 'POST', 'itens-salvos/pesquisas', { ...search, ...more });
        expect(await codeOf(answer)).toEqual([422, codigo]);
      },
    ));

  test('not by who is not signed in, not while the page is off', { tags: 'long' }, async () => {
    expect((await call(null, 'POST', 'itens-salvos/pesquisas', search)).statusCode).toBe(401);
    expect((await call(null, 'GET', 'itens-salvos')).statusCode).toBe(401);
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9020)
      .execute();
    const answer = await call('ana', 'POST', 'itens-salvos/pesquisas', search);
    expect(await codeOf(answer)).toEqual([403, 'RecursoDesativado']);
  });

  test('a hundred of a person, however many come at once', async () => {
    await sql`insert into saved_search (person_id, name, query, saved_at, alerts, looked_to)
      select 1, 'x', 'q=' || n, now(), false, '2026-03-09' from generate_series(1, 98) n`.execute(
      server.db,
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('ana', 'POST', 'itens-salvos/pesquisas', { ...search, consulta: `q=a${n}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused && refusalIn(refused)).toMatchObject({
      codigo: 'limite_pesquisas_excedido',
      valores: { limite: 100 },
    });
    // One that is saved already can be named anew.
    const kept = { ...search, consulta: 'q=1' };
    await server.db
      .updateTable('saved_search')
      .set({ query: 'guia=geral&q=1' })
      .where('query', '=', 'q=1')
      .execute();
    expect((await call('ana', 'POST', 'itens-salvos/pesquisas', kept)).statusCode).toBe(200);
  });
});

describe('a saved search', () => {
  test('is named, made quiet and removed by its person', async () => {
    const { codigo } = await save('ana');
    const path = `itens-salvos/pesquisas/${codigo}`;
    const changed = await call('ana', 'PUT', path, { nome: 'Bentinho', alerta: false });
    expect(changed.json()).toMatchObject({ codigo, nome: 'Bentinho', alerta: false });
    const nameless = await call('ana', 'PUT', path, { nome: ' ', alerta: false }, '5');
    expect(refusalIn(nameless)).toMatchObject({
      codigo: 'CampoObrigatorioNaoPreenchido',
      campos: [{ campo: 'nome' }],
      valores: { campo: 'Name of the search' },
    });
    expect((await call('ana', 'DELETE', path)).json()).toEqual({ codigo });
    expect((await saved('ana')).pesquisas).toEqual([]);
  });

  test('is not there for anybody else', async () => {
    const { codigo } = await save('ana');
    const path = `itens-salvos/pesquisas/${codigo}`;
    const tries = [
      await call('bruno', 'PUT', path, { nome: 'Meu', alerta: false }),
      await call('bruno', 'DELETE', path),
      await call('elisa', 'DELETE', path),
    ];
    expect(await Promise.all(tries.map(codeOf))).toEqual(tries.map(() => [404, 'NaoEncontrado']));
    expect((await saved('ana')).pesquisas).toMatchObject([{ nome: 'Casmurro', alerta: true }]);
  });
});

test('a saved search says in words what it is narrowed to', { tags: 'long' }, async () => {
  await server.importRecords([aBook({ title: 'Um', author: 'Assis, Machado de' })]);
  await server.follower.rebuild();
  const all = await callAs(server, null, { method: 'GET', path: 'consulta' });
  const found = all.json<{ filtros: { codigo: string; contagem: { codigo: string }[] }[] }>();
  const author = found.filtros.find(({ codigo }) => codigo === 'A')?.contagem[0]?.codigo;
  const consulta = `q=nada&filtro=A:${author}&filtro=B:1&filtro=X:O&filtro=Y:1890-1899`;
  await save('ana', { consulta });
  await save('ana', { consulta: 'q=casmurro' });
  expect((await saved('ana')).pesquisas).toMatchObject([
    { filtros: [] },
    {
      filtros: [
        { tipo: 'A', descricao: 'Assis, Machado de' },
        { tipo: 'B', descricao: 'Biblioteca Central' },
        { tipo: 'X', descricao: expect.stringMatching(/\S/) },
        { tipo: 'Y', descricao: expect.stringMatching(/1890.+1899/) },
      ],
    },
  ]);
});

describe('new titles', () => {
  /** The next day, with titles that came the day before. */
  async function nextDay(...titles: string[]): Promise<void> {
    if (titles.length > 0) await server.importRecords(titles.map((title) => aBook({ title })));
    server.clock.advance({ hours: 24 });
    await server.follower.rebuild();
  }

  test('are told the day after, once, with the days they came', async () => {
    await nextDay();
    await save('ana');
    await save('bruno', { alerta: false });
    expect(await look()).toEqual({ searches: 0, alerts: 0 });
    await nextDay('Casmurro revisitado', 'Casmurro em quadrinhos', 'Outro livro');
    expect(await look()).toEqual({ searches: 1, alerts: 1 });
    expect(await look()).toEqual({ searches: 0, alerts: 0 });
    const news = { total: 2, data_ini: '2026-03-11', data_fim: '2026-03-11' };
    expect(await alerts('ana')).toEqual({
      nao_lidos: 1,
      alertas: [
        {
          ...news,
          id: 1,
          lido: false,
          criado_em: '2026-03-12T12:00:00.000Z',
          tipo: 'pesquisa-salva',
          nome: 'Casmurro',
          guia: 'geral',
          consulta: 'guia=geral&q=casmurro',
        },
      ],
    });
    expect((await saved('ana')).pesquisas).toMatchObject([{ novidades: { ...news, alerta: 1 } }]);
    expect((await alerts('bruno')).alertas).toEqual([]);
  });

  test(
    'add to what has not been read; once read, they are told of anew',
    { tags: 'long' },
    async () => {
      await nextDay();
      await save('ana');
      await nextDay('Casmurro revisitado');
      await look();
      await nextDay('Casmurro em quadrinhos');
      await look();
      expect(await alerts('ana')).toMatchObject({
        nao_lidos: 1,
        alertas: [{ total: 2, data_ini: '2026-03-11', data_fim: '2026-03-12' }],
      });
      await call('ana', 'PUT', 'solicitacoes/alertas/1', { lido: true });
      expect((await saved('ana')).pesquisas).toMatchObject([{ novidades: null }]);
      await nextDay('Casmurro para jovens');
      await nextDay();
      await look();
      expect(await alerts('ana')).toMatchObject({
        nao_lidos: 1,
        alertas: [
          { total: 1, lido: false, data_ini: '2026-03-13', data_fim: '2026-03-14' },
          { total: 2, lido: true },
        ],
      });
    },
  );

  test('are not told of by a search that is quiet, nor what came while it was', async () => {
    await nextDay();
    const { codigo } = await save('ana', { alerta: false });
    await nextDay('Casmurro revisitado');
    await nextDay();
    await call('ana', 'PUT', `itens-salvos/pesquisas/${codigo}`, { nome: 'x', alerta: true });
    await look();
    await nextDay();
    await look();
    expect((await alerts('ana')).alertas).toEqual([]);
  });

  test(
    'narrowed by years and the search’s own fields are counted as the results are',
    { tags: 'long' },
    async () => {
      await nextDay();
      await save('ana', { consulta: 'guia=novas-aquisicoes&filtro=Y:1890-1899&periodo=mes' });
      await server.importRecords([
        aBook({ title: 'Velho', year: 1895 }),
        aBook({ title: 'Novo', year: 2020 }),
      ]);
      await nextDay();
      await look();
      expect((await alerts('ana')).alertas).toMatchObject([{ total: 1 }]);
    },
  );

  test(
    'are found by the operators of the language that the reader has chosen',
    { tags: 'long' },
    async () => {
      await nextDay();
      await save('ana', { consulta: 'q=perro O gato' });
      await save('bruno', { consulta: 'q=perro O gato' });
      await server.db.updateTable('person').set({ language: 'es' }).where('id', '=', 1).execute();
      await nextDay('El perro', 'Perro o gato');
      await nextDay();
      await look();
      expect((await alerts('ana')).alertas).toMatchObject([{ total: 2 }]);
      expect((await alerts('bruno')).alertas).toMatchObject([{ total: 1 }]);
    },
  );

  test('are told once by two servers that look at one moment', { tags: 'long' }, async () => {
    await nextDay();
    await save('ana');
    await nextDay('Casmurro revisitado');
    await Promise.all([look(), look(), look()]);
    expect((await alerts('ana')).alertas).toMatchObject([{ total: 1 }]);
  });

  test(
    'are told to everybody else where one search fails, and to that one later',
    { tags: 'long' },
    async () => {
      await nextDay();
      await save('ana');
      await save('bruno');
      await nextDay('Casmurro revisitado');
      await server.pool.query(`alter table alert add constraint own check (person_id <> 1)`);
      await expect(look()).rejects.toThrow('1 of 2 failed');
      expect((await alerts('bruno')).alertas).toMatchObject([{ total: 1 }]);
      await server.pool.query('alter table alert drop constraint own');
      expect(await look()).toEqual({ searches: 1, alerts: 1 });
      expect((await alerts('ana')).alertas).toMatchObject([{ total: 1 }]);
    },
  );

  test(
    'are looked for again where the application stopped in between',
    { tags: 'long' },
    async () => {
      await nextDay();
      await save('ana');
      await save('bruno');
      await nextDay('Casmurro revisitado');
      const stopping = new AbortController();
      const { looking } = await server.db.transaction().execute(async (trx) => {
        // Somebody else is at work on the first search as the application is told to stop.
        const first = trx.selectFrom('saved_search').select('id').orderBy('id').limit(1);
        await first.forUpdate().execute();
        const begun = alertOfNewTitles(server, stopping.signal);
        await untilWaiting(server.db);
        stopping.abort();
        return { looking: begun };
      });
      expect(await looking).toEqual({ searches: 1, alerts: 1 });
      expect((await alerts('ana')).alertas).toMatchObject([{ total: 1 }]);
      expect((await alerts('bruno')).alertas).toEqual([]);
      expect(await look()).toEqual({ searches: 1, alerts: 1 });
      for (const person of ['ana', 'bruno'] as const) {
        expect((await alerts(person)).alertas).toMatchObject([{ total: 1 }]);
      }
    },
  );
});

describe('alerts', () => {
  beforeEach(async () => {
    await save('ana');
    for (const [id, day, read] of [
      [1, '2026-03-01T15:00:00Z', '2026-03-02T15:00:00Z'],
      [2, '2026-03-05T15:00:00Z', null],
    ] as const) {
      await server.pool.query(
        `insert into alert (id, person_id, saved_search_id, from_day, to_day, titles, created_at, read_at)
         overriding system value values ($1, 1, 1, '2026-03-01', '2026-03-01', $1, $2, $3)`,
        [id, day, read],
      );
    }
  });

  const idsOf = async (query = '') => (await alerts('ana', query)).alertas.map(({ id }) => id);

  test('are listed by days', { tags: 'long' }, () =>
    tryEach(
      [
        ['', [2, 1]],
        ['dataIni=2026-03-02&dataFim=2026-03-31', [2]],
        ['dataIni=2026-03-01&dataFim=2026-03-01', [1]],
        ['dataIni=2027-01-01&dataFim=2027-01-01', []],
      ],
      async (query, expected) => {
        expect(await idsOf(query)).toEqual(expected);
        expect((await alerts('ana', query)).nao_lidos).toBe(1);
      },
    ),
  );

  test('need both days, in their order', { tags: 'long' }, () =>
    tryEach(
      [
        ['dataIni=2026-03-02', 'CampoObrigatorioNaoPreenchido'],
        ['dataFim=2026-03-02', 'CampoObrigatorioNaoPreenchido'],
        ['dataIni=2026-03-02&dataFim=2026-03-01', 'DatasInvertidas'],
      ],
      async (query, codigo) => {
        const answer = await call('ana', 'GET', `solicitacoes/alertas?${query}`);
        expect(await codeOf(answer)).toEqual([422, codigo]);
      },
    ),
  );

  test('are read once, and removed', { tags: 'long' }, async () => {
    const read = await call('ana', 'PUT', 'solicitacoes/alertas/2', { lido: true });
    expect(read.json()).toMatchObject({ id: 2, lido: true });
    expect((await alerts('ana')).nao_lidos).toBe(0);
    expect((await call('ana', 'DELETE', 'solicitacoes/alertas/2')).json()).toEqual({ id: 2 });
    expect(await idsOf()).toEqual([1]);
    await call('ana', 'DELETE', 'itens-salvos/pesquisas/1');
    expect(await idsOf()).toEqual([]);
  });

  test('are not there for anybody else, nor for nobody', async () => {
    const tries = [
      await call('bruno', 'PUT', 'solicitacoes/alertas/2', { lido: true }),
      await call('bruno', 'DELETE', 'solicitacoes/alertas/2'),
    ];
    expect(await Promise.all(tries.map(codeOf))).toEqual([
      [404, 'NaoEncontrado'],
      [404, 'NaoEncontrado'],
    ]);
    expect((await alerts('bruno')).alertas).toEqual([]);
    expect((await call(null, 'GET', 'solicitacoes/alertas')).statusCode).toBe(401);
    expect(await alerts('ana')).toMatchObject({ nao_lidos: 1, alertas: [{ id: 2 }, { id: 1 }] });
  });
});
