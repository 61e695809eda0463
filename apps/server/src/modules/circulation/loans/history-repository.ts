import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isWithinDays } from '../../../platform/sql/civil-days.ts';
import { isVoided } from '../debts/index.ts';

export const historyPageSize = 20;

/** Loans of one person, lent within days 'YYYY-MM-DD'. */
export interface HistoryFilter {
  readonly db: Db;
  readonly personId: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Only those for which something was charged. */
  readonly isCharged: boolean;
  readonly language: Language;
}

/** Whether a debt `d` was charged for the loan `l`, and not voided as a mistake. */
const isCharge = sql`d.loan_id = l.id and not ${isVoided('d.id')}`;

function own({ db, personId, from, to, isCharged }: HistoryFilter) {
  return db
    .selectFrom('loan as l')
    .where('l.person_id', '=', personId)
    .where(isWithinDays('l.lent_at', from, to))
    .$if(isCharged, (query) =>
      query.where(sql<boolean>`exists (select from debt d where ${isCharge})`),
    );
}

/** The last lent first, with what was charged for each and what of it is still owed. */
export function findHistory(filter: HistoryFilter, page: number) {
  return own(filter)
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .select(['l.id', 'l.title_id as titleId', 'l.barcode', 'l.library_id as libraryId'])
    .select([
      nameIn('b', filter.language).as('library'),
      'l.lent_at',
      'l.due_on',
      'l.due_at',
      'l.renewals',
    ])
    .select(['l.returned_at', 'l.is_lost'])
    .select([
      sql<number | null>`(select sum(d.amount)::float8 from debt d where ${isCharge})`.as(
        'charged',
      ),
      sql<number | null>`(select sum(o.balance)::float8 from debt d
        join debt_balance o on o.debt_id = d.id where ${isCharge})`.as('balance'),
    ])
    .orderBy('l.lent_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(historyPageSize)
    .offset((page - 1) * historyPageSize)
    .execute();
}

export async function countHistory(filter: HistoryFilter): Promise<number> {
  const { total } = await own(filter)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
