import type pg from 'pg';
import { openSession, type Session } from '../database/session.ts';
import { placeableOwners } from './unplaced-items.ts';
import { writeItems } from './write-items.ts';

/** Most records in one transaction. */
const recordsAtOnce = 250;
const asKnown = { library: null, newLibraries: false } as const;

/**
 * Writes the items that were set aside and whose library is known by now, from the stored records; in turn with
 * imports. Returns how many copies came in.
 */
export async function placeItems(pool: pg.Pool, signal: AbortSignal): Promise<number> {
  const session = await openSession(pool, { isDryRun: false, signal });
  try {
    return await placeWithin(session, signal);
  } finally {
    await session.close();
  }
}

export async function placeWithin(session: Session, signal: AbortSignal): Promise<number> {
  for (let copies = 0; ;) {
    signal.throwIfAborted();
    const placed = await session.transaction(async (transaction) => {
      const owners = await placeableOwners(transaction, recordsAtOnce);
      return owners.length === 0 ? null : writeItems(transaction, owners, asKnown);
    });
    if (placed === null) return copies;
    copies += placed.copies.added + placed.copies.changed;
  }
}
