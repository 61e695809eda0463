import type { Connection } from '@estante/database';

type Pool = Connection['pool'];

export interface Night {
  readonly name: string;
  /** Number of titles that came the day before. */
  readonly titles: number;
}

export interface ProfileSize {
  readonly titles: number;
  readonly readers: number;
  /** Interests of each reader. */
  readonly interests: number;
}

/**
 * Titles with an author and three subjects each, of a tenth as many headings, some far more used than
 * others; readers who follow authors, subjects, areas and work types.
 */
export async function fillProfiles(pool: Pool, size: ProfileSize): Promise<void> {
  await pool.query(`select setseed(0.5)`);
  // The search index plays no part here.
  await pool.query('alter table title disable trigger user');
  await pool.query(
    `insert into heading (type, key, text)
     select kind, kind || n, 'Cabeçalho ' || n
     from unnest(array['person', 'topic']) as kind, generate_series(1, $1::integer / 10) n`,
    [size.titles],
  );
  await fillTitles(pool, size.titles);
  await fillReaders(pool, size);
  await pool.query('analyze');
}

async function fillTitles(pool: Pool, titles: number): Promise<void> {
  await pool.query(
    `insert into title (work_type, included_on, description)
     select (array['book', 'book', 'book', 'thesis', 'serial'])[1 + n % 5], '2000-01-01',
       json_build_object('title', 'Título ' || n, 'subtitle', '', 'year', 2020,
         'agents', json_build_array(json_build_object('name', 'Autor ' || n % 5000)),
         'abstracts', json_build_array(repeat('Resumo de um livro. ', 60)),
         'classifications', json_build_array(
           json_build_object('scheme', 'ddc', 'number', (n * 37 % 1000)::text)))
     from generate_series(1, $1::integer) n`,
    [titles],
  );
  await pool.query(
    `with h as (select array_agg(id order by id) filter (where type = 'person') as people,
         array_agg(id order by id) filter (where type = 'topic') as topics from heading)
     insert into title_heading (title_id, relation, position, heading_id)
     select t.id, case p when 0 then 'agent' else 'subject' end, p,
       case p when 0 then h.people[${skewed('people')}] else h.topics[${skewed('topics')}] end
     from title t, h, generate_series(0, 3) p where t.included_on = '2000-01-01'`,
  );
}

/** Random heading of a list: a few are chosen often, most seldom. */
function skewed(list: 'people' | 'topics'): string {
  return `1 + floor(power(random(), 2) * array_length(h.${list}, 1))::integer`;
}

async function fillReaders(pool: Pool, { readers, interests }: ProfileSize): Promise<void> {
  await pool.query(
    `insert into person (name, emails, password_hash)
     select 'Leitor ' || n, array['leitor' || n || '@example.org'], ''
     from generate_series(1, $1::integer) n`,
    [readers],
  );
  const own = {
    made_on: `'2000-01-01'`,
    valid_to: `current_date + 365`,
    looked_to: `'2000-01-01'`,
  };
  const days = Object.values(own).join(', ');
  const columns = `made_on, valid_to, looked_to`;
  await pool.query(
    `with h as (select array_agg(id order by id) as people from heading where type = 'person'),
       s as (select array_agg(id order by id) as topics from heading where type = 'topic')
     insert into interest (person_id, kind, heading_id, ${columns})
     select p.id, case n % 2 when 0 then 'author' else 'subject' end,
       case n % 2 when 0 then h.people[${skewed('people')}]
         else s.topics[${skewed('topics').replace('h.', 's.')}] end, ${days}
     from person p, h, s, generate_series(1, $1::integer - 1) n
     on conflict do nothing`,
    [interests],
  );
  await pool.query(
    `insert into interest (person_id, kind, area, ${columns})
     select id, 'area', 'ddc:' || id % 10, ${days} from person where id % 10 = 0`,
  );
  await pool.query(
    `insert into interest (person_id, kind, work_type, ${columns})
     select id, 'work-type', 'thesis', ${days} from person where id % 10 = 5`,
  );
}

/** Dates so many titles yesterday and all others long ago, not yet looked at by the matching. */
export async function setNight(pool: Pool, titles: number): Promise<void> {
  await pool.query(
    `update title set included_on = case when id in (select id from title order by id % 997, id limit $1)
       then ${yesterday} else '2000-01-01' end`,
    [titles],
  );
  await forgetLooks(pool);
  await pool.query('vacuum analyze title');
}

const yesterday = `(now() at time zone 'America/Sao_Paulo')::date - 1`;

/** Marks yesterday's titles as not yet looked at. */
export async function forgetLooks(pool: Pool): Promise<void> {
  await pool.query('truncate interest_news');
  await pool.query(`update interest set looked_to = ${yesterday} - 1`);
  await pool.query('vacuum analyze interest');
}
