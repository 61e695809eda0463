import { endpoints, networkListNames, shapeOf, type NetworkList } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditedChanges } from '../../../test/audited-changes.ts';
import { callAs, type Person } from '../../../test/call-as.ts';
import { indexAll } from '../../../test/index-all.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { writePlan } from '../../../test/teaching-plans.ts';
import { tryEach } from '../../../test/try-each.ts';
import { useOf } from './list-use.ts';
import { referringColumns } from './referring-columns.ts';

const book = aBook({
  title: 'Dom Casmurro',
  copies: [{ library: 'CENTRAL', barcode: 'C1', collection: 'GERAL', location: 'EST' }],
});
let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [book] });
});
afterEach(() => server.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: Person | null = 'elisa') =>
  callAs(server, who, { method, path: `atendimento/listas/${path}`, ...(payload && { payload }) });

async function entries(list: NetworkList, query = '') {
  const answer = await call('GET', `${list}${query}`);
  return endpoints.listNetworkEntries.responses[200].parse(answer.json());
}

async function entry(list: NetworkList, name: string) {
  const found = (await entries(list)).entradas.find(({ nome }) => nome === name);
  if (!found) throw new Error(`no ${list} ${name}`);
  return found;
}

async function add(list: NetworkList, valores: object): Promise<number> {
  const answer = await call('POST', list, { valores });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().codigo;
}

/** Changes an entry as a page opened just now saw it. */
async function put(list: NetworkList, id: number, valores: object) {
  const seen = (await entries(list)).entradas.find(({ codigo }) => codigo === id);
  return call('PUT', `${list}/${id}`, { valores, versao: seen?.versao ?? '' });
}

const merge = (list: NetworkList, from: number, destino: number) =>
  call('POST', `${list}/${from}/unir`, { destino });

