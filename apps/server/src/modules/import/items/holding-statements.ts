import { boundedKey, storable } from '../preparing/canonical.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import { deleteMissingHoldings } from './delete-missing.ts';
import type { ItemCodes } from './item-codes.ts';
import type { Transaction } from '../database/transaction.ts';

/** Makes each owner's textual holdings match its record. */
export async function writeHoldingStatements(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  { libraries, locations }: ItemCodes,
): Promise<void> {
  const byOwner = owners.map((owner) => ({
    owner,
    holdings: indexByKey(owner.items.holdings, ({ library }) => `${library}/`),
  }));
  await deleteMissingHoldings(
    transaction,
    byOwner
      .filter(({ owner }) => !owner.isNew)
      .map(({ owner, holdings }) => ownerRow(owner, [...holdings.keys()])),
  );
  await upsertStatements(
    transaction,
    byOwner.flatMap(({ owner, holdings }) =>
      [...holdings].flatMap(([sourceKey, holding]) => {
        const libraryId = libraries.idOf(boundedKey(holding.library), owner.source);
        if (libraryId === null) return [];
        return {
          title_id: owner.titleId,
          record_id: owner.recordId,
          holdings_record_id: owner.holdingsRecordId,
          library_id: libraryId,
          source_key: sourceKey,
          location_id: locations.get(boundedKey(holding.location)) ?? null,
          call_number: holding.callNumber,
          statements: holding.statements,
          notes: holding.notes,
        };
      }),
    ),
  );
}

async function upsertStatements(transaction: Transaction, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction.query(
    `insert into holding (title_id, record_id, holdings_record_id, library_id, source_key, location_id,
        call_number, statements, notes)
      select * from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, library_id integer, source_key text, location_id integer,
        call_number text, statements text[], notes text[])
      on conflict (record_id, holdings_record_id, source_key)
      do update set library_id = excluded.library_id, location_id = excluded.location_id,
        call_number = excluded.call_number,
        statements = excluded.statements, notes = excluded.notes
      where (holding.library_id, holding.location_id, holding.call_number, holding.statements,
        holding.notes)
        is distinct from
        (excluded.library_id, excluded.location_id, excluded.call_number, excluded.statements,
        excluded.notes)`,
    [storable(rows).json],
  );
}
