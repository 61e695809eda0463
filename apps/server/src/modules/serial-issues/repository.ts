import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Parts of a serial with their libraries, as a reader looks for them. */
export function findParts(db: Db, titleId: number, language: Language) {
  return db
    .selectFrom('serial_part as p')
    .innerJoin('library as l', 'l.id', 'p.library_id')
    .where('p.title_id', '=', titleId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('serial_issue as i').whereRef('i.part_id', '=', 'p.id').select('i.year'),
      ),
    )
    .select([
      'p.id',
      'p.library_id',
      nameIn('l', language).as('library'),
      'p.kind',
      'p.name',
      'p.frequency',
    ])
    .select('p.call_number')
    .orderBy('library')
    .orderBy('l.id')
    .orderBy(sql`array_position(array['basic', 'supplement', 'index'], p.kind)`)
    .orderBy('p.id')
    .execute();
}

export type PartRow = Awaited<ReturnType<typeof findParts>>[number];

/** Years of these parts in which there are issues, the newest first; a run is in each of its years. */
export async function findYears(
  db: Db,
  partIds: readonly number[],
  thisYear: number,
): Promise<number[]> {
  if (partIds.length === 0) return [];
  const { rows } = await sql<{ year: number }>`
    select distinct y.year from serial_issue i,
      generate_series(i.year, greatest(i.year, least(coalesce(i.last_year, ${thisYear}), i.year + 999)))
        as y (year)
    where i.part_id in (${sql.join(partIds)})
    order by y.year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** Issues and runs of these parts that fall into a span of years. */
export function findIssues(
  db: Db,
  partIds: readonly number[],
  [from, to]: readonly [number, number],
) {
  if (partIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('serial_issue as i')
    .selectAll('i')
    .where('i.part_id', 'in', partIds)
    .where('i.year', '<=', to)
    .where(sql<SqlBool>`coalesce(i.last_year, 9999) >= ${from}`)
    .orderBy('i.part_id')
    .orderBy('i.year')
    .orderBy(sql`coalesce(i.month, 13)`)
    .orderBy('i.sequence')
    .orderBy('i.section')
    .execute();
}

export type IssueRow = Awaited<ReturnType<typeof findIssues>>[number];

export interface IssueKey {
  readonly titleId: number;
  readonly partId: number;
  readonly sequence: number;
  readonly section: number;
}

export async function findIssue(
  db: Db,
  { titleId, partId, sequence, section }: IssueKey,
  language: Language,
): Promise<{ readonly part: PartRow; readonly issue: IssueRow } | null> {
  const part = (await findParts(db, titleId, language)).find(({ id }) => id === partId);
  const issue = await db
    .selectFrom('serial_issue')
    .selectAll()
    .where('part_id', '=', partId)
    .where('sequence', '=', sequence)
    .where('section', '=', section)
    .executeTakeFirst();
  return part && issue ? { part, issue } : null;
}
