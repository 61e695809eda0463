import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';

interface NumberedOrder {
  /** Number of the order; null: it is not written yet. */
  readonly id: number | null;
  readonly library_id: number;
}

/**
 * Refuses a requisition of which the library has an order already. Callers that number orders of a library at once take
 * turns until the end of their transactions: the second one sees what the first has written.
 */
export async function refuseTakenRequisition(
  trx: Db,
  { id, library_id }: NumberedOrder,
  requisition: string,
): Promise<Refusal | null> {
  const turn = `requisition ${library_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(trx);
  const other = await trx
    .selectFrom('purchase_order')
    .select('id')
    .where('library_id', '=', library_id)
    .where('requisition', '=', requisition)
    .where(sql<boolean>`id is distinct from ${id}`)
    .executeTakeFirst();
  return other ? refuse(409, 'RequisicaoRepetida', { requisicao: requisition }) : null;
}
