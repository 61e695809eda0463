import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockPerson } from '../patrons/index.ts';
import { forgetHistory, isOfWhatIsOver, tellsOfWhatIsOver } from './forget-history.ts';
import { daysAgo, type PrivacyDeps } from './history.ts';

/** Takes the names off what is over for longer than its reader wants it kept, each person by itself. */
export async function forgetHistories(
  { db, clock }: PrivacyDeps,
  signal: AbortSignal,
): Promise<{ readonly histories: number }> {
  const people = await findOver(db, clock);
  const forgotten = await eachByItself(people, signal, (one) => forgetOne(db, clock, one));
  return { histories: forgotten.length };
}

interface HistoryTerm {
  readonly id: number;
  readonly days: number;
}

/**
 * Forgets one person's history. Things that ended today stay until tomorrow: a desk may still see who has just
 * brought a thing back.
 */
function forgetOne(db: Db, clock: Clock, { id, days }: HistoryTerm): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockPerson(trx, id))) return;
    await forgetHistory(trx, id, { before: daysAgo(clock, days), today: clock.today().toString() });
  });
}

async function findOver(db: Db, clock: Clock): Promise<readonly HistoryTerm[]> {
  const today = daysAgo(clock, 0).toString();
  const before = sql`${today}::timestamptz - p.history_days * interval '1 day'`;
  const { rows } = await sql<HistoryTerm>`
    select p.id, p.history_days as days from person p
    where p.history_days is not null and (
      exists (select from loan where person_id = p.id and returned_at < ${before})
      or exists (select from hold where person_id = p.id and ended_at < ${before})
      or exists (select from loan_request where person_id = p.id and ended_at < ${before})
      or exists (select from notice n where n.person_id = p.id and n.mailed_at is not null
        and n.created_at < ${before} and ${isOfWhatIsOver})
      or exists (select from webhook_delivery d join webhook w on w.id = d.webhook_id
        where w.person_id = p.id and d.outcome <> 'waiting'
          and d.happened_at < ${before} and ${tellsOfWhatIsOver}))
    order by p.id`.execute(db);
  return rows;
}
