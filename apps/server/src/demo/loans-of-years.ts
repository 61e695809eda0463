import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { dateOf } from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';

const years = 3;
/** A title of a reading list is lent up to so often for each of its copies, any other less. */
const mostOfRead = 6;
const mostOfOthers = 2;
const daysOut = 7;

/**
 * Loans of past years to the readers made for the demo, each time the same ones: all are back, none
 * was late. What they were made under is the rule of a loan that is out.
 */
export async function writeLoansOfYears(trx: Db, clock: Clock): Promise<void> {
  const now = dateOf(clock.now());
  await sql`
    with reader as (
      select array_agg(l.id order by l.id) as ids, array_agg(l.person_id order by l.id) as people
      from login l where l.username like 'leitor%'
    ), copied as (
      select c.id, c.title_id, c.barcode, c.library_id, 1 + abs(hashtext('times' || c.barcode)) %
        case when exists (select from bibliography_item i where i.title_id = c.title_id)
          then ${mostOfRead}::integer else ${mostOfOthers}::integer end as times
      from copy c join loan_type t on t.id = c.loan_type_id
      where t.code = 'NOR' and c.barcode is not null and c.state not in ('withdrawn', 'lost')
    ), lent as (
      select copied.*, n, abs(hashtext(barcode || n)) as chance
      from copied, generate_series(1, copied.times) as n
    )
    insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at, lent_in,
      due_on, rule, returned_at, returned_in)
    select r.people[at], r.ids[at], lent.id, title_id, barcode, library_id, at_hour, library_id,
      (at_hour + make_interval(days => ${daysOut}))::date,
      (select rule from loan order by id limit 1),
      at_hour + make_interval(days => 1 + chance % ${daysOut}), library_id
    from lent, reader r,
      lateral (select 1 + chance % cardinality(r.ids) as at, ${now}::timestamptz
        - make_interval(days => 60 + chance % (365 * ${years}::integer)) as at_hour) chosen`.execute(
    trx,
  );
}
