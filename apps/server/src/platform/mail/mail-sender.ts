import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '@estante/database';
import type { Clock } from '../clock.ts';
import { createLoop } from '../jobs/loop.ts';
import { claimDue, type QueuedMail } from './mail-outbox.ts';
import type { Attachment, Mailer } from './mailer.ts';

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

/** Longest wait for an e-mail that is being sent when the server stops, in seconds. */
const stopSeconds = 5;

/** Makes a sender that looks into the outbox at each interval. */
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
