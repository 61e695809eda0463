import type { Database, Db, HarvestKind } from '@estante/database';
import { sql, type Selectable } from 'kysely';
import { placeRecords } from './edition/place-records.ts';
import type { HarvestFault } from './harvest-fault.ts';
import { writeFault } from './harvest-fault.ts';
import type { DescribedRecord } from './describe-record.ts';
import type { HarvestedRecord } from './read-answer.ts';

export type InstitutionRow = Selectable<Database['network_institution']>;

/** Minutes for which an institution is one harvester's alone; each page renews them. */
const turn = sql`interval '10 minutes'`;

/** The institution whose turn it is longest, taken for this harvester; undefined: none is due. */
export async function takeDue(db: Db, now: Date): Promise<InstitutionRow | undefined> {
  const { rows } = await sql<InstitutionRow>`
    update network_institution set taken_until = ${now}::timestamptz + ${turn}
    where id = (
      select id from network_institution
      where not is_paused and next_at <= ${now} and (taken_until is null or taken_until < ${now})
      order by next_at, id limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

export interface ListBegun {
  readonly kind: HarvestKind;
  readonly from: Date | null;
  readonly granularity: 'day' | 'second';
}

/** An institution, and the list of it that is read: another number is another list. */
type ListRow = Pick<InstitutionRow, 'id' | 'list_number'>;

/** Begins a list; undefined where staff have changed meanwhile what is to be harvested, as in all that follow. */
export async function beginList(
  db: Db,
  row: ListRow,
  begun: ListBegun,
): Promise<InstitutionRow | undefined> {
  return db
    .updateTable('network_institution')
    .set((eb) => ({
      granularity: begun.granularity,
      list_kind: begun.kind,
      list_from: begun.from,
      list_number: eb('list_number', '+', 1),
      list_token: null,
      list_stamp: null,
      list_records: 0,
      list_restarts: 0,
    }))
    .where('id', '=', row.id)
    .where('list_number', '=', row.list_number)
    .returningAll()
    .executeTakeFirst();
}

/** Restarts a list from its beginning, with what is in the database already left as it is. */
export async function restartList(db: Db, row: ListRow): Promise<InstitutionRow | undefined> {
  return db
    .updateTable('network_institution')
    .set((eb) => ({
      list_token: null,
      list_records: 0,
      list_restarts: eb('list_restarts', '+', 1),
    }))
    .where('id', '=', row.id)
    .where('list_number', '=', row.list_number)
    .returningAll()
    .executeTakeFirst();
}

export interface HarvestedPage {
  readonly records: readonly (HarvestedRecord & { readonly described: DescribedRecord | null })[];
  /** Token that goes on; '' at the end of the list. */
  readonly token: string;
  /** Latest stamp of the list so far. */
  readonly stamp: Date | null;
  readonly now: Date;
}

/** Writes a page with the token that follows, together or not at all. */
export async function writePage(
  db: Db,
  institution: InstitutionRow,
  page: HarvestedPage,
): Promise<InstitutionRow | undefined> {
  return db.transaction().execute(async (trx) => {
    // One after the other: two institutions may have the same editions.
    await sql`select pg_advisory_xact_lock(hashtext('network_record'))`.execute(trx);
    if (!(await holdList(trx, institution))) return undefined;
    await writeRecords(trx, institution, page);
    return trx
      .updateTable('network_institution')
      .set((eb) => ({
        list_token: page.token || null,
        list_stamp: page.stamp,
        list_records: eb('list_records', '+', page.records.length),
        taken_until: sql<Date>`${page.now}::timestamptz + ${turn}`,
      }))
      .where('id', '=', institution.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Locks a list until the transaction ends; false where it is no longer the one to be read. */
async function holdList(trx: Db, row: ListRow): Promise<boolean> {
  const held = await trx
    .selectFrom('network_institution')
    .select('id')
    .where('id', '=', row.id)
    .where('list_number', '=', row.list_number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Writes records, in a transaction of the caller's. */
export async function writeRecords(
  trx: Db,
  { id, list_number }: ListRow,
  page: Pick<HarvestedPage, 'records'>,
): Promise<void> {
  const records = await latestOf(trx, id, list_number, page.records);
  if (records.length === 0) return;
  const places = await placeRecords(
    trx,
    id,
    records.map(({ identifier, described }) => ({
      identifier,
      description: described?.description ?? null,
    })),
  );
  const placeOf = ({ identifier }: { readonly identifier: string }) => places.get(identifier);
  await sql`
    insert into network_record (institution_id, identifier, datestamp, is_deleted, raw, format,
      description, edition_id, keys, list_number)
    select ${id}, r.identifier, r.datestamp, r.format is null, r.raw, r.format, r.description,
      r.edition, array(select jsonb_array_elements_text(r.keys)), ${list_number}
    from unnest(
      ${records.map(({ identifier }) => identifier)}::text[],
      ${records.map(({ datestamp }) => datestamp)}::timestamptz[],
      ${records.map(({ raw, described }) => (described ? raw.toWellFormed() : null))}::text[],
      ${records.map(({ described }) => described?.format ?? null)}::text[],
      ${records.map(({ described }) => described && JSON.stringify(described.description))}::jsonb[],
      ${records.map((one) => placeOf(one)?.editionId ?? null)}::integer[],
      ${records.map((one) => JSON.stringify(placeOf(one)?.keys ?? []))}::jsonb[]
    ) as r (identifier, datestamp, raw, format, description, edition, keys)
    on conflict (institution_id, identifier) do update set
      datestamp = excluded.datestamp, is_deleted = excluded.is_deleted, raw = excluded.raw,
      format = excluded.format, description = excluded.description,
      edition_id = excluded.edition_id, keys = excluded.keys, list_number = excluded.list_number,
      harvested_at = now()`.execute(trx);
}

/**
 * The later one of each record that is twice in a list: OJS keeps tombstones of articles that were
 * published again, beside them and under the same identifier.
 */
async function latestOf<AnyRecord extends HarvestedRecord>(
  trx: Db,
  institutionId: number,
  listNumber: number,
  told: readonly AnyRecord[],
): Promise<readonly AnyRecord[]> {
  const inOrder = told.toSorted((a, b) => a.datestamp.getTime() - b.datestamp.getTime());
  const newest = new Map(inOrder.map((one) => [one.identifier, one]));
  if (newest.size === 0) return [];
  const before = await trx
    .selectFrom('network_record')
    .select(['identifier', 'datestamp'])
    .where('institution_id', '=', institutionId)
    .where('list_number', '=', listNumber)
    .where('identifier', 'in', [...newest.keys()])
    .execute();
  for (const { identifier, datestamp } of before) {
    const again = newest.get(identifier);
    if (again && again.datestamp < datestamp) newest.delete(identifier);
  }
  return [...newest.values()];
}

export interface ListEnded {
  readonly now: Date;
  readonly next: Date;
  /** Whether records that were not in the list go. */
  readonly removes: boolean;
}

/** Ends a list that came to its end; returns how many records went that were not in it. */
export async function endList(
  db: Db,
  row: InstitutionRow,
  { now, next, removes }: ListEnded,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('network_record'))`.execute(trx);
    if (!(await holdList(trx, row))) return 0;
    const { numAffectedRows = 0n } = removes
      ? await sql`delete from network_record
          where institution_id = ${row.id} and list_number <> ${row.list_number}`.execute(trx)
      : {};
    const removed = Number(numAffectedRows);
    await trx
      .updateTable('network_institution')
      .set({
        state: 'well',
        failures: 0,
        last_error: null,
        harvested_to: latest(row.harvested_to, row.list_stamp),
        last_harvest_at: now,
        ...(row.list_kind === 'whole' && { last_whole_at: now }),
        next_at: next,
        taken_until: null,
        list_kind: null,
        list_token: null,
      })
      .where('id', '=', row.id)
      .execute();
    await noteHarvest(trx, row, { removed, error: null, now });
    return removed;
  });
}

