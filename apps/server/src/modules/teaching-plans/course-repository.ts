import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { publicationOf, type Description } from '@estante/marc';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

interface CodeAndName {
  readonly code: string;
  readonly name: string;
}

export interface CourseRow extends CodeAndName {
  readonly id: number;
  readonly unit: CodeAndName;
  /** Number of places; null where nobody has said. */
  readonly vacancies: number | null;
  /** Years with plans, the newest first. */
  readonly years: readonly number[];
}

/** The course of this code. */
export async function findCourse(
  db: Db,
  code: string,
  language: Language,
): Promise<CourseRow | undefined> {
  const { rows } = await sql<CourseRow>`
    select c.id, c.code, ${nameIn('c', language)} as name, c.vacancies,
      json_build_object('code', u.code, 'name', ${nameIn('u', language)}) as unit,
      array(select distinct p.year::integer from teaching_plan p where p.course_id = c.id
        order by 1 desc) as years
    from course c join organizational_unit u on u.id = c.unit_id
    where c.code = ${code.replaceAll('\0', '')}`.execute(db);
  return rows[0];
}

/** Facts that a course page tells of a title. */
export interface ListedTitle {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly part: string;
  readonly authors: readonly string[];
  readonly edition: string;
  readonly publisher: string;
  readonly year: number | null;
  readonly isbn: string;
  readonly isOnline: boolean;
  readonly isSerial: boolean;
}

type ListedRow = Omit<ListedTitle, 'publisher'> & Pick<Description, 'publications'>;

/** Titles by number; those that are gone are left out. */
export async function findListedTitles(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedTitle>> {
  if (ids.length === 0) return new Map();
  // Each record is unpacked once, however much is asked of it.
  const { rows } = await sql<ListedRow>`
    select t.id, d.title, coalesce(d.subtitle, '') as subtitle, coalesce(d.part, '') as part,
      array(select a.value ->> 'name' from json_array_elements(d.agents)
        with ordinality as a (value, at) where a.at <= 3 order by a.at) as authors,
      coalesce(d.edition, '') as edition,
      coalesce(d.publications, '[]') as publications, d.year,
      coalesce(nullif(d.isbns #>> '{0,isbn13}', ''), d.isbns #>> '{0,asWritten}', d.issns ->> 0, '')
        as isbn,
      coalesce(d."isOnline", false) as "isOnline", coalesce(d."isSerial", false) as "isSerial"
    from title t cross join lateral json_to_record(t.description) as d (
      title text, subtitle text, part text, agents json, edition text, publications json,
      year integer, isbns json, issns json, "isOnline" boolean, "isSerial" boolean)
    where t.id = any(${[...ids]}::integer[]) and t.withdrawn_at is null`.execute(db);
  return new Map(
    rows.map(({ publications, ...row }) => {
      const publisher = publicationOf({ publications })?.publishers[0] ?? '';
      return [row.id, { ...row, publisher }];
    }),
  );
}
