import { sql } from 'kysely';
import type { RawReport, ReportOrder } from './report.ts';

/**
 * Runs a query with room: a million titles are grouped in memory, not in files, and on a machine that is busy they are
 * waited for: a quiet one takes seconds.
 */
export function withRoom(
  order: ReportOrder,
  read: (order: ReportOrder) => Promise<RawReport>,
): Promise<RawReport> {
  return order.db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64MB'`.execute(trx);
    await sql`set local statement_timeout = '60s'`.execute(trx);
    return read({ ...order, db: trx });
  });
}
