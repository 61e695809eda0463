import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { dateOf } from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';

const titles = 9;

/**
 * Writes loans of the last weeks that are back by now: of the books with the most copies, each to several
 * readers.
 */
export async function writeLoansOfMonth(trx: Db, clock: Clock): Promise<void> {
  const now = dateOf(clock.now());
  await sql`
    with reader as (
      select l.id, l.person_id, row_number() over (order by l.id) as at, count(*) over () as of
      from login l where l.username like 'leitor%'
    ), wanted as (
      select t.id as title_id, count(*) as copies, row_number() over (order by count(*) desc, t.id) as place
      from title t join copy c on c.title_id = t.id join loan_type y on y.id = c.loan_type_id
      where t.work_type = 'book' and y.code = 'NOR' and c.barcode is not null
        and c.state not in ('withdrawn', 'lost')
      group by t.id order by place limit ${titles}
    ), lent as (
      select w.title_id, w.place, n,
        (select min(c.id) from copy c join loan_type y on y.id = c.loan_type_id
          where c.title_id = w.title_id and y.code = 'NOR' and c.barcode is not null
            and c.state not in ('withdrawn', 'lost')) as copy_id,
        ${now}::timestamptz - make_interval(days => (28 - 2 * n)::integer) as at_hour
      from wanted w, generate_series(1, 3 + (${titles}::integer - w.place) / 2) as n
    )
    insert into loan (person_id, login_id, copy_id, title_id, barcode, library_id, lent_at, lent_in,
      due_on, rule, returned_at, returned_in)
    select r.person_id, r.id, c.id, c.title_id, c.barcode, c.library_id, at_hour, c.library_id,
      (at_hour + interval '7 days')::date, (select rule from loan order by id limit 1),
      at_hour + interval '1 day', c.library_id
    from lent join copy c on c.id = lent.copy_id
      join reader r on r.at = 1 + (lent.place * 7 + lent.n) % r.of`.execute(trx);
}

/** Writes a shelf of one theme, beside those of new titles and of the titles lent most. */
export async function writeFrontShelves(trx: Db): Promise<void> {
  await trx
    .insertInto('front_shelf')
    .values({
      position: 3,
      kind: 'search',
      is_on: true,
      target: 'guia=geral&q=infantil',
      name: 'Para ler com as crianças',
      name_en: 'To read with children',
      name_es: 'Para leer con niños',
    })
    .execute();
}
