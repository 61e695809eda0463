import type { Language } from '@estante/contract';
import type { Db, OrderState } from '@estante/database';
import { sql } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { withItems } from './order-repository.ts';

/**
 * Orders with something that one person suggested, made within days 'YYYY-MM-DD'; ends that are not
 * given are open.
 */
interface OwnOrderFilter {
  readonly db: Db;
  readonly personId: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: OrderState | undefined;
  readonly language: Language;
}

function own({ db, personId, from, to, state }: OwnOrderFilter) {
  return db
    .selectFrom('purchase_order as o')
    .innerJoin('library as b', 'b.id', 'o.library_id')
    .where(
      sql<boolean>`exists (
        select from purchase_order_item i join acquisition_suggestion s on s.id = i.suggestion_id
        where i.order_id = o.id and s.person_id = ${personId})`,
    )
    .where(isWithinDays('o.created_at', from, to))
    .$if(state !== undefined, (q) => q.where('o.state', '=', state ?? 'cancelled'));
}

/** A page of a person's orders, the newest first. */
export function findOwnOrders(
  filter: OwnOrderFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return withItems(own(filter), filter.language)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countOwnOrders(filter: OwnOrderFilter): Promise<number> {
  const { total } = await own(filter)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
