import type { Database, Db, RequestState } from '@estante/database';
import type { Insertable } from 'kysely';
import type { OwnFilter } from './request-rows.ts';

export type NewRequest = Pick<
  Insertable<Database['request']>,
  | 'person_id'
  | 'login_id'
  | 'library_id'
  | 'kind'
  | 'document'
  | 'details'
  | 'emails'
  | 'note'
  | 'language'
  | 'sent_at'
  | 'due_on'
>;

/** Writes a request; returns its number. */
export async function insertRequest(trx: Db, request: NewRequest): Promise<number> {
  const { id } = await trx
    .insertInto('request')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const over: readonly RequestState[] = ['finished', 'not-finished'];

/** A person's requests of any kind that are open. */
export async function countOpen(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('state', 'not in', over)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts the requests of a person of one kind in each state. */
export async function countOwn(
  db: Db,
  { personId, kind }: Omit<OwnFilter, 'state'>,
): Promise<ReadonlyMap<RequestState, number>> {
  const rows = await db
    .selectFrom('request')
    .select(['state', (eb) => eb.fn.countAll<string>().as('total')])
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

/** Finds the addresses and the library that a new request begins with. */
export async function findContact(db: Db, loginId: number) {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['p.emails', 'l.library_id as libraryId'])
    .where('l.id', '=', loginId)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a person's own request that nobody has taken on; false where somebody has. */
export async function cancelOwn(db: Db, personId: number, id: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('request')
    .set({ state: 'not-finished', ended_by: 'patron', handled_at: at, handled_by: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
