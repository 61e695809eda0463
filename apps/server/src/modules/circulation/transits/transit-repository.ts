import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import * as copies from '../copies/index.ts';
import { bearsBarcode, nearestTo } from '../facts/index.ts';

/** Copies on their way, with the names of what they are and where they go. */
function transits(db: Db, language: Language) {
  return db
    .selectFrom('transit as s')
    .innerJoin('copy as c', 'c.id', 's.copy_id')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .innerJoin('library as f', 'f.id', 's.from_library_id')
    .innerJoin('library as d', 'd.id', 's.to_library_id')
    .where('s.arrived_at', 'is', null)
    .selectAll('s')
    .select([
      'c.barcode',
      'c.title_id',
      nameIn('f', language).as('from'),
      nameIn('d', language).as('to'),
    ])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'));
}

export type TransitRow = Awaited<ReturnType<typeof findTransits>>[number];

/**
 * Transits to or from a unit, or all where it is null; what has been on its way the longest first.
 */
export function findTransits(db: Db, unitId: number | null, language: Language) {
  return transits(db, language)
    .$if(unitId !== null, (q) =>
      q.where((eb) =>
        eb.or([eb('s.to_library_id', '=', unitId), eb('s.from_library_id', '=', unitId)]),
      ),
    )
    .orderBy('s.sent_at')
    .orderBy('s.id')
    .execute();
}

/** Copies on their way to a unit, or to any where it is null. */
export async function findComing(
  db: Db,
  { unitId, barcode }: { readonly unitId: number | null; readonly barcode: string },
  language: Language,
): Promise<TransitRow | undefined> {
  const rows = await transits(db, language)
    .where(bearsBarcode('c.barcode', barcode))
    .$if(unitId !== null, (q) => q.where('s.to_library_id', '=', unitId))
    .orderBy('s.sent_at')
    .execute();
  return nearestTo(barcode, rows)[0];
}

export function findTransitOfCopy(db: Db, copyId: number) {
  return db
    .selectFrom('transit')
    .selectAll()
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .executeTakeFirst();
}

export interface Journey {
  readonly copyId: number;
  readonly fromLibraryId: number;
  readonly toLibraryId: number;
  /** Request it is sent for; null: it goes home, or back to a hold shelf. */
  readonly loanRequestId: number | null;
  /** Whether the copy was seen to come in just now. */
  readonly cameIn: boolean;
  readonly at: Date;
}

/** Sends a copy to another library. The copies of the title are locked. */
export async function sendOff(trx: Db, journey: Journey): Promise<void> {
  await copies.send(trx, journey.copyId, journey);
  // One that was on another way is on this one from now on.
  await closeTransits(trx, journey.copyId, journey.at);
  await trx
    .insertInto('transit')
    .values({
      copy_id: journey.copyId,
      from_library_id: journey.fromLibraryId,
      to_library_id: journey.toLibraryId,
      loan_request_id: journey.loanRequestId,
      sent_at: journey.at,
    })
    .execute();
}

/** Ends whatever way a copy was on, wherever the copy is. */
export async function closeTransits(trx: Db, copyId: number, at: Date): Promise<void> {
  await trx
    .updateTable('transit')
    .set({ arrived_at: at })
    .where('copy_id', '=', copyId)
    .where('arrived_at', 'is', null)
    .execute();
}

/** Ends a transit, whose copy stands on a shelf again: set aside, or free. False where it has arrived already. */
export async function endTransit(
  trx: Db,
  transit: { readonly id: number; readonly copy_id: number },
  status: 'held' | null,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('transit')
    .set({ arrived_at: at })
    .where('id', '=', transit.id)
    .where('arrived_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  if (status === 'held') await copies.putOnHoldShelf(trx, transit.copy_id);
  else await copies.makeAvailable(trx, transit.copy_id);
  return true;
}
