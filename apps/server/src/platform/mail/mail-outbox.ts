import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@estante/database';
import type { Clock } from '../clock.ts';
import { createLoop } from '../jobs/loop.ts';
import type { Attachment, MailMessage, Mailer } from './mailer.ts';

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

export interface OutboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: { error(details: object, message: string): void };
  /** Interval between two looks into the outbox, in ms. */
  readonly interval?: number;
}

/** Sends what is in the outbox. Several servers may do so at once. */
export interface MailSender {
  start(): void;
  /** Sends all mail that is due. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Seconds for which an e-mail that is being sent is left to its sender: longer than a silent mail server is
 * waited for.
 */
const leaseSeconds = 120;
/** Longest wait for an e-mail that is being sent when the server stops, in seconds. */
const stopSeconds = 5;
/** E-mails that are sent at once. */
const batchSize = 5;

export function createMailSender(deps: OutboxDeps): MailSender {
  const { log, mailer, interval = 1000 } = deps;
  const loop = createLoop(sendDue, {
    interval,
    onError: (err) => log.error({ err }, 'outbox not read'),
  });

  async function sendDue(): Promise<void> {
    while (!loop.signal.aborted) {
      const mails = await claimDue(deps);
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => trySending(deps, mail)));
    }
  }

  return {
    sendDue,
    start: () => loop.start(),
    stop: async () => {
      // A mail that a silent server holds up is taken again after its lease.
      await Promise.race([loop.stop(), delay(stopSeconds * 1000, undefined, { ref: false })]);
      mailer.close();
    },
  };
}

type QueuedMail = Awaited<ReturnType<typeof claimDue>>[number];

/** Claims e-mails that are due; should this server end, another claims them after the lease. */
async function claimDue({ db, clock }: OutboxDeps) {
  const now = clock.now().epochMilliseconds;
  return db
    .updateTable('outgoing_mail')
    .set((eb) => ({
      next_try_at: new Date(now + leaseSeconds * 1000),
      tries: eb('tries', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outgoing_mail')
        .select('id')
        .where('next_try_at', '<=', new Date(now))
        .orderBy('next_try_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function trySending({ db, clock, mailer, log }: OutboxDeps, mail: QueuedMail): Promise<void> {
  const { id, recipients, subject, body } = mail;
  const isLate = mail.expires_at.getTime() <= clock.now().epochMilliseconds;
  try {
    if (!isLate && recipients.length > 0) {
      const attachment = attachmentOf(mail);
      const letter = { recipients, senderName: mail.sender_name, subject, body, attachment };
      const unsubscribeAddress = mail.unsubscribe_address;
      await mailer.send({ id, writtenAt: mail.created_at, unsubscribeAddress, ...letter });
    }
  } catch (err) {
    log.error({ err: withoutAddresses(err), mail: id, tries: mail.tries }, 'mail not sent');
    const next = clock.now().epochMilliseconds + pauseAfter(mail.tries) * 1000;
    const next_try_at = new Date(Math.min(next, mail.expires_at.getTime()));
    await db.updateTable('outgoing_mail').set({ next_try_at }).where('id', '=', id).execute();
    return;
  }
  if (isLate) log.error({ mail: id, tries: mail.tries }, 'mail given up');
  await db.deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

function attachmentOf(mail: QueuedMail): Attachment | null {
  const { attachment_name: name, attachment_type: type, attachment: content } = mail;
  return name !== null && type !== null && content !== null ? { name, type, content } : null;
}

/** Seconds before the next try: 10, 20, 40 and so on, at most 900. */
function pauseAfter(tries: number): number {
  return Math.min(900, 10 * 2 ** Math.min(tries - 1, 10));
}

/** The error of a mail server without the addresses that it refuses, which are not to be in the log. */
function withoutAddresses(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const plain = new Error(error.message.replaceAll(/\S+@\S+/g, '…'));
  return Object.assign(plain, 'code' in error && { code: error.code }, { stack: '' });
}
