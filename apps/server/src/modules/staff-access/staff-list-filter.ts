import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { containsText } from '../../platform/sql/folded.ts';
import { isWithinDays } from '../../platform/sql/civil-days.ts';

/** Criteria that narrow each list of the staff area, besides its states. */
export interface StaffListFilter {
  readonly libraryId?: number | undefined;
  readonly text: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type ListedColumns = {
  readonly library: string;
  readonly sentAt: string;
} & (
  | {
      /** Text of a row in which words are looked for. */
      readonly words: RawBuilder<string>;
    }
  | {
      /** Condition by which a text is looked for, where that is more than a text in words. */
      readonly holds: (text: string) => RawBuilder<SqlBool>;
    }
);

/** Whether a row is in the list that is asked for. */
export function isListed(
  { libraryId, text, from, to }: StaffListFilter,
  { library, sentAt, ...where }: ListedColumns,
): RawBuilder<SqlBool> {
  const holds =
    'holds' in where ? where.holds : (sought: string) => containsText(where.words, sought);
  const conditions = [
    ...(from === undefined && to === undefined ? [] : [isWithinDays(sentAt, from, to)]),
    ...(libraryId === undefined ? [] : [sql`${sql.ref(library)} = ${libraryId}`]),
    ...(text === '' ? [] : [holds(text)]),
  ];
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
