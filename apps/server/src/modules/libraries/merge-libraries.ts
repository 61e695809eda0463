import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Whether something is asked for, or on its way, between the two: it would go nowhere. */
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

/** Moves self-service: readers who borrowed by themselves at one library then do so at the other. */
export async function moveSelfService(trx: Db, from: number, into: number): Promise<void> {
  await sql`update institution_setting set value = to_jsonb(${into}::integer)
    where key = 'selfServiceLibrary' and value = to_jsonb(${from}::integer)`.execute(trx);
}

/**
 * Ends the second hold of readers who wait for the same in both libraries: they keep the copy that is ready,
 * else the place they had first.
 */
export async function endDoubleHolds(trx: Db, from: number, into: number): Promise<void> {
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
