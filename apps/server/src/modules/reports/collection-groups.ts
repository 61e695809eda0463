import { collectionGroups, type CollectionGroup } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';
import { mainClass } from './main-class.ts';
import type { ReportOrder } from './report.ts';

export function groupOf({ group }: Pick<ReportOrder, 'group'>): CollectionGroup {
  return collectionGroups.find((one) => one === group) ?? 'tipo';
}

/**
 * The place of what is of a title in a library `b`, joined by `ofLibrary`: a title counts once in each.
 * Without a group of places it counts once in all.
 */
export function placeOf(group: CollectionGroup | null): RawBuilder<number> {
  if (group === 'biblioteca') return sql`b.id`;
  return group === 'campus' ? sql`b.campus_id` : sql`0`;
}

/** Narrows what has a `library_id` to one library, if that was asked for. */
export function ofLibrary({ libraryId }: Pick<ReportOrder, 'libraryId'>): RawBuilder<unknown> {
  return libraryId === null
    ? sql`join library b on b.id = library_id`
    : sql`join library b on b.id = library_id and b.id = ${libraryId}`;
}

/** Whether a title may stand in several lines. */
export const isOfPlaces = (group: CollectionGroup) => group === 'biblioteca' || group === 'campus';

/** First year of the lines by decade: the years before it are one line. */
export const firstDecade = 1950;

/**
 * SQL of the line in which a title `t` of `counted_title` is counted, in the place `u.place`; null
 * where it is not said.
 */
export function keyOf(group: CollectionGroup | null, today: string): RawBuilder<string | null> {
  switch (group) {
    case null:
      return sql`''`;
    case 'tipo':
      return sql`t.work_type`;
    case 'biblioteca':
    case 'campus':
      return sql`u.place::text`;
    case 'classe':
      return mainClass;
    case 'idioma':
      return sql`nullif(t.language, '')`;
    case 'ano':
      // A year that is still to come by far is written wrongly.
      return sql`case when t.year > extract(year from ${today}::date) + 5 then null
        when t.year < ${firstDecade}::integer then '0' else (t.year / 10 * 10)::text end`;
  }
}

/** Classes and years stand in their order, the others by how much there is; what is not said stands last. */
export function inOrder(
  group: CollectionGroup | null,
  size: RawBuilder<number>,
): RawBuilder<unknown> {
  return group === 'classe' || group === 'ano' ? sql`key` : sql`key is null, ${size} desc, key`;
}
