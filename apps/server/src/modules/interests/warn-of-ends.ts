import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { notices } from '../circulation/index.ts';
import { kindsFollowed } from './kinds-on.ts';

/** Days of notice before a profile ends. */
const daysBefore = 15;

/** Tells each person once of a day on which some of their profile ends soon. */
export async function warnOfEnds(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  signal: AbortSignal,
): Promise<{ readonly warned: number }> {
  const today = clock.today();
  const ends = await findEnds(db, today.toString(), today.add({ days: daysBefore }).toString());
  const at = new Date(clock.now().epochMilliseconds);
  const told = await eachByItself(ends, signal, ({ person_id, valid_to, entries, isOfAreas }) =>
    notices.writeNotice(db, {
      personId: person_id,
      kind: 'interest-ending',
      event: `interest:${valid_to}`,
      facts: { day: valid_to, entries: Number(entries), isOfAreas },
      at,
    }),
  );
  return { warned: told.filter(Boolean).length };
}

/** Finds the ends of entries that have a page: those of other kinds can be made longer nowhere. */
async function findEnds(db: Db, from: string, to: string) {
  const kinds = await kindsFollowed(db);
  return db
    .selectFrom('interest')
    .where('valid_to', '>=', from)
    .where('valid_to', '<=', to)
    .where(sql<boolean>`kind = any(${kinds})`)
    .select(['person_id', 'valid_to'])
    .select((eb) => eb.fn.countAll<string>().as('entries'))
    .select(sql<boolean>`bool_and(kind = 'area')`.as('isOfAreas'))
    .groupBy(['person_id', 'valid_to'])
    .orderBy('person_id')
    .orderBy('valid_to')
    .execute();
}
