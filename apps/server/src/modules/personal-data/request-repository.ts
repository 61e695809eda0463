import { personalFields, type DataRequestState, type Language } from '@estante/contract';
import { sql, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

interface RequestFilter extends StaffListFilter {
  readonly state?: DataRequestState | undefined;
}

const state = sql<DataRequestState>`case when r.is_granted is null then 'pendente'
  when r.is_granted then 'aceito' else 'recusado' end`;

/** Every request that this login may see. */
function seen({ db, loginId }: Sight) {
  return db
    .selectFrom('personal_data_request as r')
    .innerJoin('library as b', 'b.id', 'r.library_id')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .where(isSeenBy(loginId, 'r.library_id'));
}

const listed = { library: 'r.library_id', sentAt: 'r.sent_at', words: sql<string>`p.name` };

function found(sight: Sight, filter: RequestFilter) {
  return seen(sight).where(isListed(filter, listed));
}

function withNames(query: ReturnType<typeof seen>, language: Language) {
  return query
    .leftJoin('login as al', 'al.id', 'r.answered_by')
    .leftJoin('person as ap', 'ap.id', 'al.person_id')
    .selectAll('r')
    .select([
      nameIn('b', language).as('library'),
      'p.name as person',
      'p.emails',
      state.as('state'),
    ])
    .select('ap.name as answerer');
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number];

/** A page of requests, the newest first. */
export function findRequests(
  sight: Sight,
  filter: RequestFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return withNames(found(sight, filter), sight.language)
    .$if(filter.state !== undefined, (q) => q.where(sql<SqlBool>`${state} = ${filter.state ?? ''}`))
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts the requests of the list in each state, whatever state is asked for. */
export async function countRequests(
  sight: Sight,
  filter: RequestFilter,
): Promise<ReadonlyMap<DataRequestState, number>> {
  const rows = await found(sight, filter)
    .select([state.as('state'), (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findRequest(sight: Sight, id: number): Promise<RequestRow | undefined> {
  return withNames(seen(sight), sight.language).where('r.id', '=', id).executeTakeFirst();
}

interface Decision {
  readonly id: number;
  /** Moment at which the request that was seen was sent, to the millisecond. */
  readonly seen: Date;
  readonly isGranted: boolean;
  readonly answer: string;
  readonly at: Date;
}

/** Keeps a decision; false where the request was answered, added to or taken back since it was seen. */
export async function keepDecision({ db, loginId }: Sight, one: Decision): Promise<boolean> {
  const decided = {
    is_granted: one.isGranted,
    answer: one.answer,
    answered_at: one.at,
    answered_by: loginId,
  };
  const row = await db
    .updateTable('personal_data_request as r')
    .set(decided)
    .where('r.id', '=', one.id)
    .where('r.sent_at', '=', one.seen)
    .where('r.answered_at', 'is', null)
    .where(isSeenBy(loginId, 'r.library_id'))
    .returning('r.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Fields of a request in the order of the page. */
export const fieldsIn = (changes: Readonly<Record<string, string>>) =>
  (['email', ...personalFields] as const).flatMap((campo) => {
    const valor = changes[campo];
    return valor === undefined ? [] : [{ campo, valor }];
  });
