import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthority } from '../../../../test/authority-records.ts';
import { indexAll } from '../../../../test/index-all.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

const slavery = { kind: 'topic', heading: 'Escravidão', variants: ['Escravatura'] } as const;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'O abolicionismo', subjects: ['Escravidão -- Brasil -- História'] }),
      aBook({ title: 'Navio negreiro', subjects: ['Escravidão', 'Escravidão -- Poesia'] }),
      aBook({ title: 'Os quilombos', subjects: ['Escravidão moderna'] }),
      anAuthority(slavery),
    ],
  });
});
afterAll(() => server.close());

async function found(q: string) {
  await indexAll(server);
  const answer = await server.app.inject({ url: '/api/consulta', query: { q } });
  const { acervos, remissivas } = endpoints.searchTitles.responses[200].parse(answer.json());
  return { titles: acervos.map(({ titulo }) => titulo).toSorted(), remissivas };
}

const bySubdivision = ['Navio negreiro', 'O abolicionismo'];

test('a form not used finds what is under the heading and under its subdivisions, and says so', async () => {
  const remissivas = [{ variante: 'Escravatura', cabecalho: 'Escravidão' }];
  expect(await found('escravatura')).toEqual({ titles: bySubdivision, remissivas });
  expect((await found('escravatura brasil')).titles).toEqual(['O abolicionismo']);
});

test('a form that comes or goes changes the titles under the subdivisions', async () => {
  const references = server.db.deleteFrom('heading_reference').where('text', '=', 'Escravatura');
  await references.execute();
  expect((await found('escravatura')).titles).toEqual([]);
  const { id: authority_id } = await server.db
    .selectFrom('authority')
    .select('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('heading_reference')
    .values({
      authority_id,
      position: 1,
      relation: 'variant',
      type: 'topic',
      key: 'cativeiro',
      text: 'Cativeiro',
    })
    .execute();
  expect((await found('cativeiro')).titles).toEqual(bySubdivision);
  await server.db.deleteFrom('authority').execute();
  expect((await found('cativeiro')).titles).toEqual([]);
});
