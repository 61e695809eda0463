import { timeZone } from '../../../platform/clock.ts';
import type { Transaction } from '../database/transaction.ts';

/** The civil day, in SQL. */
export const today = `(now() at time zone '${timeZone}')::date`;

/**
 * Writes what staff set of issues over what a record now says of them. An issue that the record does not
 * name, or no longer names, is there all the same. Issues that were not written anew stay as they are.
 * What a record first says is here by this import has no day yet beside what staff set: it was not shown.
 */
export async function writeStaffIssues(
  transaction: Transaction,
  recordIds: readonly number[],
): Promise<void> {
  await transaction.query(
    `with set_by_staff as (
      select s.*, i.sequence, jsonb_build_object('state', i.state, 'barcode', i.barcode,
          'note', i.note, 'received_on', i.received_on)
          || case when i.included_on = ${today} then '{}'
            else jsonb_build_object('included_on', i.included_on) end as recorded
      from staff_issue s join serial_part p on p.id = s.part_id
        left join serial_issue i on i.part_id = s.part_id and i.year = s.year
          and i.designation = s.designation and i.section = s.section
      where p.record_id = any($1)
        and not exists (select from serial_issue t where t.staff_issue_id = s.id)
    ), kept as (
      update staff_issue s set record_says = case when n.sequence is not null then n.recorded end
      from set_by_staff n where n.id = s.id
    ), named as (
      update serial_issue i set state = n.state, barcode = n.barcode, note = n.note,
        received_on = n.received_on, included_on = n.included_on, staff_issue_id = n.id
      from set_by_staff n
      where i.part_id = n.part_id and i.sequence = n.sequence and i.section = n.section
    )
    insert into serial_issue (part_id, sequence, section, year, last_year, month, day, designation,
      volume, number, state, barcode, note, received_on, included_on, staff_issue_id)
    select part_id, row_number() over (partition by part_id order by id)
        + (select coalesce(max(sequence), 0) from serial_issue x where x.part_id = n.part_id),
      section, year, last_year, month, day, designation, volume, number, state, barcode, note,
      received_on, included_on, id
    from set_by_staff n where sequence is null`,
    [recordIds],
  );
}

/**
 * Deletes the parts that a statement's rest, after `from serial_part p`, names. A part of whose issues staff
 * set something stays with these issues alone, which no record names then.
 */
export async function deleteParts(
  transaction: Transaction,
  rest: string,
  values: readonly unknown[],
): Promise<void> {
  await transaction.query(
    `with gone as (select p.id from serial_part p ${rest}),
    unnamed as (
      update staff_issue s set record_says = null from gone where s.part_id = gone.id
    ), bare as (
      delete from serial_issue i using gone where i.part_id = gone.id and i.staff_issue_id is null
    )
    delete from serial_part p using gone
      where p.id = gone.id and not exists (select from staff_issue s where s.part_id = p.id)`,
    [...values],
  );
}
