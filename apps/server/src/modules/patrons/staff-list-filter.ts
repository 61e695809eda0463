import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holdsText } from '../../platform/folded.ts';
import { isWithinDays } from '../../platform/civil-days.ts';

/** What each list of the staff area is narrowed by, besides its states. */
export interface StaffListFilter {
  readonly libraryId?: number | undefined;
  readonly text: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface ListedColumns {
  readonly library: string;
  readonly sentAt: string;
  /** Where the text is looked for. */
  readonly words: RawBuilder<string>;
}

/** Whether a row is in the list that is asked for. */
export function isListed(
  { libraryId, text, from, to }: StaffListFilter,
  { library, sentAt, words }: ListedColumns,
): RawBuilder<SqlBool> {
  const conditions = [
    isWithinDays(sentAt, from, to),
    ...(libraryId === undefined ? [] : [sql`${sql.ref(library)} = ${libraryId}`]),
    ...(text === '' ? [] : [holdsText(words, text)]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
