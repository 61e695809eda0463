import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fixedClock, type FixedClock } from '../../../test/fixed-clock.ts';
import {
  aTitle,
  identify,
  listOf,
  oaiAnswer,
  oaiError,
  startOaiProvider,
  type OaiHandler,
  type OaiProvider,
  type ProvidedRecord,
} from '../../../test/oai-provider.ts';
import { createOutsideServers } from '../../platform/outside/outside-server.ts';
import { harvestDue } from './harvester.ts';
import { changeInstitution } from './staff-repository.ts';

let database: TestDatabase;
let clock: FixedClock;
let provider: OaiProvider;
beforeEach(async () => {
  database = await createTestDatabase();
  clock = fixedClock();
  provider = await startOaiProvider(() => oaiError('badVerb'));
});
afterEach(async () => {
  await provider.close();
  await database.drop();
});

/** Lists by the arguments asked; `Identify` answers itself. */
const withLists =
  (lists: (asked: Readonly<Record<string, string>>) => string): OaiHandler =>
  (asked) =>
    asked['verb'] === 'Identify' ? identify() : lists(asked);

const provide = (...list: readonly ProvidedRecord[]) =>
  provider.answer(withLists(() => listOf(list)));

async function add(more: { readonly base_url?: string; readonly name?: string } = {}) {
  const { id } = await database.db
    .insertInto('network_institution')
    .values({
      name: 'Outra',
      base_url: provider.address,
      next_at: new Date('2026-01-01'),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const harvest = (hosts: readonly string[] = [provider.host], patience = 5000) =>
  harvestDue(
    { db: database.db, clock, outsideServers: createOutsideServers(hosts), patience },
    new AbortController().signal,
  );

const institution = (id: number) =>
  database.db
    .selectFrom('network_institution')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function records(): Promise<Record<string, string | null>> {
  const rows = await database.db
    .selectFrom('network_record')
    .select(['identifier', 'description', 'is_deleted'])
    .orderBy('identifier')
    .execute();
  return Object.fromEntries(
    rows.map((row) => [row.identifier, row.is_deleted ? null : (row.description?.title ?? '')]),
  );
}

const listsAsked = () => provider.asked.filter(({ verb }) => verb === 'ListRecords');
/** Advances the clock, so that the institution is due again. */
const nextDay = () => clock.advance({ hours: 24 });

describe('a harvest', () => {
  test('takes all at first, then what changed since a day before the last stamp', async () => {
    const id = await add();
    provide({ id: 'a', dc: aTitle('Um') }, { id: 'b', dc: aTitle('Dois') });
    await harvest();
    expect(await records()).toEqual({ a: 'Um', b: 'Dois' });
    expect(listsAsked()).toEqual([{ verb: 'ListRecords', metadataPrefix: 'oai_dc' }]);
    provide(
      { id: 'a', dc: null, stamp: '2026-03-05T10:00:00Z' },
      { id: 'c', dc: aTitle('Três'), stamp: '2026-03-06T10:00:00Z' },
    );
    nextDay();
    await harvest();
    expect(await records()).toEqual({ a: null, b: 'Dois', c: 'Três' });
    expect(listsAsked()[1]).toEqual({
      verb: 'ListRecords',
      metadataPrefix: 'oai_dc',
      from: '2026-02-28T00:00:00Z',
    });
    expect(await institution(id)).toMatchObject({
      state: 'well',
      failures: 0,
      harvested_to: new Date('2026-03-06T10:00:00Z'),
    });
  });

  test('asks by days where the other side knows days alone', async () => {
    await add();
    provider.answer((asked) =>
      asked['verb'] === 'Identify'
        ? identify('YYYY-MM-DD')
        : listOf([{ id: 'a', dc: aTitle('Um'), stamp: '2026-03-01' }]),
    );
    await harvest();
    nextDay();
    await harvest();
    expect(listsAsked()[1]?.['from']).toBe('2026-02-28');
  });

  test('compares all once a month, and what is gone goes', async () => {
    await add();
    provide({ id: 'a', dc: aTitle('Um') }, { id: 'b', dc: aTitle('Dois') });
    await harvest();
    clock.advance({ hours: 24 * 31 });
    provide({ id: 'b', dc: aTitle('Dois') });
    await harvest();
    expect(listsAsked()[1]?.['from']).toBeUndefined();
    expect(await records()).toEqual({ b: 'Dois' });
  });

  test('takes no empty or shortened list for the whole of one', async () => {
    const id = await add();
    provide({ id: 'a', dc: aTitle('Um') }, { id: 'b', dc: aTitle('Dois') });
    await harvest();
    clock.advance({ hours: 24 * 31 });
    provider.answer(withLists(() => oaiError('noRecordsMatch')));
    await harvest();
    expect(await institution(id)).toMatchObject({ state: 'failing', last_error: 'emptyList' });
    clock.advance({ hours: 2 });
    provider.answer(withLists(() => listOf([{ id: 'a', dc: aTitle('Um') }], { size: 900 })));
    await harvest();
    expect(await institution(id)).toMatchObject({ last_error: 'shortList: 1 / 900' });
    expect(await records()).toEqual({ a: 'Um', b: 'Dois' });
  });

  test('goes on from its last page after a fault half way', async () => {
    const id = await add();
    const pages: Record<string, string> = {
      '': listOf([{ id: 'a', dc: aTitle('Um') }], { token: 'p2' }),
      p2: listOf([{ id: 'b', dc: aTitle('Dois') }], { token: 'p3' }),
      p3: listOf([{ id: 'c', dc: aTitle('Três') }], { token: '', size: 3 }),
    };
    let isDown = true;
    provider.answer((asked, response) => {
      if (asked['verb'] === 'Identify') return identify();
      const token = asked['resumptionToken'] ?? '';
      if (token !== 'p3' || !isDown) return pages[token] ?? oaiError('badArgument');
      response.destroy();
      return null;
    });
    await harvest();
    expect(await records()).toEqual({ a: 'Um', b: 'Dois' });
    expect(await institution(id)).toMatchObject({ state: 'failing', list_token: 'p3' });
    isDown = false;
    clock.advance({ hours: 2 });
    await harvest();
    expect(await records()).toEqual({ a: 'Um', b: 'Dois', c: 'Três' });
    expect(listsAsked().map((asked) => asked['resumptionToken'] ?? '')).toEqual([
      '',
      'p2',
      'p3',
      'p3',
    ]);
  });

  test(
    'begins a list again whose token has run out, and gives up where it always has',
    { tags: 'long' },
    async () => {
      const id = await add();
      let isGood = false;
      const answer = withLists(({ resumptionToken: token }) =>
        token === undefined
          ? listOf([{ id: 'a', dc: aTitle('Um') }], { token: isGood ? '' : 'old', size: 1 })
          : oaiError('badResumptionToken', 'expired'),
      );
      provider.answer(answer);
      await harvest();
      expect(listsAsked()).toHaveLength(6);
      expect(await institution(id)).toMatchObject({
        state: 'failing',
        last_error: 'refused: badResumptionToken expired',
        list_kind: null,
      });
      isGood = true;
      clock.advance({ hours: 2 });
      await harvest();
      expect(await institution(id)).toMatchObject({ state: 'well', last_error: null });
    },
  );

  test('comes back when Retry-After says, and counts it as no failure', async () => {
    const id = await add();
    provider.answer((asked, response) => {
      if (asked['verb'] === 'Identify') return identify();
      response.writeHead(503, { 'retry-after': '7200' }).end();
      return null;
    });
    await harvest();
    expect(await institution(id)).toMatchObject({
      state: 'new',
      failures: 0,
      next_at: new Date('2026-03-10T14:00:00Z'),
    });
    provide({ id: 'a', dc: aTitle('Um') });
    clock.advance({ hours: 1 });
    await harvest();
    expect(await records()).toEqual({});
    clock.advance({ hours: 1 });
    await harvest();
    expect(await records()).toEqual({ a: 'Um' });
  });

  test('of a stamp that has not come yet hides nothing that changes until then', async () => {
    const id = await add();
    provide({ id: 'a', dc: aTitle('Um'), stamp: '2099-01-01T00:00:00Z' });
    await harvest();
    expect((await institution(id)).harvested_to).toEqual(new Date('2026-03-10T11:59:00Z'));
  });
});

describe('an institution', () => {
  test('that fails three times is unavailable, it alone, and comes back', async () => {
    const bad = await add({ base_url: 'http://127.0.0.1:9/oai', name: 'Fora do ar' });
    const good = await add();
    provide({ id: 'a', dc: aTitle('Um') });
    const hosts = [provider.host, '127.0.0.1:9'];
    await harvest(hosts);
    expect(await institution(bad)).toMatchObject({ state: 'failing', failures: 1 });
    for (let i = 0; i < 2; i++) {
      clock.advance({ hours: 2 });
      await harvest(hosts);
    }
    expect(await institution(bad)).toMatchObject({ state: 'unavailable', failures: 3 });
    expect((await institution(bad)).last_error).toMatch(/^unreachable: /);
    expect(await institution(good)).toMatchObject({ state: 'well' });
    expect(await records()).toEqual({ a: 'Um' });
    await database.db
      .updateTable('network_institution')
      .set({ base_url: `${provider.address}?b=1` })
      .where('id', '=', bad)
      .execute();
    nextDay();
    await harvest(hosts);
    expect(await institution(bad)).toMatchObject({ state: 'well', failures: 0 });
  });

  test('that is paused is left alone', async () => {
    const id = await add();
    await database.db
      .updateTable('network_institution')
      .set({ is_paused: true })
      .where('id', '=', id)
      .execute();
    await harvest();
    expect(provider.asked).toEqual([]);
  });

  test('is harvested by one server at a time', { tags: 'long' }, async () => {
    await add();
    provide({ id: 'a', dc: aTitle('Um') });
    await Promise.all([harvest(), harvest(), harvest()]);
    expect(listsAsked()).toHaveLength(1);
  });
});

describe('what an institution may do to harm', () => {
  const big = 'x'.repeat(1_048_576);
  test.each<[string, OaiHandler, RegExp]>([
    ['says nothing', (_, response) => (response.end(), null), /^notXml/],
    ['hangs', () => null, /^slow/],
    [
      'never ends',
      (_, response) => {
        const more = () => response.write(big, () => setImmediate(more));
        more();
        return null;
      },
      /^(?:tooLong|slow)/,
    ],
    ['answers a page of the web', () => '<html><body>x</body></html>', /^notXml/],
    [
      'leads behind our walls',
      (_, response) => {
        response.writeHead(302, { location: 'http://10.0.0.1/oai' }).end();
        return null;
      },
      /^notPublic/,
    ],
    [
      'leads round and round',
      (_, response) => {
        response.writeHead(302, { location: '/oai' }).end();
        return null;
      },
      /^unreachable/,
    ],
    [
      'sends a bomb of entities',
      () => '<!DOCTYPE a [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><OAI-PMH>&c;</OAI-PMH>',
      /^notXml: .*document type/,
    ],
    [
      'lists without end',
      withLists(() => listOf([{ id: 'a', dc: aTitle('Um') }], { token: 'same' })),
      /^circle/,
    ],
    ['refuses', withLists(() => oaiError('cannotDisseminateFormat', 'no')), /^refused: cannot/],
    ['fails', (_, response) => (response.writeHead(500).end('x'), null), /^status: 500/],
  ])('one that %s is told of in words', async (_, answering, told) => {
    const id = await add();
    provider.answer(answering);
    await harvest([provider.host], 1500);
    expect((await institution(id)).last_error).toMatch(told);
  });

  test('it is not asked behind our walls, but where an operator has named it', async () => {
    const id = await add();
    await harvest([]);
    expect(await institution(id)).toMatchObject({ last_error: `notPublic: ${provider.host}` });
    expect(provider.asked).toEqual([]);
  });

  test('a record that cannot be read costs itself alone', async () => {
    await add();
    provider.answer(
      withLists(() =>
        oaiAnswer(`<ListRecords>
<record><header><identifier>${'i'.repeat(2000)}</identifier><datestamp>2026-01-01</datestamp></header></record>
<record><header><identifier>odd</identifier><datestamp>yesterday</datestamp></header></record>
<record><header><identifier>mods</identifier><datestamp>2026-01-01</datestamp></header><metadata><mods/></metadata></record>
<record><header><identifier>long</identifier><datestamp>2026-01-01</datestamp></header><metadata><dc><title>${'t'.repeat(300_000)}</title></dc></metadata></record>
<record><header><identifier>ok</identifier><datestamp>2026-01-01</datestamp></header><metadata><dc><title>Bom \u0001\u0008título</title></dc></metadata></record>
</ListRecords>`),
      ),
    );
    await harvest();
    expect(await records()).toEqual({ mods: null, ok: 'Bom título' });
  });
});

test('the same edition at two institutions is one, and their records stay two', async () => {
  const isbn = '<dc:identifier>ISBN 978-85-08-04081-0</dc:identifier>';
  const other = await startOaiProvider(
    withLists(() => listOf([{ id: 'x', dc: aTitle('DOM CASMURRO :', isbn) }])),
  );
  await add();
  await add({ base_url: other.address, name: 'Terceira' });
  provide(
    { id: 'a', dc: aTitle('Dom Casmurro', isbn) },
    { id: 'b', dc: aTitle('Sem número') },
    { id: 'c', dc: '<dc:title>Relatório</dc:title>' },
    { id: 'd', dc: '<dc:title>Relatório</dc:title>' },
  );
  await harvest([provider.host, other.host]);
  await other.close();
  const rows = await database.db
    .selectFrom('network_record')
    .select(['identifier', 'edition_id'])
    .execute();
  const edition = new Map(rows.map((row) => [row.identifier, row.edition_id]));
  expect(edition.get('a')).toBe(edition.get('x'));
  expect(new Set(edition.values()).size).toBe(4);
});

test(
  'a tombstone that is older than its record, as OJS keeps them, takes nothing away',
  { tags: 'long' },
  async () => {
    await add();
    const alive = { id: 'oai:ojs:article/1', dc: aTitle('Rios'), stamp: '2026-03-02T00:00:00Z' };
    const tombstone = { id: 'oai:ojs:article/1', dc: null, stamp: '2026-03-01T00:00:00Z' };
    const next = listOf([tombstone, { id: 'oai:ojs:article/2', dc: aTitle('Lagos') }]);
    provider.answer(
      withLists(({ resumptionToken }) =>
        resumptionToken === undefined ? listOf([alive, tombstone], { token: 'more' }) : next,
      ),
    );
    await harvest();
    expect(await records()).toEqual({ 'oai:ojs:article/1': 'Rios', 'oai:ojs:article/2': 'Lagos' });
  },
);

describe('what staff change while it is harvested', () => {
  const settings = (base_url: string) => ({
    name: 'Outra',
    base_url,
    metadata_prefix: 'oai_dc',
    set_spec: '',
    logo_url: '',
    title_url: '',
    hold_url: '',
    schedule: 'daily' as const,
    is_paused: false,
  });
  /** Changes the address while a page is asked for, which is answered then. */
  const moveDuring = (id: number, address: string, page: string): OaiHandler => {
    return (_asked, response) => {
      const at = new Date('2026-01-01');
      void changeInstitution(database.db, id, settings(address), at).then(() =>
        response.setHeader('content-type', 'text/xml').end(page),
      );
      return null;
    };
  };

  test('is harvested anew at its new address, and nothing more is kept of the former one', async () => {
    const other = await startOaiProvider(
      withLists(() => listOf([{ id: 'nova', dc: aTitle('Nova') }])),
    );
    onTestFinished(() => other.close());
    const id = await add();
    const page = listOf([{ id: 'b', dc: aTitle('Antiga também') }]);
    const move = moveDuring(id, other.address, page);
    provider.answer((asked, ...more) => {
      if (asked['verb'] === 'Identify') return identify();
      return asked['resumptionToken'] === undefined
        ? listOf([{ id: 'a', dc: aTitle('Antiga') }], { token: 'seguinte' })
        : move(asked, ...more);
    });
    await harvest([provider.host, other.host]);
    expect(await records()).toEqual({ nova: 'Nova' });
    expect(await institution(id)).toMatchObject({ state: 'well', list_kind: null });
    const harvests = database.db.selectFrom('network_harvest').select(['kind', 'records']);
    expect(await harvests.execute()).toEqual([{ kind: 'whole', records: 1 }]);
  });

  test('is not said to have failed for what its former address answered', async () => {
    const id = await add();
    const elsewhere = 'http://127.0.0.1:9/oai';
    const move = moveDuring(id, elsewhere, oaiError('badArgument'));
    provider.answer((asked, ...more) =>
      asked['verb'] === 'Identify' ? identify() : move(asked, ...more),
    );
    await harvest();
    const { base_url, last_error, failures } = await institution(id);
    expect({ base_url, failures }).toEqual({ base_url: elsewhere, failures: 1 });
    // The one failure is that of the new address, which may not be asked here.
    expect(last_error).not.toContain('badArgument');
  });
});
