import { storable } from '../preparing/canonical.ts';
import { today } from './staff-issues.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Writes parts of serials, which keep their numbers, and their issues anew. An issue that was here already, by what is shown
 * or by what its record said, keeps its days, wherever it now stands in its part: it has not come again.
 */
export async function writeParts(transaction: Transaction, rows: readonly object[]): Promise<void> {
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
