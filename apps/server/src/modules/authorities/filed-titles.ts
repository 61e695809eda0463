import type { endpoints, HeadingUse, Language, Success } from '@estante/contract';
import type { Db, HeadingRelation } from '@estante/database';
import { sql } from 'kysely';
import { findTitles, presentTitle, readNames } from '../catalogue/index.ts';
import type { Totals } from './totals.ts';

type FiledTitles = Success<typeof endpoints.getAuthority>['titulos'][number];

/** Number of titles shown: as many as stand side by side. */
const shown = 12;

/** Titles filed under a heading in one way; authors by what each did. */
interface Use {
  readonly relation: HeadingRelation;
  /** Role of the authors; '' where the records say none, and for headings that are no authors. */
  readonly role: string;
  readonly total: number;
}

const uses: Readonly<Record<HeadingRelation, HeadingUse>> = {
  agent: 'autor',
  subject: 'assunto',
  genre: 'forma',
};

/** The titles of a heading, by how they are filed under it: the largest role of authors first. */
export async function readFiledTitles(
  db: Db,
  heading: number,
  totals: Totals,
  language: Language,
): Promise<FiledTitles[]> {
  const all: Use[] = [
    ...(totals.total_autor > 0 ? await readRoles(db, heading) : []),
    { relation: 'subject' as const, role: '', total: totals.total_assunto },
    { relation: 'genre' as const, role: '', total: totals.total_forma },
  ].filter(({ total }) => total > 0);
  const ids = await readLastTitles(db, heading, all);
  const [titles, names] = await Promise.all([
    findTitles(db, [...new Set(ids.flat())]),
    readNames(db, language),
  ]);
  const cards = new Map(titles.map((title) => [title.id, presentTitle(title, names)]));
  return all.map(({ relation, role, total }, at) => ({
    papel: uses[relation],
    funcao: role,
    total,
    titulos: (ids[at] ?? []).flatMap((id) => cards.get(id) ?? []),
  }));
}

async function readRoles(db: Db, heading: number): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select 'agent' as relation, coalesce(r.role, '') as role,
      count(distinct th.title_id)::integer as total
    from title_heading th left join lateral unnest(th.roles) as r (role) on true
    where th.heading_id = ${heading} and th.relation = 'agent'
    group by r.role order by total desc, role`.execute(db);
  return rows;
}

/** Numbers of the last titles that came, for each use. */
async function readLastTitles(db: Db, heading: number, all: readonly Use[]): Promise<number[][]> {
  const { rows } = await sql<{ titles: number[] }>`
    select array(
      select distinct th.title_id from title_heading th
      where th.heading_id = ${heading} and th.relation = u.relation and (
        th.relation <> 'agent' or u.role = any(th.roles) or (u.role = '' and th.roles = '{}'))
      order by th.title_id desc limit ${shown}) as titles
    from unnest(${all.map(({ relation }) => relation)}::text[],
      ${all.map(({ role }) => role)}::text[]) with ordinality as u (relation, role, place)
    order by u.place`.execute(db);
  return rows.map(({ titles }) => titles);
}
