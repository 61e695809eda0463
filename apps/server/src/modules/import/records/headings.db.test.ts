import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@estante/contract';
import { migrationsFolder } from '@estante/database';
import type { MarcRecord } from '@estante/marc';
import { isLong } from '@estante/test-support/is-long';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthority, type AuthorityOverrides } from '../../../../test/authority-records.ts';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { ownShelves, searchShelf } from '../../../../test/calls/institution-edits.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { matchInterests } from '../../interests/index.ts';
import { alertOfNewTitles } from '../../saved-items/index.ts';
import { openSession } from '../database/session.ts';
import { clearHeadings } from './unused-headings.ts';

const before = 'Assis, Machado de';
const after = 'Assis, Machado de, 1839-1908';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Dom Casmurro', author: before, subjects: ['Ciúme'] }),
      aBook({ title: 'Helena', author: after }),
      numbered('a1', { kind: 'person', heading: before }),
    ],
  });
});
afterEach(() => server.close());

function numbered(
  number: string,
  overrides: AuthorityOverrides,
  { status = 'n', source = 'TESTE', standsFor = '' } = {},
): MarcRecord {
  const { leader, fields } = anAuthority(overrides);
  const others = fields.filter(({ tag }) => tag !== '001' && tag !== '003');
  const subfields = [{ code: 'a', value: standsFor }];
  return {
    leader: `${leader.slice(0, 5)}${status}${leader.slice(6)}`,
    fields: [
      { tag: '001', value: number },
      { tag: '003', value: source },
      ...(standsFor === '' ? [] : [{ tag: '019', ind1: ' ', ind2: ' ', subfields }]),
      ...others,
    ],
  };
}

const call = (person: Person, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });

async function idOf(text: string): Promise<number | undefined> {
  const row = await server.db
    .selectFrom('heading')
    .select('id')
    .where('text', '=', text)
    .executeTakeFirst();
  return row?.id;
}

const profile = 'perfil-interesse/area-autor-assunto';

async function follow(person: Person, text: string, validade = '2026-12-31', tipoDSI = 'autor') {
  const itens = [{ codigo: String(await idOf(text)) }];
  const answer = await call(person, 'POST', profile, { tipoDSI, validade, itens });
  expect(answer.json(), answer.body).toMatchObject({ nao_encontrados: [] });
}

async function followed(person: Person) {
  const answer = await call(person, 'GET', profile);
  const { itens } = endpoints.listInterests.responses[200].parse(answer.json());
  return itens.map(({ descricao, validade }) => `${descricao} ${validade}`);
}

