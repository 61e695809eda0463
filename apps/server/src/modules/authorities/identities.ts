import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  headingKey,
  identitiesNamed,
  identitiesOf,
  readStoredRecord,
  type Identity,
  type NamedIdentity,
  type StoredRecord,
} from '@estante/marc';
import { sql } from 'kysely';
import { chooseIdentities } from './choose-identities.ts';

type Identified = Success<typeof endpoints.getAuthority>['identificadores'];

/** As many of the titles of a heading are asked who it is. */
const asked = 30;

/** Who or what a heading is, by its own records and the last titles under it. */
export async function identitiesOfHeading(db: Db, heading: number): Promise<Identified> {
  const { rows } = await sql<{ id: number }>`
    select distinct title_id as id from title_heading
    where heading_id = ${heading} order by id desc limit ${asked}`.execute(db);
  const titles = rows.map(({ id }) => id);
  const found = (await readIdentities(db, [heading], titles)).get(heading) ?? [];
  return found.map(({ scheme, value, url }) => ({ esquema: scheme, valor: value, endereco: url }));
}

/** Who or what each heading is, by its authority records and those of some titles. */
export async function readIdentities(
  db: Db,
  headings: readonly number[],
  titles: readonly number[],
): Promise<ReadonlyMap<number, Identity[]>> {
  const [rows, established, named] = await Promise.all([
    readKeys(db, headings),
    readEstablished(db, headings),
    readNamed(db, titles),
  ]);
  return new Map(
    rows.map(({ id, type, key }) => {
      const same = named.filter((one) => one.type === type && headingKey(one.heading) === key);
      const own = established.filter(({ heading_id }) => heading_id === id);
      return [
        id,
        chooseIdentities(
          own.flatMap(({ marc }) => identitiesOf(readStoredRecord(marc))),
          same.map(({ identity }) => identity),
        ),
      ];
    }),
  );
}

function readKeys(db: Db, headings: readonly number[]) {
  return db
    .selectFrom('heading')
    .select(['id', 'type', 'key'])
    .where('id', 'in', [...headings, 0])
    .execute();
}

function readEstablished(db: Db, headings: readonly number[]) {
  return db
    .selectFrom('authority')
    .select(['heading_id', 'marc'])
    .where('heading_id', 'in', [...headings, 0])
    .orderBy('id')
    .execute();
}

async function readNamed(db: Db, titles: readonly number[]): Promise<NamedIdentity[]> {
  const { rows } = await sql<{ marc: StoredRecord }>`
    select marc from bibliographic_record where title_id = any(${titles}::integer[])
    order by id`.execute(db);
  return rows.flatMap(({ marc }) => identitiesNamed(readStoredRecord(marc)));
}
