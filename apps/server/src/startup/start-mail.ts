import { join } from 'node:path';
import type { Db } from '@estante/database';
import { systemClock } from '../platform/clock.ts';
import { createMailSender } from '../platform/mail/mail-sender.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from '../platform/mail/mailer.ts';
import type { Startup } from './startup.ts';

/** Sends the e-mails of the outbox, and tells the operator which settings they lack. */
export function startMail(startup: Startup, db: Db): void {
  const { config, progress, backgroundLog: log, started } = startup;
  const mailer = openMailer(startup);
  if (config.SITE_URL === undefined)
    progress(
      'SITE_URL is not set: scheduled e-mails will contain no links; other e-mails use the address of the request',
    );
  const sender = createMailSender({ db, clock: systemClock, mailer, log });
  sender.start();
  started.defer(() => sender.stop());
}

function openMailer({ config, progress }: Startup): Mailer {
  const { SMTP_URL: address, MAIL_FROM: from } = config;
  if (address !== undefined) return createSmtpMailer(address, from);
  const folder = join(config.DATA_DIR, 'mail');
  progress(`Mail is written to ${folder}: SMTP_URL is not set`);
  return createFileMailer(folder, from);
}
