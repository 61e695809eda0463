import type { Language } from '@estante/contract';
import type { Db, LoanRequestState } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';

const titleName = sql<string>`coalesce(t.description ->> 'title', '')`;

/** Requests with the names of what they are about. */
function requests(db: Db, language: Language) {
  return db
    .selectFrom('loan_request as r')
    .innerJoin('library as o', 'o.id', 'r.origin_library_id')
    .innerJoin('library as d', 'd.id', 'r.receiving_library_id')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .leftJoin('service_point as s', 's.id', 'r.service_point_id')
    .leftJoin('title as t', 't.id', 'r.title_id')
    .leftJoin('copy as c', 'c.id', 'r.copy_id')
    .selectAll('r')
    .select([
      nameIn('o', language).as('origin'),
      nameIn('d', language).as('receiving'),
      nameIn<string | null>('s', language).as('service_point'),
      'p.name as person',
    ])
    .select(['t.id as known_title', 'c.barcode', titleName.as('title')]);
}

export type RequestRow = Awaited<ReturnType<typeof findOwn>>[number];

/** All requests of a person, the newest first, those they removed too. */
export function findOwn(db: Db, personId: number, language: Language) {
  return requests(db, language)
    .where('r.person_id', '=', personId)
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

export function findOwnOne(
  db: Db,
  { personId, id }: { readonly personId: number; readonly id: number },
  language: Language,
): Promise<RequestRow | undefined> {
  return requests(db, language)
    .where('r.person_id', '=', personId)
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export interface RequestFilter extends StaffListFilter {
  readonly state?: LoanRequestState | undefined;
}

/** Every request that this login of the staff sends or receives. */
function seen({ db, loginId, language }: Sight) {
  return requests(db, language)
    .where(
      sql<boolean>`(${isSeenBy(loginId, 'r.origin_library_id')}
        or ${isSeenBy(loginId, 'r.receiving_library_id')})`,
    )
    .select([
      sql<boolean>`${isSeenBy(loginId, 'r.origin_library_id')}`.as('sends'),
      sql<boolean>`${isSeenBy(loginId, 'r.receiving_library_id')}`.as('receives'),
    ]);
}

const listed = {
  library: 'r.origin_library_id',
  sentAt: 'r.requested_at',
  words: sql<string>`concat_ws(' ', 'SE-' || r.id, p.name, c.barcode, t.description ->> 'title')`,
};

function found(sight: Sight, { libraryId, ...filter }: RequestFilter) {
  return seen(sight)
    .where(isListed(filter, listed))
    .$if(libraryId !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('r.origin_library_id', '=', libraryId ?? 0),
          eb('r.receiving_library_id', '=', libraryId ?? 0),
        ]),
      ),
    );
}

export type HandledRow = Awaited<ReturnType<typeof findToHandle>>[number];

/** A page of the staff's list, the newest first. */
export function findToHandle(
  sight: Sight,
  filter: RequestFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return found(sight, filter)
    .$if(filter.state !== undefined, (q) => q.where('r.state', '=', filter.state ?? 'waiting'))
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Requests that wait to be sent by the unit of the asker, the first asked for first. */
export function findToSend(sight: Sight): Promise<readonly HandledRow[]> {
  return seen(sight)
    .where('r.state', '=', 'waiting')
    .where(isSeenBy(sight.loginId, 'r.origin_library_id'))
    .orderBy('r.requested_at')
    .orderBy('r.id')
    .execute();
}

/** Number of requests of the list in each state, whatever state is asked for. */
export async function countByState(
  sight: Sight,
  filter: RequestFilter,
): Promise<ReadonlyMap<LoanRequestState, number>> {
  const rows = await sight.db
    .selectFrom(found(sight, filter).as('f'))
    .select(['f.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('f.state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findOneToHandle(sight: Sight, id: number): Promise<HandledRow | undefined> {
  return seen(sight).where('r.id', '=', id).executeTakeFirst();
}
