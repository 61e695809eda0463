import type { Language } from '@estante/contract';
import type { Database, Db, TitleCommentState } from '@estante/database';
import { sql, type Insertable } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { counts } from './rating-repository.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

/** The title as its page heads it, without its subtitle. */
const titleName = sql<string>`t.description ->> 'title'`;

export interface Stretch {
  readonly page: number;
  readonly size: number;
}

/** Finds the comments on a title that everybody may read, the newest first, and their number. */
export async function findApproved(db: Db, titleId: number, { page, size }: Stretch) {
  const rows = await db
    .selectFrom('title_comment as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .leftJoin('title_rating as r', (join) =>
      join
        .onRef('r.person_id', '=', 'c.person_id')
        .onRef('r.title_id', '=', 'c.title_id')
        .on(counts),
    )
    .select(['c.id', 'c.content', 'c.sent_at', 'p.name as person', 'r.stars'])
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .where('c.title_id', '=', titleId)
    .where('c.state', '=', 'approved')
    .orderBy('c.sent_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const isPast = rows.length === 0 && page > 1;
  return { rows, total: isPast ? await countApproved(db, titleId) : (rows[0]?.total ?? 0) };
}

function countApproved(db: Db, titleId: number): Promise<number> {
  return countOf(
    db
      .selectFrom('title_comment')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('title_id', '=', titleId)
      .where('state', '=', 'approved'),
  );
}

/** A person's comments on a title, in any state, the newest first. */
export function findOwn(db: Db, personId: number, titleId: number) {
  return db
    .selectFrom('title_comment')
    .selectAll()
    .where('person_id', '=', personId)
    .where('title_id', '=', titleId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Selects what a person has said of titles, in words or stars. */
const said = (personId: number) => sql`(
  select title_id, id, state, sent_at as at from title_comment where person_id = ${personId}
  union all
  select title_id, null, null, rated_at from title_rating where person_id = ${personId})`;

export interface CommentedRow {
  readonly id: number;
  readonly name: string;
  readonly total: number;
  readonly pending: number;
  readonly last: Date;
}

/** Titles that a person has commented on or rated, the last one first. */
export async function findCommented(db: Db, personId: number, { page, size }: Stretch) {
  const { rows } = await sql<CommentedRow>`
    select t.id, ${titleName} as name, count(s.id)::integer as total, max(s.at) as last,
      (count(*) filter (where s.state = 'pending'))::integer as pending
    from ${said(personId)} s join title t on t.id = s.title_id
    group by t.id order by last desc, t.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

export async function countCommented(db: Db, personId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(distinct s.title_id)::integer as total from ${said(personId)} s`.execute(db);
  return rows[0]?.total ?? 0;
}

export function countPending(db: Db, personId: number): Promise<number> {
  return countOf(
    db
      .selectFrom('title_comment')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('person_id', '=', personId)
      .where('state', '=', 'pending'),
  );
}

async function countOf(query: {
  executeTakeFirstOrThrow(): Promise<{ readonly total: string }>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).total);
}

export type NewComment = Pick<
  Insertable<Database['title_comment']>,
  'person_id' | 'title_id' | 'content' | 'language' | 'sent_at'
>;

/** Writes a comment, to the unit of the login it is written with; returns it as it stands. */
export function insertComment(db: Db, loginId: number, comment: NewComment) {
  return db
    .insertInto('title_comment')
    .values((eb) => ({
      ...comment,
      library_id: eb.selectFrom('login').select('library_id').where('id', '=', loginId),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a comment; false where it was not there, or not the person's. */
export async function deleteOwn(db: Db, personId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('title_comment')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface CommentFilter extends StaffListFilter {
  readonly state?: TitleCommentState | undefined;
}

/** Every comment that this login of the staff may see. */
function seen({ db, loginId }: Sight) {
  return db
    .selectFrom('title_comment as c')
    .innerJoin('library as b', 'b.id', 'c.library_id')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .innerJoin('title as t', 't.id', 'c.title_id')
    .where(isSeenBy(loginId, 'c.library_id'));
}

const listed = {
  library: 'c.library_id',
  sentAt: 'c.sent_at',
  words: sql<string>`concat_ws(' ', c.content, p.name, ${titleName})`,
};

function found(sight: Sight, filter: CommentFilter) {
  return seen(sight).where(isListed(filter, listed));
}

function withNames(query: ReturnType<typeof seen>, language: Language) {
  return query
    .leftJoin('login as dl', 'dl.id', 'c.decided_by')
    .leftJoin('person as dp', 'dp.id', 'dl.person_id')
    .selectAll('c')
    .leftJoin('title_rating as r', 'r.comment_id', 'c.id')
    .select([
      nameIn('b', language).as('library'),
      'p.name as person',
      'p.emails',
      'dp.name as decider',
      'r.stars',
    ])
    .select(titleName.as('title'));
}

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** A page of the staff's list, the newest first. */
export function findComments(sight: Sight, filter: CommentFilter, { page, size }: Stretch) {
  return withNames(found(sight, filter), sight.language)
    .$if(filter.state !== undefined, (q) => q.where('c.state', '=', filter.state ?? 'pending'))
    .orderBy('c.sent_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Counts the comments of the list in each state, whatever state is asked for. */
export async function countByState(
  sight: Sight,
  filter: CommentFilter,
): Promise<ReadonlyMap<TitleCommentState, number>> {
  const rows = await found(sight, filter)
    .select(['c.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('c.state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findComment(sight: Sight, id: number): Promise<CommentRow | undefined> {
  return withNames(seen(sight), sight.language).where('c.id', '=', id).executeTakeFirst();
}

export interface Decision {
  readonly id: number;
  /** Moment at which it was last decided, as it was seen. */
  readonly seen: Date | null;
  readonly to: Exclude<TitleCommentState, 'pending'>;
  readonly reason: string;
  readonly at: Date;
}

/** Decides a comment; false where somebody has done so since it was seen. */
export async function decide(
  { db, loginId }: Sight,
  { id, seen: last, to, reason, at }: Decision,
): Promise<boolean> {
  const row = await db
    .updateTable('title_comment as c')
    .set({ state: to, reason, decided_at: at, decided_by: loginId })
    .where('c.id', '=', id)
    .where('c.decided_at', 'is not distinct from', last)
    .where(isSeenBy(loginId, 'c.library_id'))
    .returning('c.id')
    .executeTakeFirst();
  return row !== undefined;
}