function latest(one: Date | null, other: Date | null): Date | null {
  return one && other && one > other ? one : (other ?? one);
}

/** Puts a list off: it goes on from its last page the next time. */
export async function putOff(db: Db, row: ListRow, next: Date): Promise<void> {
  await db
    .updateTable('network_institution')
    .set({ next_at: next, taken_until: null })
    .where('id', '=', row.id)
    .where('list_number', '=', row.list_number)
    .execute();
}

export interface Failure {
  readonly fault: HarvestFault;
  readonly now: Date;
  readonly next: Date;
  /** Times in a row after which it counts as unavailable. */
  readonly most: number;
  /** Whether the list is of no use: the next time begins another. */
  readonly isLost: boolean;
}

export async function noteFailure(db: Db, row: InstitutionRow, failure: Failure): Promise<void> {
  const failures = row.failures + 1;
  const error = writeFault(failure.fault);
  const noted = await db
    .updateTable('network_institution')
    .set({
      state: failures >= failure.most ? 'unavailable' : 'failing',
      failures,
      last_error: error,
      next_at: failure.next,
      taken_until: null,
      ...(failure.isLost && { list_kind: null, list_token: null }),
    })
    .where('id', '=', row.id)
    .where('list_number', '=', row.list_number)
    .returning('id')
    .executeTakeFirst();
  if (noted) await noteHarvest(db, row, { removed: 0, error, now: failure.now });
}

interface HarvestNote {
  readonly removed: number;
  readonly error: string | null;
  readonly now: Date;
}

async function noteHarvest(db: Db, row: InstitutionRow, { removed, error, now }: HarvestNote) {
  await db
    .insertInto('network_harvest')
    .values({
      institution_id: row.id,
      kind: row.list_kind ?? 'changes',
      records: row.list_kind ? row.list_records : 0,
      removed,
      error,
      ended_at: now,
    })
    .execute();
}

export async function countRecords(db: Db, institutionId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from network_record
    where institution_id = ${institutionId} and not is_deleted`.execute(db);
  return rows[0]?.total ?? 0;
}
