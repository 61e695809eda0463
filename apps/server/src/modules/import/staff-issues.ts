import type { Transaction } from './transaction.ts';

/**
 * What staff said of issues is written over what a record now says of them. An issue that the record does
 * not name, or no longer names, is there all the same. Of issues that were not written anew nothing changes.
 */
export async function writeStaffIssues(
  transaction: Transaction,
  recordIds: readonly number[],
): Promise<void> {
  await transaction.query(
    `with said as (
      select s.*, i.sequence, i.section as at, i.state as was, i.barcode as code, i.note as words
      from staff_issue s join serial_part p on p.id = s.part_id
        left join serial_issue i on i.part_id = s.part_id and i.year = s.year
          and i.designation = s.designation and i.section = s.section
      where p.record_id = any($1)
        and not exists (select from serial_issue t where t.staff_issue_id = s.id)
    ), kept as (
      update staff_issue s set record_says = case when said.sequence is not null then
          jsonb_build_object('state', said.was, 'barcode', said.code, 'note', said.words,
            'received_on', null) end
      from said where said.id = s.id
    ), told as (
      update serial_issue i set state = said.state, barcode = said.barcode, note = said.note,
        received_on = said.received_on, staff_issue_id = said.id
      from said where i.part_id = said.part_id and i.sequence = said.sequence and i.section = said.at
    )
    insert into serial_issue (part_id, sequence, section, year, last_year, month, day, designation,
      volume, number, state, barcode, note, received_on, staff_issue_id)
    select part_id, row_number() over (partition by part_id order by id)
        + (select coalesce(max(sequence), 0) from serial_issue x where x.part_id = said.part_id),
      0, year, last_year, month, day, designation, volume, number, state, barcode, note,
      received_on, id
    from said where sequence is null`,
    [recordIds],
  );
}

/**
 * Deletes the parts that a statement's rest, after `from serial_part p`, names. One of whose issues staff
 * said something stays with these alone: what they hold in their hands is there.
 */
export async function deleteParts(
  transaction: Transaction,
  rest: string,
  values: readonly unknown[],
): Promise<void> {
  await transaction.query(
    `with gone as (select p.id from serial_part p ${rest}),
    said as (
      update staff_issue s set record_says = null from gone where s.part_id = gone.id
    ), bare as (
      delete from serial_issue i using gone where i.part_id = gone.id and i.staff_issue_id is null
    )
    delete from serial_part p using gone
      where p.id = gone.id and not exists (select from staff_issue s where s.part_id = p.id)`,
    [...values],
  );
}
