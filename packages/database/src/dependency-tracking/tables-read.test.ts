import { expect, test } from 'vitest';
import { tablesRead } from './tables-read.ts';

test.each([
  ['select "id" from "title" where "id" = $1', ['title']],
  [
    'select t.id, (select version from cover c where c.title_id = t.id) from title t',
    ['cover', 'title'],
  ],
  [
    `with held as (select library_id from copy where state <> 'from person')
     select count(*) from held h join library l on l.id = h.library_id`,
    ['copy', 'library'],
  ],
  [
    'select i.id from jsonb_to_recordset($1) as i (id integer) join title t on t.id = i.id',
    ['title'],
  ],
  [
    `select t.id, c.known from title t
       left join (select title_id, count(*) as known from copy group by title_id) c on c.title_id = t.id`,
    ['title', 'copy'],
  ],
  ['select exists (select from holding where title_id = $1) as found', ['holding']],
])('tables of %s', (sql, tables) => {
  expect(tablesRead({ sql })).toEqual(tables);
});

test.each([
  ['of a table that does not tell', 'select id from loan'],
  ['beside one that does not', 'select c.id from copy c join loan l on l.copy_id = c.id'],
  ['in parentheses', 'select c.id from copy c join (loan l join hold h using (id)) using (id)'],
  ['with a comma between', 'select c.id from copy c, loan l'],
  ['in a part', 'with l as (select id from loan) select id from copy join l using (id)'],
  ['of the moment', 'select id from title where included_on > now()'],
  ['of the day', 'select id from title where included_on > current_date'],
  ['at random', 'select id from title order by random()'],
  ['locking', 'select id from title for update'],
  ['that writes', 'insert into title (id) values ($1)'],
  ['that writes in a part', 'with n as (delete from title returning id) select id from n'],
  ['of a function that is not known', 'select id from title where is_seen(id)'],
])('unknown: %s', (_name, sql) => {
  expect(tablesRead({ sql })).toBeNull();
});
