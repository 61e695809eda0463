import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { dateOf } from '../facts/index.ts';
import { factsIn } from './facts-in.ts';
import { findReader, postToReader, type LetterDeps } from './letter.ts';
import { openLetterWays } from './letter-ways.ts';
import { noticeSentence, type ToldNotice } from './sentence.ts';

/** Writes to each person one letter with what they were told and has not been in one. */
export async function sendLetters(
  deps: LetterDeps,
  signal: AbortSignal,
): Promise<{ readonly letters: number }> {
  const people = await findToWriteTo(deps.db);
  const written = await eachByItself(people, signal, (personId) => sendLetterTo(deps, personId));
  return { letters: written.filter(Boolean).length };
}

async function findToWriteTo(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('notice')
    .select('person_id')
    .distinct()
    .where('mailed_at', 'is', null)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/**
 * Settles the notices of a person and posts the letter with them as one: a second call finds nothing to tell. False
 * where there was no letter: the person wants none, or has no address.
 */
export function sendLetterTo(deps: LetterDeps, personId: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const reader = await findReader(trx, personId);
    const told = { at: dateOf(deps.clock.now()), language: reader?.language ?? 'pt' };
    const notices = await settle(trx, personId, told);
    if (!reader || notices.length === 0) return false;
    const t = translatorFor(reader.language);
    const list = await writeList({ ...deps, db: trx }, reader, notices);
    await postToReader(trx, deps, reader, ({ institution }) => ({
      subject: t('notices.letter.subject', { count: notices.length, institution }),
      list,
    }));
    return true;
  });
}

/** Lists the notices, each with what can be done about it. */
async function writeList(
  deps: LetterDeps,
  { id, language }: NonNullable<Awaited<ReturnType<typeof findReader>>>,
  notices: readonly ToldNotice[],
): Promise<string> {
  const t = translatorFor(language);
  const ways = await openLetterWays(deps, id, t);
  const entries = [];
  for (const notice of notices) {
    entries.push(`- ${noticeSentence(notice, t)}${await ways.below(notice)}`);
  }
  return entries.join('\n\n') + (await ways.atEnd(notices));
}

/**
 * Settles the notices of a person; returns those that are to be told now, in order. What its reader removed, and what
 * is no longer so — the book is back, or due on another day, or fetched, or the suggestion has moved on, or the profile
 * goes on — is settled unsaid.
 */
async function settle(
  trx: Db,
  personId: number,
  { at, language }: { readonly at: Date; readonly language: Language },
): Promise<readonly ToldNotice[]> {
  const { rows } = await sql<ToldNotice & { readonly isTold: boolean }>`
    with settled as (
      update notice set mailed_at = ${at}
      where person_id = ${personId} and mailed_at is null returning *
    )
    select kind, ${factsIn('s', language)} as facts, removed_at is null and (
      kind not in ('due-soon', 'due-today', 'overdue') or exists (
        select from loan l where l.id = (s.facts ->> 'loanId')::integer and l.returned_at is null
          and (l.due_on is null or l.due_on = (s.facts ->> 'dueOn')::date))
      ) and (
      kind <> 'hold-ending' or exists (
        select from hold h where h.id = (s.facts ->> 'holdId')::integer and h.state = 'waiting'
          and h.needed_until = (s.facts ->> 'day')::date)
      ) and (
      kind <> 'hold-released' or exists (
        select from hold h where h.id = (s.facts ->> 'holdId')::integer and h.state = 'released'
          and h.pickup_until = (s.facts ->> 'pickupUntil')::date)
      ) and (
      kind <> 'request-moved' or exists (
        select from loan_request r where r.id = (s.facts ->> 'requestId')::integer
          and r.state = s.facts ->> 'state'
          and (r.state <> 'available' or r.pickup_until = (s.facts ->> 'day')::date))
      ) and (
      kind <> 'suggestion-answered' or s.facts ->> 'titleId' is not null or exists (
        select from acquisition_suggestion a where a.id = (s.facts ->> 'suggestionId')::integer
          and a.state = s.facts ->> 'state')
      ) and (
      kind <> 'interest-ending' or exists (
        select from interest i where i.person_id = s.person_id
          and i.valid_to = (s.facts ->> 'day')::date)
      ) as "isTold"
    from settled s order by created_at, id`.execute(trx);
  return rows.filter(({ isTold }) => isTold);
}
