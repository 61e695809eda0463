import { consentWordings } from '@estante/contract';
import type { ConsentSubject, Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';

interface Decision {
  readonly personId: number;
  readonly subject: ConsentSubject;
  readonly isGiven: boolean;
  /** Whether they had the wording before them: to say the same of a new one is a decision. */
  readonly hasRead?: boolean;
}

const wordingOf = {
  history: consentWordings.historico,
  mail: consentWordings.email,
} as const satisfies Readonly<Record<ConsentSubject, number>>;

/** Keeps what somebody decided, with its day and the wording; to decide the same again is nothing new. */
export async function writeConsent(
  db: Db,
  clock: Clock,
  { personId, subject, isGiven, hasRead = false }: Decision,
): Promise<void> {
  const wording = wordingOf[subject];
  await sql`
    insert into consent (person_id, subject, is_given, wording, decided_at)
    select p.id, ${subject}, ${isGiven}, ${wording}, ${clock.now().toString()}::timestamptz
    from person p
    left join lateral (
      select c.is_given, c.wording from consent c
      where c.person_id = p.id and c.subject = ${subject} order by c.id desc limit 1
    ) last on true
    where p.id = ${personId} and (last.is_given is distinct from ${isGiven}
      or ${hasRead} and last.wording <> ${wording})`.execute(db);
}

/** Sets whether what the library tells comes by mail. */
export async function chooseMail(
  db: Db,
  clock: Clock,
  choice: Omit<Decision, 'subject'>,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ receives_mail: choice.isGiven })
    .where('id', '=', choice.personId)
    .execute();
  await writeConsent(db, clock, { ...choice, subject: 'mail' });
}
