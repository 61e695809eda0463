import type { Db } from '@estante/database';
import { lockCopies } from '../facts/index.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { endUnfinished } from './request-moves.ts';

/** Ends the requests that nobody fetched in time; each by itself. How many there were. */
export async function expireRequests(
  { db, clock }: LoanRequestDeps,
  signal: AbortSignal,
): Promise<{ readonly expired: number }> {
  let expired = 0;
  for (const { id, title_id } of await findNotFetched(db, clock.today().toString())) {
    if (signal.aborted) break;
    const isEnded = await db.transaction().execute(async (trx) => {
      await lockCopies(trx, title_id);
      const ending = { by: 'not-fetched', from: 'available', reason: '' } as const;
      return endUnfinished(trx, { id, now: clock.now(), ...ending });
    });
    if (isEnded) expired += 1;
  }
  return { expired };
}

function findNotFetched(db: Db, today: string) {
  return db
    .selectFrom('loan_request')
    .select(['id', 'title_id'])
    .where('state', '=', 'available')
    .where('pickup_until', '<', today)
    .orderBy('id')
    .execute();
}
