import type { Language } from '@estante/contract';
import type { AcquisitionState, Database, Db } from '@estante/database';
import { sql, type Insertable } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { cataloguedName } from './own-suggestion-repository.ts';
import { isInOrder } from './order-repository.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

export interface SuggestionFilter extends StaffListFilter {
  readonly state?: AcquisitionState | undefined;
}

/** Every suggestion that this login may see. */
function seen({ db, loginId }: Sight) {
  return db
    .selectFrom('acquisition_suggestion as s')
    .innerJoin('library as b', 'b.id', 's.library_id')
    .innerJoin('person as p', 'p.id', 's.person_id')
    .where(isSeenBy(loginId, 's.library_id'));
}

const listed = {
  library: 's.library_id',
  sentAt: 's.sent_at',
  words: sql<string>`concat_ws(' ', s.title, s.author, s.publisher, s.isbn_issn, p.name)`,
};

function found(sight: Sight, filter: SuggestionFilter) {
  return seen(sight).where(isListed(filter, listed));
}

function withNames(query: ReturnType<typeof seen>, language: Language) {
  return query
    .leftJoin('login as hl', 'hl.id', 's.handled_by')
    .leftJoin('person as hp', 'hp.id', 'hl.person_id')
    .selectAll('s')
    .select([
      nameIn('b', language).as('library'),
      'p.name as person',
      'p.emails',
      'hp.name as handler',
    ])
    .select([cataloguedName.as('catalogued'), isInOrder.as('is_ordered')]);
}

export type SuggestionRow = Awaited<ReturnType<typeof findSuggestions>>[number];

/** A page of suggestions, the newest first. */
export function findSuggestions(
  sight: Sight,
  filter: SuggestionFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const { state } = filter;
  return withNames(found(sight, filter), sight.language)
    .$if(state !== undefined, (q) => q.where('s.state', '=', state ?? 'cancelled'))
    .orderBy('s.sent_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Number of suggestions of the list in each state, whatever state is asked for. */
export async function countByState(
  sight: Sight,
  filter: SuggestionFilter,
): Promise<ReadonlyMap<AcquisitionState, number>> {
  const rows = await found(sight, filter)
    .select(['s.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('s.state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findSuggestion(sight: Sight, id: number): Promise<SuggestionRow | undefined> {
  return withNames(seen(sight), sight.language).where('s.id', '=', id).executeTakeFirst();
}

/** Locks a suggestion until the end of the transaction: nobody orders or handles it meanwhile. */
export async function lockSuggestion(sight: Sight, id: number): Promise<SuggestionRow | undefined> {
  await seen(sight).where('s.id', '=', id).select('s.id').forUpdate('s').execute();
  // Read only now: the lock's own statement does not see what another transaction ordered meanwhile.
  return findSuggestion(sight, id);
}

export interface SuggestionDecision {
  readonly id: number;
  readonly from: AcquisitionState;
  readonly to: AcquisitionState;
  /** Words of the library given with this move; '' for none. */
  readonly answer: string;
  readonly at: Date;
}

/**
 * Writes the state of a locked suggestion, by whom and when it was given, and the library's answer, where there is one;
 * otherwise the former answer stays.
 */
export async function changeState(
  { db, loginId }: Pick<Sight, 'db' | 'loginId'>,
  { id, from, to, answer, at }: SuggestionDecision,
): Promise<void> {
  await db
    .updateTable('acquisition_suggestion')
    .set({ state: to, handled_at: at, handled_by: loginId })
    .$if(answer !== '', (q) => q.set({ answer }))
    .$if(from !== to, (q) => q.set({ moved_at: at }))
    .where('id', '=', id)
    .execute();
}

/**
 * Says which title of the catalogue a suggestion is; null: none. A link that is taken away is
 * remembered: none is made by its ISBN again.
 */
export async function linkTitle(db: Db, id: number, titleId: number | null): Promise<void> {
  const isNoTitle =
    titleId === null ? sql<boolean>`is_no_title or title_id is not null` : sql<boolean>`false`;
  await db
    .updateTable('acquisition_suggestion')
    .set({ title_id: titleId, is_no_title: isNoTitle })
    .where('id', '=', id)
    .execute();
}

/** A person's suggestions that nobody has taken on. */
export async function countPending(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('acquisition_suggestion')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('state', '=', 'pre-suggestion')
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type NewSuggestion = Omit<
  Insertable<Database['acquisition_suggestion']>,
  'id' | 'state' | 'answer' | 'handled_at' | 'handled_by' | 'moved_at'
>;

/** Writes a suggestion and returns its number. */
export async function insertSuggestion(db: Db, suggestion: NewSuggestion): Promise<number> {
  const { id } = await db
    .insertInto('acquisition_suggestion')
    .values(suggestion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
