import type { CopyData } from '@estante/marc';
import { boundedKey, storable } from '../preparing/canonical.ts';
import { itemColumns, staffColumnOf } from './copy-columns.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import type { IsHeld } from './held-barcodes.ts';
import type { ItemCodes } from './item-codes.ts';
import { exchangeWithdrawn, takeMovedCopies } from './moved-copies.ts';
import { copyLine, type Transaction } from '../database/transaction.ts';

export interface CopyCounts {
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
}

export interface WrittenCopies extends CopyCounts {
  /** Number of copies the record tells of that keep what staff wrote on screen. */
  readonly kept: number;
}

/** Makes each owner's copies match its record; what a copy was known by stays. */
export async function writeCopies(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  { codes, isHeld }: { readonly codes: ItemCodes; readonly isHeld: IsHeld },
): Promise<WrittenCopies> {
  const withKeys = owners.map((owner) => ({ owner, copies: keyedCopies(owner.items.copies) }));
  const adopted = await adoptAdded(transaction, withKeys, isHeld);
  const withdrawn = await withdrawMissing(
    transaction,
    withKeys
      .filter(({ owner }) => !owner.isNew)
      .map(({ owner, copies }) => ownerRow(owner, [...copies.keys()])),
  );
  const written = withKeys.map(({ owner, copies }) => ({
    owner,
    rows: [...copies].flatMap(([key, copy]) => copyRow(owner, key, copy, codes) ?? []),
  }));
  const moved = await takeMovedCopies(
    transaction,
    written.flatMap(({ rows }) => rows.filter(isHeld)),
  );
  const taken = adopted.union(moved);
  const rowsOf = (isNew: boolean) =>
    written
      .filter(({ owner }) => (owner.isNew && !taken.has(owner.recordId)) === isNew)
      .flatMap(({ rows }) => rows);
  const fresh = rowsOf(true);
  await insertCopies(transaction, fresh);
  const { added, changed, kept } = await upsertCopies(transaction, rowsOf(false));
  await exchangeWithdrawn(transaction, withdrawn);
  return { added: fresh.length + added, changed, withdrawn: withdrawn.length, kept };
}

/**
 * Gives copies that staff added before a record named them to that record from now on, by their bar code; what they
 * said of them stays. Returns the records that have taken one.
 */
async function adoptAdded(
  transaction: Transaction,
  owners: readonly { readonly owner: CopyOwner; readonly copies: ReadonlyMap<string, CopyData> }[],
  isHeld: IsHeld,
): Promise<ReadonlySet<number>> {
  const named = owners.flatMap(({ owner, copies }) =>
    [...copies]
      .filter(([, copy]) => isHeld(copy))
      .map(([key, { barcode }]) => {
        return { ...ownerRow(owner, []), title_id: owner.titleId, key, barcode };
      }),
  );
  if (named.length === 0) return new Set();
  const rows = await transaction.query<{ record_id: number }>(
    `update copy c set record_id = n.record_id, holdings_record_id = n.holdings_record_id,
        source_key = n.key, record_says = (select jsonb_object_agg(key, value)
          from jsonb_each(to_jsonb(c))
          where key = any($2) and value not in ('null', '""'))
      from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, key text, barcode text)
      where c.title_id = n.title_id and c.source_key like 'staff/%'
        and upper(c.barcode) = upper(n.barcode)
        and not exists (select from copy other where other.record_id = n.record_id
          and other.holdings_record_id is not distinct from n.holdings_record_id
          and other.source_key = n.key)
      returning c.record_id`,
    [storable(named).json, staffColumns],
  );
  return new Set(rows.map(({ record_id }) => record_id));
}

/** Indexes copies by their key in the record: bar code, or library and ordinal where there is none. */
function keyedCopies(copies: readonly CopyData[]): Map<string, CopyData> {
  return indexByKey(copies, ({ barcode, library }) => barcode || `${library}/`);
}

/** Row of a copy; null where nobody has said which library it is in: a copy that was placed before stays as it is. */
function copyRow(owner: CopyOwner, sourceKey: string, copy: CopyData, codes: ItemCodes) {
  const libraryId = codes.libraries.idOf(boundedKey(copy.library), owner.source);
  if (libraryId === null) return null;
  return {
    title_id: owner.titleId,
    record_id: owner.recordId,
    holdings_record_id: owner.holdingsRecordId,
    library_id: libraryId,
    source_key: sourceKey,
    barcode: boundedKey(copy.barcode) || null,
    call_number: copy.callNumber,
    volume: copy.volume,
    tome: copy.tome,
    part: copy.part,
    copy_number: copy.copyNumber,
    additional_material: copy.additionalMaterial,
    loan_type_id: codes.loanTypes.get(boundedKey(copy.loanType)) ?? null,
    collection_id: codes.collections.get(boundedKey(copy.collection)) ?? null,
    location_id: codes.locations.get(boundedKey(copy.location)) ?? null,
    status: copy.status,
    acquired_on: copy.acquiredOn || null,
    note: copy.note,
    due_on: copy.dueOn || null,
  };
}

