import { consentWordings } from '@estante/contract';
import type { ConsentSubject, Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';

interface Decision {
  readonly personId: number;
  readonly subject: ConsentSubject;
  readonly isGiven: boolean;
}

const wordingOf = {
  history: consentWordings.historico,
  mail: consentWordings.email,
} as const satisfies Readonly<Record<ConsentSubject, number>>;

/** Keeps what somebody decided, with its day and the wording; what they had decided so before is one. */
export async function writeConsent(
  db: Db,
  clock: Clock,
  { personId, subject, isGiven }: Decision,
): Promise<void> {
  await sql`
    insert into consent (person_id, subject, is_given, wording, decided_at)
    select p.id, ${subject}, ${isGiven}, ${wordingOf[subject]}, ${clock.now().toString()}::timestamptz
    from person p where p.id = ${personId} and ${isGiven} is distinct from (
      select c.is_given from consent c
      where c.person_id = p.id and c.subject = ${subject} order by c.id desc limit 1)`.execute(db);
}

/** Whether what the library tells comes by mail. */
export async function chooseMail(
  db: Db,
  clock: Clock,
  { personId, isGiven }: Omit<Decision, 'subject'>,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ receives_mail: isGiven })
    .where('id', '=', personId)
    .execute();
  await writeConsent(db, clock, { personId, subject: 'mail', isGiven });
}
