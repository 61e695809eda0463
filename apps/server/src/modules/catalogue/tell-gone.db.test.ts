import { endpoints } from '@estante/contract';
import type { MarcRecord } from '@estante/marc';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ number: '1', title: 'Edição antiga', copies: [{ library: 'CENTRAL' }] })],
  });
});
afterEach(() => server.close());

const asWithdrawn = (record: MarcRecord): MarcRecord => ({
  ...record,
  leader: `${record.leader.slice(0, 5)}d${record.leader.slice(6)}`,
});
const with019 = (record: MarcRecord, number: string): MarcRecord => ({
  ...record,
  fields: [
    ...record.fields,
    { tag: '019', ind1: ' ', ind2: ' ', subfields: [{ code: 'a', value: number }] },
  ],
});
const get = async (url: string) => {
  const answer = await server.app.inject(`/api/${url}`);
  return {
    status: answer.statusCode,
    ...answer.json<{ erro?: { codigo: string; valores: object } }>(),
  };
};

test('a withdrawn title is found nowhere, and whatever is asked of it answers 410', async () => {
  const id = await server.titleId('Edição antiga');
  await server.importRecords([asWithdrawn(aBook({ number: '1', title: 'Edição antiga' }))]);
  await server.follower.rebuild();
  const found = await server.app.inject('/api/consulta?q=antiga');
  expect(endpoints.searchTitles.responses[200].parse(found.json()).total).toBe(0);
  for (const path of ['', '/marc', '/exemplares', '/bibliotecas', '/referencia', '/permissoes']) {
    expect(await get(`acervo/${id}${path}`), path).toMatchObject({
      status: 410,
      erro: { codigo: 'AcervoRetirado', valores: { id, titulo: 'Edição antiga' } },
    });
  }
  expect(await get('acervo/999')).toMatchObject({ status: 404 });
});

test('what another record says stands in its place is told', { tags: 'long' }, async () => {
  const id = await server.titleId('Edição antiga');
  const merged = with019(aBook({ number: '2', title: 'Edição nova' }), '1');
  await server.importRecords([merged]);
  await server.importRecords([asWithdrawn(aBook({ number: '1', title: 'Edição antiga' }))]);
  expect((await get(`acervo/${id}`)).erro?.valores).toEqual({
    id,
    titulo: 'Edição antiga',
    substituto: await server.titleId('Edição nova'),
    nome_substituto: 'Edição nova',
  });
});
