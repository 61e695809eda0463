import type { Language } from '@estante/contract';
import type { AcquisitionState, Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isWithinDays } from '../../platform/sql/civil-days.ts';

/** Suggestions of one person, sent within days 'YYYY-MM-DD'; ends that are not given are open. */
export interface OwnFilter {
  readonly db: Db;
  readonly personId: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly state?: AcquisitionState | undefined;
  readonly language: Language;
}

/** The name of the title that a suggestion `s` is, while the catalogue has it. */
export const cataloguedName = sql<string | null>`(
  select t.description ->> 'title' from title t
  where t.id = s.title_id and t.withdrawn_at is null)`;

function own({ db, personId, from, to, state }: OwnFilter) {
  return db
    .selectFrom('acquisition_suggestion as s')
    .where('s.person_id', '=', personId)
    .where(isWithinDays('s.sent_at', from, to))
    .$if(state !== undefined, (q) => q.where('s.state', '=', state ?? 'cancelled'));
}

export type OwnSuggestionRow = Awaited<ReturnType<typeof findOwn>>[number];

/** A page of a person's suggestions, the newest first. */
export function findOwn(
  filter: OwnFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return own(filter)
    .innerJoin('library as b', 'b.id', 's.library_id')
    .selectAll('s')
    .select([nameIn('b', filter.language).as('library'), cataloguedName.as('catalogued')])
    .orderBy('s.sent_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countOwn(filter: OwnFilter): Promise<ReadonlyMap<AcquisitionState, number>> {
  const rows = await own(filter)
    .select(['s.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('s.state')
    .execute();
  return new Map(rows.map(({ state, total }) => [state, Number(total)]));
}
