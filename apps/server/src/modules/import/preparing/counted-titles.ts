import { callNumber, type Description } from '@estante/marc';
import { copyLine, type Transaction } from '../database/transaction.ts';

/** Facts that reports of the collection count a title by, beside its kind and its area. */
export interface CountedBy {
  readonly callNumber: string;
  /** MARC code of the text's language; '' where it is not said. */
  readonly language: string;
  readonly year: number | null;
  readonly isOnline: boolean;
}

export function countedBy(description: Description): CountedBy {
  const { languages, year, isOnline } = description;
  return { callNumber: callNumber(description), language: languages[0] ?? '', year, isOnline };
}

interface CountedTitle {
  readonly id: number;
  readonly workType: string;
  readonly area: string;
  readonly counted: CountedBy;
}

const columns = 'title_id, work_type, area, call_number, language, year, is_online';

/** Writes what reports count titles by, for titles that this transaction wrote. */
export async function insertCountedTitles(
  transaction: Transaction,
  titles: readonly CountedTitle[],
): Promise<void> {
  await transaction.copyReferring(
    `counted_title (${columns})`,
    titles.map(({ id, workType, area, counted }) => {
      const { callNumber: number, language, year, isOnline } = counted;
      return copyLine([id, workType, area, number, language, year, isOnline]);
    }),
  );
}

export async function updateCountedTitles(
  transaction: Transaction,
  titles: readonly CountedTitle[],
): Promise<void> {
  await transaction.query(
    `insert into counted_title (${columns})
      select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[],
        $6::integer[], $7::boolean[])
      on conflict (title_id) do update set work_type = excluded.work_type, area = excluded.area,
        call_number = excluded.call_number, language = excluded.language, year = excluded.year,
        is_online = excluded.is_online`,
    [
      titles.map(({ id }) => id),
      titles.map(({ workType }) => workType),
      titles.map(({ area }) => area),
      titles.map(({ counted }) => counted.callNumber),
      titles.map(({ counted }) => counted.language),
      titles.map(({ counted }) => counted.year),
      titles.map(({ counted }) => counted.isOnline),
    ],
  );
}
