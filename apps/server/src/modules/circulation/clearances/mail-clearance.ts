import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import type { Clock } from '../../../platform/clock.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';

interface ClearanceFacts {
  readonly name: string;
  readonly emails: readonly string[];
  readonly library: string;
  readonly institution: string;
  readonly code: string;
  /** YYYY-MM-DD. */
  readonly validUntil: string;
  readonly language: Language;
  readonly content: Buffer;
  /** The name of the file. */
  readonly file: string;
}

/** Mails the clearance to a person who can sign in no more: the answer that brought the file may have been lost. */
export async function mailClearance(
  { clock }: { readonly clock: Clock },
  trx: Db,
  clearance: ClearanceFacts,
): Promise<void> {
  const { name, emails, library, institution, code, validUntil, language } = clearance;
  if (emails.length === 0) return;
  const t = translatorFor(language);
  await queueMail(trx, clock, {
    recipients: emails,
    senderName: institution,
    subject: t('clearances.mail.subject'),
    body: t('clearances.mail.body', { name, library, code, validUntil }),
    attachment: { name: clearance.file, type: 'application/pdf', content: clearance.content },
  });
}
