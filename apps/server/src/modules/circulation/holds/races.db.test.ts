import { isLong } from '@estante/test-support/is-long';
import { connect, type Db } from '@estante/database';
import fc from 'fast-check';
import { sql, type NotNull } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { as } from '../../../../test/people.ts';
import { writeHold, writeReaders } from '../../../../test/holds.ts';
import { aBook } from '../../../../test/records.ts';
import { buildTestApp, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { endHold, serveQueue } from './index.ts';

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  const copies = Array.from({ length: 3 }, () => ({ library: 'CENTRAL' }));
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  titleId = await server.titleId('Um');
});
afterEach(() => server.close());

/** Rows that no queue may have: each set is empty. */
async function violations(db: Db): Promise<object> {
  const twice = await sql`select person_id from hold where state <> 'ended'
    group by person_id, title_id, library_id, volume, tome, part, additional_material
    having count(*) > 1`.execute(db);
  const beside = await sql`select h.id from hold h join copy c on c.title_id = h.title_id
    and c.library_id = h.library_id and c.volume = h.volume
    where h.state = 'waiting' and h.suspended_until is null and c.state = 'available'`.execute(db);
  const shelf = await sql`select c.id from copy c
    left join hold h on h.copy_id = c.id and h.state = 'released'
    where (c.circulation_status is not distinct from 'held') <> (h.id is not null)`.execute(db);
  const overtaken = await sql`select h.id from hold h join hold o on o.title_id = h.title_id
    where h.state = 'waiting' and o.state = 'released'
    and (o.placed_at, o.id) > (h.placed_at, h.id) and h.placed_at < o.released_at
    and h.suspended_until is null`.execute(db);
  return {
    twice: twice.rows,
    beside: beside.rows,
    shelf: shelf.rows,
    overtaken: overtaken.rows,
  };
}
/** Any copy of a title in the first library. */
const wanted = {
  biblioteca: 1,
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  localizacao: null,
};
const none = { twice: [], beside: [], shelf: [], overtaken: [] };

async function bearer(personId: number): Promise<string> {
  const login = await server.db
    .selectFrom('login')
    .select('username')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return (await as(server, login.username as 'ana')).authorization;
}

test('a crowd who place at once stand in order, each once, none beside a free copy', async () => {
  const connection = connect({ connectionString: server.connectionString, max: 20 });
  // The last of the crowd waits for all the others.
  connection.pool.options.connectionTimeoutMillis = 0;
  const app = await buildTestApp({ ...server, db: connection.db });
  await server.db.updateTable('copy').set({ circulation_status: 'on-loan' }).execute();
  const readers = await writeReaders(server.db, isLong ? 32 : 6);
  const headers = await Promise.all(readers.map(bearer));
  const payload = { ...wanted, cod_acervo: titleId };
  // Each asks twice.
  const answers = await Promise.all(
    [...headers, ...headers].map((authorization) =>
      app.inject({ method: 'POST', url: '/api/reserva', headers: { authorization }, payload }),
    ),
  );
  const given = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => answer.json<{ codigo: number; posicao: number }>());
  expect(given.map(({ posicao }) => posicao).toSorted((a, b) => a - b)).toEqual(
    readers.map((_, i) => i + 1),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(readers.length);
  // The places that were told are those of the queue.
  const queue = await server.db
    .selectFrom('hold')
    .select('id')
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
  const told = given.toSorted((a, b) => a.posicao - b.posicao).map(({ codigo }) => codigo);
  expect(queue.map(({ id }) => id)).toEqual(told);
  expect(await violations(server.db)).toEqual(none);

  // Half of them cancel, while a copy comes back again and again.
  const cancels = given.slice(0, readers.length / 2).map(async ({ codigo }) => {
    const { person_id } = await server.db
      .selectFrom('hold')
      .select('person_id')
      .where('id', '=', codigo)
      .$narrowType<{ person_id: NotNull }>()
      .executeTakeFirstOrThrow();
    return app.inject({
      method: 'DELETE',
      url: '/api/reserva',
      headers: { authorization: await bearer(person_id) },
      payload: { reservas: [codigo] },
    });
  });
  const ids = await server.db.selectFrom('copy').select('id').execute();
  const returns = ids.map(({ id }) =>
    connection.db.transaction().execute(async (trx) => {
      await sql`select from copy where title_id = ${titleId} order by id for no key update`.execute(
        trx,
      );
      await trx
        .updateTable('copy')
        .set({ circulation_status: null })
        .where('id', '=', id)
        .execute();
      await serveQueue(trx, titleId, server.clock.now());
    }),
  );
  const ended = await Promise.all(cancels);
  await Promise.all(returns);
  expect(ended.map(({ statusCode }) => statusCode)).toEqual(ended.map(() => 200));
  expect(await violations(server.db)).toEqual(none);
  await app.close();
  await connection.close();
});

