import { endpoints } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { writeHold } from '../../../test/holds.ts';
import { indexAll } from '../../../test/index-all.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const [ana, bruno] = [1, 2];
const [central, letras, saude] = [1, 2, 3];

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({
        title: 'Um',
        copies: [
          { library: 'CENTRAL', barcode: 'C1' },
          { library: 'SAUDE', barcode: 'S1' },
        ],
      }),
    ],
  });
});
afterEach(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  callAs(server, 'elisa', {
    method,
    path: `atendimento/listas/${path}`,
    ...(payload && { payload }),
  });
const entries = async (list: string) =>
  endpoints.listNetworkEntries.responses[200].parse((await call('GET', list)).json()).entradas;
const library = async (code: string) =>
  (await entries('biblioteca')).find(({ valores }) => valores['sigla'] === code);
const held = async () => {
  const { rows } =
    await sql`select barcode, library_id as library from copy order by barcode`.execute(server.db);
  return rows;
};

const sul = {
  sigla: 'SUL',
  nome: 'Biblioteca do Sul',
  nome_en: 'South Library',
  campus: 'MAR',
  endereco: 'Rua do Sul, 10',
  telefone: '(51) 3333-0000, (51) 3333-0001',
  email: 'sul@example.org',
  horario: 'Das 8h às 22h',
  mapa: 'https://mapa.example.org/sul',
};

test('a campus and a library come to the network, and readers are told of them', async () => {
  expect(
    (await call('POST', 'campus', { valores: { sigla: 'NORTE', nome: 'Norte' } })).statusCode,
  ).toBe(200);
  const answer = await call('POST', 'biblioteca', { valores: { ...sul, campus: 'NORTE' } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await library('SUL'))?.valores).toMatchObject({ ...sul, campus: 'NORTE' });
  const told = await server.app.inject('/api/unidade-informacao');
  expect(told.json()).toContainEqual(
    expect.objectContaining({
      desc_biblioteca: 'Biblioteca do Sul',
      endereco: sul.endereco,
      telefone: sul.telefone,
      email: sul.email,
      mapa: sul.mapa,
    }),
  );
});

test(
  'each field that cannot be as it was sent is told, and nothing is written',
  { tags: 'long' },
  async () => {
    const valores = {
      sigla: 'SUL',
      nome: '',
      campus: 'LUA',
      email: 'sul',
      mapa: 'http://mapa.example',
    };
    const answer = await call('POST', 'biblioteca', { valores });
    expect(answer.statusCode).toBe(422);
    const { campos } = answer.json().erro;
    expect(campos.map(({ campo }: { campo: string }) => campo)).toEqual([
      'nome',
      'campus',
      'email',
      'mapa',
    ]);
    const taken = await call('POST', 'biblioteca', { valores: { ...sul, sigla: 'CENTRAL' } });
    expect(taken.json().erro.campos).toMatchObject([{ campo: 'sigla' }]);
    expect(await library('SUL')).toBeUndefined();
  },
);

test(
  'a library takes another code, and records that give the old one go on meaning it',
  { tags: 'long' },
  async () => {
    const versao = (await library('SAUDE'))?.versao ?? '';
    const valores = { sigla: 'MEDICINA' };
    const answer = await call('PUT', `biblioteca/${saude}`, { valores, versao });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await library('MEDICINA')).toMatchObject({ codigo: saude, outras_siglas: ['SAUDE'] });
    await server.importRecords([
      aBook({ title: 'Dois', copies: [{ library: 'SAUDE', barcode: 'S2' }] }),
    ]);
    expect(await held()).toContainEqual({ barcode: 'S2', library: saude });
  },
);

