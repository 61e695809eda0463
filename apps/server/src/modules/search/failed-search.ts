import type { Db } from '@estante/database';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { keptWords } from './kept-words.ts';

/** Most texts of one day: a client that sends noise fills no disk. */
const mostOfDay = 5000;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Counts what people search for and do not find; who asked is not known here. */
export function countFailedSearches(deps: Deps): (text: string) => Promise<void> {
  return async (text) => {
    const words = keptWords(text);
    if (words === null) return;
    // No search fails because it cannot be counted.
    await write(deps, words).catch((error: unknown) =>
      deps.log.error(error, 'a failed search was not counted'),
    );
  };
}

async function write({ db, clock }: Deps, words: string): Promise<void> {
  const day = clock.today().toString();
  await sql`
    insert into failed_search (day, words)
    select ${day}::date, ${words}
    where exists (select from failed_search where day = ${day}::date and words = ${words})
      or (select count(*) from failed_search where day = ${day}::date) < ${mostOfDay}
    on conflict (day, words) do update set total = failed_search.total + 1`.execute(db);
}
