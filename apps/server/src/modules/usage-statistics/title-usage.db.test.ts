import { endpoints, rateClasses } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as, type Username } from '../../../test/people.ts';
import { writePastLoans } from '../../../test/past-loans.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const link = 'https://livros.example.org/dom';
const client = { browser: 'Firefox 132', device: 'desktop', os: 'Linux' };

let server: TestApp;
let id: number;
beforeAll(async () => {
  const copies = [
    { library: 'CENTRAL' },
    { library: 'CENTRAL', notForLoan: '1' },
    { library: 'SAUDE' },
  ];
  const records = [aBook({ title: 'Dom Casmurro', link, copies })];
  server = await startTestApp({ records, isNew: true });
  id = await server.titleId('Dom Casmurro');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('title_usage').execute();
});

async function open(body: object, who?: Username) {
  return server.app.inject({
    method: 'POST',
    url: '/api/vinculos/estatistica-acesso',
    headers: who ? await as(server, who) : {},
    payload: { cod_acervo: id, seq_paragrafo: 0, url: '', ...client, ...body },
  });
}

async function openRestricted(place: string, who?: Username, body: object = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api/vinculos/acesso-restrito/${place}`,
    headers: who ? await as(server, who) : {},
    payload: { ...client, ...body },
  });
}

const counted = () => server.db.selectFrom('title_usage').selectAll().execute();

test('the page and its links are counted by the day, one row for what is alike', async () => {
  await open({});
  await open({ user_id: 'clara' });
  await open({ seq_paragrafo: 1, url: link });
  expect(await counted()).toEqual(
    expect.arrayContaining([
      {
        title_id: id,
        day: '2026-03-10',
        kind: 'page',
        link: 0,
        is_signed_in: false,
        browser: 'firefox',
        device: 'desktop',
        os: 'linux',
        total: 2,
      },
      expect.objectContaining({ kind: 'link', link: 1, total: 1 }),
    ]),
  );
  expect(await counted()).toHaveLength(2);
});

test('who it was comes from the session alone, and only that somebody had signed in is kept', async () => {
  await open({ user_id: 'clara' });
  await open({ user_id: null }, 'ana');
  expect(new Set((await counted()).map((row) => row.is_signed_in))).toEqual(new Set([false, true]));
  const { rows } = await server.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'title_usage'",
  );
  const names = rows.map((row) => row.column_name).toSorted();
  expect(names).toEqual([
    'browser',
    'day',
    'device',
    'is_signed_in',
    'kind',
    'link',
    'os',
    'title_id',
    'total',
  ]);
});

test('restricted access is for those who have signed in', async () => {
  expect((await openRestricted(`${id}/s/1`)).statusCode).toBe(401);
  expect((await openRestricted(`${id}/s/1`, 'ana', { userId: 'bruno' })).statusCode).toBe(200);
  expect(await counted()).toMatchObject([{ kind: 'restricted', link: 1, is_signed_in: true }]);
});

test('what is not there is not counted', async () => {
  expect((await open({ cod_acervo: 999 })).json()).toMatchObject({
    erro: { codigo: 'AcervoNaoEncontrado' },
  });
  for (const body of [
    { seq_paragrafo: 2, url: link },
    { seq_paragrafo: 1, url: 'https://elsewhere.example.org/' },
    { seq_paragrafo: 0, url: link },
  ]) {
    expect((await open(body)).statusCode).toBe(404);
  }
  expect((await openRestricted(`${id}/s/2`, 'ana')).statusCode).toBe(404);
  expect(await counted()).toEqual([]);
});

test('many at once are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open({})));
  expect((await counted()).map(({ total }) => total)).toEqual([20]);
});

test(
  'a flood from one address is held off, whoever signs in and other addresses are not',
  { timeout: 120_000, tags: 'long' },
  async () => {
    const from = async (remoteAddress: string, who?: Username) =>
      server.app.inject({
        method: 'POST',
        url: '/api/vinculos/estatistica-acesso',
        remoteAddress,
        headers: who ? await as(server, who) : {},
        payload: { cod_acervo: id, seq_paragrafo: 0, url: '', ...client },
      });
    const { times, seconds } = rateClasses.count;
    const floods = [];
    for (let call = 0; call < times + 5; call += 1) floods.push(await from('203.0.113.7'));
    const refused = floods.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    const wait = Number(refused[0]?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(refused[0]?.json()).toMatchObject({ erro: { codigo: 'AcessosDemais' } });
    expect((await counted()).map(({ total }) => total)).toEqual([times]);
    expect((await from('203.0.113.7', 'ana')).statusCode).toBe(200);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  },
);

const get = async (path: string) => (await server.app.inject(`/api/acervo/${id}/${path}`)).json();

test('years and months are told, loans as unknown while none are recorded', async () => {
  const day = (text: string, total: number) => ({
    title_id: id,
    day: text,
    kind: 'page' as const,
    link: 0,
    is_signed_in: false,
    browser: 'other',
    device: 'other',
    os: 'other',
    total,
  });
  await server.db
    .insertInto('title_usage')
    .values([day('2024-12-31', 3), day('2026-01-01', 5), day('2026-02-07', 7)])
    .execute();
  expect(await get('dados-estatisticos/anos')).toEqual([
    { ano: 2026, acessos: 12, emprestimos: null },
    { ano: 2024, acessos: 3, emprestimos: null },
  ]);
  const { meses } = endpoints.getTitleYear.responses[200].parse(
    await get('dados-estatisticos/dados/2026'),
  );
  expect(meses.map(({ acessos }) => acessos)).toEqual([5, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await get('totais?dataIni=2026-02-01')).toMatchObject({ acessos: 7, exemplares: 3 });
});

test('totals are of one library or of all, and of a period', async () => {
  await open({});
  await openRestricted(`${id}/s/1`, 'ana');
  expect(await get('totais')).toEqual({
    exemplares: 3,
    disponiveis: 2,
    consulta_local: 1,
    emprestados: 0,
    acessos: 2,
    acessos_restritos: 1,
    emprestimos: null,
    reservas: 0,
    por_biblioteca: [
      {
        cod_biblioteca: 1,
        desc_biblioteca: 'Biblioteca Central',
        exemplares: 2,
        emprestimos: 0,
        reservas: 0,
      },
      expect.objectContaining({ cod_biblioteca: 3, exemplares: 1 }),
    ],
  });
  expect(await get('totais?biblioteca=3')).toMatchObject({ exemplares: 1, acessos: 2 });
  const inverted = await server.app.inject(
    `/api/acervo/${id}/totais?dataIni=2026-02-01&dataFim=2026-01-01`,
  );
  expect(inverted.statusCode).toBe(422);
  expect(inverted.json()).toMatchObject({ erro: { codigo: 'DatasInvertidas' } });
});

test(
  'what there is now depends on no days; a copy of no day of receipt came as it was entered',
  { tags: 'long' },
  async () => {
    const days = [
      { acquired_on: '2025-01-31', included_on: '2025-06-01' },
      { acquired_on: null, included_on: '2025-02-03' },
      { acquired_on: null, included_on: null },
    ];
    const copies = await server.db
      .selectFrom('copy')
      .select('id')
      .where('title_id', '=', id)
      .orderBy('id')
      .execute();
    for (const [at, { id: copyId }] of copies.entries())
      await server.db
        .updateTable('copy')
        .set(days[at] ?? {})
        .where('id', '=', copyId)
        .execute();
    await server.db
      .updateTable('title')
      .set({ included_on: '2025-03-04' })
      .where('id', '=', id)
      .execute();
    const now = { disponiveis: 2, consulta_local: 1, emprestados: 0 };
    const within = (from: string, to: string) => get(`totais?dataIni=${from}&dataFim=${to}`);
    expect(await within('2025-01-01', '2025-01-31')).toMatchObject({ ...now, exemplares: 1 });
    expect(await within('2025-02-01', '2025-02-28')).toMatchObject({ ...now, exemplares: 1 });
    const third = await within('2025-03-01', '2025-03-31');
    expect(third).toMatchObject({ ...now, exemplares: 1, por_biblioteca: [{ exemplares: 1 }] });
    expect(await within('2025-06-01', '2025-06-30')).toMatchObject({ ...now, exemplares: 0 });
  },
);

test('loans are told by the civil year and month in which they were made', async () => {
  await writePastLoans(server.db, [
    // The last minutes of 2025 in São Paulo, and the first of 2026.
    { titleId: id, lentAt: '2026-01-01T02:59:00Z' },
    { titleId: id, lentAt: '2026-01-01T03:00:00Z' },
    { titleId: id, lentAt: '2026-03-01T02:30:00Z', libraryId: 3 },
    { titleId: id + 1, lentAt: '2026-03-02T12:00:00Z' },
  ]);
  await server.db
    .insertInto('title_usage')
    .values({
      title_id: id,
      day: '2024-05-05',
      kind: 'page',
      link: 0,
      is_signed_in: false,
      browser: 'other',
      device: 'other',
      os: 'other',
      total: 4,
    })
    .execute();
  expect(await get('dados-estatisticos/anos')).toEqual([
    { ano: 2026, acessos: 0, emprestimos: 2 },
    { ano: 2025, acessos: 0, emprestimos: 1 },
    { ano: 2024, acessos: 4, emprestimos: 0 },
  ]);
  const monthsOf = async (year: number) =>
    endpoints.getTitleYear.responses[200]
      .parse(await get(`dados-estatisticos/dados/${year}`))
      .meses.map(({ emprestimos }) => emprestimos);
  expect(await monthsOf(2025)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await monthsOf(2026)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await get('totais')).toMatchObject({ emprestimos: 3 });
  expect(await get('totais?biblioteca=3')).toMatchObject({
    emprestimos: 1,
    por_biblioteca: [{ cod_biblioteca: 3, exemplares: 1, emprestimos: 1 }],
  });
  expect(await get('totais?dataIni=2026-01-01&dataFim=2026-02-27')).toMatchObject({
    emprestimos: 1,
  });
});
