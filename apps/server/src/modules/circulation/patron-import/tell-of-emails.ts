import { translatorFor } from '@estante/phrases';
import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { recordEvent } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import { hasEmail } from '../../personal-data/index.ts';
import type { KnownPatron } from './repository.ts';

interface TellDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface WrittenEmails {
  readonly known: Pick<KnownPatron, 'personId' | 'emails' | 'language'>;
  /** Addresses that the sheet says; null where it says nothing of them. */
  readonly wanted: readonly string[] | null;
}

/** Tells of others that a sheet wrote at the addresses that counted until now, as a change on screen does. */
export async function tellOfEmails(
  { db: trx, clock }: TellDeps,
  loginId: number,
  { known: { personId, emails, language }, wanted }: WrittenEmails,
): Promise<void> {
  const isSame =
    wanted?.length === emails.length && emails.every((email) => hasEmail(wanted, email));
  if (wanted === null || isSame) return;
  await recordEvent(trx, clock, { kind: 'email-changed', loginId, personId });
  if (emails.length === 0) return;
  const t = translatorFor(language);
  const { name: institution } = await readSettings(trx);
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('mail.emailsChangedSubject'),
    body: t('mail.emailsReplacedBody', { institution }),
  });
}
