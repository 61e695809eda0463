import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { indexAll } from './index-all.ts';
import { aBook } from './records.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const records = [
  aBook({ title: 'Fica como era', copies: [{ library: 'CENTRAL', barcode: 'K1' }] }),
  aBook({ title: 'Fica também', copies: [{ library: 'LETRAS', barcode: 'K2' }] }),
];

/** Every row as text, in the order of the table, and the place of every sequence; the log of changes is left out. */
async function allRows({ db }: TestApp): Promise<Readonly<Record<string, unknown>>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'lookup_table_change'
    order by 1`.execute(db);
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select written::text as row from ${sql.table(name)} as written`.execute(db);
    found[name] = rows.map(({ row }) => row);
  }
  const sequences = await sql<object>`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
    db,
  );
  return { ...found, sequences: sequences.rows };
}

/** Cached answers, to anybody, with the network's name and these records. */
async function told({ app }: TestApp) {
  const urls = ['/api/parametros/instituicao', '/api/consulta?q=fica', '/api/consulta?q=mudado'];
  const answers = await Promise.all(urls.map((url) => app.inject({ url })));
  return answers.map(({ statusCode, body }) => [statusCode, body]);
}

test(
  'an application that another test has ended with is as it was when that began',
  { tags: 'long' },
  async () => {
    // From the second time on the records stay.
    await (await startTestApp({ records })).close();
    const one = await startTestApp({ records });
    const [rows, answers, now] = [await allRows(one), await told(one), one.clock.now()];
    expect(rows['title']).toHaveLength(2);
    expect(rows['copy']).toHaveLength(2);
    await sql`update title set description = jsonb_set(description::jsonb, '{title}', '"Mudado"')::json`.execute(
      one.db,
    );
    await sql`update copy set circulation_status = 'lost' where barcode = 'K1'`.execute(one.db);
    await sql`delete from copy where barcode = 'K2'`.execute(one.db);
    await sql`truncate person cascade`.execute(one.db);
    await sql`insert into institution_setting (key, value) values ('name', '"Outra"')
    on conflict (key) do update set value = excluded.value`.execute(one.db);
    await one.importRecords([aBook({ title: 'Mudado e novo' })]);
    await indexAll(one);
    expect(await told(one)).not.toEqual(answers);
    one.clock.advance({ hours: 30 });
    await one.close();

    const next = await startTestApp({ records });
    expect(next.app).toBe(one.app);
    expect(await allRows(next)).toEqual(rows);
    expect(await told(next)).toEqual(answers);
    expect(next.clock.now()).toEqual(now);
    // The index is built anew, since it was told of another title.
    expect(next.logged.map(({ msg }) => msg)).toEqual(['search index built']);
    await next.close();

    const other = await startTestApp({ records: records.slice(1) });
    expect((await allRows(other))['title']).toHaveLength(1);
    await other.close();
  },
);
