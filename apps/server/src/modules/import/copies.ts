import type { CopyData } from '@estante/marc';
import { boundedKey, storable } from './canonical.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import type { ItemCodes } from './item-codes.ts';
import { copyLine, type Transaction } from './transaction.ts';

export interface CopyCounts {
  readonly added: number;
  readonly changed: number;
  readonly withdrawn: number;
}

/** Makes the copies of each owner those its record tells of; what a copy was known by stays. */
export async function writeCopies(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  codes: ItemCodes,
): Promise<CopyCounts> {
  const withKeys = owners.map((owner) => ({ owner, copies: keyedCopies(owner.items.copies) }));
  const withdrawn = await withdrawMissing(
    transaction,
    withKeys
      .filter(({ owner }) => !owner.isNew)
      .map(({ owner, copies }) => ownerRow(owner, [...copies.keys()])),
  );
  const rowsOf = (isNew: boolean) =>
    withKeys
      .filter(({ owner }) => owner.isNew === isNew)
      .flatMap(({ owner, copies }) =>
        [...copies].flatMap(([key, copy]) => copyRow(owner, key, copy, codes) ?? []),
      );
  const fresh = rowsOf(true);
  await insertCopies(transaction, fresh);
  const { added, changed } = await upsertCopies(transaction, rowsOf(false));
  return { added: fresh.length + added, changed, withdrawn };
}

/** What each copy is known by in its record: bar code, or library and ordinal where there is none. */
function keyedCopies(copies: readonly CopyData[]): Map<string, CopyData> {
  return indexByKey(copies, ({ barcode, library }) => barcode || `${library}/`);
}

/** Null where nobody has said which library it is in: a copy that was placed before stays as it is. */
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

const ownColumns = `library_id, barcode, call_number, volume, tome, part, copy_number,
  additional_material,
  loan_type_id, collection_id, location_id, status, acquired_on, note, due_on`;
const excludedColumns = ownColumns.replace(/\b(?=[a-z_]+\b)/g, 'excluded.');
const copyColumns = ownColumns.replace(/\b(?=[a-z_]+\b)/g, 'copy.');

type CopyRow = NonNullable<ReturnType<typeof copyRow>>;

/** Copies of records that are new: nothing of theirs can be there. */
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
): Promise<Omit<CopyCounts, 'withdrawn'>> {
  if (rows.length === 0) return { added: 0, changed: 0 };
  const [counts] = await transaction.query<{ added: number; changed: number }>(
    `with written as (
      insert into copy (title_id, record_id, holdings_record_id, source_key, ${ownColumns})
      select title_id, record_id, holdings_record_id, source_key, ${ownColumns}
      from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, source_key text, library_id integer, barcode text,
        call_number text, volume text, tome text, part text, copy_number text, additional_material text,
        loan_type_id integer, collection_id integer, location_id integer, status text,
        acquired_on date, note text, due_on date)
      on conflict (record_id, holdings_record_id, source_key)
      do update set (${ownColumns}) = row (${excludedColumns})
      where (${copyColumns}) is distinct from (${excludedColumns})
      returning xmax = 0 as is_new
    )
    select (count(*) filter (where is_new))::integer as added,
      (count(*) filter (where not is_new))::integer as changed from written`,
    [storable(rows).json],
  );
  return counts ?? { added: 0, changed: 0 };
}

/** Copies are never deleted: loans and statistics may still name them. */
async function withdrawMissing(
  transaction: Transaction,
  owners: readonly ReturnType<typeof ownerRow>[],
): Promise<number> {
  if (owners.length === 0) return 0;
  const rows = await transaction.query(
    `update copy c set status = 'withdrawn', due_on = null
      from json_to_recordset($1) as o (record_id integer, holdings_record_id integer, keys text[])
      where c.record_id = o.record_id and c.holdings_record_id is not distinct from o.holdings_record_id
        and c.status <> 'withdrawn' and c.source_key <> all (o.keys)
      returning c.id`,
    [storable(owners).json],
  );
  return rows.length;
}
