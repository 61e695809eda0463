import {
  describeHoldings,
  descriptionVersion,
  readStoredRecord,
  type HoldingData,
  type ItemChoice,
  type SerialPartData,
  type StoredRecord,
} from '@estante/marc';
import type { CopyOwner } from '../items/copy-owner.ts';
import type { DescribedBy } from '../records/describe-again.ts';
import type { Transaction } from '../database/transaction.ts';

/** Version of what is made of a stored record. Raise the second number where more is made than before. */
const version = `${descriptionVersion}.2`;

/** Tags of what the issues of a serial are told by (863–865). */
const issueFields = `'"86[345]"'`;

/** Notes, the first time, how many records there are to read. */
export async function beginReading(transaction: Transaction): Promise<void> {
  await transaction.query(
    `insert into stored_reading (version, read_to, last_record)
      select $1, 0, coalesce(max(id), 0) from bibliographic_record on conflict do nothing`,
    [version],
  );
}

interface Turn {
  readonly from: number;
  readonly to: number;
}

/** The next records by number, held until the transaction ends; null where all have been read. */
export async function takeTurn(transaction: Transaction, records: number): Promise<Turn | null> {
  const [turn] = await transaction.query<{ from: number; to: number }>(
    `select read_to as "from", least(read_to + $2::integer, last_record) as "to" from stored_reading
      where version = $1 and read_to < last_record for update`,
    [version, records],
  );
  return turn ?? null;
}

export async function endTurn(transaction: Transaction, { to }: Turn): Promise<void> {
  await transaction.query('update stored_reading set read_to = $2 where version = $1', [
    version,
    to,
  ]);
}

interface StoredRow {
  readonly id: number;
  readonly titleId: number;
  readonly source: string;
  readonly marc: StoredRecord;
}

/** Titles that a mapping that knew less described, and the records that do. */
export async function outdatedTitles(
  transaction: Transaction,
  { from, to }: Turn,
): Promise<DescribedBy[]> {
  const rows = await transaction.query<StoredRow>(
    `select r.id, r.title_id as "titleId", '' as source, r.marc from bibliographic_record r
      join title t on t.id = r.title_id and t.description_version < $3
        and t.withdrawn_at is null
      where r.id > $1 and r.id <= $2 and r.is_primary order by r.id`,
    [from, to, descriptionVersion],
  );
  return rows.map(({ titleId, marc }) => ({ titleId, record: readStoredRecord(marc) }));
}

/** Tags of what is held as text or piece by piece (863–868). */
const heldFields = `'"86[3-8]"'`;

/** A holding as it is stored, by what its record knows it by. */
export interface StoredHolding {
  readonly key: string;
  readonly libraryId: number;
  readonly statements: readonly string[];
}

/** A record that tells of textual holdings, and those that an import made of it. */
export interface HoldingOwner extends CopyOwner {
  readonly stored: readonly StoredHolding[];
  /** Whether items of it wait for a library that is not known. */
  readonly isWaiting: boolean;
}

/** Records whose holdings are stored with other statements than they tell of now. */
export async function ownersOfOtherHoldings(
  transaction: Transaction,
  { from, to }: Turn,
): Promise<HoldingOwner[]> {
  const rows = await transaction.query<
    Omit<HoldingOwner, 'items'> & {
      readonly marc: StoredRecord;
      readonly choice: ItemChoice | null;
    }
  >(
    `with told as (
      select r.id, r.title_id, r.source_id, r.import_id, null::integer as holdings_id, r.marc
        from bibliographic_record r
        where r.id > $1 and r.id <= $2 and r.withdrawn_at is null and r.marc::text ~ ${heldFields}
      union all
      select r.id, r.title_id, h.source_id, r.import_id, h.id, h.marc
        from bibliographic_record r join holdings_record h on h.record_id = r.id
        where r.id > $1 and r.id <= $2 and r.withdrawn_at is null and h.marc::text ~ ${heldFields}
    )
    select t.id as "recordId", t.title_id as "titleId", t.holdings_id as "holdingsRecordId",
      s.code as source, false as "isNew", t.marc, i.items as choice,
      coalesce((select json_agg(json_build_object('key', h.source_key, 'libraryId', h.library_id,
          'statements', h.statements) order by h.id)
        from holding h where h.record_id = t.id
          and h.holdings_record_id is not distinct from t.holdings_id), '[]') as stored,
      exists (select from unplaced_item u where u.record_id = t.id) as "isWaiting"
    from told t join source s on s.id = t.source_id left join import i on i.id = t.import_id
    order by t.id, t.holdings_id nulls first`,
    [from, to],
  );
  return rows.flatMap(({ marc, choice, ...owner }) => {
    const { holdings } = describeHoldings(readStoredRecord(marc), choice ?? undefined);
    if (haveSameStatements(owner.stored, holdings)) return [];
    return { ...owner, items: { holdings, copies: [], parts: [] } };
  });
}

function haveSameStatements(
  stored: readonly StoredHolding[],
  told: readonly HoldingData[],
): boolean {
  const said = (holdings: readonly { readonly statements: readonly string[] }[]) =>
    holdings.map(({ statements }) => JSON.stringify(statements)).toSorted();
  return said(stored).join() === said(told).join();
}

/** A record with parts of a serial, and the library that stood in where it names none that is known. */
export interface PartOwner extends CopyOwner {
  readonly standIn: number | null;
}

/** Records that tell of issues which are not there. */
export async function ownersWithoutParts(
  transaction: Transaction,
  { from, to }: Turn,
): Promise<PartOwner[]> {
  const rows = await transaction.query<
    StoredRow & { readonly holdingsRecordId: number | null; readonly standIn: number | null }
  >(
    `with told as (
      select r.id, r.title_id, r.source_id, null::integer as holdings_id, r.marc
        from bibliographic_record r
        where r.id > $1 and r.id <= $2 and r.withdrawn_at is null and r.marc::text ~ ${issueFields}
      union all
      select r.id, r.title_id, h.source_id, h.id, h.marc
        from bibliographic_record r join holdings_record h on h.record_id = r.id
        where r.id > $1 and r.id <= $2 and r.withdrawn_at is null and h.marc::text ~ ${issueFields}
    )
    select t.id, t.title_id as "titleId", t.holdings_id as "holdingsRecordId", s.code as source, t.marc,
      case when exists (select from unplaced_item u where u.record_id = t.id) then null else coalesce(
        (select library_id from copy c where c.record_id = t.id order by c.id limit 1),
        (select library_id from holding h where h.record_id = t.id order by h.id limit 1)) end as "standIn"
    from told t join source s on s.id = t.source_id
    where not exists (select from serial_part p where p.record_id = t.id
      and p.holdings_record_id is not distinct from t.holdings_id)
    order by t.id, t.holdings_id nulls first`,
    [from, to],
  );
  return rows.flatMap(({ id, titleId, holdingsRecordId, source, standIn, marc }) => {
    const { parts } = describeHoldings(readStoredRecord(marc));
    if (parts.length === 0) return [];
    const owner = { titleId, recordId: id, holdingsRecordId, source, isNew: true };
    return { ...owner, standIn, items: onlyParts(parts) };
  });
}

const onlyParts = (parts: readonly SerialPartData[]) => ({ holdings: [], copies: [], parts });
