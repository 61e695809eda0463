import type { RelationCode } from '@estante/contract';
import type { Db } from '@estante/database';
import type { RelatedTitle } from '@estante/marc';
import { sql } from 'kysely';
import { converseOf, relationCodeOf } from './material-code.ts';
import type { TitleRow } from './repository.ts';

/** Another title that one is related to. */
export interface Relation {
  readonly code: RelationCode;
  readonly title: string;
  /** Title that is related; null where the catalogue does not have it. */
  readonly titleId: number | null;
}

/** Relations of a title: those between acts or standards, and the titles to which its links lead. */
export interface Relations {
  readonly between: readonly Relation[];
  /** Titles by the place of the link in the description; null where the catalogue has none. */
  readonly targets: readonly (number | null)[];
}

export const noRelations: Relations = { between: [], targets: [] };

/** Whether the title is an act or a standard, whose relations to others, both ways, results tell. */
export function isBetween({ description }: TitleRow): boolean {
  return description.act !== undefined || description.standard !== undefined;
}

/** Relations both ways: those the records state, and those that other records state of them. */
export async function findRelations(
  db: Db,
  titles: readonly TitleRow[],
): Promise<ReadonlyMap<number, Relations>> {
  const own = titles.filter(isBetween);
  const [targets, incoming] = await Promise.all([
    findTargets(db, titles),
    own.length > 0 ? findIncoming(db, own) : [],
  ]);
  const stated = Map.groupBy(incoming, ({ title }) => title);
  return new Map(
    titles.map((title) => {
      const ids = title.description.related.map(
        (_, at) => targets.get(`${title.id} ${at}`) ?? null,
      );
      const between = [...outgoing(title, ids), ...(stated.get(title.id) ?? []).flatMap(converse)];
      return [title.id, { between: distinct(between), targets: ids }];
    }),
  );
}

function outgoing(title: TitleRow, ids: readonly (number | null)[]): Relation[] {
  if (!isBetween(title)) return [];
  return title.description.related.flatMap(({ relation, title: name }, at) => {
    const code = relationCodeOf[relation];
    return code ? [{ code, title: name, titleId: ids[at] ?? null }] : [];
  });
}

/** A number of a link ($w): '(BR-REBIVALE)demo-1' names the organization before it. */
interface LinkNumber {
  readonly organization: string;
  readonly number: string;
}

function numbersOf({ controlNumber, otherNumbers = [] }: RelatedTitle): LinkNumber[] {
  return [controlNumber, ...otherNumbers].flatMap((written) => {
    const [, organization = '', number = ''] = /^(?:\(([^)]*)\))?\s*(.*)$/su.exec(written) ?? [];
    return number === '' ? [] : [{ organization: organization.trim(), number }];
  });
}

/**
 * Titles that links lead to by control number ($w) within the same source, by title and place: the newest
 * that bears it. A number of another organization leads only to the one title that bears it, where no
 * other number of the link leads anywhere.
 */
async function findTargets(
  db: Db,
  titles: readonly TitleRow[],
): Promise<ReadonlyMap<string, number>> {
  const numbered = titles.flatMap(({ id, description }) =>
    description.related.flatMap((related, at) =>
      numbersOf(related).map((number) => ({ title: id, at, ...number })),
    ),
  );
  if (numbered.length === 0) return new Map();
  const { rows } = await sql<{ title: number; at: number; target: number }>`
    with target as (
      select l.title, l.at, r.title_id as target,
        l.organization in ('', s.code) or l.organization = (
          select field ->> 1 from json_array_elements(own.marc -> 1) as field
            where field ->> 0 = '003' limit 1) is true as is_own
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
          as l (title integer, at integer, organization text, number text)
        join bibliographic_record own on own.title_id = l.title and own.is_primary
        join source s on s.id = own.source_id
        join bibliographic_record r on r.source_id = own.source_id and r.source_number = l.number
          and r.withdrawn_at is null
        join title t on t.id = r.title_id and t.withdrawn_at is null
      where r.title_id <> l.title
    )
    select title, at, coalesce(max(target) filter (where is_own),
        case when min(target) = max(target) then max(target) end) as target
    from target group by title, at
    having bool_or(is_own) or min(target) = max(target)`.execute(db);
  return new Map(rows.map(({ title, at, target }) => [`${title} ${at}`, target]));
}

interface RelationRow {
  readonly title: number;
  readonly other: number;
  readonly name: string;
  readonly number: string | null;
  readonly related: readonly RelatedTitle[];
  readonly askedTitle: string;
}

/**
 * Acts and standards whose links lead to these: by control number within the same source, or,
 * where a link has none, by the whole title.
 */
async function findIncoming(db: Db, titles: readonly TitleRow[]): Promise<RelationRow[]> {
  const asked = titles.map(({ id, description }) => ({ title: id, name: description.title }));
  const { rows } = await sql<RelationRow>`
    select l.title, l.name as "askedTitle", own.source_number as number, t.id as other,
      coalesce(nullif(t.description #>> '{standard,number}', ''), t.description ->> 'title') as name,
      t.description -> 'related' as related
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as l (title integer, name text)
      join bibliographic_record own on own.title_id = l.title and own.is_primary
      join source s on s.id = own.source_id
      cross join lateral (values (own.source_number), ('(' || s.code || ')' || own.source_number))
        as n (number)
      join title t on t.work_type in ('normative-act', 'standard') and t.id <> l.title
        and t.withdrawn_at is null
        and (
          (t.description -> 'related')::jsonb
            @> jsonb_build_array(jsonb_build_object('controlNumber', n.number))
          or (t.description -> 'related')::jsonb
            @> jsonb_build_array(jsonb_build_object('otherNumbers', jsonb_build_array(n.number)))
          or (t.description -> 'related')::jsonb
            @> jsonb_build_array(jsonb_build_object('controlNumber', '', 'title', l.name)))
      join bibliographic_record r on r.title_id = t.id and r.is_primary
        and r.source_id = own.source_id
    order by l.title, t.id`.execute(db);
  return rows;
}

function converse({ other, name, number, related, askedTitle }: RelationRow): Relation[] {
  const isThis = (one: RelatedTitle) =>
    one.controlNumber
      ? numbersOf(one).some((its) => its.number === number)
      : one.title === askedTitle;
  return related.filter(isThis).flatMap(({ relation }) => {
    const code = relationCodeOf[relation];
    return code ? [{ code: converseOf[code], title: name, titleId: other }] : [];
  });
}

/** Leaves out repeated relations: one that both records state counts once. */
function distinct(relations: readonly Relation[]): Relation[] {
  const found = new Map<string, Relation>();
  for (const one of relations) {
    const key = `${one.code} ${one.titleId ?? one.title}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
