import type { SerialPartData } from '@estante/marc';
import { boundedKey, storable } from '../preparing/canonical.ts';
import { indexByKey, ownerRow, type CopyOwner } from './copy-owner.ts';
import { deleteMissingParts } from './delete-missing.ts';
import type { ItemCodes } from './item-codes.ts';
import { today, writeStaffIssues } from './staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';

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

/** Rows of issues in their order; a second piece of one designation is a section of the first. */
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

/**
 * Writes parts, which keep their numbers, and their issues anew. An issue that was here already, by what is shown
 * or by what its record said, keeps its days, wherever it now stands in its part: it has not come again.
 */
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
    ), named as (
      select numbered.id as part_id, i.* from numbered, json_to_recordset(numbered.issues)
        as i (sequence integer, section integer, year integer, last_year integer, month smallint,
          day smallint, designation text, volume text, number text, state text, barcode text, note text)
    ), issues as (
      select n.*, b.expected_on,
        case when n.state in ('received', 'bound') then
          case when b.staff_issue_id is null then b.received_on
            else (s.record_says ->> 'received_on')::date end end as received_on,
        case when n.state not in ('received', 'bound') then null
          when b.state in ('received', 'bound') then b.included_on
          when s.record_says ->> 'state' in ('received', 'bound') and s.record_says ? 'included_on'
            then (s.record_says ->> 'included_on')::date
          else ${today} end as included_on
      from named n
        left join staff_issue s on s.part_id = n.part_id and s.year = n.year
          and s.designation = n.designation and s.section = n.section
        left join lateral (
          select * from serial_issue b where b.part_id = n.part_id and b.year = n.year
            and b.designation = n.designation and b.section = n.section
          order by b.staff_issue_id limit 1) b on true
    ), gone as (
      delete from serial_issue s using numbered where s.part_id = numbered.id
        and not exists (select from issues i where i.part_id = s.part_id
          and i.sequence = s.sequence and i.section = s.section)
    )
    insert into serial_issue (part_id, sequence, section, year, last_year, month, day, designation,
      volume, number, state, barcode, note, expected_on, received_on, included_on)
    select part_id, sequence, section, year, last_year, month, day, designation, volume, number,
      state, barcode, note, expected_on, received_on, included_on from issues
    on conflict (part_id, sequence, section) do update set year = excluded.year,
      last_year = excluded.last_year, month = excluded.month, day = excluded.day,
      designation = excluded.designation, volume = excluded.volume, number = excluded.number,
      state = excluded.state, barcode = excluded.barcode, note = excluded.note,
      expected_on = excluded.expected_on, received_on = excluded.received_on,
      included_on = excluded.included_on, staff_issue_id = null`,
    [storable(rows).json],
  );
}
