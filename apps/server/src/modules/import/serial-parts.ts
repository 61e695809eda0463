import type { SerialPartData } from '@estante/marc';
import { boundedKey, storable } from './canonical.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import { deleteMissingParts } from './delete-missing.ts';
import type { ItemCodes } from './item-codes.ts';
import { writeStaffIssues } from './staff-issues.ts';
import type { Transaction } from './transaction.ts';

/** Makes the parts and issues of serials of each owner those its record tells of. */
export async function writeSerialParts(
  transaction: Transaction,
  owners: readonly CopyOwner[],
  { libraries }: ItemCodes,
): Promise<void> {
  const byOwner = owners.map((owner) => ({
    owner,
    parts: indexByKey(owner.items.parts, ({ library, kind }) => `${library}/${kind}/`),
  }));
  await deleteMissingParts(
    transaction,
    byOwner
      .filter(({ owner }) => !owner.isNew)
      .map(({ owner, parts }) => ownerRow(owner, [...parts.keys()])),
  );
  const rows = byOwner.flatMap(({ owner, parts }) =>
    [...parts].flatMap(([sourceKey, part]) => {
      const libraryId = libraries.idOf(boundedKey(part.library), owner.source);
      if (libraryId === null) return [];
      return {
        title_id: owner.titleId,
        record_id: owner.recordId,
        holdings_record_id: owner.holdingsRecordId,
        library_id: libraryId,
        source_key: sourceKey,
        kind: part.kind,
        name: part.name,
        frequency: part.frequency,
        call_number: part.callNumber,
        issues: issueRows(part),
      };
    }),
  );
  if (rows.length === 0) return;
  await write(transaction, rows);
  await writeStaffIssues(
    transaction,
    rows.map((row) => row.record_id),
  );
}

/** In their order; a second piece of one designation is a section of the first. */
function issueRows({ issues }: SerialPartData) {
  const places = new Map<string, { readonly sequence: number; sections: number }>();
  return issues.map((issue) => {
    const key = `${issue.year} ${issue.designation}`;
    const place = places.get(key) ?? { sequence: places.size + 1, sections: 0 };
    places.set(key, place);
    const { lastYear, ...rest } = issue;
    const section = place.sections;
    place.sections += 1;
    return { ...rest, last_year: lastYear, sequence: place.sequence, section };
  });
}

/** Parts keep their numbers; their issues are written anew. */
async function write(transaction: Transaction, rows: readonly object[]): Promise<void> {
  await transaction.query(
    `with told as (
      select * from json_to_recordset($1) as n (title_id integer, record_id integer,
        holdings_record_id integer, library_id integer, source_key text, kind text, name text,
        frequency text, call_number text, issues json)
    ), written as (
      insert into serial_part (title_id, record_id, holdings_record_id, library_id, source_key, kind,
        name, frequency, call_number)
      select title_id, record_id, holdings_record_id, library_id, source_key, kind, name, frequency,
        call_number from told
      on conflict (record_id, holdings_record_id, source_key) where record_id is not null
      do update set title_id = excluded.title_id, library_id = excluded.library_id,
        kind = excluded.kind, name = excluded.name, frequency = excluded.frequency,
        call_number = excluded.call_number
      returning id, record_id, holdings_record_id, source_key
    ), numbered as (
      select written.id, told.issues from written join told
        on told.record_id = written.record_id
          and told.holdings_record_id is not distinct from written.holdings_record_id
          and told.source_key = written.source_key
    ), issues as (
      select numbered.id as part_id, i.* from numbered, json_to_recordset(numbered.issues)
        as i (sequence integer, section integer, year integer, last_year integer, month smallint,
          day smallint, designation text, volume text, number text, state text, barcode text, note text)
    ), gone as (
      delete from serial_issue s using numbered where s.part_id = numbered.id
        and not exists (select from issues i where i.part_id = s.part_id
          and i.sequence = s.sequence and i.section = s.section)
    )
    insert into serial_issue (part_id, sequence, section, year, last_year, month, day, designation,
      volume, number, state, barcode, note)
    select part_id, sequence, section, year, last_year, month, day, designation, volume, number,
      state, barcode, note from issues
    on conflict (part_id, sequence, section) do update set year = excluded.year,
      last_year = excluded.last_year, month = excluded.month, day = excluded.day,
      designation = excluded.designation, volume = excluded.volume, number = excluded.number,
      state = excluded.state, barcode = excluded.barcode, note = excluded.note,
      staff_issue_id = null, received_on = case when serial_issue.staff_issue_id is null
        then serial_issue.received_on end`,
    [storable(rows).json],
  );
}
