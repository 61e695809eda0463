import type { Db, Language } from '@estante/database';
import type { Changes } from './personal-values.ts';

export interface Owner {
  readonly id: number;
  readonly name: string;
  readonly emails: readonly string[];
  readonly receives_mail: boolean;
  readonly language: Language;
}

export async function findOwner(db: Db, personId: number): Promise<Owner | null> {
  const row = await db
    .selectFrom('person')
    .select(['id', 'name', 'emails', 'receives_mail', 'language'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the request that waits for an answer; a person has one at most. */
export async function findOpenRequest(db: Db, personId: number) {
  const row = await db
    .selectFrom('personal_data_request')
    .select(['id', 'changes', 'sent_at'])
    .where('person_id', '=', personId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findLastAnswer(db: Db, personId: number) {
  const row = await db
    .selectFrom('personal_data_request')
    .select(['is_granted', 'answered_at', 'answer'])
    .where('person_id', '=', personId)
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

interface ChangeRequest {
  readonly personId: number;
  readonly loginId: number;
  readonly changes: Changes;
  readonly language: Language;
  readonly at: Date;
}

/** Adds to what the person asks for already. Under the lock of the person. */
export async function askLibrary(trx: Db, asked: ChangeRequest): Promise<void> {
  const { personId, loginId, language, at: sent_at } = asked;
  const open = await findOpenRequest(trx, personId);
  const changes = JSON.stringify({ ...open?.changes, ...asked.changes });
  if (open) {
    const changed = { changes, language, sent_at };
    await trx.updateTable('personal_data_request').set(changed).where('id', '=', open.id).execute();
    return;
  }
  await trx
    .insertInto('personal_data_request')
    .columns(['person_id', 'library_id', 'changes', 'language', 'sent_at'])
    .expression((eb) =>
      eb
        .selectFrom('login')
        .select((of) => [
          'person_id',
          'library_id',
          of.cast<string>(of.val(changes), 'jsonb').as('changes'),
          of.val(language).as('language'),
          of.cast<Date>(of.val(sent_at), 'timestamptz').as('sent_at'),
        ])
        .where('id', '=', loginId)
        .where('person_id', '=', personId),
    )
    .execute();
}

interface UnitChange {
  /** Number of the library that the reader leaves. */
  readonly from: number;
  readonly to: number;
}

/** Hands the request that waits for an answer to the staff of the unit that its reader has moved to. */
export async function moveOpenRequest(
  trx: Db,
  personId: number,
  { from, to }: UnitChange,
): Promise<void> {
  await trx
    .updateTable('personal_data_request')
    .set({ library_id: to })
    .where('person_id', '=', personId)
    .where('library_id', '=', from)
    .where('answered_at', 'is', null)
    .execute();
}

export async function removeOpenRequest(db: Db, personId: number): Promise<void> {
  await db
    .deleteFrom('personal_data_request')
    .where('person_id', '=', personId)
    .where('answered_at', 'is', null)
    .execute();
}