test('many who place at once over ten connections all get a place, and others are served meanwhile', async () => {
  const many = isLong ? 128 : 24;
  const connection = connect({ connectionString: server.connectionString, max: 10 });
  connection.pool.options.connectionTimeoutMillis = 0;
  const app = await buildTestApp({ ...server, db: connection.db });
  await server.db.updateTable('copy').set({ circulation_status: 'on-loan' }).execute();
  const headers = await Promise.all((await writeReaders(server.db, many)).map(bearer));
  const payload = { ...wanted, cod_acervo: titleId };
  const asked = headers.map((authorization) =>
    app.inject({ method: 'POST', url: '/api/reserva', headers: { authorization }, payload }),
  );
  const pages = Array.from({ length: many }, () => app.inject(`/api/acervo/${titleId}`));
  const order: string[] = [];
  await Promise.all([
    Promise.all(asked).then(() => order.push('holds')),
    Promise.all(pages).then(() => order.push('pages')),
  ]);
  const statuses = (await Promise.all([...asked, ...pages])).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(order).toEqual(['pages', 'holds']);
  const places = (await Promise.all(asked)).map((one) => one.json<{ posicao: number }>().posicao);
  expect(places.toSorted((a, b) => a - b)).toEqual(headers.map((_, i) => i + 1));
  expect(await violations(server.db)).toEqual(none);
  await app.close();
  await connection.close();
});

test('one person’s open holds never pass the limit, however many are placed at once', async () => {
  const titles = Array.from({ length: 12 }, (_, i) =>
    aBook({ title: `Livro ${i}`, copies: [{ library: 'CENTRAL' }] }),
  );
  await server.importRecords(titles);
  await server.db.updateTable('copy').set({ circulation_status: 'on-loan' }).execute();
  const { authorization } = await as(server, 'ana');
  const ids = await Promise.all(titles.map((_, i) => server.titleId(`Livro ${i}`)));
  const answers = await Promise.all(
    ids.map((cod_acervo) =>
      server.app.inject({
        method: 'POST',
        url: '/api/reserva',
        headers: { authorization },
        payload: { ...wanted, cod_acervo },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const open = await server.db.selectFrom('hold').select('id').execute();
  expect(open).toHaveLength(5);
});

test('whatever happens in whatever order, no queue is broken', async () => {
  const readers = await writeReaders(server.db, 6);
  const act = fc.oneof(
    fc.record({ kind: fc.constant('place' as const), reader: fc.nat(5) }),
    fc.record({ kind: fc.constant('cancel' as const), nth: fc.nat(5) }),
    fc.record({ kind: fc.constant('suspend' as const), nth: fc.nat(5) }),
    fc.record({ kind: fc.constant('lend' as const), copy: fc.nat(2) }),
    fc.record({ kind: fc.constant('return' as const), copy: fc.nat(2) }),
  );
  const copyIds = (await server.db.selectFrom('copy').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
  const open = () =>
    server.db.selectFrom('hold').select('id').where('state', '<>', 'ended').orderBy('id').execute();
  const serve = () =>
    server.db.transaction().execute((trx) => serveQueue(trx, titleId, server.clock.now()));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await server.db.deleteFrom('hold').execute();
      await server.db.updateTable('copy').set({ circulation_status: 'on-loan' }).execute();
      for (const one of acts) {
        if (one.kind === 'place') {
          const own = await server.db
            .selectFrom('hold')
            .select('id')
            .where('person_id', '=', readers[one.reader] ?? 0)
            .where('state', '<>', 'ended')
            .execute();
          if (own.length === 0) {
            await writeHold(server.db, {
              person_id: readers[one.reader] ?? 0,
              title_id: titleId,
              placed_at: new Date(server.clock.now().epochMilliseconds),
            });
          }
          await serve();
        } else if (one.kind === 'lend' || one.kind === 'return') {
          await server.db
            .updateTable('copy')
            .set({ circulation_status: one.kind === 'lend' ? 'on-loan' : null })
            .where('id', '=', copyIds[one.copy] ?? 0)
            .where((eb) =>
              one.kind === 'lend'
                ? eb('circulation_status', 'is', null)
                : eb('circulation_status', '=', 'on-loan'),
            )
            .execute();
          await serve();
        } else {
          const hold = (await open())[one.nth];
          if (!hold) continue;
          if (one.kind === 'cancel') {
            await server.db
              .transaction()
              .execute((trx) =>
                endHold(
                  trx,
                  { id: hold.id, titleId },
                  { reason: 'cancelled', at: server.clock.now() },
                ),
              );
          } else {
            await server.db
              .updateTable('hold')
              .set({ suspended_until: '2026-03-20' })
              .where('id', '=', hold.id)
              .where('state', '=', 'waiting')
              .execute();
          }
        }
        server.clock.advance({ seconds: 1 });
        expect(await violations(server.db)).toEqual(none);
      }
    }),
    { numRuns: isLong ? 25 : 4 },
  );
});