const copyColumns = itemColumns.replace(/\b(?=[a-z_]+\b)/g, 'copy.');

/** Columns of a copy that staff write and records say too; the day on which it is due is its source's. */
const staffColumns = itemColumns.split(/,\s+/).filter((column) => column !== 'due_on');

/** Columns to update: one that staff have written on screen stays as they wrote it; the due day, with the status. */
const keptColumns = itemColumns.replace(/\b[a-z_]+\b/g, (column) => {
  const said = staffColumnOf(column);
  return `case when copy.record_says ? '${said}' and copy.${said} is distinct from excluded.${said}
    then copy.${column} else excluded.${column} end`;
});
/**
 * Values that the record now says in those columns: staff who ask for one have it again. A column in which
 * the two agree is the record's.
 */
const recordSays = `case when copy.record_says = '{}' then copy.record_says
  else (select coalesce(jsonb_object_agg(said, to_jsonb(excluded) -> said), '{}')
    from jsonb_object_keys(copy.record_says) as said
    where to_jsonb(excluded) -> said is distinct from to_jsonb(copy) -> said) end`;

type CopyRow = NonNullable<ReturnType<typeof copyRow>>;

/** Writes copies of records that are new: nothing of theirs can be there. */
async function insertCopies(transaction: Transaction, rows: readonly CopyRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await transaction.copyReferring(
    `copy (${Object.keys(first).join(', ')})`,
    rows.map((row) => copyLine(Object.values(row))),
  );
}

async function upsertCopies(
  transaction: Transaction,
  rows: readonly CopyRow[],
): Promise<Omit<WrittenCopies, 'withdrawn'>> {
  const none = { added: 0, changed: 0, kept: 0 };
  if (rows.length === 0) return none;
  const [counts] = await transaction.query<typeof none>(
    `with written as (
      insert into copy (title_id, record_id, holdings_record_id, source_key, ${itemColumns})
      select title_id, record_id, holdings_record_id, source_key, ${itemColumns}
      from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, source_key text, library_id integer, barcode text,
        call_number text, volume text, tome text, part text, copy_number text, additional_material text,
        loan_type_id integer, collection_id integer, location_id integer, status text,
        acquired_on date, note text, due_on date)
      on conflict (record_id, holdings_record_id, source_key)
      do update set (${itemColumns}, record_says) = row (${keptColumns}, ${recordSays})
      where (${copyColumns}, copy.record_says) is distinct from (${keptColumns}, ${recordSays})
      returning xmax = 0 as is_new, record_says <> '{}' as is_kept
    )
    select (count(*) filter (where is_new))::integer as added,
      (count(*) filter (where not is_new))::integer as changed,
      (count(*) filter (where is_kept))::integer as kept from written`,
    [storable(rows).json],
  );
  return counts ?? none;
}

/** Whether staff said that a copy is there: they wrote its status, or added it. */
const isOfStaff = `(c.record_says ? 'status' or c.added_by is not null)`;

/**
 * Withdraws copies that records name no longer. They are never deleted: loans and statistics may still name them. What
 * staff said of one stands, and so does one that they added. Answers the numbers of those withdrawn.
 */
async function withdrawMissing(
  transaction: Transaction,
  owners: readonly ReturnType<typeof ownerRow>[],
): Promise<number[]> {
  if (owners.length === 0) return [];
  const rows = await transaction.query<{ id: number }>(
    `update copy c set record_says = case when ${isOfStaff}
          then c.record_says || '{"status": "withdrawn"}' else c.record_says end,
        status = case when ${isOfStaff} then c.status else 'withdrawn' end,
        due_on = case when ${isOfStaff} then c.due_on end
      from json_to_recordset($1) as o (record_id integer, holdings_record_id integer, keys text[])
      where c.record_id = o.record_id and c.holdings_record_id is not distinct from o.holdings_record_id
        and coalesce(c.record_says ->> 'status', c.status) <> 'withdrawn'
        and c.source_key <> all (o.keys) and c.source_key not like 'staff/%'
      returning c.id`,
    [storable(owners).json],
  );
  return rows.map(({ id }) => id);
}
