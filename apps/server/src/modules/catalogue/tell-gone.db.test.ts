import { browseIndexes, endpoints } from '@estante/contract';
import type { MarcRecord } from '@estante/marc';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls, type EndpointName } from '../../../test/endpoint-calls.ts';
import { as } from '../../../test/people.ts';
import { aBook } from '../../../test/records.ts';
import { stampAll } from '../../../test/stamp-all.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [old],
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

const old = aBook({
  number: '1',
  title: 'Edição antiga',
  author: 'Autora de Outrora',
  subjects: ['Assunto findo'],
  publisher: 'Casa Fechada',
  isbn: '9788535910667',
  issn: '0034-8910',
  series: 'Série Velha',
  dewey: '869.3',
  copies: [{ library: 'CENTRAL', barcode: 'V1', callNumber: '869.3 Z99' }],
});

/** Addresses by which somebody who knows nothing of it would come upon the old edition. */
const searches = [
  '/api/consulta?q=antiga',
  '/api/consulta?q=9788535910667',
  '/api/consulta?guia=novas-aquisicoes&periodo=mes',
  '/api/consulta/sugestoes?q=edição ant',
  '/api/consulta/sugestoes?q=outrora',
  '/api/autoridade?q=outrora',
  ...browseIndexes.map((index) => `/api/consulta/acervos-indexados?indice=${index}`),
  '/api/consulta/codigo-barras/V1',
  '/sru?operation=searchRetrieve&version=1.2&query=antiga',
  '/sru?operation=scan&version=1.2&scanClause=dc.title=edição',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  '/rss',
  '/atom?q=antiga',
  '/sitemap-0.xml',
] as const;
const traces =
  /Edição antiga|Outrora|findo|Casa Fechada|9788535910667|Série Velha|0034-8910|869\.3 Z99|"cod_acervo":1\b|\/acervo\/1\b/iu;

/** Finds those of the addresses whose answers tell of the old edition. */
async function telling(): Promise<string[]> {
  await server.follower.rebuild();
  await stampAll(server.db);
  const found = [];
  for (const url of searches) {
    const answer = await server.app.inject(encodeURI(url));
    if (traces.test(answer.body)) found.push(url);
  }
  return found;
}

test('a withdrawn title is found nowhere, and whatever is asked of it answers 410', async () => {
  const id = await server.titleId('Edição antiga');
  // The calls of the table ask for the first title.
  expect(id).toBe(1);
  expect(await telling()).toEqual(searches);
  await server.importRecords([asWithdrawn(old)]);
  expect(await telling()).toEqual([]);

  const asked = Object.entries(endpoints).filter(
    ([, { method, path }]) => method === 'GET' && path.startsWith('/acervo/{id}'),
  );
  expect(asked.length).toBeGreaterThan(15);
  const bearer = await as(server, 'elisa');
  for (const [name, { path }] of asked) {
    const { url, headers } = calls[name as EndpointName];
    const answer = await server.app.inject({ url, headers: { ...headers, ...bearer } });
    expect([answer.statusCode, answer.json().erro], path).toMatchObject([
      410,
      { codigo: 'AcervoRetirado', valores: { id, titulo: 'Edição antiga' } },
    ]);
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
