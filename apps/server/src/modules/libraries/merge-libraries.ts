import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { moveReferences, referringColumns } from './references.ts';
import { mapCode } from './staff-repository.ts';

interface Merged {
  readonly from: { readonly id: number; readonly code: string };
  readonly into: { readonly id: number };
}

/** Something is asked for, or on its way, between the two: it would go nowhere. */
export async function hasTraffic(trx: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from loan_request where ended_at is null
        and (origin_library_id, receiving_library_id) in ((${one}, ${other}), (${other}, ${one})))
      or exists (select from transit where arrived_at is null
        and (from_library_id, to_library_id) in ((${one}, ${other}), (${other}, ${one}))) as found`.execute(
    trx,
  );
  return rows[0]?.found ?? false;
}

/**
 * All that refers to a library moves to another; its settings (rules, hours, closures, couriers) go with
 * it. Records keep its code, which means the other one from then on.
 */
export async function mergeLibraries(trx: Db, { from, into }: Merged): Promise<void> {
  await endDoubleHolds(trx, from.id, into.id);
  await moveReferences(trx, await referringColumns(trx), from.id, into.id);
  await trx
    .updateTable('library_code')
    .set({ library_id: into.id })
    .where('library_id', '=', from.id)
    .execute();
  await trx.deleteFrom('library').where('id', '=', from.id).execute();
  await mapCode(trx, from.code, into.id);
}

/** Who waits for the same in both waits once: for the copy that is ready, else in the place they had first. */
async function endDoubleHolds(trx: Db, from: number, into: number): Promise<void> {
  await sql`
    with waiting as (
      select id, row_number() over (
          partition by person_id, title_id, volume, tome, part, additional_material
          order by state = 'released' desc, placed_at, id) as place
      from hold where library_id in (${from}, ${into}) and state <> 'ended'
    )
    update hold set state = 'ended', ended_at = now(), end_reason = 'by-staff'
      from waiting where waiting.id = hold.id and waiting.place > 1 and hold.state = 'waiting'`.execute(
    trx,
  );
}
