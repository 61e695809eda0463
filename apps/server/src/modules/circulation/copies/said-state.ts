import type { CirculationStatus, CopyStatus, Db } from '@estante/database';
import { sql, type RawBuilder } from 'kysely';
import { moveCopy } from './move-copy.ts';
import { transitions, type SaidTransition } from './transitions.ts';

/**
 * Writes the state of a copy as staff say it. That of its record is kept beside it where it is another: an
 * import leaves the copy as they said.
 */
export async function say(trx: Db, copyId: number, name: SaidTransition): Promise<void> {
  await moveCopy(trx, copyId, name, saidColumns(transitions[name].status));
}

function saidColumns(status: CopyStatus | RawBuilder<CopyStatus>) {
  return {
    status,
    due_on: null,
    record_says: sql<string>`case when added_by is not null and source_key like 'staff/%' then record_says
      when coalesce(record_says ->> 'status', status) = ${status} then record_says - 'status'
      else jsonb_build_object('status', status) || record_says end`,
  } as const;
}

/** Status of a lost copy beside the loss: none, unless its record says that it is lost. */
const underLost = sql<CopyStatus>`case record_says ->> 'status' when 'lost' then 'lost' else 'available' end`;

/** The copy is withdrawn no more, and is what it was before: lost, or what staff or its source had said that it is. */
export async function comeBack(
  trx: Db,
  copyId: number,
  before: CopyStatus | CirculationStatus,
): Promise<void> {
  if (before === 'lost') {
    return moveCopy(trx, copyId, 'comeBackLost', saidColumns(underLost));
  }
  return moveCopy(trx, copyId, 'comeBack', saidColumns(sql`${before}`));
}

/** The copy is again what its record says, where circulation has nothing to say. */
export async function follow(trx: Db, copyId: number): Promise<void> {
  await trx
    .updateTable('copy')
    .set({ status: sql`record_says ->> 'status'`, due_on: null })
    .where('id', '=', copyId)
    .where(sql<boolean>`record_says ? 'status'`)
    .execute();
}
