import type { Db } from '@estante/database';
import type { Owner } from './list-repository.ts';

interface Share {
  readonly share_salt: Buffer | null;
  readonly share_hash: Buffer | null;
  readonly shared_at: Date | null;
  readonly shows_name: boolean;
  readonly shows_notes: boolean;
}

/** Writes the share of a list; false where the list is not there, or not theirs. */
export async function writeShare(
  { db, personId }: Owner,
  id: number,
  share: Share,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('named_list')
    .set(share)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The list behind a link, as long as a link of its reader to the libraries is open. */
export function findSharedList(db: Db, hash: Buffer) {
  return db
    .selectFrom('named_list as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id', 'l.name', 'l.description', 'l.shows_name', 'l.shows_notes'])
    .select('p.name as person')
    .where('l.share_hash', '=', hash)
    .where('l.person_id', 'in', (eb) =>
      eb
        .selectFrom('login')
        .select('login.person_id')
        .where('ended_at', 'is', null)
        .where('is_blocked', '=', false),
    )
    .executeTakeFirst();
}