async function save(person: Person, consulta: string) {
  const payload = { nome: consulta, consulta, alerta: true };
  const answer = await call(person, 'POST', 'itens-salvos/pesquisas', payload);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function saved(person: Person) {
  const answer = await call(person, 'GET', 'itens-salvos');
  const { pesquisas } = endpoints.listSavedItems.responses[200].parse(answer.json());
  return pesquisas.map(({ consulta, filtros }) => [
    consulta,
    ...filtros.map(({ descricao }) => descricao),
  ]);
}

/** Queries that shelves of the front page lead to. */
async function shelves() {
  const answer = await call('ana', 'GET', 'parametros/estantes');
  const all = endpoints.listFrontShelves.responses[200].parse(answer.json());
  return all.filter(({ tipo }) => tipo === 'busca').map(({ busca }) => busca?.consulta);
}

const going = new AbortController().signal;

describe('an authority that takes another heading', () => {
  const renamed = () => server.importRecords([numbered('a1', { kind: 'person', heading: after })]);

  test('is followed there by interests, saved searches and shelves', async () => {
    const [old, other] = [await idOf(before), await idOf(after)];
    const query = (id: number | undefined) => `guia=geral&filtro=A%3A${id}`;
    await follow('ana', before);
    await follow('ana', after, '2026-06-30');
    await follow('bruno', before, '2026-05-05');
    await save('ana', query(old));
    const shelf = { ...searchShelf, alvo: query(old) };
    const payload = { versao: 0, estantes: [shelf, ...ownShelves] };
    const put = await call('elisa', 'PUT', 'atendimento/estantes', payload);
    expect(put.statusCode, put.body).toBe(200);
    server.clock.advance({ hours: 24 });
    await matchInterests(server, going);

    await renamed();

    expect(await followed('ana')).toEqual([`${after} 2026-12-31`]);
    expect(await followed('bruno')).toEqual([`${after} 2026-05-05`]);
    await server.importRecords([aBook({ title: 'Esaú e Jacó', author: after })]);
    await server.follower.rebuild();
    expect(await saved('ana')).toEqual([[query(other), after]]);
    expect(await shelves()).toEqual([query(other)]);
    server.clock.advance({ hours: 24 });
    expect(await matchInterests(server, going)).toEqual({ news: 2 });
    expect(await alertOfNewTitles(server, going)).toMatchObject({ alerts: 1 });
  });

  test('takes the news along that waits for its letter', { tags: 'long' }, async () => {
    await follow('ana', before);
    await follow('ana', after);
    await server.importRecords([
      aBook({ title: 'Quincas Borba', author: before }),
      aBook({ title: 'Iaiá Garcia', author: after }),
    ]);
    server.clock.advance({ hours: 24 });
    await matchInterests(server, going);
    await renamed();
    const news = await server.db.selectFrom('interest_news').select('titles').execute();
    const ids = ['Dom Casmurro', 'Helena', 'Quincas Borba', 'Iaiá Garcia'];
    expect(news).toHaveLength(1);
    expect(new Set(news[0]?.titles)).toEqual(
      new Set(await Promise.all(ids.map((title) => server.titleId(title)))),
    );
  });

  test('is not followed while another record has the heading', { tags: 'long' }, async () => {
    const another = { kind: 'person', heading: before } as const;
    await server.importRecords([numbered('b1', another, { source: 'OUTRA' })]);
    await follow('ana', before);
    await renamed();
    expect(await followed('ana')).toEqual([`${before} 2026-12-31`]);
    await server.importRecords([
      numbered('b1', { ...another, heading: after }, { source: 'OUTRA' }),
    ]);
    expect(await followed('ana')).toEqual([`${after} 2026-12-31`]);
  });

  test(
    'leads from the heading that is left once no title is filed under it',
    { tags: 'long' },
    async () => {
      const old = await idOf(before);
      await renamed();
      expect(await idOf(before)).toBe(old);
      await server.importRecords([aBook({ title: 'Dom Casmurro', author: after })]);
      const answer = await server.app.inject(`/api/autoridade/${old}`);
      expect(answer.json()).toMatchObject({
        erro: {
          codigo: 'AutoridadeRetirada',
          valores: { nome: before, substituto: await idOf(after), nome_substituto: after },
        },
      });
    },
  );

  test(
    'goes on from where another comes to, each followed on its own',
    { tags: 'long' },
    async () => {
      const [one, two] = ['Silva, Ana', 'Silva, Ana Maria'];
      const [first, second] = [
        numbered('s1', { kind: 'person', heading: one }),
        numbered('s2', { kind: 'person', heading: two }),
      ];
      const books = [
        aBook({ title: 'Um', author: one }),
        aBook({ title: 'Dois', author: two }),
        aBook({ title: 'Três', author: 'Silva, Ana Maria, 1970-' }),
      ];
      await server.importRecords([first, second, ...books]);
      await follow('ana', one);
      await follow('bruno', two);
      await server.importRecords([
        numbered('s1', { kind: 'person', heading: two }),
        numbered('s2', { kind: 'person', heading: 'Silva, Ana Maria, 1970-' }),
      ]);
      expect(await followed('ana')).toEqual([`${two} 2026-12-31`]);
      expect(await followed('bruno')).toEqual(['Silva, Ana Maria, 1970- 2026-12-31']);
    },
  );
});

test('an authority that is withdrawn is followed to the one that stands for it', async () => {
  await follow('ana', before);
  const merged = numbered('a2', { kind: 'person', heading: after }, { standsFor: 'a1' });
  await server.importRecords([merged]);
  expect(await followed('ana')).toEqual([`${before} 2026-12-31`]);
  const gone = { kind: 'person', heading: before } as const;
  await server.importRecords([numbered('a1', gone, { status: 'x' })]);
  expect(await followed('ana')).toEqual([`${after} 2026-12-31`]);
});

describe('a heading with subdivisions of an authority that takes another', () => {
  const history = (country: string) => `${country} – História`;
  const described = (...subjects: string[]) =>
    server.importRecords([aBook({ title: 'Dom Casmurro', author: before, subjects })]);
  const named = (heading: string, overrides: Partial<Parameters<typeof numbered>[2]> = {}) =>
    server.importRecords([numbered('p1', { kind: 'topic', heading }, overrides)]);
  beforeEach(async () => {
    await described('Brazil--História');
    await named('Brazil');
    await follow('ana', history('Brazil'), '2026-12-31', 'assunto');
  });

  const leftovers = [
    ['gone', false],
    ['there still', true],
  ] as const;
  test.each(isLong ? leftovers : leftovers.slice(0, 1))(
    'is followed where its titles come to the other, the heading itself %s',
    async (_, isFiled) => {
      if (isFiled) await described('Brazil--História', 'Brazil');
      const query = (id: number | undefined) => `guia=geral&filtro=S%3A${id}`;
      await save('ana', query(await idOf(history('Brazil'))));
      await named('Brasil');
      expect(await followed('ana')).toEqual([`${history('Brazil')} 2026-12-31`]);
      await described('Brasil--História');
      expect(await followed('ana')).toEqual([`${history('Brasil')} 2026-12-31`]);
      expect(await idOf(history('Brazil'))).toBeUndefined();
      await server.follower.rebuild();
      expect(await saved('ana')).toEqual([
        [query(await idOf(history('Brasil'))), history('Brasil')],
      ]);
    },
  );

  test('is followed where its titles came to the other first', { tags: 'long' }, async () => {
    await described('Brasil--História');
    expect(await followed('ana')).toEqual([`${history('Brazil')} 2026-12-31`]);
    await named('Brasil');
    expect(await followed('ana')).toEqual([`${history('Brasil')} 2026-12-31`]);
    expect(await idOf(history('Brazil'))).toBeUndefined();
  });

  test('is followed where another record stands for the authority', { tags: 'long' }, async () => {
    await described('Brasil--História');
    await server.importRecords([
      numbered('p2', { kind: 'topic', heading: 'Brasil' }, { standsFor: 'p1' }),
    ]);
    await named('Brazil', { status: 'x' });
    expect(await followed('ana')).toEqual([`${history('Brasil')} 2026-12-31`]);
  });

  test(
    'stays while a title bears it, or the authority was not changed',
    { tags: 'long' },
    async () => {
      await server.importRecords([aBook({ title: 'Helena', subjects: ['Brazil--História'] })]);
      await named('Brasil');
      await described('Brasil--História');
      expect(await followed('ana')).toEqual([`${history('Brazil')} 2026-12-31`]);
      await named('Brazil');
      await server.importRecords([aBook({ title: 'Helena', subjects: ['Brasil--História'] })]);
      expect(await followed('ana')).toEqual([`${history('Brazil')} 2026-12-31`]);
    },
  );
});

describe('a heading that no title is filed under any more', () => {
  const jealous = { title: 'Dom Casmurro', author: before };
  const described = (subject: string) =>
    server.importRecords([aBook({ ...jealous, subjects: [subject] })]);
  const listed = async () => {
    const answer = await server.app.inject('/api/autoridade?q=ciume');
    const { autoridades } = endpoints.searchAuthorities.responses[200].parse(answer.json());
    return autoridades.map(({ nome, total }) => `${nome}: ${total}`);
  };

  test('goes, and leads to itself where a title bears it again', async () => {
    const old = await idOf('Ciúme');
    await described('Inveja');
    expect(await listed()).toEqual([]);
    await described('Ciúme');
    expect(await listed()).toEqual(['Ciúme: 1']);
    const again = await idOf('Ciúme');
    expect(again).not.toBe(old);
    const answer = await server.app.inject(`/api/autoridade/${old}`);
    expect(answer.json()).toMatchObject({ erro: { valores: { substituto: again } } });
  });

  test('goes with the title that its source withdraws', { tags: 'long' }, async () => {
    const record = aBook({ ...jealous, subjects: ['Ciúme'] });
    await server.importRecords([{ ...record, leader: record.leader.replace('n', 'd') }]);
    expect(await listed()).toEqual([]);
  });

  test(
    'goes with the title that staff withdraw, and comes back with it',
    { tags: 'long' },
    async () => {
      await follow('ana', before);
      const title = `atendimento/acervos/${await server.titleId('Dom Casmurro')}`;
      const old = await idOf(before);
      const gone = await call('elisa', 'POST', `${title}/baixa`, { motivo: 'Em pedaços.' });
      expect(gone.statusCode, gone.body).toBe(200);
      expect(await listed()).toEqual([]);
      expect(await idOf(before)).toBe(old);
      await call('elisa', 'POST', `${title}/retorno`);
      expect(await listed()).toEqual(['Ciúme: 1']);
    },
  );

  test(
    'does not wait for an import that is on its way, and goes in the night',
    { tags: 'long' },
    async () => {
      const session = await openSession(server.pool, {
        isDryRun: true,
        signal: new AbortController().signal,
      });
      await session.transaction((transaction) =>
        transaction.query('select id from heading for key share'),
      );
      const title = `atendimento/acervos/${await server.titleId('Dom Casmurro')}`;
      const gone = await call('elisa', 'POST', `${title}/baixa`, { motivo: 'Em pedaços.' });
      await session.close();
      expect(gone.statusCode, gone.body).toBe(200);
      expect(await listed()).toEqual(['Ciúme: 0']);
      expect(await clearHeadings(server, new AbortController().signal)).toEqual({ headings: 1 });
      expect(await listed()).toEqual([]);
      // It is an authority's.
      expect(await idOf(before)).toBeDefined();
    },
  );

  test('stays where an authority record has it', { tags: 'long' }, async () => {
    await server.importRecords([numbered('c1', { kind: 'topic', heading: 'Ciúme' })]);
    await described('Inveja');
    expect(await listed()).toEqual(['Ciúme: 0']);
  });

  test.each([
    ['an interest', () => follow('ana', 'Ciúme', '2026-12-31', 'assunto')],
    ['a saved search', async () => save('ana', `filtro=S%3A${await idOf('Ciúme')}`)],
  ])('stays where %s names it', async (_what, name) => {
    await name();
    const id = await idOf('Ciúme');
    await described('Inveja');
    expect(await idOf('Ciúme')).toBe(id);
  });

  test('is followed to that of the same words as another type', { tags: 'long' }, async () => {
    await follow('ana', 'Ciúme', '2026-12-31', 'assunto');
    const old = await idOf('Ciúme');
    const { leader, fields } = aBook({ ...jealous, subjects: ['Ciúme'] });
    const asPlace = fields.map((field) => (field.tag === '650' ? { ...field, tag: '651' } : field));
    await server.importRecords([{ leader, fields: asPlace }]);
    expect(await followed('ana')).toEqual(['Ciúme 2026-12-31']);
    expect(await idOf('Ciúme')).not.toBe(old);
  });

  test('goes with the migration, where an earlier version left it', { tags: 'long' }, async () => {
    const texts = ['Raiva', 'Saudade', 'Tédio', 'Medo'];
    const values = texts.map((text) => ({ type: 'topic', key: text.toLowerCase(), text }) as const);
    await server.db.insertInto('heading').values(values).execute();
    await follow('ana', 'Saudade', '2026-12-31', 'assunto');
    await save('ana', `filtro=S%3A${await idOf('Tédio')}&filtro=S%3A${await idOf('Medo')}`);
    const migration = join(migrationsFolder, '0296_unused_headings.sql');
    await server.pool.query(await readFile(migration, 'utf8'));
    const left = await server.db.selectFrom('heading').select('text').orderBy('id').execute();
    expect(left.map(({ text }) => text).toSorted()).toEqual(
      [after, before, 'Ciúme', 'Medo', 'Saudade', 'Tédio'].toSorted(),
    );
  });
});