describe('two libraries become one', () => {
  const merge = (into: number) => call('POST', `biblioteca/${saude}/unir`, { destino: into });

  test('copies, people, holds, points and the code go to the other, and later imports too', async () => {
    const titleId = await server.titleId('Um');
    const hold = { person_id: ana, title_id: titleId };
    await writeHold(server.db, { ...hold, library_id: central });
    await writeHold(server.db, { ...hold, library_id: saude });
    await writeHold(server.db, { ...hold, person_id: bruno, library_id: saude });
    const points = [
      { library_id: central, name: 'Balcão' },
      { library_id: saude, name: 'Balcão' },
      { library_id: saude, name: 'Hospital' },
    ];
    await server.db.insertInto('service_point').values(points).execute();
    const search = { name: 'Já', saved_at: new Date(), alerts: true, looked_to: '2026-01-01' };
    const query = (id: number) => `guia=acervo-geral&q=um&filtro=B%3A${id}&filtro=V%3A${id}`;
    await server.db
      .insertInto('saved_search')
      .values({ ...search, person_id: ana, query: query(saude) })
      .execute();
    const answer = await merge(central);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await held()).toEqual([
      { barcode: 'C1', library: central },
      { barcode: 'S1', library: central },
    ]);
    const { rows } = await sql`select person_id as person, library_id as library, state from hold
      order by person_id, state`.execute(server.db);
    expect(rows).toEqual([
      { person: ana, library: central, state: 'ended' },
      { person: ana, library: central, state: 'waiting' },
      { person: bruno, library: central, state: 'waiting' },
    ]);
    expect((await entries('ponto_atendimento')).map(({ valores }) => valores)).toMatchObject([
      { biblioteca: 'CENTRAL', nome: 'Balcão' },
      { biblioteca: 'CENTRAL', nome: 'Hospital' },
    ]);
    const saved = await server.db.selectFrom('saved_search').select('query').execute();
    expect(saved).toEqual([{ query: query(central) }]);
    expect(await library('SAUDE')).toBeUndefined();
    expect((await library('CENTRAL'))?.outras_siglas).toEqual(['SAUDE']);
    await server.importRecords([
      aBook({ title: 'Dois', copies: [{ library: 'SAUDE', barcode: 'S2' }] }),
    ]);
    expect(await held()).toContainEqual({ barcode: 'S2', library: central });
  });

  test('not with itself, nor with one that is not there', async () => {
    for (const into of [saude, 99]) expect((await merge(into)).statusCode).toBe(422);
    expect(await held()).toContainEqual({ barcode: 'S1', library: saude });
  });

  test('not while a copy travels between them', async () => {
    await sql`insert into transit (copy_id, from_library_id, to_library_id, sent_at)
      select id, ${saude}, ${central}, now() from copy where barcode = 'S1'`.execute(server.db);
    const answer = await merge(central);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ erro: { codigo: 'BibliotecasComPedidos' } });
    expect((await merge(letras)).statusCode).toBe(200);
  });
});

test(
  'a library goes where nothing refers to it; else it is said what does, and how much',
  { tags: 'long' },
  async () => {
    const used = await call('DELETE', `biblioteca/${central}`);
    expect(used.statusCode).toBe(409);
    expect(used.json()).toMatchObject({
      erro: { codigo: 'EntradaEmUso', mensagem: expect.stringContaining('1 exemplar') },
    });
    await call('POST', 'biblioteca', { valores: sul });
    const spare = await library('SUL');
    expect(spare?.usos).toEqual([]);
    expect((await call('DELETE', `biblioteca/${spare?.codigo}`)).statusCode).toBe(200);
    expect(await library('SUL')).toBeUndefined();
  },
);

test(
  'a campus with libraries stays; in another it takes them along',
  { tags: 'long' },
  async () => {
    const [sede] = await entries('campus').then((all) => all.filter((one) => one.codigo === 1));
    expect(sede?.usos).toEqual([{ tipo: 'bibliotecas', quantos: 2 }]);
    expect((await call('DELETE', 'campus/1')).statusCode).toBe(409);
    expect((await call('POST', 'campus/1/unir', { destino: 2 })).statusCode).toBe(200);
    expect((await library('CENTRAL'))?.valores['campus']).toBe('MAR');
    await indexAll(server);
    const found = await server.app.inject('/api/consulta?q=um&filtro=U:2');
    expect(found.json().total).toBe(1);
  },
);
