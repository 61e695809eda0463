import type { CommentState, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

export interface CommentFilter extends StaffListFilter {
  readonly state?: CommentState | undefined;
}

const state = sql<CommentState>`case when c.answered_at is not null then 'respondido'
  when c.read_at is not null then 'lido' else 'pendente' end`;

/** Every comment that this login may see. */
function seen({ db, loginId }: Sight) {
  return db
    .selectFrom('general_comment as c')
    .innerJoin('library as b', 'b.id', 'c.library_id')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .where(isSeenBy(loginId, 'c.library_id'));
}

const listed = {
  library: 'c.library_id',
  sentAt: 'c.sent_at',
  words: sql<string>`c.content || ' ' || p.name`,
};

function found(sight: Sight, filter: CommentFilter) {
  return seen(sight).where(isListed(filter, listed));
}

function withNames(query: ReturnType<typeof seen>, language: Language) {
  return query
    .leftJoin('login as rl', 'rl.id', 'c.read_by')
    .leftJoin('person as rp', 'rp.id', 'rl.person_id')
    .leftJoin('login as al', 'al.id', 'c.answered_by')
    .leftJoin('person as ap', 'ap.id', 'al.person_id')
    .selectAll('c')
    .select([
      nameIn('b', language).as('library'),
      'p.name as person',
      'p.emails',
      state.as('state'),
    ])
    .select(['rp.name as reader', 'ap.name as answerer']);
}

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** A page of comments, the newest first. */
export function findComments(
  sight: Sight,
  filter: CommentFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return withNames(found(sight, filter), sight.language)
    .$if(filter.state !== undefined, (q) => q.where(sql<SqlBool>`${state} = ${filter.state ?? ''}`))
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
): Promise<ReadonlyMap<CommentState, number>> {
  const rows = await found(sight, filter)
    .select([state.as('state'), (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

export function findComment(sight: Sight, id: number): Promise<CommentRow | undefined> {
  return withNames(seen(sight), sight.language).where('c.id', '=', id).executeTakeFirst();
}

/** Marks it as read, once; nothing where the login may not see it. */
export async function markRead({ db, loginId }: Sight, id: number, at: Date): Promise<void> {
  await db
    .updateTable('general_comment as c')
    .set({ read_at: at, read_by: loginId })
    .where('c.id', '=', id)
    .where('c.read_at', 'is', null)
    .where(isSeenBy(loginId, 'c.library_id'))
    .execute();
}

/** Keeps the answer to a comment; false where there is one already. */
export async function keepAnswer(
  { db, loginId }: Sight,
  id: number,
  answer: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('general_comment as c')
    .set((eb) => ({
      answer,
      answered_at: at,
      answered_by: loginId,
      read_at: eb.fn.coalesce('c.read_at', eb.val(at)),
      read_by: eb.fn.coalesce('c.read_by', eb.val(loginId)),
    }))
    .where('c.id', '=', id)
    .where('c.answered_at', 'is', null)
    .where(isSeenBy(loginId, 'c.library_id'))
    .returning('c.id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countPending(db: Db, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('general_comment')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface NewComment {
  readonly person_id: number;
  readonly library_id: number;
  readonly content: string;
  readonly language: 'pt' | 'en' | 'es';
  readonly sent_at: Date;
}

/** Writes a comment and returns its number. */
export async function insertComment(db: Db, comment: NewComment): Promise<number> {
  const { id } = await db
    .insertInto('general_comment')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
