import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  headingKey,
  identitiesNamed,
  identitiesOf,
  readStoredRecord,
  type Identity,
  type NamedIdentity,
} from '@estante/marc';
import { sql } from 'kysely';
import { findRecords } from '../catalogue/index.ts';
import { chooseIdentities } from './choose-identities.ts';

type HeadingIdentities = Success<typeof endpoints.getAuthority>['identificadores'];

/** Most titles of a heading that are asked for its identity. */
const asked = 30;

/** Finds the identities of a heading in files of others, by its own records and the last titles under it. */
export async function identitiesOfHeading(db: Db, heading: number): Promise<HeadingIdentities> {
  const { rows } = await sql<{ id: number }>`
    select distinct title_id as id from title_heading
    where heading_id = ${heading} order by id desc limit ${asked}`.execute(db);
  const titles = rows.map(({ id }) => id);
  const found = (await readIdentities(db, [heading], titles)).get(heading) ?? [];
  return found.map(({ scheme, value, url }) => ({ esquema: scheme, valor: value, endereco: url }));
}

/** Finds the identities of each heading, by its authority records and those of some titles. */
export async function readIdentities(
  db: Db,
  headings: readonly number[],
  titles: readonly number[],
): Promise<ReadonlyMap<number, Identity[]>> {
  const [rows, named] = await Promise.all([readEstablished(db, headings), readNamed(db, titles)]);
  return new Map(
    Map.groupBy(rows, ({ id }) => id)
      .values()
      .map((own) => {
        const { id, type, key } = own[0] as (typeof rows)[number];
        const same = named.filter((one) => one.type === type && headingKey(one.heading) === key);
        return [
          id,
          chooseIdentities(
            own.flatMap(({ marc }) => (marc ? identitiesOf(readStoredRecord(marc)) : [])),
            same.map(({ identity }) => identity),
          ),
        ];
      }),
  );
}

/** Reads each heading with its authority records; one line without a record where it has none. */
function readEstablished(db: Db, headings: readonly number[]) {
  return db
    .selectFrom('heading as h')
    .leftJoin('authority as a', 'a.heading_id', 'h.id')
    .select(['h.id', 'h.type', 'h.key', 'a.marc'])
    .where('h.id', 'in', [...headings, 0])
    .orderBy('a.id')
    .execute();
}

async function readNamed(db: Db, titles: readonly number[]): Promise<NamedIdentity[]> {
  const records = await findRecords(db, titles);
  return records.flatMap(({ marc }) => identitiesNamed(readStoredRecord(marc)));
}
