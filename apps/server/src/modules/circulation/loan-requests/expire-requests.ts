import type { Db } from '@estante/database';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { lockCopies } from '../facts/index.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { endUnfinished } from './request-moves.ts';

/** Ends the requests that nobody fetched in time, each by itself; returns how many there were. */
export async function expireRequests(
  { db, clock }: LoanRequestDeps,
  signal: AbortSignal,
): Promise<{ readonly expired: number }> {
  const requests = await findNotFetched(db, clock.today().toString());
  const ended = await eachByItself(requests, signal, ({ id, title_id }) =>
    db.transaction().execute(async (trx) => {
      await lockCopies(trx, title_id);
      const ending = { by: 'not-fetched', endedBy: null, from: 'available', reason: '' } as const;
      return endUnfinished(trx, { id, now: clock.now(), ...ending });
    }),
  );
  return { expired: ended.filter(Boolean).length };
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
