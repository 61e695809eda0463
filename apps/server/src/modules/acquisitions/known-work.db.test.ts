import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions } from '../../../test/acquisitions.ts';
import type { Person } from '../../../test/call-as.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { tellOfCatalogued } from './tell-of-catalogued.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Torto arado', isbn: '978-65-80309-31-3' }),
      aBook({ title: 'Torto arado em cena', number: '2' }),
      aBook({ title: 'Salvar o fogo', number: '3' }),
      aBook({ title: 'Salvar o fogo', number: '4', year: 2020 }),
    ],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('acquisition_suggestion').execute();
});

const { call, suggest } = acquisitions(() => server);
const ask = (person: Person | null, query: Record<string, string>) =>
  call(person, 'GET', `aquisicao/duplicatas?${new URLSearchParams(query).toString()}`);
const known = async (person: Person, query: Record<string, string>) =>
  endpoints.findKnownWork.responses[200].parse((await ask(person, query)).json());

describe('what is typed', () => {
  test.each<[Record<string, string>, [string, boolean][]]>([
    [{ isbn_issn: '9786580309313' }, [['Torto arado', true]]],
    [{ isbn_issn: '978-65-80309-31-3' }, [['Torto arado', true]]],
    [{ titulo: 'TORTO  ARÁDO' }, [['Torto arado', false]]],
    [{ titulo: 'Torto arado', isbn_issn: '9786580309313' }, [['Torto arado', true]]],
    [
      { titulo: 'salvar o fogo' },
      [
        ['Salvar o fogo', false],
        ['Salvar o fogo', false],
      ],
    ],
    [{ titulo: 'arado' }, []],
    [{ titulo: 'Tor' }, []],
    [{ isbn_issn: '978-65-80309-31-0' }, []],
    [{ isbn_issn: "'; drop table title; --" }, []],
    [{}, []],
  ])('%j is in the catalogue as %j', async (query, expected) => {
    const { acervos } = await known('ana', query);
    expect(acervos.map(({ titulo, mesmo_isbn }) => [titulo, mesmo_isbn])).toEqual(expected);
  });

  test('was suggested by so many, of whom nothing is said', async () => {
    await suggest('bruno', { titulo: 'O avesso da pele' });
    await suggest('ana', { titulo: 'O Avesso da Pele' });
    const found = await known('ana', { titulo: 'o avesso da pele' });
    expect(found).toEqual({ acervos: [], sugestoes: 2, sugestoes_proprias: 1 });
    await server.db
      .updateTable('acquisition_suggestion')
      .set({ state: 'cancelled', handled_at: new Date() })
      .execute();
    expect((await known('ana', { titulo: 'o avesso da pele' })).sugestoes).toBe(0);
  });

  test('is asked by somebody who has signed in, while suggestions are on', async () => {
    expect((await ask(null, { titulo: 'x' })).statusCode).toBe(401);
    const set = (enabled: boolean) =>
      server.db.updateTable('activity').set({ enabled }).where('code', '=', 12).execute();
    await set(false);
    expect((await ask('ana', { titulo: 'x' })).statusCode).toBe(403);
    await set(true);
  });
});

describe('a suggestion', () => {
  const linked = () =>
    server.db.selectFrom('acquisition_suggestion').select('title_id').executeTakeFirstOrThrow();
  const signal = new AbortController().signal;
  const told = () => server.db.selectFrom('notice').select(['facts', 'person_id']).execute();

  test('of an ISBN that the catalogue has is linked at once, and nobody is told', async () => {
    await suggest('ana', { titulo: 'Torto', isbn_issn: '978-65-80309-31-3' });
    expect((await linked()).title_id).toBe(await server.titleId('Torto arado'));
    expect(await tellOfCatalogued(server, signal)).toEqual({ catalogued: 0 });
    expect(await told()).toEqual([]);
  });

  test('that comes to the catalogue is linked in the night, and told of once', async () => {
    await suggest('ana', { titulo: 'O avesso da pele', isbn_issn: '978-85-359-3339-0' });
    expect(await tellOfCatalogued(server, signal)).toEqual({ catalogued: 0 });
    await server.importRecords([
      aBook({ title: 'O avesso da pele', number: '9', isbn: '978-85-359-3339-0' }),
    ]);
    expect(await tellOfCatalogued(server, signal)).toEqual({ catalogued: 1 });
    expect(await tellOfCatalogued(server, signal)).toEqual({ catalogued: 0 });
    const id = await server.titleId('O avesso da pele');
    expect((await linked()).title_id).toBe(id);
    expect(await told()).toMatchObject([{ person_id: 1, facts: { titleId: id } }]);
    const alerts = await call('ana', 'GET', 'solicitacoes/alertas');
    expect(alerts.body).toContain('“O avesso da pele”, que você sugeriu, já está no catálogo.');
    expect(alerts.body).toContain(`/acervo/${id}`);
  });
});
