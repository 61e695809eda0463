import { endpoints } from '@estante/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { writeHold } from '../../../test/holds.ts';
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
          { library: 'XX', barcode: 'X1' },
          { library: 'XX', barcode: 'X2' },
        ],
      }),
    ],
  });
});
afterEach(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  callAs(server, 'elisa', { method, path: `atendimento/${path}`, ...(payload && { payload }) });
const list = async () =>
  endpoints.listStaffLibraries.responses[200].parse((await call('GET', 'bibliotecas')).json());
const held = async () => {
  const { rows } =
    await sql`select barcode, library_id as library from copy order by barcode`.execute(server.db);
  return rows;
};

test('libraries are told with their copies, and codes that no library has with what waits', async () => {
  const { bibliotecas, sem_biblioteca, total_sem_biblioteca } = await list();
  expect(bibliotecas.find(({ sigla }) => sigla === 'CENTRAL')).toMatchObject({
    cod_biblioteca: central,
    exemplares: 1,
    em_uso: true,
  });
  expect(sem_biblioteca).toEqual([{ codigo: 'XX', itens: 2, acervos: 1 }]);
  expect(total_sem_biblioteca).toBe(1);
});

test('a code that is given a library is no longer one without, and keeps it', async () => {
  const said = { codigo: 'XX', biblioteca: letras };
  expect((await call('PUT', 'codigos-de-biblioteca', said)).statusCode).toBe(200);
  const { bibliotecas, sem_biblioteca } = await list();
  expect(sem_biblioteca).toEqual([]);
  expect(bibliotecas.find((one) => one.cod_biblioteca === letras)?.codigos).toEqual(['XX']);
  const nowhere = await call('PUT', 'codigos-de-biblioteca', { ...said, biblioteca: 99 });
  expect(nowhere.statusCode).toBe(422);
});

test('a library takes another name', async () => {
  await call('PUT', `bibliotecas/${central}`, { desc_biblioteca: ' Biblioteca Geral ' });
  expect((await list()).bibliotecas.map(({ desc_biblioteca }) => desc_biblioteca)).toContain(
    'Biblioteca Geral',
  );
});

describe('two libraries become one', () => {
  const merge = (into: number) => call('POST', `bibliotecas/${saude}/unir`, { destino: into });

  test('copies, people, holds and the code go to the other, and later imports too', async () => {
    const titleId = await server.titleId('Um');
    const hold = { person_id: ana, title_id: titleId };
    await writeHold(server.db, { ...hold, library_id: central });
    await writeHold(server.db, { ...hold, library_id: saude });
    await writeHold(server.db, { ...hold, person_id: bruno, library_id: saude });
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
    const { bibliotecas } = await list();
    expect(bibliotecas.map(({ cod_biblioteca }) => cod_biblioteca)).not.toContain(saude);
    expect(bibliotecas.find((one) => one.cod_biblioteca === central)?.codigos).toEqual(['SAUDE']);
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

test('a library goes where nothing refers to it, and stays where anything does', async () => {
  const used = await call('DELETE', `bibliotecas/${central}`);
  expect(used.json()).toMatchObject({ erro: { codigo: 'BibliotecaEmUso' } });
  expect(used.statusCode).toBe(409);
  await sql`insert into library (campus_id, code, name) values (1, 'SOBRA', 'Sobra')`.execute(
    server.db,
  );
  const spare = (await list()).bibliotecas.find(({ sigla }) => sigla === 'SOBRA');
  expect(spare?.em_uso).toBe(false);
  expect((await call('DELETE', `bibliotecas/${spare?.cod_biblioteca}`)).statusCode).toBe(200);
  expect((await list()).bibliotecas.map(({ sigla }) => sigla)).not.toContain('SOBRA');
});

test('neither readers nor staff of a unit may', async () => {
  for (const who of ['ana', 'davi'] as const) {
    const asked = { method: 'PUT', path: `atendimento/bibliotecas/${central}` } as const;
    const answer = await callAs(server, who, { ...asked, payload: { desc_biblioteca: 'Minha' } });
    expect(answer.statusCode).toBe(403);
  }
  expect((await server.app.inject('/api/atendimento/bibliotecas')).statusCode).toBe(401);
});