async function change(codigos: string, mudanca: object): Promise<void> {
  const path = 'atendimento/exemplares/lote';
  const payload = { codigos, mudanca, ensaio: false };
  const answer = await callAs(server, 'elisa', { method: 'POST', path, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Reads what a copy's record says beside staff, and what staff changed of it. */
async function wordsOf(barcode: string) {
  const { id, said } = await server.db
    .selectFrom('copy')
    .select(['id', 'record_says as said'])
    .where('barcode', '=', barcode)
    .executeTakeFirstOrThrow();
  const rows = server.db.selectFrom('copy_change').select('changes').where('copy_id', '=', id);
  return { said, changed: (await rows.orderBy('id').execute()).map(({ changes }) => changes) };
}

const search = async (query: string) => {
  await indexAll(server);
  return (await server.app.inject(`/api/consulta?${query}`)).json();
};

test('every column that refers to an entry of a list has words for what it is', async () => {
  const unnamed: string[] = [];
  for (const list of networkListNames) {
    for (const { table } of await referringColumns(server.db, list)) {
      if (useOf(table) === 'outros') unnamed.push(`${list}: ${table}`);
    }
  }
  expect(unnamed).toEqual([]);
});

const everyList = networkListNames.map((list): [NetworkList] => [list]);

test('each is told whole', { tags: 'long' }, () =>
  tryEach(everyList, async (list) => {
    const found = await entries(list);
    expect(found.entradas.length).toBe(Math.min(found.total, 20));
  }),
);

test(
  'entries are found by any of what they say, with and without marks',
  { tags: 'long' },
  async () => {
    await add('colecao', { sigla: 'HIS', nome: 'História regional', nome_en: 'Local history' });
    for (const text of ['historia', 'REGIONAL', 'local', 'his']) {
      const { entradas } = await entries('colecao', `?texto=${text}`);
      expect(
        entradas.map(({ nome }) => nome),
        text,
      ).toEqual(['História regional']);
    }
    expect((await entries('colecao', '?texto=nada')).total).toBe(0);
  },
);

test('a name is changed in each language, and searches tell it at once', async () => {
  const { codigo } = await entry('colecao', 'GERAL');
  const valores = { nome: 'Acervo geral', nome_en: 'General stacks' };
  const answer = await put('colecao', codigo, valores);
  expect(answer.json()).toEqual({ codigo, nome: 'Acervo geral' });
  const filters = await server.app.inject('/api/consulta/filtros?tipo=C&q=casmurro');
  expect(filters.json()).toMatchObject([{ codigo: String(codigo), descricao: 'Acervo geral' }]);
  const details = { area: 'lists', list: 'colecao', changed: codigo, entry: 'Acervo geral' };
  expect(await auditedChanges(server)).toEqual([
    { login_id: 5, details: { ...details, campos: ['nome', 'nome_en'] } },
  ]);
});

test(
  'the audit says which entry of which list, what was done with it, and of what',
  { tags: 'long' },
  async () => {
    const geral = (await entry('colecao', 'GERAL')).codigo;
    const circulante = await add('colecao', { sigla: 'CIRC', nome: 'Circulante' });
    await put('colecao', circulante, { nome: 'Que circula', sigla: 'CIRC' });
    // A value sent as it stands already is no change.
    await put('colecao', circulante, { nome: 'Que circula' });
    await merge('colecao', geral, circulante);
    const person = await add('professor', { sigla: 'P9', nome: 'Silva' });
    await call('DELETE', `professor/${person}`);
    const arquivo = Buffer.from('sigla;nome\nNOVA;Nova').toString('base64');
    await call('POST', 'colecao/importacao', { arquivo, simulacao: false });
    const path = 'atendimento/auditoria?tipo=institution-changed';
    const answer = await callAs(server, 'elisa', { method: 'GET', path });
    const { registros } = endpoints.listAudit.responses[200].parse(answer.json());
    expect(registros.map(({ area, ato, de_que, campos }) => [area, ato, de_que, campos])).toEqual([
      ['lists/colecao', 'importada', '', []],
      ['lists/professor', 'removida', 'P9', []],
      ['lists/professor', 'acrescentada', 'P9', []],
      ['lists/colecao', 'unida', 'GERAL → Que circula', []],
      ['lists/colecao', 'alterada', 'Que circula', ['nome']],
      ['lists/colecao', 'acrescentada', 'Circulante', []],
    ]);
  },
);

describe('two entries become one', () => {
  test(
    'copies, colours, saved searches and what is imported later go to the other',
    { tags: 'long' },
    async () => {
      const from = (await entry('colecao', 'GERAL')).codigo;
      const into = await add('colecao', { sigla: 'CIRC', nome: 'Circulante' });
      const colour = {
        kind: 'collection',
        code: 'GERAL',
        until: 'GERAL',
        colour: '#112233',
      } as const;
      await server.db
        .insertInto('colour_label')
        .values({ ...colour, name_pt: 'azul', name_en: '', name_es: '' })
        .execute();
      const kept = { person_id: 1, name: 'Gerais', saved_at: new Date(), alerts: false };
      const query = (id: number) => `guia=acervo-geral&q=casmurro&filtro=C%3A${id}`;
      await server.db
        .insertInto('saved_search')
        .values({ ...kept, query: query(from), looked_to: '2026-01-01' })
        .execute();
      const shelf = { position: 9, kind: 'search', is_on: true, name: 'Gerais' } as const;
      await server.db
        .insertInto('front_shelf')
        .values({ ...shelf, target: query(from) })
        .execute();
      const answer = await merge('colecao', from, into);
      expect(answer.json()).toEqual({ codigo: into, nome: 'Circulante' });
      const { entradas } = await entries('colecao');
      expect(entradas).toMatchObject([
        { codigo: into, outras_siglas: ['GERAL'], usos: [{ tipo: 'exemplares', quantos: 1 }] },
      ]);
      const labels = await server.db
        .selectFrom('colour_label')
        .select('code')
        .where('kind', '=', 'collection')
        .execute();
      expect(labels).toEqual([{ code: 'CIRC' }]);
      const saved = await server.db.selectFrom('saved_search').select('query').execute();
      expect(saved).toEqual([{ query: query(into) }]);
      const shelves = server.db.selectFrom('front_shelf').select('target');
      expect(await shelves.where('kind', '=', 'search').execute()).toEqual([
        { target: query(into) },
      ]);
      expect((await search(`q=casmurro&filtro=C:${into}`)).total).toBe(1);
      const late = { library: 'CENTRAL', barcode: 'C2', collection: 'GERAL' };
      await server.importRecords([aBook({ title: 'Helena', copies: [late] })]);
      expect((await search(`q=helena&filtro=C:${into}`)).total).toBe(1);
      expect((await entries('colecao')).total).toBe(1);
    },
  );

  test(
    'of two searches that become the same one stays, which alerts as either did',
    { tags: 'long' },
    async () => {
      const from = (await entry('colecao', 'GERAL')).codigo;
      const into = await add('colecao', { sigla: 'CIRC', nome: 'Circulante' });
      const kept = { person_id: 1, saved_at: new Date() };
      const query = (id: number) => `guia=acervo-geral&q=casmurro&filtro=C%3A${id}`;
      const followed = { ...kept, name: 'Gerais', alerts: true, looked_to: '2026-01-01' };
      const quiet = { ...kept, name: 'Circulantes', alerts: false, looked_to: '2026-02-02' };
      const [old] = await server.db
        .insertInto('saved_search')
        .values([
          { ...followed, query: query(from) },
          { ...quiet, query: query(into) },
        ])
        .returning('id')
        .execute();
      const days = { from_day: '2025-12-01', to_day: '2025-12-31', created_at: new Date() };
      await server.db
        .insertInto('alert')
        .values({ ...days, person_id: 1, saved_search_id: old?.id ?? 0, titles: 3, read_at: null })
        .execute();
      await merge('colecao', from, into);
      const saved = server.db
        .selectFrom('saved_search')
        .select(['name', 'query', 'alerts', 'looked_to']);
      expect(await saved.execute()).toEqual([
        { name: 'Circulantes', query: query(into), alerts: true, looked_to: '2026-01-01' },
      ]);
      const alerts = server.db
        .selectFrom('alert as a')
        .innerJoin('saved_search as s', 's.id', 'a.saved_search_id')
        .select(['s.name', 'a.titles']);
      expect(await alerts.execute()).toEqual([{ name: 'Circulantes', titles: 3 }]);
    },
  );

  test(
    'what a record says of a copy beside staff, and what staff changed of it, say the other',
    { tags: 'long' },
    async () => {
      const from = (await entry('colecao', 'GERAL')).codigo;
      const into = await add('colecao', { sigla: 'CIRC', nome: 'Circulante' });
      const rare = await add('colecao', { sigla: 'RARO', nome: 'Raros' });
      await change('C1', { cod_colecao: rare });
      expect(await wordsOf('C1')).toEqual({
        said: { collection_id: from },
        changed: [{ collection_id: [from, rare] }],
      });
      expect((await merge('colecao', from, into)).statusCode).toBe(200);
      expect(await wordsOf('C1')).toEqual({
        said: { collection_id: into },
        changed: [{ collection_id: [into, rare] }],
      });
      // A word of the staff that agrees with the record is the record's again.
      expect((await merge('colecao', rare, into)).statusCode).toBe(200);
      expect(await wordsOf('C1')).toEqual({ said: {}, changed: [{}] });
    },
  );

  test('of two rules for the same the other’s own stays', { tags: 'long' }, async () => {
    const from = await add('tipo_emprestimo', { sigla: 'A', nome: 'A' });
    const into = await add('tipo_emprestimo', { sigla: 'B', nome: 'B' });
    const rule = { category_id: 1, period_length: 7, renewals: 1 };
    await server.db
      .insertInto('loan_rule')
      .values([
        { ...rule, loan_type_id: from, loan_limit: 3 },
        { ...rule, loan_type_id: into, loan_limit: 9 },
        { ...rule, category_id: 2, loan_type_id: from, loan_limit: 4 },
      ])
      .execute();
    expect((await entry('tipo_emprestimo', 'A')).usos).toEqual([{ tipo: 'regras', quantos: 2 }]);
    expect((await merge('tipo_emprestimo', from, into)).statusCode).toBe(200);
    const rules = await server.db
      .selectFrom('loan_rule')
      .select(['category_id', 'loan_limit'])
      .where('loan_type_id', '=', into)
      .orderBy('category_id')
      .execute();
    expect(rules).toEqual([
      { category_id: 1, loan_limit: 9 },
      { category_id: 2, loan_limit: 4 },
    ]);
  });

  test(
    'courses with the same plan have it once, with what each of them lists',
    { tags: 'long' },
    async () => {
      const discipline = { code: 'TEO', name: 'Teoria' };
      const titleId = await server.titleId('Dom Casmurro');
      const letters = { code: 'LET', name: 'Letras' };
      const old = { code: 'LETV', name: 'Letras (currículo antigo)' };
      await writePlan(server.db, { discipline, course: letters, readings: [{ citation: 'Uma.' }] });
      await writePlan(server.db, {
        discipline,
        course: old,
        readings: [{ citation: 'Uma.' }, { citation: 'Outra.', titleId }],
      });
      await sql`insert into login_course (login_id, course_id)
      select 1, id from course`.execute(server.db);
      const answer = await merge(
        'curso',
        (await entry('curso', old.name)).codigo,
        (await entry('curso', letters.name)).codigo,
      );
      expect(answer.statusCode, answer.body).toBe(200);
      const { rows } = await sql`select i.citation from teaching_plan p
      join bibliography_item i on i.plan_id = p.id order by i.position`.execute(server.db);
      expect(rows).toEqual([{ citation: 'Uma.' }, { citation: 'Outra.' }]);
      expect((await entry('curso', letters.name)).usos).toEqual([
        { tipo: 'planos', quantos: 1 },
        { tipo: 'vinculos', quantos: 1 },
      ]);
      expect((await search('q=casmurro&filtro=D:curso:LET')).total).toBe(1);
    },
  );

  test('two of each become one, and the other is there no more', { tags: 'long' }, async () => {
    const merged = everyList.filter(([list]) => shapeOf(list).acts.includes('merge'));
    await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
    await tryEach(merged, async (list) => {
      const [campus] = (await entries('campus')).entradas;
      const made = (nome: string) => {
        const every: Readonly<Record<string, string>> = {
          sigla: nome,
          nome,
          campus: campus?.valores.sigla ?? '',
          biblioteca: 'CENTRAL',
          unidade: 'FLH',
          area: 'Todas',
          link: 'https://base.example.org/',
          acesso: 'livre',
        };
        const own = shapeOf(list).fields.map(({ name }) => [name, every[name] ?? '']);
        return add(list, Object.fromEntries(own));
      };
      const [from, into] = [await made('PRIMEIRA'), await made('SEGUNDA')];
      expect((await merge(list, from, into)).statusCode).toBe(200);
      const left = (await entries(list, '?texto=A')).entradas.map(({ codigo }) => codigo);
      expect(left).toContain(into);
      expect(left).not.toContain(from);
    });
  });

  test(
    'of two entries of a database the other stays, with the texts that it lacked',
    { tags: 'long' },
    async () => {
      const one = { area: 'Todas', link: 'https://scielo.example.org/', acesso: 'livre' };
      const from = await add('base_dados', {
        ...one,
        nome: 'SciELO Brasil',
        nome_completo: 'Scientific Electronic Library Online',
        descricao: 'Revistas.',
        descricao_en: 'Journals.',
        area_en: 'All',
      });
      const into = await add('base_dados', { ...one, nome: 'SciELO', descricao: 'Artigos.' });
      expect((await merge('base_dados', from, into)).statusCode).toBe(200);
      const { total, entradas } = await entries('base_dados');
      expect(total).toBe(1);
      expect(entradas[0]?.valores).toMatchObject({
        nome: 'SciELO',
        nome_completo: 'Scientific Electronic Library Online',
        descricao: 'Artigos.',
        descricao_en: 'Journals.',
        area_en: 'All',
      });
    },
  );

  test('not with itself, nor with one that is not there, nor where the list is closed', async () => {
    const { codigo } = await entry('colecao', 'GERAL');
    for (const into of [codigo, 999]) {
      expect((await merge('colecao', codigo, into)).statusCode).toBe(422);
    }
    const closed = await merge('tipo_obra', 1, 2);
    expect(closed.json()).toMatchObject({ erro: { codigo: 'ListaFechada' } });
  });
});

describe('a teaching plan', () => {
  const lists = async () => {
    await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
    await add('disciplina', { sigla: 'TEO', nome: 'Teoria' });
    await add('curso', { sigla: 'LET', nome: 'Letras', unidade: 'FLH' });
  };
  const plan = { ano: '2026', semestre: '1', unidade: 'FLH', curso: 'LET', disciplina: 'TEO' };

  test('is written with what it lists, found, changed and taken away', async () => {
    await lists();
    const titleId = await server.titleId('Dom Casmurro');
    const bibliografia = `basica | ASSIS, M. Dom | Casmurro. | acervo ${titleId}\ncomplementar | Outra.`;
    const id = await add('plano_ensino', { ...plan, vagas: '40', bibliografia });
    const { entradas } = await entries('plano_ensino', '?texto=teoria');
    expect(entradas).toMatchObject([
      {
        codigo: id,
        nome: 'TEO · LET · 2026/1',
        valores: { bibliografia, vagas: '40', professor: '' },
      },
    ]);
    const found = await server.app.inject('/api/plano-ensino/bibliografia?disciplina=TEO');
    expect(found.json().planos[0].bibliografia).toMatchObject([
      { tipo: 'basica', citacao: 'ASSIS, M. Dom | Casmurro.', acervo: { cod_acervo: titleId } },
      { tipo: 'complementar', citacao: 'Outra.', acervo: null },
    ]);
    const again = await call('POST', 'plano_ensino', { valores: { ...plan, vagas: '1' } });
    expect(again.statusCode).toBe(422);
    await put('plano_ensino', id, { bibliografia: 'basica | Só esta.' });
    const [changed] = (await entries('plano_ensino')).entradas;
    expect(changed?.valores['bibliografia']).toBe('basica | Só esta.');
    expect((await call('DELETE', `plano_ensino/${id}`)).statusCode).toBe(200);
    expect((await entries('plano_ensino')).total).toBe(0);
  });

  test('is searched by, and told in the language of its reader', { tags: 'long' }, async () => {
    await lists();
    const titleId = await server.titleId('Dom Casmurro');
    const bibliografia = `basica | ASSIS, M. Dom Casmurro. | acervo ${titleId}`;
    const id = await add('plano_ensino', { ...plan, bibliografia });
    expect((await search('q=casmurro&filtro=D:disciplina:TEO')).total).toBe(1);
    const { codigo } = await entry('curso', 'Letras');
    await put('curso', codigo, { nome_en: 'Letters' });
    const inEnglish = await server.app.inject({
      url: '/api/plano-ensino/bibliografia?disciplina=TEO',
      headers: { 'x-idioma': '5' },
    });
    expect(inEnglish.json().planos[0]).toMatchObject({
      curso: { codigo: 'LET', descricao: 'Letters' },
      disciplina: { descricao: 'Teoria' },
    });
    await put('plano_ensino', id, { bibliografia: 'basica | Só esta.' });
    expect((await search('q=casmurro&filtro=D:disciplina:TEO')).total).toBe(0);
  });

  test('keeps what a colleague listed since somebody opened it, who is told', async () => {
    await lists();
    const id = await add('plano_ensino', { ...plan, vagas: '40', bibliografia: 'basica | Uma.' });
    const [seen] = (await entries('plano_ensino')).entradas;
    const bibliografia = 'basica | Uma.\nbasica | Outra.';
    expect((await put('plano_ensino', id, { ...seen?.valores, bibliografia })).statusCode).toBe(
      200,
    );
    const valores = { ...seen?.valores, vagas: '60' };
    const late = await call('PUT', `plano_ensino/${id}`, { valores, versao: seen?.versao });
    expect([late.statusCode, late.json().erro.codigo]).toEqual([409, 'AlteradoPorOutro']);
    const [now] = (await entries('plano_ensino')).entradas;
    expect(now?.valores).toMatchObject({ vagas: '40', bibliografia });
    const again = { ...now?.valores, vagas: '60' };
    expect((await put('plano_ensino', id, again)).statusCode).toBe(200);
  });

  test(
    'cites what ends in a bar and a number, and names a title by a word',
    { tags: 'long' },
    async () => {
      await lists();
      const titleId = await server.titleId('Dom Casmurro');
      const sent = `basica | Volume | ${titleId}\nbasica | Volume | 2 | ACERVO ${titleId}`;
      await add('plano_ensino', { ...plan, bibliografia: sent });
      const found = await server.app.inject('/api/plano-ensino/bibliografia?disciplina=TEO');
      expect(found.json().planos[0].bibliografia).toMatchObject([
        { citacao: `Volume | ${titleId}`, acervo: null },
        { citacao: 'Volume | 2', acervo: { cod_acervo: titleId } },
      ]);
      const [written] = (await entries('plano_ensino')).entradas;
      expect(written?.valores['bibliografia']).toBe(
        `basica | Volume | ${titleId} |\nbasica | Volume | 2 | acervo ${titleId}`,
      );
    },
  );

  test('has the places of its course where it does not say its own', { tags: 'long' }, async () => {
    await lists();
    const { codigo } = await entry('curso', 'Letras');
    await add('plano_ensino', { ...plan, vagas: '' });
    const places = async () => {
      const found = await server.app.inject('/api/plano-ensino/bibliografia?disciplina=TEO');
      return found.json().planos[0].vagas;
    };
    expect(await places()).toBeNull();
    await put('curso', codigo, { vagas: '60' });
    expect(await places()).toBe(60);
    const wrong = await put('curso', codigo, { vagas: '-1' });
    expect(wrong.json().erro.campos).toMatchObject([{ campo: 'vagas' }]);
    await put('curso', codigo, { vagas: '' });
    expect(await places()).toBeNull();
  });

  test.each([
    ['leitura | Uma.', 'leitura | Uma'],
    ['basica | Uma.\nsem barras', 'sem barras'],
    ['basica | Uma. | acervo 999', '999'],
  ])('that lists %j is refused at its field', { tags: 'long' }, async (bibliografia, told) => {
    await lists();
    const valores = { ...plan, vagas: '1', bibliografia };
    const answer = await call('POST', 'plano_ensino', { valores });
    expect(answer.json().erro.campos).toMatchObject([
      { campo: 'bibliografia', mensagem: expect.stringContaining(told) },
    ]);
    expect((await entries('plano_ensino')).total).toBe(0);
  });
});

describe('an entry goes', () => {
  test('where nothing refers to it; else it is said what does, and how much', async () => {
    const { codigo } = await entry('localizacao', 'EST');
    const used = await call('DELETE', `localizacao/${codigo}`);
    expect(used.statusCode).toBe(409);
    expect(used.json().erro).toMatchObject({
      codigo: 'EntradaEmUso',
      mensagem: expect.stringMatching(/“EST”.*1 exemplar\b/),
    });
    const spare = await add('localizacao', { sigla: 'SOBRA', nome: 'Sobra' });
    expect((await call('DELETE', `localizacao/${spare}`)).statusCode).toBe(200);
    expect((await call('DELETE', `localizacao/${spare}`)).statusCode).toBe(404);
  });

  test('not a programme or a subject while people study it', async () => {
    await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
    await add('curso', { sigla: 'LET', nome: 'Letras', unidade: 'FLH' });
    await add('disciplina', { sigla: 'TEO', nome: 'Teoria' });
    const bring = async (line: string) => {
      const head = 'usuario;nome;unidade;categoria;cursos;disciplinas';
      const payload = {
        arquivo: Buffer.from(`${head}\n${line}\n`).toString('base64'),
        nome: 'turma.csv',
        simulacao: false,
      };
      const path = 'atendimento/leitores/importacao';
      const answer = await callAs(server, 'elisa', { method: 'POST', path, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const removing = (list: NetworkList, nome: string) =>
      entry(list, nome).then(({ codigo }) => call('DELETE', `${list}/${codigo}`));
    await bring('nova;Nova Leitora;CENTRAL;GRA;LET;TEO');
    const kinds = [
      ['curso', 'Letras', /“Letras”.*1 vínculo de pessoa/],
      ['disciplina', 'Teoria', /“Teoria”.*1 vínculo de pessoa/],
    ] as const;
    for (const [list, nome, mensagem] of kinds) {
      const refused = await removing(list, nome);
      expect(refused.statusCode, list).toBe(409);
      expect(refused.json().erro, list).toMatchObject({
        codigo: 'EntradaEmUso',
        mensagem: expect.stringMatching(mensagem),
      });
    }
    await bring('nova;Nova Leitora;CENTRAL;GRA;-;-');
    for (const [list, nome] of kinds) {
      expect((await removing(list, nome)).statusCode, list).toBe(200);
    }
  });

  test(
    'not what a record says of a copy beside staff, nor what staff changed',
    { tags: 'long' },
    async () => {
      const { codigo } = await entry('localizacao', 'EST');
      const [first, second] = [
        await add('localizacao', { sigla: 'A', nome: 'Sala A' }),
        await add('localizacao', { sigla: 'B', nome: 'Sala B' }),
      ];
      await change('C1', { cod_localizacao: first });
      await change('C1', { cod_localizacao: second });
      for (const [id, status] of [
        [codigo, 409],
        [first, 409],
        [second, 409],
      ]) {
        const answer = await call('DELETE', `localizacao/${id}`);
        expect([answer.statusCode, answer.json().erro.mensagem]).toEqual([
          status,
          expect.stringMatching(/1 exemplar\b/),
        ]);
      }
    },
  );

  test('not a term with plans', async () => {
    await writePlan(server.db, { year: 2026, semester: 1 });
    const term = { ano: '2026', semestre: '1', inicio: '2026-02-23', fim: '2026-07-04' };
    const id = await add('periodo_letivo', term);
    const used = await call('DELETE', `periodo_letivo/${id}`);
    expect(used.json().erro.mensagem).toContain('1 plano de ensino');
  });
});

test('what is wrong is said once, by the name that the list has for it', async () => {
  const term = { ano: '2026', semestre: '1', inicio: '2026-07-04', fim: '2026-02-23' };
  const inverted = await call('POST', 'periodo_letivo', { valores: term });
  expect(inverted.json().erro.mensagem).toBe(
    'Confira os dados: O último dia, 23 de fev. de 2026, vem antes do primeiro.',
  );
  const twice = { valores: { sigla: 'DUAS', nome: 'Duas' } };
  await call('POST', 'colecao', twice);
  expect((await call('POST', 'colecao', twice)).json().erro.mensagem).toBe(
    'Confira os dados: Já há uma entrada com “DUAS” em “Código”.',
  );
});

describe('a file', () => {
  const send = async (list: NetworkList, lines: readonly string[], simulacao = false) => {
    const arquivo = Buffer.from(lines.join('\n')).toString('base64');
    const answer = await call('POST', `${list}/importacao`, { arquivo, simulacao });
    expect(answer.statusCode, answer.body).toBe(200);
    return endpoints.importNetworkList.responses[200].parse(answer.json());
  };
  const exported = async (list: NetworkList) => {
    const { conteudo } = (await call('GET', `${list}/arquivo`)).json();
    return Buffer.from(conteudo, 'base64').toString();
  };

  test('brings entries in, changes them, and tells each wrong line', async () => {
    await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
    await add('curso', { sigla: 'LET', nome: 'Letras', nome_en: 'Letters', unidade: 'FLH' });
    const lines = [
      'sigla;nome;nome_en;unidade',
      'LET;Letras e artes;-;',
      'HIS;História;History;flh',
      'GEO;;Geography;FLH',
      'MAT;Matemática;;XXX',
      'HIS;De novo;;FLH',
    ];
    const dry = await send('curso', lines, true);
    expect(dry).toMatchObject({ lidas: 5, novas: 1, mudadas: 1, recusadas: 3 });
    expect((await entries('curso')).total).toBe(1);
    const { erros } = await send('curso', lines);
    expect(erros.map(({ linha, coluna, codigo }) => [linha, coluna, codigo])).toEqual([
      [4, 'nome', 'campo-vazio'],
      [5, 'unidade', 'referencia-desconhecida'],
      [6, 'sigla', 'repetido'],
    ]);
    expect((await entry('curso', 'Letras e artes')).valores).toMatchObject({
      nome_en: '',
      unidade: 'FLH',
    });
    expect(await send('curso', lines.slice(0, 3))).toMatchObject({
      novas: 0,
      mudadas: 0,
      iguais: 2,
    });
  });

  test(
    'says places of courses, and with a dash that nobody knows them',
    { tags: 'long' },
    async () => {
      await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
      await send('curso', ['sigla;nome;unidade;vagas', 'LET;Letras;FLH;60', 'HIS;História;FLH;']);
      expect((await entry('curso', 'Letras')).valores).toMatchObject({ vagas: '60' });
      expect((await entry('curso', 'História')).valores).toMatchObject({ vagas: '' });
      const { erros, mudadas } = await send('curso', ['sigla;nome;vagas', 'LET;;-', 'HIS;;1,5']);
      expect([mudadas, erros.map(({ coluna }) => coluna)]).toEqual([1, ['vagas']]);
      expect((await entry('curso', 'Letras')).valores).toMatchObject({ vagas: '' });
    },
  );

  test(
    'of plans may end a line with the bare number of a title, as files did',
    { tags: 'long' },
    async () => {
      await add('unidade', { sigla: 'FLH', nome: 'Faculdade de Letras' });
      await add('disciplina', { sigla: 'TEO', nome: 'Teoria' });
      const titleId = await server.titleId('Dom Casmurro');
      const readings = `"basica | Um | dois | ${titleId}\nbasica | Três | 4 |"`;
      const lines = [
        'ano;semestre;unidade;curso;disciplina;professor;periodo;bibliografia',
        `2026;1;FLH;;TEO;;;${readings}`,
      ];
      expect(await send('plano_ensino', lines)).toMatchObject({ novas: 1, recusadas: 0 });
      const [plan] = (await entries('plano_ensino')).entradas;
      expect(plan?.valores['bibliografia']).toBe(
        `basica | Um | dois | acervo ${titleId}\nbasica | Três | 4 |`,
      );
      expect(await send('plano_ensino', lines)).toMatchObject({ mudadas: 0, iguais: 1 });
    },
  );

  test('of each that went out changes nothing as it comes in', { tags: 'long' }, async () => {
    await writePlan(server.db, { professor: { code: 'P1', name: 'Silva; "o Velho"' } });
    await add('periodo_letivo', {
      ano: '2026',
      semestre: '1',
      inicio: '2026-02-23',
      fim: '2026-07-04',
    });
    // A cell that a spreadsheet would read as a formula.
    await add('ponto_atendimento', { biblioteca: 'CENTRAL', nome: '=1+1' });
    await add('base_dados', {
      nome: 'SciELO',
      area: 'Todas',
      descricao: 'Revistas\nem acesso aberto',
      descricao_en: 'Journals\nin open access',
      area_es: 'Todas las áreas',
      link: 'https://scielo.example.org/',
      acesso: 'livre',
    });
    await tryEach(everyList, async (list) => {
      const text = await exported(list);
      const { total } = await entries(list);
      expect(await send(list, [text])).toMatchObject({
        lidas: total,
        iguais: total,
        novas: 0,
        mudadas: 0,
        recusadas: 0,
      });
      expect(total).toBeGreaterThan(0);
    });
  });

  test('of each tells the line and the field that cannot be', { tags: 'long' }, () =>
    tryEach(everyList, async (list) => {
      const fields = shapeOf(list).fields.map(({ name }) => name);
      const wrong = fields.map(() => 'x'.repeat(3000));
      const told = await send(list, [fields.join(';'), wrong.join(';')]);
      expect(told).toMatchObject({ novas: 0, mudadas: 0, recusadas: 1 });
      expect(
        told.erros.map(({ linha, coluna }) => [linha, fields.includes(coluna)]),
      ).toContainEqual([2, true]);
    }),
  );

  test('adds nothing to a list that is closed', async () => {
    const { erros } = await send('tipo_obra', ['sigla;nome;nome_en;nome_es', 'x;X;X;X']);
    expect(erros).toMatchObject([{ linha: 2, codigo: 'nao-se-acrescenta' }]);
  });
});

test('neither readers nor staff of a unit may, nor whoever is not signed in', async () => {
  const payload = { valores: { sigla: 'X', nome: 'X' } };
  for (const who of ['ana', 'davi'] as const) {
    expect((await call('POST', 'colecao', payload, who)).statusCode).toBe(403);
    expect((await call('GET', 'colecao', undefined, who)).statusCode).toBe(403);
  }
  expect((await call('POST', 'colecao', payload, null)).statusCode).toBe(401);
  expect((await call('GET', 'editora')).statusCode).toBe(404);
});
