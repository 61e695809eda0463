import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { LoanLine } from './read-loans.ts';

export interface NamedCopy {
  readonly id: number;
  readonly titleId: number;
  readonly barcode: string;
  readonly libraryId: number;
  readonly library: string;
  readonly loanTypeId: number | null;
  readonly state: string;
}

export interface NamedLogin {
  readonly id: number;
  readonly personId: number;
  readonly username: string;
  readonly categoryId: number | null;
  readonly hasEnded: boolean;
}

/**
 * Locks the rows that lines name: copies before persons, each by number, the one order of all that change loans. All
 * copies of the titles are locked, whose queues may be served.
 */
export async function lockNamed(trx: Db, lines: readonly LoanLine[]) {
  const barcodes = [...new Set(lines.map(({ barcode }) => barcode))];
  await sql`
    select id from copy where title_id in (select title_id from copy
      where upper(barcode) = any(array(select upper(b) from unnest(${barcodes}::text[]) b)))
    order by id for no key update`.execute(trx);
  const usernames = [...new Set(lines.map(({ username }) => username))];
  const { rows: copies } = await sql<NamedCopy>`
    select c.id, c.title_id as "titleId", c.barcode, c.library_id as "libraryId", l.code as library,
      c.loan_type_id as "loanTypeId", c.state
    from copy c join library l on l.id = c.library_id
    where upper(c.barcode) = any(array(select upper(b) from unnest(${barcodes}::text[]) b)) order by c.id for no key update of c`.execute(
    trx,
  );
  const { rows: logins } = await sql<NamedLogin>`
    select l.id, l.person_id as "personId", l.username, l.category_id as "categoryId",
      l.ended_at is not null as "hasEnded"
    from login l join person p on p.id = l.person_id
    where l.username = any(${usernames}) order by p.id for no key update of p`.execute(trx);
  return { copies, logins };
}
