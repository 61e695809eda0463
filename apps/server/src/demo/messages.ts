import type { Db } from '@estante/database';
import {
  demoComments,
  demoReader,
  demoSuggestions,
  demoTitleComments,
  demoTitleRatings,
  demoVendors,
  type DemoComment,
  type DemoSuggestion,
} from '@estante/database/demo';
import { headingKey } from '@estante/marc';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/**
 * Writes comments and acquisition suggestions of readers, and what came of them, where there is no comment
 * yet.
 */
export async function writeMessages(trx: Db, clock: Clock): Promise<void> {
  const something = await trx.selectFrom('general_comment').select('id').limit(1).execute();
  if (something.length > 0) return;
  const names = await readNames(trx);
  const ago = (days: number) => new Date(clock.now().epochMilliseconds - days * 86_400_000);
  const comments = demoComments.map((comment) => commentRow(comment, names, ago));
  await trx.insertInto('general_comment').values(comments).execute();
  const suggestions = demoSuggestions.map((one) => suggestionRow(one, names, ago));
  await trx.insertInto('acquisition_suggestion').values(suggestions).execute();
}

/** Writes comments of readers on titles with the decisions on them, and ratings. */
export async function writeTitleComments(trx: Db, clock: Clock): Promise<void> {
  const names = await readNames(trx);
  const titles = await trx
    .selectFrom('title')
    .select(['id', sql<string>`description ->> 'title'`.as('name')])
    .where('work_type', 'in', ['book', 'serial'])
    .orderBy('id')
    .execute();
  const ago = (days: number) => new Date(clock.now().epochMilliseconds - days * 86_400_000);
  const rows = demoTitleComments.map((comment) => ({
    person_id: names.person(comment.from),
    title_id: titles.find(({ name }) => name === comment.title)?.id ?? 0,
    library_id: names.login(comment.from).library_id,
    content: comment.content,
    language: 'pt' as const,
    sent_at: ago(comment.daysAgo),
    state: comment.state,
    reason: comment.reason ?? '',
    decided_at: comment.state === 'pending' ? null : ago(comment.daysAgo - 1),
    decided_by: comment.state === 'pending' ? null : names.login(demoReader).id,
  }));
  const written = await trx
    .insertInto('title_comment')
    .values(rows)
    .returning(['id', 'person_id', 'title_id', 'sent_at'])
    .execute();
  const withComments = demoTitleComments.flatMap(({ stars, content }) => {
    const at = rows.findIndex((row) => row.content === content);
    const comment = written[at];
    return stars === undefined || !comment ? [] : [{ ...comment, stars }];
  });
  const alone = demoTitleRatings.map(({ from, title, daysAgo, stars }) => ({
    person_id: names.person(from),
    title_id: titles.find(({ name }) => name === title)?.id ?? 0,
    stars,
    rated_at: ago(daysAgo),
    comment_id: null,
  }));
  const ratings = withComments.map(({ id, sent_at, ...rating }) => ({
    ...rating,
    rated_at: sent_at,
    comment_id: id,
  }));
  await trx
    .insertInto('title_rating')
    .values([...ratings, ...alone])
    .execute();
}

export async function writeVendors(trx: Db): Promise<void> {
  const rows = demoVendors.map(({ hosts, ...vendor }) => ({
    ...vendor,
    hosts: [...hosts],
    secret: randomBytes(32),
  }));
  await trx
    .insertInto('vendor')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Names = Awaited<ReturnType<typeof readNames>>;
type DaysAgo = (days: number) => Date;

async function readNames(trx: Db) {
  const logins = await trx
    .selectFrom('login')
    .select(['id', 'person_id', 'username', 'library_id'])
    .execute();
  const libraries = await trx.selectFrom('library').select(['id', 'code']).execute();
  const login = (username: string) => {
    const found = logins.find((one) => one.username === username);
    if (!found) throw new Error(`the demo network has no login '${username}'`);
    return found;
  };
  return {
    login,
    person: (username: string) => login(username).person_id,
    library: (code: string) => libraries.find((one) => one.code === code)?.id ?? 0,
  };
}

function commentRow(comment: DemoComment, names: Names, ago: DaysAgo) {
  const { from, library, daysAgo, language = 'pt', content, isRead = false } = comment;
  const { answer = null } = comment;
  const reader = names.login(demoReader).id;
  const later = ago(daysAgo - 1);
  return {
    person_id: names.person(from),
    library_id: names.library(library),
    content,
    language,
    sent_at: ago(daysAgo),
    read_at: isRead ? later : null,
    read_by: isRead ? reader : null,
    answer,
    answered_at: answer === null ? null : later,
    answered_by: answer === null ? null : reader,
  };
}

function suggestionRow(suggestion: DemoSuggestion, names: Names, ago: DaysAgo) {
  const { from, library, daysAgo, title, author, publisher, state, taught } = suggestion;
  return {
    person_id: names.person(from),
    library_id: names.library(library),
    title,
    title_key: headingKey(title),
    author,
    publisher,
    edition: suggestion.edition ?? '',
    isbn_issn: '',
    is_serial: suggestion.isSerial ?? false,
    notes: suggestion.notes ?? '',
    course_code: taught?.course[0] ?? null,
    course_name: taught?.course[1] ?? null,
    discipline_code: taught?.discipline[0] ?? null,
    discipline_name: taught?.discipline[1] ?? null,
    copies: taught?.copies ?? null,
    language: 'pt' as const,
    sent_at: ago(daysAgo),
    state: state ?? ('pre-suggestion' as const),
    handled_at: state ? ago(daysAgo - 2) : null,
    moved_at: state ? ago(daysAgo - 2) : null,
    handled_by: state ? names.login(demoReader).id : null,
    answer: suggestion.answer ?? '',
  };
}
