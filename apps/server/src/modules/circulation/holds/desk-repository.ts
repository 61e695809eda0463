import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';
import { dateOf } from '../facts/index.ts';

/** On the hold shelf; ended there and not taken off it; waiting. */
export type DeskState = 'released' | 'left' | 'waiting';

/**
 * Whether a hold `h` ended on the hold shelf, and nobody has taken its copy off, lent it or ended a later
 * hold there.
 */
export const isLeft = sql<SqlBool>`(h.state = 'ended' and h.copy_id is not null
  and h.taken_off_at is null
  and not exists (select from loan l where l.copy_id = h.copy_id and l.lent_at >= h.ended_at)
  and not exists (select from hold later where later.copy_id = h.copy_id
    and later.state = 'ended' and (later.ended_at, later.id) > (h.ended_at, h.id)))`;

const stands: Readonly<Record<DeskState, RawBuilder<SqlBool>>> = {
  released: sql<SqlBool>`h.state = 'released'`,
  left: isLeft,
  waiting: sql<SqlBool>`h.state = 'waiting'`,
};

const firstIs: Readonly<Record<DeskState, RawBuilder<unknown>>> = {
  released: sql`h.pickup_until`,
  left: sql`h.ended_at`,
  waiting: sql`h.placed_at`,
};

const titleName = sql<string>`coalesce(t.description ->> 'title', g.title, '')`;

/** Every hold that this login of the staff may see. */
function seen({ db, loginId }: Sight) {
  return db
    .selectFrom('hold as h')
    .innerJoin('library as b', 'b.id', 'h.library_id')
    .innerJoin('person as p', 'p.id', 'h.person_id')
    .innerJoin('login as w', 'w.id', 'h.login_id')
    .leftJoin('title as t', 't.id', 'h.title_id')
    .leftJoin('gone_title as g', 'g.id', 'h.title_id')
    .leftJoin('copy as c', 'c.id', 'h.copy_id')
    .leftJoin('location as s', 's.id', 'h.location_id')
    .leftJoin('hold as n', (join) =>
      join.onRef('n.copy_id', '=', 'h.copy_id').on('n.state', '=', 'released'),
    )
    .leftJoin('person as np', 'np.id', 'n.person_id')
    .where(isSeenBy(loginId, 'h.library_id'));
}

const listed = {
  library: 'h.library_id',
  sentAt: 'h.placed_at',
  words: sql<string>`concat_ws(' ', ${titleName}, p.name, w.username, c.barcode)`,
};

function withNames(query: ReturnType<typeof seen>, language: Language) {
  return query
    .selectAll('h')
    .select([
      nameIn('b', language).as('library'),
      'p.name as person',
      'w.username',
      nameIn<string | null>('s', language).as('location'),
    ])
    .select(['c.barcode', 'c.call_number', 'n.id as next_id', 'np.name as next_person'])
    .select(['n.pickup_until as next_until', titleName.as('title')])
    .select(sql<boolean>`(t.id is not null and t.withdrawn_at is null)`.as('is_there'));
}

export type DeskRow = Awaited<ReturnType<typeof findDeskHolds>>[number];

/** A page of holds in one state: what is to be done first comes first. */
export function findDeskHolds(
  sight: Sight,
  { state, ...filter }: StaffListFilter & { readonly state: DeskState },
  { page, size }: { readonly page: number; readonly size: number },
) {
  return withNames(seen(sight), sight.language)
    .where(isListed(filter, listed))
    .where(stands[state])
    .orderBy(firstIs[state])
    .orderBy('h.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Number of holds of the list in each state. */
export async function countDeskHolds(
  sight: Sight,
  filter: StaffListFilter,
): Promise<Readonly<Record<DeskState, number>>> {
  const counted = (state: DeskState) => sql<string>`count(*) filter (where ${stands[state]})`;
  const row = await seen(sight)
    .where(isListed(filter, listed))
    .select([
      counted('released').as('released'),
      counted('left').as('left'),
      counted('waiting').as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return {
    released: Number(row.released),
    left: Number(row.left),
    waiting: Number(row.waiting),
  };
}

/** A hold that this login of the staff may see, in any state. */
export function findDeskHold(sight: Sight, id: number) {
  return withNames(seen(sight), sight.language)
    .select(sql<boolean>`coalesce(${isLeft}, false)`.as('is_left'))
    .where('h.id', '=', id)
    .executeTakeFirst();
}

export async function markTakenOff(trx: Db, id: number, at: Temporal.Instant): Promise<void> {
  await trx
    .updateTable('hold')
    .set({ taken_off_at: dateOf(at) })
    .where('id', '=', id)
    .execute();
}
