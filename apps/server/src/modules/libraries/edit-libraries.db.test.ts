import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const [central, letras] = [1, 2];

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
test('libraries are told with their copies, and codes that no library has with what waits', async () => {
  const { bibliotecas, sem_biblioteca, total_sem_biblioteca } = await list();
  expect(bibliotecas.find(({ sigla }) => sigla === 'CENTRAL')).toMatchObject({
    cod_biblioteca: central,
    exemplares: 1,
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

test('a code that a library has itself is given no other', async () => {
  const said = { codigo: 'CENTRAL', biblioteca: letras };
  const answer = await call('PUT', 'codigos-de-biblioteca', said);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().erro.mensagem).toContain('a sigla CENTRAL');
  const { bibliotecas } = await list();
  expect(bibliotecas.flatMap(({ codigos }) => codigos)).toEqual([]);
});

test('neither readers nor staff of a unit may', async () => {
  for (const who of ['ana', 'davi'] as const) {
    const asked = { method: 'PUT', path: 'atendimento/codigos-de-biblioteca' } as const;
    const payload = { codigo: 'XX', biblioteca: central };
    const answer = await callAs(server, who, { ...asked, payload });
    expect(answer.statusCode).toBe(403);
  }
  expect((await server.app.inject('/api/atendimento/bibliotecas')).statusCode).toBe(401);
});
