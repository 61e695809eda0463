import type { Db } from '@estante/database';

interface SuspensionLift {
  readonly id: number;
  readonly reason: string;
  readonly at: Date;
  readonly liftedBy: number;
  readonly today: string;
}

/** Lifts a suspension; false where it was lifted before, or has ended by itself. */
export async function lift(
  trx: Db,
  { id, reason, at, liftedBy, today }: SuspensionLift,
): Promise<boolean> {
  const row = await trx
    .updateTable('suspension')
    .set({ lifted_at: at, lifted_by: liftedBy, lift_reason: reason })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .where('until_day', '>=', today)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
