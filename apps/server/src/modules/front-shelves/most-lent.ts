import { fewestMostLent, fewestPeople, frontShelfTitles } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';
import { loanCounts } from '../circulation/index.ts';

/** Whole days that are counted, up to yesterday. */
const days = 30;

/**
 * Counts anew what was lent most of late. A title that fewer than three people borrowed is left out, as of
 * reports; what is kept says nothing of them, nor how often.
 */
export async function countMostLent({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<{ readonly titles: number }> {
  const today = clock.today();
  const found = await loanCounts.findMostLent(db, {
    from: today.subtract({ days }).toString(),
    to: today.subtract({ days: 1 }).toString(),
    fewestPeople,
    limit: frontShelfTitles,
  });
  const titles = found.length < fewestMostLent ? [] : found;
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('most_lent').execute();
    const rows = titles.map((title_id, at) => ({ position: at + 1, title_id }));
    if (rows.length > 0) await trx.insertInto('most_lent').values(rows).execute();
  });
  return { titles: titles.length };
}
