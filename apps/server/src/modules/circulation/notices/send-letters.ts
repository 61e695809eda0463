import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { sql } from 'kysely';
import { postLetter } from '../../../platform/mail-outbox.ts';
import { readSettings } from '../../institution/index.ts';
import { dateOf } from '../facts/index.ts';
import type { NoticeDeps } from './look-at-loans.ts';
import { unsubscribeCode } from './mail-choice.ts';
import { noticeSentence, type ToldNotice } from './sentence.ts';

export interface LetterDeps extends NoticeDeps {
  /** Of the site, for links; null: a letter has none. */
  readonly origin: string | null;
}

/** Writes to each person one letter with what they were told and has not been in one. */
export async function sendLetters(
  deps: LetterDeps,
  signal: AbortSignal,
): Promise<{ readonly letters: number }> {
  let letters = 0;
  for (const personId of await findToWriteTo(deps.db)) {
    if (signal.aborted) break;
    if (await writeTo(deps, personId)) letters += 1;
  }
  return { letters };
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

/** Settles the notices and posts the letter as one: who comes second finds nothing to tell. */
function writeTo(deps: LetterDeps, personId: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const notices = await settle(trx, personId, dateOf(deps.clock.now()));
    const person = await trx
      .selectFrom('person')
      .select(['name', 'emails', 'language'])
      .where('id', '=', personId)
      .where('receives_mail', '=', true)
      .executeTakeFirst();
    if (!person || person.emails.length === 0 || notices.length === 0) return false;
    const { name: institution } = await readSettings(trx);
    const t = translatorFor(person.language);
    const code = await unsubscribeCode(trx, personId);
    const { origin } = deps;
    const list = notices.map((notice) => `- ${noticeSentence(notice, t)}`).join('\n\n');
    const ending = origin
      ? t('notices.letter.end', { address: `${origin}/avisos/${code}`, origin })
      : t('notices.letter.endInAccount');
    await postLetter(trx, deps.clock, {
      recipients: person.emails,
      senderName: institution,
      subject: t('notices.letter.subject', { count: notices.length, institution }),
      body: t('notices.letter.body', { name: person.name, institution, list, ending }),
      unsubscribeAddress: origin && `${origin}/api/avisos/descadastro/${code}`,
    });
    return true;
  });
}

/**
 * Those of a person that are to be told now, in order. What its reader removed, and what is no
 * longer so — the book is back, or due on another day — is settled unsaid.
 */
async function settle(trx: Db, personId: number, at: Date): Promise<readonly ToldNotice[]> {
  const { rows } = await sql<ToldNotice & { readonly isTold: boolean }>`
    with settled as (
      update notice set mailed_at = ${at}
      where person_id = ${personId} and mailed_at is null returning *
    )
    select kind, facts, removed_at is null and (
      kind not in ('due-soon', 'due-today', 'overdue') or exists (
        select from loan l where l.id = (s.facts ->> 'loanId')::integer and l.returned_at is null
          and (l.due_on is null or l.due_on = (s.facts ->> 'dueOn')::date))
      ) as "isTold"
    from settled s order by created_at, id`.execute(trx);
  return rows.filter(({ isTold }) => isTold);
}
