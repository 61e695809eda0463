import { randomUUID } from 'node:crypto';
import type { Db } from '@estante/database';
import type { Clock } from '../clock.ts';
import type { MailMessage } from './mailer.ts';

const day = 86_400;

/**
 * Puts an e-mail into the outbox, within the transaction of what it tells of. Sending is tried for a day, or
 * for `usefulSeconds`. One without recipients is dropped.
 */
export async function queueMail(
  db: Db,
  clock: Clock,
  letter: MailMessage,
  usefulSeconds = day,
): Promise<void> {
  await queueMails(db, clock, [letter], usefulSeconds);
}

/** Puts some hundred e-mails into the outbox at once, as `queueMail` does one. */
export async function queueMails(
  db: Db,
  clock: Clock,
  letters: readonly MailMessage[],
  usefulSeconds = day,
): Promise<void> {
  if (letters.length === 0) return;
  const now = clock.now().epochMilliseconds;
  const rows = letters.map((letter) => ({
    id: randomUUID(),
    recipients: [...letter.recipients],
    sender_name: letter.senderName,
    subject: letter.subject,
    body: letter.body,
    attachment_name: letter.attachment?.name ?? null,
    attachment_type: letter.attachment?.type ?? null,
    attachment: letter.attachment?.content ?? null,
    unsubscribe_address: letter.unsubscribeAddress ?? null,
    created_at: new Date(now),
    expires_at: new Date(now + usefulSeconds * 1000),
    next_try_at: new Date(now),
  }));
  await db.insertInto('outgoing_mail').values(rows).execute();
}

/**
 * Seconds for which an e-mail that is being sent is left to its sender: longer than a silent mail server is
 * waited for.
 */
const leaseSeconds = 120;
/** E-mails that are sent at once. */
const batchSize = 5;

/** An e-mail of the outbox that a server has claimed. */
export type QueuedMail = Awaited<ReturnType<typeof claimDue>>[number];

/** Claims e-mails that are due; should this server end, another claims them after the lease. */
export async function claimDue({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const now = clock.now().epochMilliseconds;
  return db
    .with(
      // Chosen before any is claimed: in one join the database may choose anew for each, and claim them all.
      (cte) => cte('due').materialized(),
      (eb) =>
        eb
          .selectFrom('outgoing_mail')
          .select('id')
          .where('next_try_at', '<=', new Date(now))
          .orderBy('next_try_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outgoing_mail')
    .from('due')
    .set((eb) => ({
      next_try_at: new Date(now + leaseSeconds * 1000),
      tries: eb('tries', '+', 1),
    }))
    .whereRef('outgoing_mail.id', '=', 'due.id')
    .returningAll('outgoing_mail')
    .execute();
}
