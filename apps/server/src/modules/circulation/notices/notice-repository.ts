import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { isWithinDays } from '../../../platform/sql/civil-days.ts';
import { factsIn } from './facts-in.ts';
import type { ToldNotice } from './sentence.ts';

interface NoticeFilter {
  readonly id?: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly language: Language;
}

export type KeptNotice = ToldNotice & {
  readonly id: number;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

/** Notices that a person has been told and has not removed, the newest first. */
export async function findNotices(
  db: Db,
  personId: number,
  { id, from, to, language }: NoticeFilter,
): Promise<readonly KeptNotice[]> {
  const rows = await db
    .selectFrom('notice as n')
    .select(['n.id', 'n.kind', factsIn('n', language).as('facts'), 'n.created_at', 'n.read_at'])
    .where('n.person_id', '=', personId)
    .where('n.removed_at', 'is', null)
    .where(isWithinDays('n.created_at', from, to))
    .$if(id !== undefined, (q) => q.where('n.id', '=', id ?? 0))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
  // Kind and facts were written together.
  return rows as unknown as readonly KeptNotice[];
}

export async function countUnreadNotices(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Marks a notice as read; the first time counts. */
export async function markNoticeRead(
  db: Db,
  personId: number,
  id: number,
  at: Date,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ read_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes a notice; false where this person has no such notice. */
export async function removeNotice(
  db: Db,
  personId: number,
  id: number,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('notice')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
